import type { VisaFacts } from "@shirube/vocabulary/season/visa/choices"
import { useEffect, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { useFailure } from "#web/lib/api/use-failure.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import { classNames } from "#web/ui/class-names.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { Unbroken } from "#web/ui/text/unbroken.tsx"
import { useVisaPlan, type VisaPlanInput } from "./use-visa-plan.ts"
import { VisaForm } from "./visa-form.tsx"

/** Calculates nothing before there are dates. */
const loadResult = async () => (await import("./visa-result.tsx")).VisaResult

/**
 * The reader's visa deadlines. The page is the same for everyone; the dates and results are in this browser
 * or this account.
 */
export function VisaPage() {
  const t = useTranslations("visa")
  const { plan, known, isMember, save, forget } = useVisaPlan()
  const failures = useFailure()
  const [isChanging, setChanging] = useState(false)
  const result = useRef<HTMLHeadingElement>(null)
  const [isDone, setDone] = useState(0)
  useEffect(() => {
    if (isDone > 0) result.current?.focus()
  }, [isDone])
  const take = async (said: VisaPlanInput) => {
    await save(said)
    setChanging(false)
    setDone((times) => times + 1)
  }
  const hasPlan = plan !== null && plan !== undefined
  const VisaResult = useLoaded(hasPlan && loadResult, undefined)
  return (
    <div className="page pt-5 pb-14 md:pt-8 lg:pt-14">
      <h1 className="voice-serif text-title md:text-display">
        <LabelText text={t("title")} />
      </h1>
      <p className="mt-3 max-w-measure text-ink-soft">{t("lead")}</p>
      <div className="editorial mt-6">
        <section aria-label={t("dates")} className="min-w-0 print:mb-6 lg:col-[1/span_5]!">
          {hasPlan && !isChanging ? (
            <>
              <PlanDates plan={plan} />
              <div className="no-print mt-4 flex flex-wrap gap-3">
                <Button variant="secondary" onClick={() => setChanging(true)}>
                  {t("change")}
                </Button>
                <Button variant="secondary" onClick={() => print()}>
                  {t("print")}
                </Button>
                <Button variant="quiet" onClick={() => void forget().catch(failures.tell)}>
                  {t("forget")}
                </Button>
              </div>
            </>
          ) : (
            <div className="no-print">
              <VisaForm
                key={hasPlan ? "plan" : `new ${known?.graduation ?? ""}`}
                plan={plan ?? null}
                known={known ?? { graduation: null }}
                send={take}
              />
            </div>
          )}
          <p className="no-print mt-4 text-ink-soft text-sm">{t(isMember ? "keptInAccount" : "keptHere")}</p>
        </section>
        <section
          aria-labelledby="visa-result"
          className={classNames(
            "grid min-w-0 content-start gap-6 lg:col-[6/-1]!",
            !hasPlan && "max-lg:order-first",
          )}
        >
          <h2
            id="visa-result"
            ref={result}
            tabIndex={-1}
            className={hasPlan ? "voice-serif text-heading focus:outline-none" : "sr-only"}
          >
            {t("result")}
          </h2>
          <Notice kind="info" title={t("noAdviceTitle")}>
            <span className="wrap-anywhere">
              <Unbroken text={t("noAdvice")} />
            </span>
          </Notice>
          {hasPlan && VisaResult ? <VisaResult plan={plan} /> : null}
        </section>
      </div>
    </div>
  )
}

/** The dates that the result is based on. */
function PlanDates({ plan }: { plan: VisaFacts }) {
  const t = useTranslations("visa")
  const write = useTimeText()
  const shown = (at: string | null) => {
    if (at === null) return t("unknown")
    const isDay = at.length > 7
    return write(at, { year: true, month: "long", day: isDay })
  }
  const rows: readonly (readonly [string, string])[] = [
    [t("status"), t(`statuses.${plan.status}`)],
    [t("graduationShort"), shown(plan.graduation)],
    [t("card"), shown(plan.cardExpiresOn)],
    ...(plan.hasOffer
      ? ([
          [t("offeredOn"), shown(plan.offeredOn)],
          [t("startsOn"), shown(plan.startsOn)],
        ] as const)
      : []),
  ]
  return (
    <dl className="grid border-t">
      {rows.map(([name, value]) => (
        <div key={name} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 border-b py-2.5">
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
