import { useTranslations } from "use-intl"
import { useApp } from "#web/lib/page/use-app.ts"
import { useRefresh } from "#web/lib/query/use-refresh.ts"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextAreaField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"

export function AppealForm() {
  const t = useTranslations("account.suspended")
  const { status } = useApp()
  const refresh = useRefresh()
  return (
    <Form
      route="POST /v1/account/suspension/appeal"
      problems={t("problems")}
      className="grid max-w-measure gap-5"
      onDone={async () => {
        status.show({ kind: "success", message: t("sent") })
        await refresh()
      }}
    >
      {(at) => (
        <>
          <DraftKeeper of="appeal" />
          <TextAreaField
            name={at("text")}
            label={t("appealText")}
            help={t("appealHelp")}
            missing={t("appealMissing")}
            rows={6}
            required
          />
          <SubmitButton className="justify-self-start" busyLabel={t("sending")}>
            {t("send")}
          </SubmitButton>
        </>
      )}
    </Form>
  )
}
