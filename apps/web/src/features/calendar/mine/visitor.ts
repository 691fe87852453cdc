// What a visitor has in their calendar: kept in this browser alone, until they sign in and it is taken along.
import { isClass } from "@shirube/contract/calendar/classes"
import { MOST_OWN_ENTRIES, MOST_TICKS, ownKinds } from "@shirube/contract/calendar/own-choices"
import { isDay } from "@shirube/contract/days"
import type { OwnEntry } from "../queries.ts"

export interface VisitorCalendar {
  readonly class: string | null
  readonly ticked: readonly string[]
  readonly entries: readonly OwnEntry[]
}

const KEY = "calendar"
export const nothing: VisitorCalendar = { class: null, ticked: [], entries: [] }

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const WORDS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Whatever else has been written there, by whomever, is left out. */
export function readVisitorCalendar(text: string | null): VisitorCalendar {
  try {
    const { class: key, ticked = [], entries = [] } = JSON.parse(text ?? "{}")
    return {
      class: isClass(key) ? key : null,
      ticked: [...new Set<string>(ticked)]
        .filter((id) => typeof id === "string" && WORDS.test(id))
        .slice(0, MOST_TICKS),
      entries: (entries as OwnEntry[]).filter(isOwnEntry).slice(0, MOST_OWN_ENTRIES),
    }
  } catch {
    return nothing
  }
}

const isOwnEntry = (entry: OwnEntry | null): boolean =>
  entry !== null &&
  UUID.test(entry.id) &&
  ownKinds.includes(entry.kind) &&
  typeof entry.title === "string" &&
  entry.title !== "" &&
  isDay(entry.day) &&
  (entry.time === null || TIME.test(entry.time)) &&
  [entry.company, entry.note].every((text) => text === null || typeof text === "string")

let known: { readonly text: string | null; readonly calendar: VisitorCalendar } | undefined
const listeners = new Set<() => void>()

/** The same value for as long as nothing has changed. */
export function visitorCalendar(): VisitorCalendar {
  let text: string | null
  try {
    text = localStorage.getItem(KEY)
  } catch {
    return known?.calendar ?? nothing
  }
  if (known?.text !== text) known = { text, calendar: readVisitorCalendar(text) }
  return known.calendar
}

/** A browser that keeps nothing has it for as long as the page is open. */
export function changeVisitorCalendar(to: (before: VisitorCalendar) => VisitorCalendar) {
  const calendar = to(visitorCalendar())
  const text = JSON.stringify(calendar)
  try {
    localStorage.setItem(KEY, text)
    known = { text, calendar }
  } catch {
    known = { text: null, calendar }
  }
  for (const listener of listeners) listener()
}

export function forgetVisitorCalendar() {
  try {
    localStorage.removeItem(KEY)
  } catch {}
  known = undefined
  for (const listener of listeners) listener()
}

/** Another tab counts too. */
export function watchVisitorCalendar(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener()
  }
  listeners.add(listener)
  addEventListener("storage", onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener("storage", onStorage)
  }
}

export const hasVisitorCalendar = () => {
  const { class: key, ticked, entries } = visitorCalendar()
  return key !== null || ticked.length > 0 || entries.length > 0
}
