import type { ArticleDetails } from "@shirube/vocabulary/learning/articles/writing"
import {
  MOST_ARTICLE_SOURCES,
  MOST_ARTICLE_TAGS,
  MOST_RELATED,
} from "@shirube/vocabulary/learning/articles/writing"
import { useSuspenseQuery } from "@tanstack/react-query"
import { Trash2 } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { ChipsField, ChosenField, DayField } from "#web/kits/drafts/fields.tsx"
import { DocumentSources } from "#web/kits/drafts/source-rows.tsx"
import { useDocumentFields } from "#web/kits/drafts/written-context.ts"
import type { WrittenFieldsProps } from "#web/kits/drafts/written-noun.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { IconButton } from "#web/ui/control/icon-button.tsx"
import { Select, type SelectOption } from "#web/ui/control/select.tsx"
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
      <ChipsField
        path="details.tags"
        label={t("tags")}
        options={tags.map(({ key, name }) => ({ value: key, label: name }))}
        chosen={details.tags}
        most={MOST_ARTICLE_TAGS}
      />
      <DocumentSources path="details.sources" sources={details.sources} most={MOST_ARTICLE_SOURCES} />
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
