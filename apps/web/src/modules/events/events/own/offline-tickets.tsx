import { modeOf } from "@shirube/vocabulary/events/events/choices"
import { api } from "#web/lib/api/api.ts"
import { useOwn } from "#web/lib/offline/use-own.ts"
import { useIsMember } from "#web/lib/page/use-app.ts"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { SessionTime } from "../event-times.tsx"
import { Ticket } from "../registration/registration-status.tsx"

const load = () => api("GET /v1/event-registrations", { handles: "all" })

/** Seats of events to come, with the code for the door. */
export function OfflineTickets({ title }: { title: string }) {
  const { items } = useOwn(load, useIsMember()) ?? { items: [] }
  const tickets = items.filter(
    ({ registration: { state, session } }) =>
      state === "registered" &&
      Date.parse(session.endsAt) > Date.now() &&
      session.availability !== "cancelled",
  )
  if (tickets.length === 0) return null
  return (
    <section aria-labelledby="offline-tickets" className="grid gap-3">
      <h2 id="offline-tickets" className="voice-serif text-heading">
        {title}
      </h2>
      <ul className="divide-y border-y">
        {tickets.toReversed().map(({ event, registration }) => (
          <li key={event.id} className="grid gap-2 py-4">
            <h3 lang={event.language} className="font-semibold">
              <RubyText segments={event.titleRuby} />
            </h3>
            <p>
              <SessionTime {...registration.session} />
            </p>
            {modeOf(event.format, registration.mode) === "online" ? null : (
              <Ticket registration={registration} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
