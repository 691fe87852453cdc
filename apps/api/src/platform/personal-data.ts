// What the tables hold about a person, as the features say it: for the archive that somebody downloads, and for the day they leave.
import type { PersonalKind } from "@shirube/contract/personal-kinds"
import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"

interface Held {
  readonly table: string
  /** The bullet of the privacy policy that names it. */
  readonly kind: PersonalKind
  /** The column that names the person. */
  readonly by: string
}

/** Theirs: every column goes into the archive, but for secrets and marks that only a machine reads. */
interface Exported extends Held {
  readonly without?: readonly string[]
  /** A column that is true where a row is not for them to know. */
  readonly unless?: string
}

/** Names somebody, and yet tells nothing about them that they do not find elsewhere in the archive. */
interface LeftOut extends Held {
  readonly leftOut: string
}

export type PersonalTable = Exported | LeftOut

/**
 * What the schema does not do by itself when people go, in the transaction that removes them. What everyone can see of them without
 * their name is not changed here but deferred (`deferred-removals.ts`).
 */
export type Farewell = (tx: Tx, userIds: readonly UserId[], now: Date) => Promise<void>

/** Digests that a suspended person is recognised by who deletes their account and returns. */
export type IdentityDigests = (tx: Tx, userId: UserId) => Promise<readonly string[]>

/** The platform's own tables; a feature names those of its own in its feature.ts. */
export const platformTables: readonly PersonalTable[] = [
  {
    table: "one_time_tokens",
    kind: "security",
    by: "user_id",
    leftOut: "digests of links and codes that are good for minutes",
  },
]
