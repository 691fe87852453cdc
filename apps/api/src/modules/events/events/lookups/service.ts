// Event lookups for other features: titles, start times and attendees.

import { withoutRuby } from "@shirube/contract/text/furigana"
import type { RegistrationState } from "@shirube/vocabulary/events/events/choices"
import { type Language, languages } from "@shirube/vocabulary/language"
import type { Db, Tx } from "#api/kernel/db/client"
import {
  type EventId,
  type EventRegistrationId,
  type EventSessionId,
  namedId,
  type UserId,
} from "#api/kernel/db/ids"
import { personalFact } from "#api/kernel/features/personal-facts"
import { selectSpeakers } from "../queries.ts"
import { selectOwn, selectPeople } from "../registrations/queries.ts"
import { ownRegistrations, selectFirstStart, selectSession, selectTitles } from "./queries.ts"

/** In both languages, falling back to the only one; deleted events are omitted. */
export async function eventTitlesOf(tx: Tx, ids: readonly EventId[]) {
  const found = ids.length === 0 ? [] : await selectTitles(tx, [...new Set(ids)])
  const titles = new Map<EventId, Record<Language, string>>()
  for (const { id } of found) {
    const own = found.filter((text) => text.id === id)
    const inEach = languages.map((language) => {
      const text = own.find((each) => each.language === language) ?? own[0]
      return [language, withoutRuby(text?.title ?? "")]
    })
    titles.set(id, Object.fromEntries(inEach) as Record<Language, string>)
  }
  return titles
}

/** Null if all its sessions are cancelled. */
export const firstStartOf = (tx: Tx, id: EventId) => selectFirstStart(tx, id)

/** Guests by name have no account to write to. */
export const memberSpeakersOf = async (tx: Tx, id: EventId): Promise<UserId[]> =>
  (await selectSpeakers(tx, id)).flatMap(({ userId }) => userId ?? [])

export const sessionNow = (tx: Tx, id: EventSessionId) => selectSession(tx, id)

const BATCH = 200
/** Sorts before every other id. */
const FIRST = namedId<EventRegistrationId>("00000000-0000-0000-0000-000000000000")

/** Streams the people in batches. */
export async function* peopleIn(
  { autocommit }: Db,
  sessionId: EventSessionId,
  states: readonly RegistrationState[],
) {
  for (let after = FIRST; ; ) {
    const some = await selectPeople(autocommit, sessionId, states, after, BATCH)
    yield* some
    const last = some.at(-1)
    if (!last || some.length < BATCH) return
    after = last.id
  }
}

export const registrationNow = (tx: Tx, eventId: EventId, userId: UserId) => selectOwn(tx, eventId, userId)

interface OwnRegistration {
  readonly eventId: string
  readonly state: Exclude<RegistrationState, "cancelled">
  readonly sessionId: string
  readonly startsAt: string
  readonly before: number
}

/** Personal overlay on the cached page and card of an event: registered, or the waitlist position. */
export const registrationFact = personalFact<"registration", { own: OwnRegistration }>(
  ["event"],
  { own: ownRegistrations },
  (rows) => {
    const byId = new Map(rows.own.map((row) => [row.eventId, row]))
    return ({ noun, id }) => {
      const own = noun === "event" ? byId.get(id) : undefined
      if (!own) return null
      return {
        state: own.state,
        place_in_line: own.state === "waiting" ? own.before + 1 : null,
        session_id: own.sessionId,
        starts_at: new Date(own.startsAt).toISOString(),
      }
    }
  },
)
