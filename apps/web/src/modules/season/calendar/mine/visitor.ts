// A visitor's calendar, stored in this browser until they sign in and it moves into the account.

import { isClass } from "@shirube/vocabulary/season/calendar/classes"
import { MOST_OWN_ENTRIES, MOST_TICKS, ownKinds } from "@shirube/vocabulary/season/calendar/own-choices"
import { isUuid } from "@shirube/vocabulary/text/uuid"
import { isDay } from "@shirube/vocabulary/time/days"
import { browserStore } from "#web/lib/browser/browser-store.ts"
import type { OwnEntry } from "../queries.ts"

export interface VisitorCalendar {
  readonly class: string | null
  readonly ticked: readonly string[]
  readonly entries: readonly OwnEntry[]
}

export const nothing: VisitorCalendar = { class: null, ticked: [], entries: [] }

const WORDS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Drops anything malformed: other code or the visitor may have written to the storage. */
function readCalendar(found: unknown): VisitorCalendar {
  const { class: key, ticked, entries } = (found ?? {}) as Record<string, unknown>
  return {
    class: isClass(key) ? key : null,
    ticked: [...new Set(listIn(ticked))]
      .filter((id): id is string => typeof id === "string" && WORDS.test(id))
      .slice(0, MOST_TICKS),
    entries: listIn(entries).filter(isOwnEntry).slice(0, MOST_OWN_ENTRIES),
  }
}

function isOwnEntry(found: unknown): found is OwnEntry {
  if (typeof found !== "object" || found === null) return false
  const entry = found as OwnEntry
  return (
    isUuid(entry.id) &&
    ownKinds.includes(entry.kind) &&
    typeof entry.title === "string" &&
    entry.title !== "" &&
    isDay(entry.day) &&
    (entry.time === null || TIME.test(entry.time)) &&
    [entry.company, entry.note].every((text) => text === null || typeof text === "string")
  )
}

export const keptCalendar = browserStore<VisitorCalendar>("calendar", nothing, readCalendar)

const isEmpty = ({ class: key, ticked, entries }: VisitorCalendar) =>
  key === null && ticked.length === 0 && entries.length === 0

export function changeKept(to: (before: VisitorCalendar) => VisitorCalendar) {
  const next = to(keptCalendar.get())
  keptCalendar.set(isEmpty(next) ? nothing : next)
}

export const hasKeptCalendar = () => !isEmpty(keptCalendar.get())
