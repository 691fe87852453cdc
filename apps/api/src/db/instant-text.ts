import { type SQL, type SQLWrapper, sql } from "drizzle-orm"

/** A moment with its microseconds, written the same way whatever time zone and date style the server is set to. */
export const instantText = (column: SQLWrapper): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
