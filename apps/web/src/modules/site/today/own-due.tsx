import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { useHref, useUser } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { DueRows } from "./due-block.tsx"
import { todayQuery } from "./queries.ts"
import { TodaySkeleton } from "./today-skeleton.tsx"

export function OwnDue({ otherwise }: { otherwise: ReactNode }) {
  const t = useTranslations("today.due")
  const href = useHref()
  const isSuspended = useUser()?.isSuspended === true
  const { data, isError } = useQuery({ ...todayQuery(), enabled: !isSuspended })
  if (isSuspended) return otherwise
  if (!data) return isError ? otherwise : <TodaySkeleton />
  if (data.due.items.length === 0) return otherwise
  return (
    <>
      <ul aria-label={t("title")} className="divide-y border-y">
        <DueRows {...data.due} />
      </ul>
      <TextLink kind="stand-alone" href={href("/shukatsu-calendar")}>
        {t("all")} →
      </TextLink>
    </>
  )
}
