// What is due for somebody, as the features say it: `due` in a feature.ts is how something of its own gets into their calendar.
import type { DueItem } from "@shirube/contract/calendar/due"
import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"

export interface DueAsked {
  readonly userId: UserId
  /** Days in Japan, both included. Whatever touches them counts. */
  readonly from: string
  readonly until: string
  readonly now: Date
}

/** In one statement or two, and at most MOST_DUE. */
export type DueSource = (tx: Tx, asked: DueAsked) => Promise<readonly DueItem[]>
