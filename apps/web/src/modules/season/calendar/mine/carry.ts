import { api } from "#web/lib/api/api.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import type { OwnEntry } from "../queries.ts"
import { changeKept, hasKeptCalendar, keptCalendar, type VisitorCalendar } from "./visitor.ts"

/**
 * Moves a visitor's calendar into their account and deletes what arrived from the browser. The API treats a
 * repeat as the same.
 */
export async function carryCalendar(): Promise<boolean> {
  if (!hasKeptCalendar()) return false
  return carry(keptCalendar.get())
}

async function carry(part: VisitorCalendar): Promise<boolean> {
  try {
    await api("POST /v1/calendar/carried", { body: bodyOf(part), handles: "all" })
  } catch (error) {
    // One part that the API refuses must not block the others; only that part stays in the browser.
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

/** Empty if it cannot be split further. */
function piecesOf({ class: key, ticked, entries }: VisitorCalendar): readonly VisitorCalendar[] {
  const pieces = [
    ...(key === null ? [] : [{ class: key, ticked: [], entries: [] }]),
    ...ticked.map((id) => ({ class: null, ticked: [id], entries: [] })),
    ...entries.map((entry) => ({ class: null, ticked: [], entries: [entry] })),
  ]
  return pieces.length > 1 ? pieces : []
}

/** Compares by content: the store parses its value again after each change, so objects are never identical. */
const isSame = (one: OwnEntry, other: OwnEntry) => JSON.stringify(one) === JSON.stringify(other)

/** Only what was sent: the visitor may have written more in the meantime. */
const forget = (sent: VisitorCalendar) =>
  changeKept((kept) => ({
    class: kept.class === sent.class ? null : kept.class,
    ticked: kept.ticked.filter((id) => !sent.ticked.includes(id)),
    entries: kept.entries.filter((entry) => !sent.entries.some((each) => isSame(each, entry))),
  }))
