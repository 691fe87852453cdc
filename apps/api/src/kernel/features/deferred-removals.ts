// Public items of deleted accounts are removed one by one, each at a random time, so that the times of two
// changes do not show that they belong to one person (docs/decisions/0108).
import { randomInt } from "node:crypto"
import { PUBLIC_REMOVAL_DAYS } from "@shirube/vocabulary/identity/deletion/retention"
import type { Db, Tx } from "#api/kernel/db/client"
import type { Log } from "../process/log.ts"
import {
  countDueDeferred,
  type DeferredKind,
  deferredKinds,
  insertDeferred,
  postponeDeferred,
  selectDeferred,
  takeDeferred,
  updateDeferredParent,
} from "./deferred-removals/queries.ts"
import { gather } from "./gather.ts"

export interface DeferredItem {
  readonly kind: DeferredKind
  readonly noun: string
  readonly id: string
  /** The item that it is part of; defaults to its own id. */
  readonly parentId?: string
  /** Removed before this time at the latest, because others wait for it. */
  readonly before?: Date
}

/** Removes one of a feature's items, from public view too. It may already be gone. */
export type RemoveDeferred = (
  tx: Tx,
  item: Required<Omit<DeferredItem, "kind" | "before">>,
  now: Date,
) => Promise<void>
export type DeferredRemovers = Readonly<Record<DeferredKind, RemoveDeferred>>

export const gatherRemovers = (parts: readonly Partial<DeferredRemovers>[]): DeferredRemovers =>
  gather(deferredKinds, parts)

const WINDOW_MS = PUBLIC_REMOVAL_DAYS * 86_400_000

function momentWithin(now: Date, before: Date | undefined): Date {
  const most = Math.min(WINDOW_MS, before ? before.getTime() - now.getTime() : WINDOW_MS)
  return new Date(now.getTime() + randomInt(Math.max(most, 1)))
}

export async function deferRemovals(tx: Tx, items: readonly DeferredItem[], now: Date): Promise<void> {
  await insertDeferred(
    tx,
    items.map(({ kind, noun, id, parentId = id, before }) => ({
      kind,
      noun,
      thingId: id,
      parentId,
      dueAt: momentWithin(now, before),
    })),
  )
}

/** For items that were merged into another parent. */
export const moveDeferred = (tx: Tx, kind: DeferredKind, ids: readonly string[], parentId: string) =>
  updateDeferredParent(tx, kind, ids, parentId)

async function removeOne(tx: Tx, rowId: string, removers: DeferredRemovers, now: Date): Promise<void> {
  const taken = await takeDeferred(tx, rowId)
  if (!taken) return
  const { kind, noun, thingId: id, parentId } = taken
  await removers[kind](tx, { noun, id, parentId }, now)
}

/** With this many items due, more than one is removed per run, so that the promised deadline is kept. */
const MINUTES_BEHIND = 60
const POSTPONED_MS = 600_000

interface Parts {
  readonly db: Db
  readonly deferred: DeferredRemovers
  readonly log: Pick<Log, "error">
}

/** One per minute: even items that are due at the same time are not removed together. */
export async function removeDue({ db, deferred, log }: Parts, now: Date): Promise<void> {
  const waiting = await countDueDeferred(db.autocommit, now)
  const due = await selectDeferred(db.autocommit, { now, limit: 1 + Math.floor(waiting / MINUTES_BEHIND) })
  for (const { id } of due)
    try {
      await db.transaction((tx) => removeOne(tx, id, deferred, now))
    } catch (err) {
      log.error({ err }, "an item of a deleted account could not be removed; retrying in ten minutes")
      await postponeDeferred(db.autocommit, id, new Date(now.getTime() + POSTPONED_MS))
    }
}

const BATCH = 200

/** Removes all of them at once, while the site has no readers. */
export async function removeAllDeferred(tx: Tx, removers: DeferredRemovers, now: Date): Promise<void> {
  for (;;) {
    const waiting = await selectDeferred(tx, { limit: BATCH })
    if (waiting.length === 0) return
    for (const { id } of waiting) await removeOne(tx, id, removers, now)
  }
}
