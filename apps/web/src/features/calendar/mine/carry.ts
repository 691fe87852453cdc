import { api } from "#web/lib/api.ts"
import { isApiError } from "#web/lib/is-api-error.ts"
import type { OwnEntry } from "../queries.ts"
import { changeKept, hasKeptCalendar, keptCalendar, type VisitorCalendar } from "./visitor.ts"

/** Into the account of who was a visitor until now. What has arrived is kept here no longer; sent twice, it counts once. */
export async function carryCalendar(): Promise<boolean> {
  if (!hasKeptCalendar()) return false
  return carry(keptCalendar.get())
}

async function carry(part: VisitorCalendar): Promise<boolean> {
  try {
    await api("POST /v1/calendar/carried", { body: bodyOf(part), handles: "all" })
  } catch (error) {
    // One that the API cannot read must not hold the others back: it stays here alone.
    if (!isApiError(error) || error.status !== 422) throw error
    let isDone = false
    for (const piece of piecesOf(part)) if (await carry(piece)) isDone = true
    return isDone
  }
  forget(part)
  return true
}

const bodyOf = ({ class: key, ticked, entries }: VisitorCalendar) => ({
  ...(key === null ? {} : { class: key }),
  ticked: [...ticked],
  entries: entries.map(({ company, time, note, ...entry }) => ({
    ...entry,
    ...(company === null ? {} : { company }),
    ...(time === null ? {} : { time }),
    ...(note === null ? {} : { note }),
  })),
})

/** None where it is one already. */
function piecesOf({ class: key, ticked, entries }: VisitorCalendar): readonly VisitorCalendar[] {
  const pieces = [
    ...(key === null ? [] : [{ class: key, ticked: [], entries: [] }]),
    ...ticked.map((id) => ({ class: null, ticked: [id], entries: [] })),
    ...entries.map((entry) => ({ class: null, ticked: [], entries: [entry] })),
  ]
  return pieces.length > 1 ? pieces : []
}

/** By what it says: what is kept is read anew after each change, and is never the very same object. */
const isSame = (one: OwnEntry, other: OwnEntry) => JSON.stringify(one) === JSON.stringify(other)

/** Only what was sent: somebody may have gone on writing meanwhile. */
const forget = (sent: VisitorCalendar) =>
  changeKept((kept) => ({
    class: kept.class === sent.class ? null : kept.class,
    ticked: kept.ticked.filter((id) => !sent.ticked.includes(id)),
    entries: kept.entries.filter((entry) => !sent.entries.some((each) => isSame(each, entry))),
  }))
