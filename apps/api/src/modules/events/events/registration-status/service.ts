import { type EventId, namedId } from "#api/kernel/db/ids"
import type { PersonalLookups } from "#api/kernel/features/subjects"
import { selectRegistrationStates } from "./queries.ts"

/** Personal overlay on the cached page and card of an event: registered, or the waitlist position. */
export const registrationFact: PersonalLookups["registration"] = async (tx, user, subjects) => {
  const ids = subjects.flatMap(({ noun, id }) => (noun === "event" ? [namedId<EventId>(id)] : []))
  const found = ids.length === 0 ? [] : await selectRegistrationStates(tx, user.id, ids)
  const byId = new Map<string, (typeof found)[number]>(found.map((row) => [row.eventId, row]))
  return ({ noun, id }) => {
    const own = noun === "event" ? byId.get(id) : undefined
    if (!own || own.state === "cancelled") return null
    return { state: own.state, place_in_line: own.state === "waiting" ? own.before + 1 : null }
  }
}
