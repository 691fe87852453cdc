import { LONGEST_GAP_VALUE } from "@shirube/vocabulary/career/keigo-emails/choices"
import { openGaps } from "@shirube/vocabulary/career/keigo-emails/letter-text"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { Select } from "#web/ui/control/select.tsx"
import { TextArea, TextInput } from "#web/ui/control/text-input.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { gapFieldId } from "../explaining/letter.tsx"
import type { EmailGap, KeigoEmail } from "../queries.ts"
import type { TrackedCompany, useGapValues } from "./use-gap-values.ts"

interface GapFieldsProps {
  readonly email: KeigoEmail
  /** Undefined while loading. */
  readonly applications: readonly TrackedCompany[] | undefined
  readonly filling: ReturnType<typeof useGapValues>
}

/** Nothing is sent: the letter beside it changes with every keystroke. */
export function GapFields({ email: { gaps }, applications, filling }: GapFieldsProps) {
  const t = useTranslations("keigoEmails")
  const { values, isFromProfile, setValue, clear } = filling
  return (
    <section aria-labelledby="fill" className="no-print section-rule grid grid-cols-1 gap-4 noscript:hidden">
      <div>
        <h2 id="fill" className="voice-serif text-heading">
          {t("fill")}
        </h2>
        <p role="status" className="mt-1 font-semibold text-sm">
          {t("open", { count: openGaps(gaps, values).length })}
        </p>
        <p className="mt-1 text-ink-soft text-sm">{t("fillText")}</p>
      </div>
      {gaps.some(({ source }) => source === "company") ? (
        <FromTracker applications={applications} filling={filling} />
      ) : null}
      {isFromProfile ? <p className="text-ink-soft text-sm">{t("fromProfile")}</p> : null}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        {gaps.map((gap) => (
          <GapField
            key={gap.key}
            gap={gap}
            value={values[gap.key] ?? ""}
            onChange={(value) => setValue(gap.key, value)}
          />
        ))}
      </div>
      <p>
        <Button variant="quiet" className="-ms-5" onClick={clear}>
          {t("clear")}
        </Button>
      </p>
    </section>
  )
}

function FromTracker({ applications = [], filling }: Pick<GapFieldsProps, "applications" | "filling">) {
  const t = useTranslations("keigoEmails")
  const href = useHref()
  if (applications.length === 0)
    return (
      <p className="text-sm">
        {t("tracker")} <TextLink href={href("/shukatsu-calendar/applications")}>{t("trackerLink")}</TextLink>
      </p>
    )
  return (
    <Field label={t("application")} help={t("applicationHelp")}>
      {(control) => (
        <Select
          {...control}
          value={filling.application ?? ""}
          onChange={(event) => filling.chooseApplication(event.currentTarget.value)}
          placeholder={t("noApplication")}
          options={applications.map(({ id, company, position }) => ({
            value: id,
            label: position === null ? company : `${company} (${position})`,
          }))}
        />
      )}
    </Field>
  )
}

const completions: Readonly<Record<string, string>> = { name: "name", phone: "tel", email: "email" }

interface GapFieldProps {
  readonly gap: EmailGap
  readonly value: string
  readonly onChange: (value: string) => void
}

function GapField({ gap: { key, label, example, hasLines }, value, onChange }: GapFieldProps) {
  const t = useTranslations("keigoEmails")
  const help = t.rich("example", {
    example,
    ja: (text) => (
      <span lang="ja" className="whitespace-pre-line">
        {text}
      </span>
    ),
  })
  return (
    <div className={hasLines ? "sm:col-span-2 lg:col-span-1 xl:col-span-2" : undefined}>
      <Field id={gapFieldId(key)} label={label} help={help}>
        {(control) => {
          const shared = { ...control, value, maxLength: LONGEST_GAP_VALUE, lang: "ja" }
          return hasLines ? (
            <TextArea {...shared} rows={3} onChange={(event) => onChange(event.currentTarget.value)} />
          ) : (
            <TextInput
              {...shared}
              autoComplete={completions[key] ?? "off"}
              inputMode={key === "phone" ? "tel" : key === "email" ? "email" : "text"}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
          )
        }}
      </Field>
    </div>
  )
}
