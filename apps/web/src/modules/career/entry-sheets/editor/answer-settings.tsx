import {
  countingRules,
  esQuestions,
  LARGEST_ANSWER_LIMIT,
  LONGEST_ASKED,
  usualAnswerLimits,
} from "@shirube/vocabulary/career/career-documents/choices"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { Field } from "#web/ui/control/field.tsx"
import { Select } from "#web/ui/control/select.tsx"
import { TextArea, TextInput } from "#web/ui/control/text-input.tsx"
import { type Answer, limitIn } from "../content.ts"

interface AnswerSettingsProps {
  readonly answer: Answer
  readonly change: (to: Partial<Answer>) => void
}

/** What is asked, how long the answer may be, and how the form counts. */
export function AnswerSettings({ answer, change }: AnswerSettingsProps) {
  const t = useTranslations("entrySheets")
  return (
    <div className="grid gap-5 pt-2 pb-3 sm:grid-cols-2">
      <Field label={t("answer.question")}>
        {(control) => (
          <Select
            {...control}
            value={answer.question}
            options={esQuestions.map((value) => ({ value, label: t(`questions.${value}`) }))}
            onChange={(event) => {
              const question = esQuestions.find((each) => each === event.target.value)
              if (question) change({ question })
            }}
          />
        )}
      </Field>
      <LimitField answer={answer} change={change} />
      <div className="sm:col-span-2">
        <Field label={t("answer.asked")} help={t("answer.askedHelp")}>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={LONGEST_ASKED}
              value={answer.asked ?? ""}
              onChange={(event) => change({ asked: event.target.value || null })}
            />
          )}
        </Field>
      </div>
      <div className="sm:col-span-2">
        <Field label={t("answer.counts")} help={t("answer.countsHelp")}>
          {(control) => (
            <Select
              {...control}
              value={answer.counts}
              options={countingRules.map((value) => ({ value, label: t(`counts.${value}`) }))}
              onChange={(event) => {
                const counts = countingRules.find((each) => each === event.target.value)
                if (counts) change({ counts })
              }}
            />
          )}
        </Field>
      </div>
    </div>
  )
}

const [OWN, NONE] = ["own", "none"]

function LimitField({ answer: { limit }, change }: AnswerSettingsProps) {
  const t = useTranslations("entrySheets.answer")
  const isUsual = usualAnswerLimits.some((each) => each === limit)
  const [isOwn, setOwn] = useState(limit !== null && !isUsual)
  return (
    <div className="grid content-start gap-3">
      <Field label={t("limit")}>
        {(control) => (
          <Select
            {...control}
            value={isOwn ? OWN : (limit ?? NONE)}
            options={[
              ...usualAnswerLimits.map((count) => ({ value: String(count), label: t("limitOf", { count }) })),
              { value: OWN, label: t("ownLimit") },
              { value: NONE, label: t("noLimit") },
            ]}
            onChange={({ target: { value } }) => {
              setOwn(value === OWN)
              if (value !== OWN) change({ limit: value === NONE ? null : limitIn(value) })
            }}
          />
        )}
      </Field>
      {isOwn ? (
        <Field label={t("ownLimitField")}>
          {(control) => (
            <TextInput
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={LARGEST_ANSWER_LIMIT}
              value={limit ?? ""}
              onChange={(event) => change({ limit: limitIn(event.target.value) })}
            />
          )}
        </Field>
      ) : null}
    </div>
  )
}
