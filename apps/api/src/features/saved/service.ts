import type { Language } from "@shirube/contract/language"
import { savedTogether } from "@shirube/contract/saved"
import { type Thing, type ThingName, type ThingNoun, thingName } from "@shirube/contract/things"
import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import { decodeCursor, encodeCursor, isInstantText } from "#api/platform/cursor"
import { ApiError } from "#api/platform/errors"
import { emit } from "#api/platform/events"
import type { Actor } from "#api/platform/session"
import type { PersonalLookups, ShownThing, Things } from "#api/platform/things"
import { savedChanged, savedNumberTurned } from "./events.ts"
import { maySave, shownPeople } from "./policy.ts"
import {
  carryRows,
  countPeople,
  deleteAllSaved,
  deleteSaved,
  dropCarriedRows,
  insertSaved,
  type SavedPosition,
  savedPeople,
  selectAllSaved,
  selectNewestSaved,
  selectPeople,
  selectSavedAmong,
} from "./queries.ts"

/** Counted anew at night. */
export { savedPeople }

interface Asking {
  readonly user: Actor
  readonly language: Language
  readonly things: Things
}

export async function saveThing(tx: Tx, thing: Thing, { user, language, things }: Asking, now: Date) {
  if (!maySave(user)) throw new ApiError("saved.not_for_companies")
  const found = await things[thing.noun](tx, [thing.id], { user, language })
  if (found.length === 0) throw new ApiError("saved.nothing_there")
  if (await insertSaved(tx, user.id, thing, now)) await tellChange(tx, user, thing, 1)
}

export async function unsaveThing(tx: Tx, thing: Thing, user: Actor) {
  if (await deleteSaved(tx, user.id, thing)) await tellChange(tx, user, thing, -1)
}

async function tellChange(tx: Tx, user: Actor, { noun, id }: Thing, change: 1 | -1) {
  const people = await countPeople(tx, { noun, id }, change)
  await emit(tx, savedChanged, { userId: user.id, noun, id })
  if (shownPeople(people) !== shownPeople(people - change)) await emit(tx, savedNumberTurned, { noun, id })
}

/** One thing has become a part of another: whoever has saved the one has the other now. */
export async function carrySaved(tx: Tx, noun: ThingNoun, from: string, into: string): Promise<void> {
  const joined = await carryRows(tx, noun, from, into)
  if (joined > 0) await countPeople(tx, { noun, id: into }, joined)
}

/** And is no part of it any more. */
export async function dropCarriedSaved(
  tx: Tx,
  thing: Thing,
  stillPartOfIt: readonly string[],
): Promise<void> {
  const dropped = await dropCarriedRows(tx, thing, stillPartOfIt)
  if (dropped > 0) await countPeople(tx, thing, -dropped)
}

/** For people who go: with what they saved, and in the numbers that others are shown. */
export async function forgetSaved(tx: Tx, userIds: readonly UserId[]): Promise<void> {
  const gone = Map.groupBy(await deleteAllSaved(tx, userIds), thingName)
  // In one order, so that two who do this at once wait for each other and not for ever.
  for (const [, things] of [...gone].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [thing] = things
    if (thing) await countPeople(tx, thing, -things.length)
  }
}

/** The number that everyone is shown beside a thing, or null where there is none to show. */
export const peopleWhoSaved = async (tx: Tx, thing: Thing) => shownPeople(await selectPeople(tx, thing))

/** What there still is of these, as lists show it: neither what was taken down nor what has become a part of another. */
async function shownAmong(tx: Tx, rows: readonly Thing[], { user, language, things }: Asking) {
  const shown = new Map<ThingName, ShownThing>()
  for (const [noun, own] of Map.groupBy(rows, (row) => row.noun))
    for (const thing of await things[noun](
      tx,
      own.map(({ id }) => id),
      { user, language },
    ))
      shown.set(thingName({ noun, id: thing.id }), thing)
  return shown
}

const COUNTED_AT_A_TIME = 500

/** How many of each noun are listed. */
export async function savedNumbers(tx: Tx, asking: Asking): Promise<ReadonlyMap<ThingNoun, number>> {
  const numbers = new Map<ThingNoun, number>()
  const all = await selectAllSaved(tx, asking.user.id)
  for (let from = 0; from < all.length; from += COUNTED_AT_A_TIME) {
    const some = all.slice(from, from + COUNTED_AT_A_TIME)
    const shown = await shownAmong(tx, some, asking)
    for (const thing of some)
      if (shown.has(thingName(thing))) numbers.set(thing.noun, (numbers.get(thing.noun) ?? 0) + 1)
  }
  return numbers
}

interface Listing {
  readonly noun: ThingNoun
  readonly cursor?: string | undefined
  readonly limit: number
}

export async function listSaved(tx: Tx, { noun, cursor, limit }: Listing, asking: Asking) {
  const after = cursor === undefined ? undefined : decodePosition(cursor)
  const nouns = savedTogether[noun] ?? [noun]
  const found = await selectNewestSaved(tx, asking.user.id, { nouns, after, limit: limit + 1 })
  const rows = found.slice(0, limit)
  const shown = await shownAmong(tx, rows, asking)
  const last = rows.at(-1)
  return {
    items: rows.flatMap((row) => {
      const thing = shown.get(thingName(row))
      return thing ? [{ ...thing, noun: row.noun, savedAt: row.savedAt }] : []
    }),
    nextCursor: found.length > rows.length && last ? encodeCursor([last.position, last.id]) : null,
  }
}
export type SavedRow = Awaited<ReturnType<typeof listSaved>>["items"][number]

function decodePosition(cursor: string): SavedPosition {
  const [at, id] = decodeCursor(cursor, 2)
  if (at === undefined || id === undefined || !isInstantText(at)) throw new ApiError("cursor.invalid")
  return { at, id }
}

export const savedFact: PersonalLookups["saved"] = async (tx, user, things) => {
  const saved = new Set((await selectSavedAmong(tx, user.id, things)).map(thingName))
  return (thing) => ({ is_saved: saved.has(thingName(thing)), may_save: maySave(user) })
}
