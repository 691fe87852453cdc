import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { Field } from "#web/ui/control/field.tsx"
import { Select } from "#web/ui/control/select.tsx"
import { useFormParts } from "#web/ui/form/form-context.ts"
import { reviewersQuery } from "../queries.ts"

const choices = ["any", "one"] as const

/** Any senpai, or one of those who review documents. */
export function WhoReads({ name }: { name: string }) {
  const t = useTranslations("documentReviews.asking")
  const { form } = useFormParts()
  const [choice, setChoice] = useState<(typeof choices)[number]>("any")
  const { data: reviewers } = useQuery({ ...reviewersQuery(), enabled: choice === "one" })
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold">{t("who")}</legend>
      {choices.map((each) => (
        <label key={each} className="flex items-start gap-3">
          <input
            type="radio"
            name="who-reads"
            value={each}
            checked={choice === each}
            onChange={() => {
              setChoice(each)
              form.setValue(name, null)
            }}
            className="mt-1.5 size-5"
          />
          <span className="grid">
            <span>{t(each)}</span>
            <span className="text-ink-soft text-sm">{t(`${each}Help`)}</span>
          </span>
        </label>
      ))}
      {choice === "one" ? (
        <Field label={t("choose")}>
          {(control) => (
            <Select
              {...control}
              defaultValue=""
              options={[
                { value: "", label: t("choose") },
                ...(reviewers?.items ?? []).map((mentor) => ({
                  value: mentor.id,
                  label: mentor.name,
                })),
              ]}
              onChange={(event) => form.setValue(name, event.currentTarget.value || null)}
            />
          )}
        </Field>
      ) : null}
    </fieldset>
  )
}
