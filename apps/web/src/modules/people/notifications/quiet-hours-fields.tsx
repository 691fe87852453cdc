import { type ComponentProps, useEffect, useState } from "react"
import { useTranslations } from "use-intl"
import { CheckboxField, SelectField } from "#web/ui/form/choice-fields.tsx"
import { TextField } from "#web/ui/form/fields.tsx"
import { useFormParts } from "#web/ui/form/form-context.ts"
import type { At, Body } from "#web/ui/form/names.ts"
import { Section } from "#web/ui/text/section.tsx"

const JAPAN = "Asia/Tokyo"

interface QuietHoursFieldsProps {
  readonly at: At<Body<"PUT /v1/notifications/settings">>
  readonly zone: string
  /** No time zone is chosen yet. */
  readonly isNew: boolean
}

export function QuietHoursFields({ at, zone, isNew }: QuietHoursFieldsProps) {
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
