import { useTranslations } from "use-intl"
import { useApp, useHref } from "#web/lib/use-app.ts"
import { CheckboxField, SelectField } from "#web/ui/form/choice-fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { Section } from "#web/ui/section.tsx"
import { TextLink } from "#web/ui/text-link.tsx"
import type { Settings } from "./queries.ts"

export function SettingsPage({ settings }: { settings: Settings }) {
  const t = useTranslations("notifications")
  const href = useHref()
  const { status } = useApp()
  return (
    <div className="page py-10 md:py-16">
      <h1 className="voice-serif text-title">{t("settingsTitle")}</h1>
      <p className="mt-3 max-w-measure text-ink-soft">{t("settingsLead")}</p>
      <TextLink kind="stand-alone" href={href("/account/notifications")}>
        {t("toList")}
      </TextLink>
      <Form
        route="PUT /v1/notifications/settings"
        problems={t("problems")}
        className="mt-8 grid"
        start={settings}
        onDone={() => void status.show({ kind: "success", message: t("saved") })}
      >
        {(at) => (
          <>
            <Section title={t("accountTitle")} text={t("accountText")}>
              <CheckboxField name={at("choices.account.inApp")} label={t("inApp")} />
              <CheckboxField name={at("choices.account.mail")} label={t("mail")} />
            </Section>
            <Section title={t("digestTitle")} text={t("digestText")}>
              <div className="max-w-xs">
                <SelectField
                  name={at("digest")}
                  label={t("digest")}
                  placeholder={t("digestNever")}
                  options={[
                    { value: "never", label: t("digestNever") },
                    { value: "daily", label: t("digestDaily") },
                    { value: "weekly", label: t("digestWeekly") },
                  ]}
                />
              </div>
            </Section>
            <Section title={t("securityTitle")} text={t("securityText")}>
              <SubmitButton busyLabel={t("working")}>{t("save")}</SubmitButton>
            </Section>
          </>
        )}
      </Form>
    </div>
  )
}
