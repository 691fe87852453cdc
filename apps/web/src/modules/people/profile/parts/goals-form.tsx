import { useTranslations } from "use-intl"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextAreaField } from "#web/ui/form/fields.tsx"
import { Form } from "#web/ui/form/form.tsx"
import { known, type PartProps } from "./part.ts"

export function GoalsForm({ profile, onSaved, children }: PartProps) {
  const t = useTranslations("profile")
  const { experience, goals } = profile
  return (
    <Form
      route="PUT /v1/profile/goals"
      problems={t("problems")}
      start={known({ experience, goals })}
      onDone={() => onSaved()}
    >
      {(at) => (
        <>
          <DraftKeeper of="profile-goals" />
          <TextAreaField
            name={at("experience")}
            label={t("experience")}
            help={t("experienceHelp")}
            rows={6}
          />
          <TextAreaField name={at("goals")} label={t("goals")} help={t("goalsHelp")} rows={6} />
          {children}
        </>
      )}
    </Form>
  )
}
