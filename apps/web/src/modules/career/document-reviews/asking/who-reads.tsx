import { useState } from "react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { useFormParts } from "#web/ui/form/form-context.ts"
import type { FieldName } from "#web/ui/form/names.ts"
import { SearchChoiceField } from "#web/ui/form/search-fields.tsx"
import { useReviewers } from "./use-reviewers.ts"

const choices = ["any", "one"] as const

/** Any senpai, or one of those who review documents. */
export function WhoReads({ name }: { name: FieldName<string | null> }) {
  const t = useTranslations("documentReviews.asking")
  const { form } = useFormParts()
  const [choice, setChoice] = useState<(typeof choices)[number]>("any")
  return (
    <fieldset className="grid min-w-0 gap-3">
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
              // Null means any senpai; an empty choice is missing.
              form.setValue(name, each === "any" ? null : "")
            }}
            className="mt-1.5 size-5 flex-none"
          />
          <span className="grid">
            <span>{t(each)}</span>
            <span className="text-ink-soft text-sm">{t(`${each}Help`)}</span>
          </span>
        </label>
      ))}
      {choice === "one" ? <ChooseSenpai name={name} /> : null}
    </fieldset>
  )
}

function ChooseSenpai({ name }: { name: FieldName<string | null> }) {
  const t = useTranslations("documentReviews.asking")
  const href = useHref()
  const source = useReviewers()
  return (
    <div className="grid justify-items-start gap-1 *:first:w-full">
      <SearchChoiceField
        name={name}
        label={t("choose")}
        help={t("chooseHelp")}
        missing={t("chooseMissing")}
        required
        source={source}
      />
      <TextLink kind="stand-alone" href={href("/mentors/search?way=es-review")}>
        {t("toPages")}
      </TextLink>
    </div>
  )
}
