import type { ArticleDetails, DraftedSource } from "@shirube/vocabulary/learning/articles/writing"
import {
  MOST_ARTICLE_SOURCES,
  MOST_ARTICLE_TAGS,
  MOST_RELATED,
} from "@shirube/vocabulary/learning/articles/writing"
import { useSuspenseQuery } from "@tanstack/react-query"
import { Plus, Trash2 } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { BothLanguages, ChosenField, DayField, WordsField } from "#web/kits/drafts/fields.tsx"
import { placed } from "#web/kits/drafts/paths.ts"
import { useDocumentFields } from "#web/kits/drafts/written-context.ts"
import type { WrittenFieldsProps } from "#web/kits/drafts/written-noun.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Chip } from "#web/ui/control/checkbox.tsx"
import { Field, FieldError } from "#web/ui/control/field.tsx"
import { IconButton } from "#web/ui/control/icon-button.tsx"
import { Select, type SelectOption } from "#web/ui/control/select.tsx"
import { TextInput } from "#web/ui/control/text-input.tsx"
import { levels } from "../address.ts"
import { choicesQuery } from "./queries.ts"

/** Without a language: category, author, tags, sources, related articles. */
export function ArticleDetailsFields({ id, fields }: WrittenFieldsProps) {
  const t = useTranslations("writingArticles")
  const { authors, categories, tags, articles } = useSuspenseQuery(choicesQuery).data
  const details = fields.details as unknown as ArticleDetails
  return (
    <>
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 xl:grid-cols-4">
        <ChosenField
          path="details.category"
          label={t("category")}
          options={categories.map(({ key, name }) => ({ value: key, label: name }))}
        />
        <ChosenField
          path="details.author"
          label={t("author")}
          options={authors.map(({ key, name }) => ({ value: key, label: name }))}
        />
        <ChosenField
          path="details.level"
          label={t("level")}
          options={levels.map((level) => ({ value: level, label: level.toUpperCase() }))}
        />
        <DayField path="details.checked" label={t("checked")} />
      </div>
      <Tags chosen={details.tags} options={tags.map(({ key, name }) => ({ value: key, label: name }))} />
      <Sources sources={details.sources} />
      <Related
        chosen={details.related}
        options={articles
          .filter((article) => article.id !== id)
          .map((article) => ({ value: article.id, label: article.title }))}
      />
    </>
  )
}

interface ListProps {
  readonly chosen: readonly string[]
  readonly options: readonly SelectOption[]
}

function Tags({ chosen, options }: ListProps) {
  const t = useTranslations("writingArticles")
  const { put, problemAt } = useDocumentFields()
  const isFull = chosen.length >= MOST_ARTICLE_TAGS
  const problem = problemAt("details.tags")
  return (
    <fieldset id="details.tags" tabIndex={-1} className="grid gap-2">
      <legend className="mb-1 font-semibold">{t("tags")}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <Chip
            key={value}
            label={label}
            checked={chosen.includes(value)}
            disabled={isFull && !chosen.includes(value)}
            onChange={({ currentTarget: { checked } }) =>
              put("details.tags", checked ? [...chosen, value] : chosen.filter((each) => each !== value))
            }
          />
        ))}
      </div>
      {problem ? <FieldError id="details.tags-error">{problem}</FieldError> : null}
    </fieldset>
  )
}

const blankSource: DraftedSource = {
  title: { en: "", ja: "" },
  publisher: { en: "", ja: "" },
  url: "",
  checked: "",
}

const LONGEST_SOURCE = 300

function Sources({ sources }: { sources: readonly DraftedSource[] }) {
  const t = useTranslations("writingArticles")
  const { put, problemAt } = useDocumentFields()
  const path = "details.sources"
  const problem = problemAt(path)
  const isFull = sources.length >= MOST_ARTICLE_SOURCES
  return (
    <section id={path} tabIndex={-1} aria-labelledby="sources" className="grid gap-4 border-t pt-6">
      <h3 id="sources" className="voice-serif text-heading">
        {t("sources")}
      </h3>
      <p className="max-w-measure text-ink-soft">{t("sourcesHelp")}</p>
      {problem ? <FieldError id={`${path}-error`}>{problem}</FieldError> : null}
      {placed(sources, path).map(({ value, at, path: here }) => (
        <fieldset key={here} className="grid gap-4 border-s-3 ps-4">
          <legend className="float-start w-full">
            <span className="flex items-center justify-between gap-2">
              <span className="font-semibold">{t("sourceNumber", { number: at + 1 })}</span>
              <IconButton
                label={t("removeSource", { number: at + 1 })}
                onClick={() => put(path, sources.toSpliced(at, 1))}
              >
                <Trash2 aria-hidden className="size-4.5" />
              </IconButton>
            </span>
          </legend>
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
            <Field label={t("sourceUrl")} id={`${here}.url`} error={problemAt(`${here}.url`)}>
              {(control) => (
                <TextInput
                  {...control}
                  type="url"
                  inputMode="url"
                  value={value.url}
                  maxLength={2_000}
                  autoComplete="off"
                  placeholder="https://"
                  onChange={(event) => put(`${here}.url`, event.target.value)}
                />
              )}
            </Field>
            <DayField path={`${here}.checked`} label={t("sourceChecked")} />
          </div>
          <BothLanguages>
            {(language) => (
              <>
                <WordsField
                  path={`${here}.title.${language}`}
                  label={t("sourceTitle", { language: t(`languages.${language}`) })}
                  most={LONGEST_SOURCE}
                  lang={language}
                />
                <WordsField
                  path={`${here}.publisher.${language}`}
                  label={t("sourcePublisher", { language: t(`languages.${language}`) })}
                  most={LONGEST_SOURCE}
                  lang={language}
                />
              </>
            )}
          </BothLanguages>
        </fieldset>
      ))}
      <Button
        variant="quiet"
        className="justify-self-start px-0!"
        icon={<Plus aria-hidden className="size-4" />}
        aria-disabled={isFull || undefined}
        onClick={() => {
          if (!isFull) put(path, [...sources, blankSource])
        }}
      >
        {t("addSource")}
      </Button>
    </section>
  )
}

function Related({ chosen, options }: ListProps) {
  const t = useTranslations("writingArticles")
  const { put, problemAt } = useDocumentFields()
  const [next, setNext] = useState("")
  const path = "details.related"
  const labelOf = (id: string) => options.find(({ value }) => value === id)?.label ?? id
  const isFull = chosen.length >= MOST_RELATED
  return (
    <section aria-labelledby="related" className="grid gap-3 border-t pt-6">
      <h3 id="related" className="voice-serif text-heading">
        {t("related")}
      </h3>
      {chosen.length === 0 ? null : (
        <ol className="divide-y border-y">
          {chosen.map((id, at) => (
            <li key={id} className="flex items-center justify-between gap-3">
              <span className="wrap-anywhere">{labelOf(id)}</span>
              <IconButton
                label={t("removeRelated", { title: labelOf(id) })}
                onClick={() => put(path, chosen.toSpliced(at, 1))}
              >
                <Trash2 aria-hidden className="size-4.5" />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 sm:max-w-md">
          <Field label={t("addRelated")} id={path} error={problemAt(path)}>
            {(control) => (
              <Select
                {...control}
                value={next}
                placeholder={t("choose")}
                options={options.filter(({ value }) => !chosen.includes(value))}
                onChange={(event) => setNext(event.target.value)}
              />
            )}
          </Field>
        </div>
        <Button
          variant="secondary"
          aria-disabled={next === "" || isFull || undefined}
          onClick={() => {
            if (next === "" || isFull) return
            put(path, [...chosen, next])
            setNext("")
          }}
        >
          {t("add")}
        </Button>
      </div>
    </section>
  )
}
