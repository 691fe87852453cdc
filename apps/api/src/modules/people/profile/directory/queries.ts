import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { instantText, isBefore } from "#api/kernel/db/moments"
import { listings, profiles } from "#api/kernel/db/tables/people/profile"
import type { Moment } from "#api/kernel/lists/keyset"

/** A member who is already listed keeps their position. */
export const upsertListing = (tx: Tx, listing: { userId: UserId; listedAt: Date; words: string }) =>
  tx
    .insert(listings)
    .values(listing)
    .onConflictDoUpdate({ target: listings.userId, set: { words: listing.words } })

export const deleteListing = (tx: Tx, userId: UserId) =>
  tx.delete(listings).where(eq(listings.userId, userId))

interface Listing {
  readonly query: string
  readonly after: Moment | undefined
  readonly limit: number
}

export const selectListed = (tx: Tx, { query, after, limit }: Listing) =>
  tx
    .select({ profile: profiles, position: instantText(listings.listedAt) })
    .from(listings)
    .innerJoin(profiles, eq(profiles.userId, listings.userId))
    .where(
      and(
        query === "" ? undefined : sql`${listings.words} @@ ${query}::tsquery`,
        after && isBefore(listings.listedAt, listings.userId, after),
      ),
    )
    .orderBy(desc(listings.listedAt), desc(listings.userId))
    .limit(limit)

export async function selectListedOne(tx: Tx, userId: UserId) {
  const [found] = await tx
    .select({ profile: profiles })
    .from(listings)
    .innerJoin(profiles, eq(profiles.userId, listings.userId))
    .where(eq(listings.userId, userId))
    .limit(1)
  return found?.profile
}

export async function selectListedProfiles(tx: Tx, userIds: readonly UserId[]) {
  const found = await tx
    .select({ profile: profiles })
    .from(listings)
    .innerJoin(profiles, eq(profiles.userId, listings.userId))
    .where(inArray(listings.userId, [...userIds]))
  return found.map(({ profile }) => profile)
}

export const selectListedAmong = (tx: Tx, userIds: readonly UserId[]) =>
  tx
    .select({ userId: listings.userId })
    .from(listings)
    .where(inArray(listings.userId, [...userIds]))

export const selectUnmade = (tx: Tx, limit: number) =>
  tx
    .select({ userId: listings.userId })
    .from(listings)
    .where(isNull(listings.words))
    .orderBy(listings.userId)
    .limit(limit)
