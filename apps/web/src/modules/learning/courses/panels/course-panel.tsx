import type { Language } from "@shirube/vocabulary/language"
import {
  LONGEST_COURSE_SUMMARY,
  LONGEST_COURSE_TITLE,
  LONGEST_OUTCOME,
  MOST_COURSE_TOPICS,
  MOST_OUTCOMES,
} from "@shirube/vocabulary/learning/courses/draft-choices"
import { topics, topicTexts } from "@shirube/vocabulary/topics"
import { Plus, Trash2 } from "lucide-react"
import { useLocale, useTranslations } from "use-intl"
import { BothLanguages, WordsField } from "#web/kits/drafts/fields.tsx"
import { placed } from "#web/kits/drafts/paths.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Chip } from "#web/ui/control/checkbox.tsx"
import { Field, FieldError } from "#web/ui/control/field.tsx"
import { IconButton } from "#web/ui/control/icon-button.tsx"
import { Select } from "#web/ui/control/select.tsx"
import { TextInput } from "#web/ui/control/text-input.tsx"
import { levels } from "../address.ts"
import { useWriting } from "../writing/writing-context.ts"

/** The course's own fields. */
export function CoursePanel() {
  const t = useTranslations("ownCourses")
  const { document, put, problemAt } = useWriting()
  return (
    <div className="grid gap-8">
      <BothLanguages>
        {(language) => (
          <>
            <WordsField
              path={`texts.${language}.title`}
              label={t("titleField", { language: t(`languages.${language}`) })}
              most={LONGEST_COURSE_TITLE}
              lang={language}
            />
            <WordsField
              path={`texts.${language}.summary`}
              label={t("summary", { language: t(`languages.${language}`) })}
              help={t("summaryHelp")}
              most={LONGEST_COURSE_SUMMARY}
              lang={language}
              rows={3}
            />
            <Outcomes language={language} />
          </>
        )}
      </BothLanguages>
      <Topics />
      <div className="max-w-xs">
        <Field label={t("level")} id="level" help={t("levelHelp")} error={problemAt("level")}>
          {(control) => (
            <Select
              {...control}
              value={document.level ?? ""}
              placeholder={t("choose")}
              options={levels.map((level) => ({ value: level, label: level.toUpperCase() }))}
              onChange={(event) => put("level", event.target.value || null)}
            />
          )}
        </Field>
      </div>
    </div>
  )
}

function Topics() {
  const t = useTranslations("ownCourses")
  const language = useLocale()
  const { document, put, problemAt } = useWriting()
  const chosen: readonly string[] = document.topics
  const problem = problemAt("topics")
  return (
    <fieldset
      id="topics"
      tabIndex={-1}
      aria-describedby={problem ? "topics-error" : "topics-help"}
      className="grid min-w-0 gap-1.5"
    >
      <legend className="mb-1.5 font-semibold">{t("topics")}</legend>
      <p id="topics-help" className="text-ink-soft text-sm">
        {t("topicsHelp", { most: MOST_COURSE_TOPICS })}
      </p>
      <div className="flex flex-wrap gap-2">
        {topics.map((topic) => (
          <Chip
            key={topic}
            label={topicTexts[topic].name[language]}
            checked={chosen.includes(topic)}
            disabled={!chosen.includes(topic) && chosen.length >= MOST_COURSE_TOPICS}
            onChange={(event) =>
              put(
                "topics",
                event.target.checked ? [...chosen, topic] : chosen.filter((each) => each !== topic),
              )
            }
          />
        ))}
      </div>
      {problem ? <FieldError id="topics-error">{problem}</FieldError> : null}
    </fieldset>
  )
}

function Outcomes({ language }: { language: Language }) {
  const t = useTranslations("ownCourses")
  const { document, put, problemAt } = useWriting()
  const path = `texts.${language}.outcomes`
  const { outcomes } = document.texts[language]
  const problem = problemAt(path)
  return (
    <fieldset
      id={path}
      tabIndex={-1}
      aria-describedby={problem ? `${path}-error` : `${path}-help`}
      className="grid min-w-0 gap-2"
    >
      <legend className="mb-1.5 font-semibold">
        {t("outcomes", { language: t(`languages.${language}`) })}
      </legend>
      {placed(outcomes, path).map(({ value: outcome, at, path: here }) => (
        <div key={here} className="flex gap-2">
          <TextInput
            value={outcome}
            maxLength={LONGEST_OUTCOME}
            lang={language}
            autoComplete="off"
            aria-label={t("outcomeOf", { number: at + 1, language: t(`languages.${language}`) })}
            onChange={(event) => put(here, event.target.value)}
          />
          <IconButton
            label={t("removeOutcome", { number: at + 1 })}
            onClick={() => put(path, outcomes.toSpliced(at, 1))}
          >
            <Trash2 aria-hidden className="size-4.5" />
          </IconButton>
        </div>
      ))}
      <Button
        variant="quiet"
        className="justify-self-start px-0!"
        icon={<Plus aria-hidden className="size-4" />}
        aria-disabled={outcomes.length >= MOST_OUTCOMES || undefined}
        onClick={() => {
          if (outcomes.length < MOST_OUTCOMES) put(path, [...outcomes, ""])
        }}
      >
        {t("addOutcome")}
      </Button>
      {problem ? <FieldError id={`${path}-error`}>{problem}</FieldError> : null}
      <p id={`${path}-help`} className="text-ink-soft text-sm">
        {t("outcomesHelp")}
      </p>
    </fieldset>
  )
}
