// Public pages about a person. Features whose pages name people read it; the feature that has the pages declares it.
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"

interface PersonPage {
  /** Without a language prefix. */
  readonly path: `/${string}`
  /** Its address never expires, because stored pages contain it; null: their seal is shown. */
  readonly photo: string | null
}

export interface PersonPages {
  /** Cache tags of answers that contain what `of` returns. */
  readonly tags: readonly string[]
  /** People without a page are left out. One statement. */
  of(tx: Tx, people: readonly UserId[]): Promise<ReadonlyMap<UserId, PersonPage>>
}
