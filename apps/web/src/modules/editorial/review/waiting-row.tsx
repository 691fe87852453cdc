import { useFormatter, useNow, useTranslations } from "use-intl"
import { Seal } from "#web/ui/picture/seal.tsx"
import type { Waiting } from "./queries.ts"

interface WaitingRowProps {
  readonly item: Waiting
  /** Set in lists that mix several kinds. */
  readonly kind?: string | undefined
}

export function WaitingRow({ item, kind }: WaitingRowProps) {
  const t = useTranslations("editors")
  const format = useFormatter()
  const now = useNow()
  return (
    <span className="flex min-h-11 items-center gap-3 px-2 py-1.5">
      <Seal text={item.applicant?.seal ?? "–"} className="size-7!" />
      <span className="min-w-0 flex-1 truncate">{item.applicant?.name ?? t("left")}</span>
      {kind ? <span className="flex-none text-ink-soft text-sm">{kind}</span> : null}
      <time
        dateTime={item.submittedAt}
        className="flex-none text-ink-soft text-sm tabular-nums"
        suppressHydrationWarning
      >
        {format.relativeTime(new Date(item.submittedAt), now)}
      </time>
    </span>
  )
}
