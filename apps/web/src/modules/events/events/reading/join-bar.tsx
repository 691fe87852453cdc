import { useTranslations } from "use-intl"
import { useApp, useHref, useIsMember } from "#web/lib/page/use-app.ts"
import type { Queries } from "#web/lib/query/queries.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { registrationHref } from "../address.ts"
import { AvailabilityMark, canJoin, seatsLeftOf } from "../availability.tsx"
import type { Event } from "../queries.ts"
import { Bar } from "./bar.tsx"

const loadOwn = async (queries: Queries) => {
  const [part] = await Promise.all([import("../own-mark.tsx"), queries.open()])
  return part.OwnBar
}

/**
 * Below 1024 px, above the bottom navigation: date, seats and the action stay in sight while the event is read.
 * Its height is the same with the reader's own registration, which is laid over it in the browser.
 */
export function JoinBar({ event }: { event: Event }) {
  const t = useTranslations("events")
  const Own = useLoaded(useIsMember() && loadOwn, useApp().queries)
  const { nextSession, sessionCount, availability } = event
  const bar = (
    <Bar
      session={nextSession}
      more={sessionCount > 1 ? t("moreDates", { count: sessionCount - 1 }) : undefined}
      mark={<AvailabilityMark availability={availability} seatsLeft={seatsLeftOf(event)} />}
      action={<Action event={event} />}
    />
  )
  return (
    <section
      aria-label={t("bar.label")}
      className="no-print sticky bottom-(--above-nav) z-10 mt-8 border-t bg-paper lg:hidden"
    >
      <div className="page flex min-h-18 items-center justify-between gap-3 py-2">
        {Own ? <Own event={event}>{bar}</Own> : bar}
      </div>
    </section>
  )
}

function Action({ event: { id, availability, pastEventId } }: { event: Event }) {
  const t = useTranslations("events")
  const href = useHref()
  if (canJoin(availability))
    return (
      <ButtonLink href={href(registrationHref(id))} className="max-w-[45%] flex-none text-center">
        {t(availability === "waitlist" ? "joinLine" : "register")}
      </ButtonLink>
    )
  return availability === "over" && pastEventId ? (
    <ButtonLink
      variant="secondary"
      href={href(`/learning/past-event/${pastEventId}`)}
      className="flex-none px-4!"
    >
      {t("bar.recap")}
    </ButtonLink>
  ) : null
}
