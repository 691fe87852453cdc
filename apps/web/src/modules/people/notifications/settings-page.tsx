import { useTranslations } from "use-intl"
import { useApp, useHref, useMember } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { CheckboxField, SelectField } from "#web/ui/form/choice-fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { Section } from "#web/ui/text/section.tsx"
import { PushSection } from "./push-section.tsx"
import type { Push, Settings } from "./queries.ts"
import { QuietHoursFields } from "./quiet-hours-fields.tsx"

/** Only senpai and editors get requests for answers. */
const choicesFor = (role: string) =>
  role === "senpai" || role === "editor"
    ? (["questions", "mentions", "requests", "events", "calendar", "applications", "account"] as const)
    : (["questions", "mentions", "events", "calendar", "applications", "account"] as const)

export function SettingsPage({ settings, push }: { settings: Settings; push: Push }) {
  const t = useTranslations("notifications")
  const href = useHref()
  const { status } = useApp()
  const choosable = choicesFor(useMember().role)
  return (
    <div className="page py-10 md:py-16">
      <h1 className="voice-serif text-title">{t("settingsTitle")}</h1>
      <p className="mt-3 max-w-measure text-ink-soft">{t("settingsLead")}</p>
      <TextLink kind="stand-alone" href={href("/account/notifications")}>
        {t("toList")}
      </TextLink>
      <div className="mt-8">
        <PushSection push={push} />
      </div>
      <Form
        route="PUT /v1/notifications/settings"
        problems={t("problems")}
        className="grid"
        start={settings}
        onDone={() => void status.show({ kind: "success", message: t("saved") })}
      >
        {(at) => (
          <>
            {choosable.map((category) => (
              <Section
                key={category}
                title={t(`choice.${category}.title`)}
                text={t(`choice.${category}.text`)}
              >
                <CheckboxField name={at(`choices.${category}.inApp`)} label={t("inApp")} />
                <CheckboxField name={at(`choices.${category}.mail`)} label={t("mail")} />
                <CheckboxField name={at(`choices.${category}.push`)} label={t("onDevices")} />
              </Section>
            ))}
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
            <QuietHoursFields at={at} zone={settings.quiet.zone} isNew={!settings.quiet.isOn} />
            <Section title={t("securityTitle")} text={t("securityText")}>
              <SubmitButton busyLabel={t("working")}>{t("save")}</SubmitButton>
            </Section>
          </>
        )}
      </Form>
    </div>
  )
}
