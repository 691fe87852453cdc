import { useTranslations } from "use-intl"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextAreaField } from "#web/ui/form/fields.tsx"
import { Form } from "#web/ui/form/form.tsx"
import { known, type PartProps } from "./part.ts"

export function IntroductionForm({ profile: { introduction }, onSaved, children }: PartProps) {
  const t = useTranslations("profile")
  return (
    <Form
      route="PUT /v1/profile/introduction"
      problems={t("problems")}
      start={known(introduction)}
      onDone={() => onSaved()}
    >
      {(at) => (
        <>
          <DraftKeeper of="profile-introduction" />
          <TextAreaField name={at("en")} label={t("introductionEn")} help={t("introductionHelp")} rows={5} />
          <TextAreaField name={at("ja")} label={t("introductionJa")} rows={5} />
          {children}
        </>
      )}
    </Form>
  )
}
