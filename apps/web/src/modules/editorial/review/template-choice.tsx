import type { Language } from "@shirube/vocabulary/language"
import { useWatch } from "react-hook-form"
import { useTranslations } from "use-intl"
import { useDeskKeys } from "#web/kits/desk/keys.tsx"
import { Button } from "#web/ui/control/button.tsx"
import type { Labelled } from "#web/ui/form/bound.ts"
import { SelectField } from "#web/ui/form/choice-fields.tsx"
import { useFormParts } from "#web/ui/form/form-context.ts"
import type { Review } from "./queries.ts"

type Name = Labelled<string | undefined>["name"]

interface TemplateChoiceProps {
  readonly reasons: Review["reasons"]
  /** Of the applicant; null: they get both languages. */
  readonly language: Language | null
  readonly keyName: Name
  readonly wordsName: Name
}

/** A prepared text, which is sent as it is in the applicant's language, or goes into the field below to be changed. */
export function TemplateChoice({ reasons, language, keyName, wordsName }: TemplateChoiceProps) {
  const t = useTranslations("editors")
  const { form } = useFormParts()
  const chosen = useWatch({ control: form.control, name: keyName })
  const template = reasons.find(({ key }) => key === chosen)
  const change = () => {
    if (!template) return
    const { en, ja } = template.texts
    const before: unknown = form.getValues(wordsName)
    const text = language === null ? `${en}\n\n${ja}` : template.texts[language]
    form.setValue(wordsName, [before, text].filter(Boolean).join("\n"), { shouldDirty: true })
    form.setValue(keyName, "", { shouldDirty: true })
    form.setFocus(wordsName)
  }
  useDeskKeys([{ keys: "t", label: t("toTemplates"), run: () => form.setFocus(keyName) }])
  return (
    <>
      <SelectField
        name={keyName}
        label={t("reason")}
        help={t("reasonHelp")}
        placeholder={t("reasonNone")}
        options={reasons.map(({ key, text }) => ({ value: key, label: text }))}
      />
      {template ? (
        <div className="grid justify-items-start gap-1 border-s-3 ps-4 text-sm">
          {language === "ja" ? null : <p lang="en">{template.texts.en}</p>}
          {language === "en" ? null : <p lang="ja">{template.texts.ja}</p>}
          <Button variant="quiet" className="ps-0!" onClick={change}>
            {t("changeTemplate")}
          </Button>
        </div>
      ) : null}
    </>
  )
}
