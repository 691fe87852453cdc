import {
  type SuspensionLength,
  type SuspensionReason,
  suspensionLengths,
  suspensionReasons,
  suspensionReasonTexts,
} from "@shirube/vocabulary/editorial/suspensions/choices"
import { useTranslations } from "use-intl"
import { useApp } from "#web/lib/page/use-app.ts"
import type { Labelled } from "#web/ui/form/bound.ts"
import { CheckboxField, SelectField } from "#web/ui/form/choice-fields.tsx"

type NameOf<Value> = Labelled<Value | undefined>["name"]

interface SuspensionChoiceProps {
  readonly lengthName: NameOf<SuspensionLength>
  readonly reasonName: NameOf<SuspensionReason>
  readonly hidePostsName: NameOf<boolean>
}

/** Part of a decision against a member's content: it can suspend their account too. */
export function SuspensionChoice({ lengthName, reasonName, hidePostsName }: SuspensionChoiceProps) {
  const t = useTranslations("editors.suspensions")
  const { language } = useApp().locale
  return (
    <fieldset className="grid gap-5 border-s-3 ps-4">
      <legend className="sr-only">{t("also")}</legend>
      <SelectField
        name={lengthName}
        label={t("also")}
        help={t("alsoHelp")}
        placeholder={t("no")}
        options={suspensionLengths.map((length) => ({ value: length, label: t(`length.${length}`) }))}
      />
      <SelectField
        name={reasonName}
        label={t("why")}
        help={t("whyHelp")}
        placeholder={suspensionReasonTexts.other[language]}
        options={suspensionReasons
          .filter((reason) => reason !== "other")
          .map((reason) => ({ value: reason, label: suspensionReasonTexts[reason][language] }))}
      />
      <CheckboxField name={hidePostsName} label={t("hidePosts")} help={t("hidePostsHelp")} />
    </fieldset>
  )
}
