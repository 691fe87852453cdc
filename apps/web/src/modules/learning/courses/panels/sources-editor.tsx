import {
  LONGEST_PUBLISHER,
  LONGEST_SOURCE_ADDRESS,
  LONGEST_SOURCE_TITLE,
  MOST_SOURCES,
} from "@shirube/vocabulary/learning/courses/draft-sources"
import { Plus, Trash2 } from "lucide-react"
import { useTranslations } from "use-intl"
import { BothLanguages, WordsField } from "#web/kits/drafts/fields.tsx"
import { placed } from "#web/kits/drafts/paths.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { IconButton } from "#web/ui/control/icon-button.tsx"
import { TextInput } from "#web/ui/control/text-input.tsx"
import { blankSource, type Source } from "../writing/document.ts"
import { useWriting } from "../writing/writing-context.ts"

interface SourcesEditorProps {
  readonly sources: readonly Source[]
  readonly path: string
}

/** Official sources for the rules that a lesson explains. */
export function SourcesEditor({ sources, path }: SourcesEditorProps) {
  const t = useTranslations("ownCourses")
  const { put } = useWriting()
  const isFull = sources.length >= MOST_SOURCES
  return (
    <section className="grid gap-4 border-t pt-6">
      <h3 className="voice-serif text-heading">{t("sources")}</h3>
      <p className="max-w-measure text-ink-soft">{t("sourcesHelp")}</p>
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
          <Place source={value} path={here} />
          <BothLanguages>
            {(language) => (
              <>
                <WordsField
                  path={`${here}.title.${language}`}
                  label={t("sourceTitle", { language: t(`languages.${language}`) })}
                  most={LONGEST_SOURCE_TITLE}
                  lang={language}
                />
                <WordsField
                  path={`${here}.publisher.${language}`}
                  label={t("sourcePublisher", { language: t(`languages.${language}`) })}
                  most={LONGEST_PUBLISHER}
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
          if (!isFull) put(path, [...sources, blankSource()])
        }}
      >
        {t("addSource")}
      </Button>
    </section>
  )
}

function Place({ source, path }: { source: Source; path: string }) {
  const t = useTranslations("ownCourses")
  const { put, problemAt } = useWriting()
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <Field label={t("sourceUrl")} id={`${path}.url`} error={problemAt(`${path}.url`)}>
        {(control) => (
          <TextInput
            {...control}
            type="url"
            inputMode="url"
            value={source.url}
            maxLength={LONGEST_SOURCE_ADDRESS}
            autoComplete="off"
            placeholder="https://"
            onChange={(event) => put(`${path}.url`, event.target.value)}
          />
        )}
      </Field>
      <Field label={t("sourceChecked")} id={`${path}.checked`} error={problemAt(`${path}.checked`)}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={source.checked ?? ""}
            onChange={(event) => put(`${path}.checked`, event.target.value || null)}
          />
        )}
      </Field>
    </div>
  )
}
