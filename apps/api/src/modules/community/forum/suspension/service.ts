// Hides posts of a suspended member if the editor chose so, and restores them when the suspension ends. Anonymous posts
// stay: hidden at the same moment, they would be linked to the name.
import { postNouns } from "@shirube/vocabulary/community/forum/choices"
import type { UserId } from "#api/kernel/db/ids"
import { subscribe } from "#api/kernel/events/events"
import type { JobParts } from "#api/kernel/jobs/jobs"
import { createVault } from "#api/kernel/security/vault"
import { accountSuspended, suspensionEnded } from "#api/modules/editorial/suspensions/events"
import { hidesPosts } from "#api/modules/editorial/suspensions/status/service"
import { selectNamedBy, selectRemovedBy } from "../removal/queries.ts"
import { removePostFromView, restorePost } from "../removal/service.ts"

type Parts = Pick<JobParts, "db" | "clock" | "config">

/** Posts per query. Each post has its own transaction: it locks one thread, and a retry continues with the rest. */
const BATCH = 100

export async function hidePostsOf({ db, clock, config }: Parts, userId: UserId): Promise<void> {
  const vault = createVault(config.encryptionKeys)
  for (const noun of postNouns)
    for (;;) {
      const posts = await selectNamedBy(db.autocommit, noun, userId, BATCH)
      for (const post of posts)
        await db.transaction(async (tx) => {
          const now = clock.now()
          if (!(await hidesPosts(tx, userId, now))) return
          const visit = { now, ip: "", userAgent: "", language: "en", device: null } as const
          await removePostFromView(tx, post, { reason: "suspended", by: { kind: "system" }, visit, vault })
        })
      if (posts.length < BATCH || !(await hidesPosts(db.autocommit, userId, clock.now()))) break
    }
}

export async function showPostsOf({ db, clock }: Parts, userId: UserId): Promise<void> {
  for (const noun of postNouns)
    for (;;) {
      const hidden = await selectRemovedBy(db.autocommit, noun, userId, {
        reasons: ["suspended"],
        limit: BATCH,
      })
      for (const post of hidden)
        await db.transaction(async (tx) => {
          if (!(await hidesPosts(tx, userId, clock.now()))) await restorePost(tx, post)
        })
      if (hidden.length < BATCH || (await hidesPosts(db.autocommit, userId, clock.now()))) break
    }
}

export const suspensionSubscribers = [
  subscribe(
    accountSuspended,
    "forum-hide-suspended",
    (parts) =>
      ({ userId }) =>
        hidePostsOf(parts, userId),
  ),
  subscribe(
    suspensionEnded,
    "forum-show-returned",
    (parts) =>
      ({ userId }) =>
        showPostsOf(parts, userId),
  ),
]
