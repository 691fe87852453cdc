// Personal data in the tables, as each feature declares it: for the archive that a member downloads, and for
// account deletion.
import type { PersonalKind } from "@shirube/vocabulary/identity/export/personal-kinds"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import type { Vault } from "../security/vault.ts"

interface PersonalRows {
  readonly table: string
  /** The bullet of the privacy policy that covers it. */
  readonly kind: PersonalKind
  /** The column with the user's id. */
  readonly by: string
}

/** Exported: every column goes into the archive, except secrets and internal marks. */
interface Exported extends PersonalRows {
  readonly without?: readonly string[]
  /** A boolean column: rows where it is true are hidden from the member. */
  readonly unless?: string
  /**
   * Columns with JSON that the vault has sealed, by the purpose they were sealed for. The archive has them
   * opened, and without `sealed_` in their names; null if the key is lost.
   */
  readonly sealed?: Readonly<Record<`sealed_${string}`, (row: PersonalRow) => string>>
}

/** A row with the schema's column names. */
export type PersonalRow = Readonly<Record<string, unknown>>

/** Refers to a person, but contains nothing about them that is not elsewhere in the archive. */
interface LeftOut extends PersonalRows {
  readonly leftOut: string
}

export type PersonalTable = Exported | LeftOut

/** The row as the archive has it. */
export const openRow = (
  vault: Vault,
  { sealed: purposes = {} }: Pick<Exported, "sealed">,
  row: PersonalRow,
): object =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      const purposeOf = purposes[column as keyof typeof purposes]
      if (!purposeOf) return [column, value]
      const sealed = String(value)
      const opened = vault.mayOpen(sealed) ? JSON.parse(vault.open(sealed, purposeOf(row))) : null
      return [column.replace(/^sealed_/, ""), opened]
    }),
  )

/**
 * What cascades do not cover, run in the transaction that deletes the accounts. Their anonymous public traces
 * are not changed here but deferred (`deferred-removals.ts`).
 */
export type OnAccountDeleted = (tx: Tx, userIds: readonly UserId[], now: Date) => Promise<void>

/** Digests that identify a suspended person who deletes their account and signs up again. */
export type IdentityDigests = (tx: Tx, userId: UserId) => Promise<readonly string[]>

/** The platform's own tables; each feature declares its own in its feature.ts. */
export const platformTables: readonly PersonalTable[] = [
  {
    table: "one_time_tokens",
    kind: "security",
    by: "user_id",
    leftOut: "digests of links and codes that are good for minutes",
  },
]
