import {
  VISA_LAST_SEEN_ON,
  type VisaStep,
  visaSources,
  visaStepPlaces,
  visaStepTitles,
} from "@shirube/vocabulary/season/visa/choices"
import { useLocale, useTranslations } from "use-intl"
import { useDay, useTimeText } from "#web/lib/time/use-time-text.ts"
import { classNames } from "#web/ui/class-names.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { DateText } from "#web/ui/text/date-text.tsx"

export function VisaSteps({ steps }: { steps: readonly VisaStep[] }) {
  const t = useTranslations("visa")
  const dated = steps.filter(({ state }) => state !== "known")
  const known = steps.filter(({ state }) => state === "known")
  return (
    <>
      {dated.length > 0 ? (
        <ol className="grid border-b">
          {dated.map((step) => (
            <Step key={step.name} step={step} />
          ))}
        </ol>
      ) : null}
      {known.length > 0 ? (
        <div>
          <h3 className="voice-serif text-xl">{t("goodToKnow")}</h3>
          <ul className="mt-3 grid border-b">
            {known.map((step) => (
              <Step key={step.name} step={step} />
            ))}
          </ul>
        </div>
      ) : null}
    </>
  )
}

const looks: Record<VisaStep["state"], string> = {
  late: "border-shu-ink text-shu-ink",
  now: "border-matcha text-matcha",
  later: "border-rule-strong text-ink-soft",
  known: "",
}

function Step({ step }: { step: VisaStep }) {
  const t = useTranslations("visa")
  const language = useLocale()
  const { name, state, isRough, isAdvice, after, source } = step
  const { title, url } = visaSources[source]
  const place = visaStepPlaces[name]
  return (
    <li
      id={name}
      className="grid scroll-mt-24 gap-x-6 gap-y-2 break-inside-avoid border-t py-5 md:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <div className="text-ink-soft text-sm">
        <StepDates step={step} />
        {isRough ? <span className="block">{t("rough")}</span> : null}
        {isAdvice ? <span className="block">{t("advice")}</span> : null}
      </div>
      <div className="min-w-0">
        <h3 className="voice-serif text-xl leading-snug">
          {visaStepTitles[name][language]}
          {state === "known" ? null : (
            <span
              className={classNames(
                "ms-3 inline-flex min-h-6 items-center rounded-sm border px-2 align-middle font-sans text-xs",
                looks[state],
              )}
            >
              {t(`state.${state}`)}
            </span>
          )}
        </h3>
        {after === null ? null : <p className="mt-1.5 font-semibold">{t(`after_${after}`)}</p>}
        <p className="mt-1.5">{t(`step.${name}.why`)}</p>
        {place === undefined ? null : (
          <p className="mt-1.5 text-[0.9375rem] text-ink-soft">
            {t("where", { where: t(`where_${place}`) })}
          </p>
        )}
        <p className="mt-1.5 text-ink-soft text-sm wrap-anywhere">
          <TextLink href={url}>{title[language]}</TextLink>
          {language === "en" ? ` ${t("inJapanese")}` : null}
          <LastSeen />
        </p>
      </div>
    </li>
  )
}

function LastSeen() {
  const t = useTranslations("visa")
  const day = useDay()
  return <span className="block">{t("checked", { day: day(VISA_LAST_SEEN_ON) })}</span>
}

/** The safe day first, then the last possible one. */
function StepDates({ step: { name, from, by, counterBy, isAtOnce } }: { step: VisaStep }) {
  const t = useTranslations("visa")
  const write = useTimeText()
  const long = (at: string) => (
    <DateText dateTime={at}>{write(at, { year: true, month: "short", day: true, weekday: true })}</DateText>
  )
  if (from === null && by === null) return <span>{t("always")}</span>
  const online = name === "collect-card" ? "closed" : "online"
  const atCounter =
    counterBy === null || by === null ? null : (
      <span className="block">{t.rich(online, { day: () => long(by) })}</span>
    )
  if (isAtOnce && from !== null)
    return (
      <>
        <span>{t.rich("atOnce", { day: () => long(from) })}</span>
        {by === null ? null : (
          <span className="block">{t.rich("atLatest", { day: () => long(counterBy ?? by) })}</span>
        )}
      </>
    )
  const last = counterBy ?? by
  return (
    <>
      <span>{spanOf(from, last)}</span>
      {atCounter}
    </>
  )

  function spanOf(first: string | null, last: string | null) {
    if (first === null || first === last) return t.rich("on", { day: () => long(last ?? first ?? "") })
    if (last === null) return t.rich("from", { day: () => long(first) })
    return t.rich("between", { first: () => long(first), last: () => long(last) })
  }
}
