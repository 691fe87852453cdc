import { useTranslations } from "use-intl"
import { useApp, useHref, useIsMember } from "#web/lib/page/use-app.ts"
import type { Queries } from "#web/lib/query/queries.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { useMoment } from "#web/lib/time/use-time-text.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { Unbroken } from "#web/ui/text/unbroken.tsx"
import { registrationHref } from "../address.ts"
import { AudienceMark, canJoin } from "../availability.tsx"
import { SessionTime } from "../event-times.tsx"
import type { Event } from "../queries.ts"
import { SessionMark } from "../session-mark.tsx"

/** When it is, whether there are seats left, and how to register. */
export function JoinBox({ event }: { event: Event }) {
  const t = useTranslations("events")
  const moment = useMoment()
  const { availability, sessions, registrationClosesAt } = event
  return (
    <section aria-labelledby="join" className="grid gap-4 bg-washi p-5">
      <h2 id="join" className="voice-serif text-heading">
        {t("when", { count: sessions.length })}
      </h2>
      {availability === "cancelled" ? (
        <Notice kind="warn" title={t("cancelledTitle")}>
          {event.cancellationReason}
        </Notice>
      ) : null}
      <ul className="grid divide-y">
        {sessions.map((session) => (
          <li key={session.id} className="grid gap-1 py-3 first:pt-0">
            <p>
              <SessionTime {...session} />
            </p>
            <p className="text-sm">
              <SessionMark id={event.id} session={session} />
            </p>
          </li>
        ))}
      </ul>
      <p className="text-sm">
        <AudienceMark audience={event.audience} />
      </p>
      {availability === "cancelled" ? null : (
        // Smaller screens have it in the bar at the bottom.
        <div className="max-lg:hidden">
          <RegistrationLink event={event} />
        </div>
      )}
      {canJoin(availability) && registrationClosesAt ? (
        <p className="text-ink-soft text-sm">
          <Unbroken text={t("closesAt", { at: moment(registrationClosesAt) })} />
        </p>
      ) : null}
    </section>
  )
}

const loadOwn = async (queries: Queries) => {
  const [part] = await Promise.all([import("../own-mark.tsx"), queries.open()])
  return part.OwnRegistrationLink
}

/** The register button for everyone; after hydration, a link to the registration for members who have one. */
function RegistrationLink({ event: { id, availability } }: { event: Event }) {
  const t = useTranslations("events")
  const href = useHref()
  const Own = useLoaded(useIsMember() && loadOwn, useApp().queries)
  const way = canJoin(availability) ? (
    <ButtonLink size="large" wide href={href(registrationHref(id))}>
      {t(availability === "waitlist" ? "joinLine" : "register")}
    </ButtonLink>
  ) : availability === "over" ? null : (
    <p>
      <a href={href(registrationHref(id))} className="underline underline-offset-4">
        {t("seeRegistration")}
      </a>
    </p>
  )
  return Own ? <Own id={id}>{way}</Own> : way
}
