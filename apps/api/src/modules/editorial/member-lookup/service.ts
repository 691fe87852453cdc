// Editors find a person and see what the site has about them.
import type { Role } from "@shirube/vocabulary/product"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import type { MemberOverview } from "#api/kernel/features/people/member-overviews"
import { ApiError } from "#api/kernel/http/errors"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { byMoment, type PageRequest } from "#api/kernel/lists/keyset"
import type { Platform } from "#api/kernel/process/platform"
import { type Actor, isEditorFor, type Visit } from "#api/kernel/security/session"
import { suspendedAmong } from "#api/kernel/security/suspension-status"
import { reviewsAbout } from "#api/modules/editorial/review/service"
import { suspensionsOf } from "#api/modules/editorial/suspensions/service"
import { findAccounts, foundAccount, makeSearchWords } from "#api/modules/identity/accounts/lookup/service"
import { peopleOf } from "#api/modules/identity/accounts/service"
import { aboutUser, recordAudit } from "#api/modules/identity/audit/service"
import { pendingDeletionOf } from "#api/modules/identity/deletion/service"
import { activeSessionsOf } from "#api/modules/identity/sessions/service"

interface Listing extends PageRequest {
  readonly q?: string | undefined
  readonly role?: Role | undefined
}

export async function findMembers(tx: Tx, { q = "", role, cursor, limit }: Listing, now: Date) {
  const after = byMoment.decode(cursor)
  const found = await findAccounts(tx, { typed: q, role, after, limit: limit + 1 })
  const { items, nextCursor } = byMoment.page(found, limit, ({ position, id }) => ({ at: position, id }))
  const suspended = await suspendedAmong(
    tx,
    items.map(({ id }) => id),
    now,
  )
  return {
    items: items.map((account) => ({ ...account, isSuspended: suspended.has(account.id) })),
    nextCursor,
  }
}

type Deps = Pick<Platform, "vault" | "reviewKinds" | "memberOverviews" | "personPages">

/** More would not help an editor decide. */
const MOST_REVIEWS = 20
const MOST_SUSPENSIONS = 20
const MOST_CONTRIBUTIONS = 10

/** A fixed number of statements, and one for each feature that has something of members. */
export async function readMember(tx: Tx, deps: Deps, editor: Actor, id: UserId, visit: Visit) {
  const account = await foundAccount(tx, id)
  if (!account) throw new ApiError("member_lookup.not_found")
  await recordAudit(tx, deps.vault, visit, {
    event: "member.read",
    by: { kind: "editor", id: editor.id },
    about: aboutUser(id),
  })
  const suspensions = await suspensionsOf(tx, id, MOST_SUSPENSIONS)
  const editors = await peopleOf(
    tx,
    suspensions.flatMap(({ suspendedBy, liftedBy }) => [suspendedBy ?? [], liftedBy ?? []].flat()),
  )
  return {
    ...account,
    now: visit.now,
    maySuspend: isEditorFor(editor, "moderator") && account.role !== "editor",
    suspensions,
    editors,
    leavingAt: (await pendingDeletionOf(tx, id))?.dueAt ?? null,
    path: (await deps.personPages.of(tx, [id])).get(id)?.path ?? null,
    reviews: await reviewsAbout(tx, deps, { applicantId: id, limit: MOST_REVIEWS, editor }),
    contributions: await contributionsOf(tx, deps.memberOverviews, id),
    sessions: await activeSessionsOf(tx, id, visit.now),
  }
}

export type MemberRecord = Awaited<ReturnType<typeof readMember>>

async function contributionsOf(tx: Tx, overviews: readonly MemberOverview[], id: UserId) {
  const all = []
  for (const { title, of } of overviews) all.push({ title, ...(await of(tx, id, MOST_CONTRIBUTIONS)) })
  return all.filter(({ count }) => count > 0)
}

export const fillSearchWords = ({ db }: Pick<JobParts, "db">): JobDefinition => ({
  queue: "accounts-search-words",
  cron: "*/10 * * * *",
  run: () => makeSearchWords(db),
})
