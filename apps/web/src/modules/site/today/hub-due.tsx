import type { ReactNode } from "react"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { useApp, useIsMember } from "#web/lib/page/use-app.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { TodaySkeleton } from "./today-skeleton.tsx"

const loadOwnDue = async ({ queries, locale }: RouterContext) => {
  const [part] = await Promise.all([import("./own-due.tsx"), queries.open(), locale.need(["today"])])
  return part.OwnDue
}

interface HubDueProps {
  /** For visitors, and for members without dates. */
  readonly otherwise: ReactNode
}

/** What is due for a member, with the same ticks as on their home page. Reserves its space until that is known. */
export function HubDue({ otherwise }: HubDueProps) {
  const isMember = useIsMember()
  const OwnDue = useLoaded(isMember && loadOwnDue, useApp())
  if (!isMember) return otherwise
  return <div className="min-h-72">{OwnDue ? <OwnDue otherwise={otherwise} /> : <TodaySkeleton />}</div>
}
