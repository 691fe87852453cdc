import type { Database } from "@shirube/api/kernel/db/client"
import { instant, keyset, text } from "@shirube/api/kernel/lists/keyset"
import type { Question } from "../scale/questions.ts"
import { select } from "../scale/select.ts"
import { eventIdAt, STUDENT, startsAt } from "./fill.ts"

/** Several accounts, because one would exceed the rate limit for registrations. */
const OTHERS = ["verified", "applicant", "senpai"].map((name) => `${name}@shirube.example`).concat(STUDENT)
/** Position of the deep page. */
const DEPTH = 0.8

export async function eventQuestionsFor(database: Database, count: number): Promise<Question[]> {
  const deep = Math.floor(count * DEPTH)
  const cursor = keyset({ at: instant, id: text() }).encode({
    at: startsAt(deep).toISOString().replace("Z", "000Z"),
    id: eventIdAt(deep),
  })
  const middle = eventIdAt(Math.floor(count / 2))
  const sessions = await select<{ id: string }>(
    database,
    `select id from event_sessions where event_id = '${middle}' order by starts_at`,
  )
  const month = startsAt(0).toISOString().slice(0, 7)
  const registration = (session: number) => ({
    session_id: sessions[session]?.id,
    name: "Amara",
    university: "",
    answers: [],
    agrees: true,
  })
  return [
    { name: "list", path: "/v1/events" },
    { name: "list of a topic and language", path: "/v1/events?topic=visa&spoken=en" },
    { name: "list of what is online", path: "/v1/events?place=online" },
    { name: "deep page", path: `/v1/events?cursor=${cursor}` },
    { name: "month", path: `/v1/event-months/${month}` },
    { name: "an event", path: `/v1/events/${middle}` },
    { name: "feed for calendars", path: "/v1/event-calendar" },
    { name: "the registration form", path: `/v1/events/${middle}/registration`, as: STUDENT },
    // Switches between two sessions: takes a seat and releases one.
    {
      name: "registering",
      path: `/v1/events/${middle}/registration`,
      as: OTHERS,
      put: (time) => registration(time % 2),
    },
    { name: "own registrations", path: "/v1/event-registrations", as: STUDENT },
    { name: "the season of a class", path: "/v1/calendar/seasons/2028-03" },
    { name: "an entry of the calendar", path: "/v1/calendar/entries/information-opens" },
    { name: "own calendar", path: "/v1/calendar/mine", as: STUDENT },
    { name: "job applications", path: "/v1/applications", as: STUDENT },
    {
      name: "due items in the calendar",
      path: `/v1/calendar/due?from=${month}-01&until=${month}-28`,
      as: STUDENT,
    },
  ]
}
