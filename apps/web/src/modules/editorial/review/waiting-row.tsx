import { useTranslations } from "use-intl"
import { Seal } from "#web/ui/picture/seal.tsx"
import { Ago } from "#web/ui/text/ago.tsx"
import type { Waiting } from "./queries.ts"
import { useOpenBy } from "./use-open-review.ts"
import { isAboutPerson, useReviewName } from "./use-review-name.ts"

interface WaitingRowProps {
  readonly item: Waiting
  /** Undefined if the list has only this kind. */
  readonly kind: string | undefined
}

/** Who sent it, what it is, and since when it waits. */
export function WaitingRow({ item, kind }: WaitingRowProps) {
  const t = useTranslations("editors")
  const nameOf = useReviewName()
  const openBy = useOpenBy(item.id)
  const names = openBy.join(", ")
  return (
    <span className="flex min-h-13 items-center gap-3 px-2 py-1.5">
      <Seal text={item.applicant?.seal ?? "–"} className="size-7!" />
      <span className="grid min-w-0 flex-1">
        <span className="truncate">{nameOf(item)}</span>
        {kind && isAboutPerson(item) ? <span className="truncate text-ink-soft text-sm">{kind}</span> : null}
      </span>
      {openBy.length === 0 ? null : (
        <span className="max-w-24 flex-none truncate border border-rule-strong px-1.5 text-sm">
          <span className="sr-only">{t("openBy", { names })}</span>
          <span aria-hidden>{names}</span>
        </span>
      )}
      <span className="flex-none text-ink-soft text-sm tabular-nums">
        <Ago at={item.submittedAt} precision="moment" />
      </span>
    </span>
  )
}
