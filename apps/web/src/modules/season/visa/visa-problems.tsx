import type { VisaProblem } from "@shirube/vocabulary/season/visa/choices"
import { useTranslations } from "use-intl"
import { Notice, type NoticeKind } from "#web/ui/overlay/notice.tsx"

const kinds: Record<VisaProblem["weight"], NoticeKind> = { stop: "error", look: "warn", missing: "info" }

/** Inconsistencies, most serious first. */
export function VisaProblems({ problems }: { problems: readonly VisaProblem[] }) {
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
