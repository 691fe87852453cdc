import { useApp, useIsMember } from "#web/lib/page/use-app.ts"
import type { Queries } from "#web/lib/query/queries.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { AvailabilityMark } from "./availability.tsx"
import type { EventSession } from "./queries.ts"

const loadMark = async (queries: Queries) => {
  const [part] = await Promise.all([import("./own-mark.tsx"), queries.open()])
  return part.OwnSessionMark
}

/** Whether a date has seats left; after hydration, the member's own date is marked. */
export function SessionMark({ id, session }: { id: string; session: EventSession }) {
  const Own = useLoaded(useIsMember() && loadMark, useApp().queries)
  const mark = <AvailabilityMark {...session} />
  return Own ? (
    <Own id={id} session={session}>
      {mark}
    </Own>
  ) : (
    mark
  )
}
