// SQL of lists that are ordered by time and then by id; their cursors are in kernel/lists/keyset.ts.
import { type SQL, type SQLWrapper, sql } from "drizzle-orm"
import type { Moment } from "#api/kernel/lists/keyset"

/** An instant with microseconds, formatted the same whatever time zone and date style the server uses. */
export const instantText = (column: SQLWrapper): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** Rows before this moment: the rest of a list that is sorted newest first. */
export const isBefore = (at: SQLWrapper, id: SQLWrapper, moment: Moment) =>
  sql`(${at}, ${id}) < (${moment.at}::timestamptz, ${moment.id})`

/** Rows after this moment: the rest of a list that is sorted oldest first. */
export const isAfter = (at: SQLWrapper, id: SQLWrapper, moment: Moment) =>
  sql`(${at}, ${id}) > (${moment.at}::timestamptz, ${moment.id})`
