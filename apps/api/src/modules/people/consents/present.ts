import { isCurrent } from "./policy.ts"
import type { ConsentRow } from "./queries.ts"

export const presentConsents = (rows: readonly ConsentRow[]) => ({
  items: rows.map((row) => ({
    kind: row.kind,
    version: row.version,
    given_at: row.givenAt.toISOString(),
    is_current: isCurrent(row),
    guardian_name: row.guardianName,
  })),
})
