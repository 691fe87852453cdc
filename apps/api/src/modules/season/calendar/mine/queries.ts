import { MOST_OWN_ENTRIES, MOST_TICKS } from "@shirube/vocabulary/season/calendar/own-choices"
import { and, asc, count, eq, gte, inArray, lte, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { CalendarEntryId, OwnCalendarEntryId, UserId } from "#api/kernel/db/ids"
import { preparedRows } from "#api/kernel/db/prepared"
import { calendarReaders, calendarTicks, ownCalendarEntries } from "#api/kernel/db/tables/season/calendar"

export type OwnEntryRow = typeof ownCalendarEntries.$inferSelect
export type OwnEntryInsert = typeof ownCalendarEntries.$inferInsert

/** Creates the row if needed and locks it, so that a member's changes run one after the other. */
export async function lockReader(tx: Tx, userId: UserId): Promise<void> {
  await tx.insert(calendarReaders).values({ userId }).onConflictDoNothing()
  await tx.select().from(calendarReaders).where(eq(calendarReaders.userId, userId)).for("update")
}

export async function selectClass(tx: Tx, userId: UserId) {
  const [found] = await tx
    .select({ class: calendarReaders.class })
    .from(calendarReaders)
    .where(eq(calendarReaders.userId, userId))
    .limit(1)
  return found?.class ?? null
}

export const upsertClass = (tx: Tx, userId: UserId, key: string) =>
  tx
    .insert(calendarReaders)
    .values({ userId, class: key })
    .onConflictDoUpdate({ target: calendarReaders.userId, set: { class: key } })

type EntryRow = Pick<OwnEntryRow, "id" | "kind" | "title" | "company" | "day" | "time" | "note">
interface CalendarRow {
  readonly class: string | null
  readonly ticked: readonly string[]
  readonly entries: readonly EntryRow[]
}

const userId = sql`${sql.placeholder("userId")}::uuid`
const wholeCalendar = preparedRows<CalendarRow>(
  "my_calendar",
  ["class", "ticked", "entries"],
  sql`select (select class from ${calendarReaders} where user_id = ${userId}) as class,
    array(select entry_id from ${calendarTicks} where user_id = ${userId}
      order by entry_id limit ${sql.raw(String(MOST_TICKS))}) as ticked,
    (select coalesce(json_agg(own), '[]') from (select id, kind, title, company, day, time, note
      from ${ownCalendarEntries} where user_id = ${userId}
      order by day, id limit ${sql.raw(String(MOST_OWN_ENTRIES))}) own) as entries`,
)

/** The whole calendar of a member, in one statement. */
export async function selectMine(tx: Tx, id: UserId): Promise<CalendarRow> {
  const [found] = await wholeCalendar(tx, { userId: id })
  if (!found) throw new Error("The statement of a calendar returned no row")
  return found
}

export const selectTicks = async (tx: Tx, userId: UserId, limit: number) =>
  (
    await tx
      .select({ entryId: calendarTicks.entryId })
      .from(calendarTicks)
      .where(eq(calendarTicks.userId, userId))
      .orderBy(asc(calendarTicks.entryId))
      .limit(limit)
  ).map(({ entryId }) => entryId)

export const insertTicks = async (tx: Tx, userId: UserId, ids: readonly CalendarEntryId[], now: Date) => {
  if (ids.length > 0)
    await tx
      .insert(calendarTicks)
      .values(ids.map((entryId) => ({ userId, entryId, tickedAt: now })))
      .onConflictDoNothing()
}

export const deleteTick = (tx: Tx, userId: UserId, entryId: CalendarEntryId) =>
  tx.delete(calendarTicks).where(and(eq(calendarTicks.userId, userId), eq(calendarTicks.entryId, entryId)))

export const selectOwnBetween = (
  tx: Tx,
  userId: UserId,
  { from, until, limit }: { from: string; until: string; limit: number },
) =>
  tx
    .select()
    .from(ownCalendarEntries)
    .where(
      and(
        eq(ownCalendarEntries.userId, userId),
        gte(ownCalendarEntries.day, from),
        lte(ownCalendarEntries.day, until),
      ),
    )
    .orderBy(asc(ownCalendarEntries.day), asc(ownCalendarEntries.id))
    .limit(limit)

export async function countOwn(tx: Tx, userId: UserId) {
  const [counted] = await tx
    .select({ count: count() })
    .from(ownCalendarEntries)
    .where(eq(ownCalendarEntries.userId, userId))
  return counted?.count ?? 0
}

/** Undefined if the id belongs to another member. */
export async function upsertOwn(tx: Tx, row: OwnEntryInsert) {
  const { id: _, userId, ...set } = row
  const [written] = await tx
    .insert(ownCalendarEntries)
    .values(row)
    .onConflictDoUpdate({
      target: ownCalendarEntries.id,
      set,
      setWhere: eq(ownCalendarEntries.userId, userId),
    })
    .returning()
  return written
}

/** Keeps existing entries unchanged. */
export const insertOwn = async (tx: Tx, written: readonly OwnEntryInsert[]) => {
  if (written.length > 0)
    await tx
      .insert(ownCalendarEntries)
      .values([...written])
      .onConflictDoNothing()
}

export const deleteOwn = (tx: Tx, userId: UserId, id: OwnCalendarEntryId) =>
  tx
    .delete(ownCalendarEntries)
    .where(and(eq(ownCalendarEntries.userId, userId), eq(ownCalendarEntries.id, id)))

/** Of all members, ordered by id. */
export const selectOwnOn = (
  tx: Tx,
  days: readonly string[],
  { after, limit }: { after: OwnCalendarEntryId | undefined; limit: number },
) =>
  tx
    .select()
    .from(ownCalendarEntries)
    .where(
      and(
        inArray(ownCalendarEntries.day, [...days]),
        after === undefined ? undefined : sql`${ownCalendarEntries.id} > ${after}`,
      ),
    )
    .orderBy(asc(ownCalendarEntries.id))
    .limit(limit)
