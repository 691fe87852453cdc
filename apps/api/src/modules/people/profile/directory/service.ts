// The members' directory and its search words, updated in the transaction that changes the profile.
import type { Role } from "@shirube/vocabulary/product"
import type { Db, Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import type { Moment } from "#api/kernel/lists/keyset"
import { nameQuery, nameTokens } from "#api/kernel/search/person-names"
import { facetToken, quote } from "#api/kernel/search/tokens"
import { university } from "#api/modules/common/reference/service"
import { accountOf, emitPersonShownChanged, lockAccount } from "#api/modules/identity/accounts/service"
import { isOfAge } from "../policy.ts"
import { presentShown, shownPartsOf } from "../present.ts"
import { type ProfileRow, selectProfile, upsertProfile } from "../queries.ts"
import {
  deleteListing,
  selectListed,
  selectListedAmong,
  selectListedOne,
  selectListedProfiles,
  selectUnmade,
  upsertListing,
} from "./queries.ts"

export interface Wanted {
  readonly name?: string | undefined
  readonly country?: string | undefined
  readonly language?: string | undefined
  readonly university?: string | undefined
  readonly industry?: string | undefined
  /** `screened`: only senpai screened by editors. */
  readonly senpai?: "screened" | undefined
  /** `taken`: only senpai who accept requests for an answer. */
  readonly invitations?: "taken" | undefined
}

export async function keepListing(tx: Tx, profile: ProfileRow, now: Date): Promise<void> {
  const { userId, isListed } = profile
  const account = isListed ? await accountOf(tx, userId) : undefined
  if (!account) return void (await deleteListing(tx, userId))
  await upsertListing(tx, { userId, listedAt: now, words: listingWords(profile, account) })
}

/** Call after a change of screening, which changes the search words. */
export async function renewListing(tx: Tx, userId: UserId, now: Date): Promise<void> {
  const profile = await selectProfile(tx, userId)
  if (profile) await keepListing(tx, profile, now)
}

/** Includes only visible parts: a member who hides their country is not found by it. */
function listingWords(
  profile: ProfileRow,
  { name, role, isScreened }: { name: string; role: Role; isScreened: boolean },
): string {
  const { nationality, languages, university, career } = shownPartsOf(profile)
  const isSenpai = role === "senpai" && isScreened
  const tokens = [
    ...nameTokens(name),
    ...[nationality ?? []].flat().map((code) => facetToken("country", code)),
    ...(languages ?? []).map(({ code }) => facetToken("language", code)),
    ...[university?.id ?? []].flat().map((id) => facetToken("university", id)),
    ...(career?.industries ?? []).map((id) => facetToken("industry", id)),
    ...(isSenpai ? [facetToken("senpai", "screened")] : []),
    ...(isSenpai && profile.takesInvitations ? [facetToken("invitations", "taken")] : []),
  ]
  return [...new Set(tokens)].map(quote).join(" ")
}

/** A tsquery; empty if everyone matches, undefined if no one can. */
function wantedQuery({ name, ...facets }: Wanted): string | undefined {
  const named = name === undefined || name === "" ? "" : nameQuery(name)
  if (named === undefined) return undefined
  const narrowed = Object.entries(facets).flatMap(([facet, value]) =>
    value === undefined ? [] : [quote(facetToken(facet, value))],
  )
  return [...(named === "" ? [] : [named]), ...narrowed].join(" & ")
}

interface Page {
  readonly after: Moment | undefined
  readonly limit: number
}

/** Matches by visible parts, newest first; the caller checks whether a member may be shown at all. */
export async function findListed(tx: Tx, { university: named, ...wanted }: Wanted, page: Page) {
  const known = named === undefined ? undefined : (university(named)?.id ?? named)
  const query = wantedQuery({ ...wanted, university: known })
  return query === undefined ? [] : selectListed(tx, { query, ...page })
}

export async function listedAmong(tx: Tx, userIds: readonly UserId[]): Promise<ReadonlySet<UserId>> {
  const found = userIds.length === 0 ? [] : await selectListedAmong(tx, userIds)
  return new Set(found.map(({ userId }) => userId))
}

export const listedProfiles = async (tx: Tx, userIds: readonly UserId[]) =>
  userIds.length === 0 ? [] : selectListedProfiles(tx, userIds)

export const listedProfile = (tx: Tx, userId: UserId) => selectListedOne(tx, userId)

export const isGrownUp = (profile: ProfileRow, now: Date) => isOfAge(profile, now)

export type ShownProfile = ReturnType<typeof presentShown>
export const showProfile = (...whose: Parameters<typeof presentShown>): ShownProfile => presentShown(...whose)

/** Removal by an editor. `isForGood`: the member cannot list themselves again. */
export async function takeOut(
  tx: Tx,
  userId: UserId,
  { isForGood }: { readonly isForGood: boolean },
  now: Date,
): Promise<void> {
  await lockAccount(tx, userId)
  const profile = await upsertProfile(
    tx,
    userId,
    { isListed: false, ...(isForGood ? { isWithheld: true } : {}) },
    now,
  )
  await keepListing(tx, profile, now)
  await emitPersonShownChanged(tx, userId)
}

/** Undoes a removal by an editor. */
export async function putBack(tx: Tx, userId: UserId, now: Date): Promise<void> {
  await lockAccount(tx, userId)
  const profile = await upsertProfile(tx, userId, { isListed: true, isWithheld: false }, now)
  await keepListing(tx, profile, now)
  await emitPersonShownChanged(tx, userId)
}

const AT_ONCE = 100

/** For listings without search words: older ones, or ones to be rebuilt. */
export async function makeMissingWords(db: Db, now: Date): Promise<void> {
  const makeSome = () =>
    db.transaction(async (tx) => {
      const unmade = await selectUnmade(tx, AT_ONCE)
      for (const { userId } of unmade) {
        await lockAccount(tx, userId)
        const profile = await selectProfile(tx, userId)
        if (profile) await keepListing(tx, profile, now)
        else await deleteListing(tx, userId)
      }
      return unmade.length === AT_ONCE
    })
  while (await makeSome());
}

export const fillListings = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "profile-listings",
  cron: "*/10 * * * *",
  run: () => makeMissingWords(db, clock.now()),
})
