import { type ComponentProps, useEffect, useState } from "react"
import { useTranslations } from "use-intl"
import { useApp, useHref, useMember } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { CheckboxField, SelectField } from "#web/ui/form/choice-fields.tsx"
import { TextField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { useFormParts } from "#web/ui/form/form-context.ts"
import type { At, Body } from "#web/ui/form/names.ts"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { Section } from "#web/ui/text/section.tsx"
import { PushSection } from "./push-section.tsx"
import type { Push, Settings } from "./queries.ts"

/** Only senpai and editors get requests for answers. */
const choicesFor = (role: string) =>
  role === "senpai" || role === "editor"
    ? ([
        "questions",
        "mentions",
        "requests",
        "events",
        "sessions",
        "calendar",
        "applications",
        "account",
      ] as const)
    : (["questions", "mentions", "events", "sessions", "calendar", "applications", "account"] as const)

export function SettingsPage({ settings, push }: { settings: Settings; push: Push }) {
  const t = useTranslations("notifications")
  const href = useHref()
  const { status } = useApp()
  const choosable = choicesFor(useMember().role)
  return (
    <div className="page py-10 md:py-16">
      <h1 className="voice-serif text-title">
        <LabelText text={t("settingsTitle")} />
      </h1>
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

const JAPAN = "Asia/Tokyo"

interface QuietHoursFieldsProps {
  readonly at: At<Body<"PUT /v1/notifications/settings">>
  readonly zone: string
  /** No time zone is chosen yet. */
  readonly isNew: boolean
}

function QuietHoursFields({ at, zone, isNew }: QuietHoursFieldsProps) {
  const t = useTranslations("notifications")
  const here = useOwnZone()
  const name = at("quiet.zone")
  const { form } = useFormParts()
  useEffect(() => {
    if (isNew && here) form.setValue(name, here)
  }, [form, name, isNew, here])
  const zones = [...new Set([JAPAN, zone, ...(here ? [here] : [])])]
  return (
    <Section title={t("quietTitle")} text={t("quietText")}>
      <CheckboxField name={at("quiet.isOn")} label={t("quietOn")} />
      <div className="mt-4 grid max-w-lg grid-cols-2 gap-x-4 gap-y-6">
        <TimeField name={at("quiet.from")} label={t("quietFrom")} />
        <TimeField name={at("quiet.to")} label={t("quietTo")} />
        <div className="col-span-2">
          <SelectField
            name={name}
            label={t("quietZone")}
            placeholder={t("quietZone")}
            options={zones.map((value) => ({
              value,
              label: value === JAPAN ? t("quietZoneJapan") : value.replaceAll("_", " "),
            }))}
          />
        </div>
      </div>
    </Section>
  )
}

const TimeField = (props: Pick<ComponentProps<typeof TextField>, "name" | "label">) => (
  <TextField {...props} type="time" />
)

/** Only known in the browser. */
function useOwnZone(): string | undefined {
  const [zone, setZone] = useState<string>()
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  return zone
}
