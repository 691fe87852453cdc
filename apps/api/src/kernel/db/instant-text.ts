import { type SQL, type SQLWrapper, sql } from "drizzle-orm"

/** An instant with microseconds, formatted the same whatever time zone and date style the server uses. */
export const instantText = (column: SQLWrapper): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
