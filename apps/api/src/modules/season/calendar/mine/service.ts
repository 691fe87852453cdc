// A member's own calendar. Every function takes the owner; another member's id is answered as unknown.

import type { DueItem } from "@shirube/contract/season/calendar/due"
import { classOfMonth } from "@shirube/vocabulary/season/calendar/classes"
import { MOST_OWN_ENTRIES, MOST_TICKS, type OwnKind } from "@shirube/vocabulary/season/calendar/own-choices"
import { instantInJapan } from "@shirube/vocabulary/time/days"
import { MOST_DUE } from "@shirube/vocabulary/time/due-kinds"
import type { Tx } from "#api/kernel/db/client"
import type { CalendarEntryId, OwnCalendarEntryId, UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import type { DueSource } from "#api/kernel/features/due"
import { ApiError } from "#api/kernel/http/errors"
import { graduationMonthOf } from "#api/modules/people/profile/service"
import { myCalendarChanged } from "../events.ts"
import { selectStepId } from "../reading/queries.ts"
import {
  countOwn,
  deleteOwn,
  deleteTick,
  insertOwn,
  insertTicks,
  lockReader,
  type OwnEntryInsert,
  type OwnEntryRow,
  selectClass,
  selectMine,
  selectOwnBetween,
  selectTicks,
  upsertClass,
  upsertOwn,
} from "./queries.ts"

type OwnEntry = Omit<OwnEntryRow, "userId" | "updatedAt">

export const presentOwn = ({ id, kind, title, company, day, time, note }: OwnEntry) => ({
  id,
  kind,
  title,
  company,
  day,
  time,
  note,
})

interface MyCalendar {
  readonly class: string | null
  readonly isFromProfile: boolean
  readonly ticked: readonly string[]
  readonly entries: readonly OwnEntry[]
}

export const presentMine = ({ class: key, isFromProfile, ticked, entries }: MyCalendar) => ({
  class: key,
  is_from_profile: isFromProfile,
  ticked: [...ticked],
  entries: entries.map(presentOwn),
})

/** The chosen class, else the one of the profile. */
export const classFor = async (tx: Tx, userId: UserId) => classOf(tx, userId, await selectClass(tx, userId))

async function classOf(tx: Tx, userId: UserId, chosen: string | null) {
  if (chosen !== null) return { class: chosen, isFromProfile: false }
  const month = await graduationMonthOf(tx, userId)
  return month ? { class: classOfMonth(month), isFromProfile: true } : { class: null, isFromProfile: false }
}

export async function myCalendar(tx: Tx, userId: UserId) {
  const mine = await selectMine(tx, userId)
  return { ...mine, ...(await classOf(tx, userId, mine.class)) }
}

export async function chooseClass(tx: Tx, userId: UserId, key: string): Promise<void> {
  await upsertClass(tx, userId, key)
  await emit(tx, myCalendarChanged, { userId })
}

export async function tick(tx: Tx, userId: UserId, id: CalendarEntryId, now: Date): Promise<void> {
  if (!(await selectStepId(tx, id))) throw new ApiError("calendar.no_such_entry")
  await lockReader(tx, userId)
  const ticked = await selectTicks(tx, userId, MOST_TICKS)
  if (ticked.includes(id)) return
  if (ticked.length >= MOST_TICKS) throw new ApiError("calendar.too_many")
  await insertTicks(tx, userId, [id], now)
  await emit(tx, myCalendarChanged, { userId })
}

export async function untick(tx: Tx, userId: UserId, id: CalendarEntryId): Promise<void> {
  await deleteTick(tx, userId, id)
  await emit(tx, myCalendarChanged, { userId })
}

interface OwnDraft {
  readonly kind: OwnKind
  readonly title: string
  readonly company?: string | undefined
  readonly day: string
  readonly time?: string | undefined
  readonly note?: string | undefined
}

const rowOf = (
  id: OwnCalendarEntryId,
  userId: UserId,
  { company = "", time, note = "", ...draft }: OwnDraft,
  now: Date,
): OwnEntryInsert => ({
  id,
  userId,
  kind: draft.kind,
  title: draft.title,
  company: company === "" ? null : company,
  day: draft.day,
  time: time ?? null,
  note: note === "" ? null : note,
  updatedAt: now,
})

export async function writeOwn(
  tx: Tx,
  userId: UserId,
  id: OwnCalendarEntryId,
  draft: OwnDraft,
  now: Date,
): Promise<OwnEntryRow> {
  await lockReader(tx, userId)
  const written = await upsertOwn(tx, rowOf(id, userId, draft, now))
  // Another member's: answered with 404, so that its existence is not revealed.
  if (!written) throw new ApiError("calendar.no_such_entry")
  if ((await countOwn(tx, userId)) > MOST_OWN_ENTRIES) throw new ApiError("calendar.too_many")
  await emit(tx, myCalendarChanged, { userId })
  return written
}

export async function removeOwn(tx: Tx, userId: UserId, id: OwnCalendarEntryId): Promise<void> {
  await deleteOwn(tx, userId, id)
  await emit(tx, myCalendarChanged, { userId })
}

interface Carried {
  readonly class?: string | undefined
  readonly ticked: readonly CalendarEntryId[]
  readonly entries: readonly (OwnDraft & { readonly id: OwnCalendarEntryId })[]
}

/** The account wins; only what it lacks is added. */
export async function importCalendar(tx: Tx, userId: UserId, carried: Carried, now: Date): Promise<void> {
  await lockReader(tx, userId)
  if (carried.class !== undefined && (await selectClass(tx, userId)) === null)
    await upsertClass(tx, userId, carried.class)
  const known = await selectTicks(tx, userId, MOST_TICKS)
  const steps: CalendarEntryId[] = []
  for (const id of new Set(carried.ticked))
    if (!known.includes(id) && (await selectStepId(tx, id))) steps.push(id)
  await insertTicks(tx, userId, steps.slice(0, MOST_TICKS - known.length), now)
  await insertOwn(
    tx,
    carried.entries.map(({ id, ...draft }) => rowOf(id, userId, draft, now)),
  )
  if ((await countOwn(tx, userId)) > MOST_OWN_ENTRIES) throw new ApiError("calendar.too_many")
  await emit(tx, myCalendarChanged, { userId })
}

/** Provides own entries to the list of everything that is due. */
export const ownDue: DueSource = async (tx, { userId, from, until }) =>
  (await selectOwnBetween(tx, userId, { from, until, limit: MOST_DUE })).map(dueOf)

const dueOf = ({ id, kind, title, company, day, time }: OwnEntryRow): DueItem => ({
  id: `own ${id}`,
  kind,
  title: { en: title, ja: title },
  note: company === null ? null : { en: company, ja: company },
  starts_on: day,
  ends_on: null,
  starts_at: time === null ? null : instantInJapan(day, time),
  href: `/shukatsu-calendar?own=${id}`,
  source: null,
})
