import type { VisaFacts, VisaProblem } from "@shirube/vocabulary/season/visa/choices"
import { visaTimeline } from "@shirube/vocabulary/season/visa/timeline"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import { useTranslations } from "use-intl"
import { Notice, type NoticeKind } from "#web/ui/overlay/notice.tsx"
import { VisaSteps } from "./visa-steps.tsx"

export function VisaResult({ plan }: { plan: VisaFacts }) {
  const { steps, problems } = visaTimeline(plan, dayInJapan(new Date()))
  return (
    <>
      <VisaProblems problems={problems} />
      <VisaSteps steps={steps} />
    </>
  )
}

const kinds: Record<VisaProblem["weight"], NoticeKind> = { stop: "error", look: "warn", missing: "info" }

/** Inconsistencies, most serious first. */
function VisaProblems({ problems }: { problems: readonly VisaProblem[] }) {
  const t = useTranslations("visa")
  if (problems.length === 0) return null
  return (
    <ul aria-label={t("problems")} className="grid gap-3">
      {problems.map(({ name, weight }) => (
        <li key={name}>
          <Notice kind={kinds[weight]}>{t(`problem.${name}`)}</Notice>
        </li>
      ))}
    </ul>
  )
}
