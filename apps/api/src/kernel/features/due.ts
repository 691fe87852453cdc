// Due items for a member's calendar: each feature contributes its own through `due` in its feature.ts.
import type { DueItem } from "@shirube/contract/season/calendar/due"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"

export interface DueRange {
  readonly userId: UserId
  /** Days in Japan, both inclusive. Items that overlap the range count. */
  readonly from: string
  readonly until: string
  readonly now: Date
}

/** Runs one or two statements and returns at most MOST_DUE items. */
export type DueSource = (tx: Tx, asked: DueRange) => Promise<readonly DueItem[]>

/** Marks due items of one feature as done, so that they are no longer due. */
export interface DueTick {
  /** The first word of their ids. */
  readonly prefix: string
  /** Idempotent. Returns false if this member has no such item. */
  set(
    tx: Tx,
    tick: { readonly userId: UserId; readonly rest: string; readonly isDone: boolean; readonly now: Date },
  ): Promise<boolean>
}
