// What a feature has of one member, for the page where editors see everything about them.
import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"

export interface Contribution {
  readonly text: string | Readonly<Record<Language, string>>
  /** Its page, without a language prefix. */
  readonly path: `/${string}` | null
  readonly at: Date
  /** Others do not see it. */
  readonly isHidden: boolean
}

export interface MemberOverview {
  /** The order on the page. */
  readonly position: number
  readonly title: Readonly<Record<Language, string>>
  /** One statement. Without what was posted without a name: looking up such a person is recorded elsewhere. */
  of(
    tx: Tx,
    userId: UserId,
    limit: number,
  ): Promise<{ readonly count: number; readonly newest: readonly Contribution[] }>
}
