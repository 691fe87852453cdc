import type { Subject, SubjectNoun } from "@shirube/vocabulary/subjects"
import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { saved } from "#api/kernel/db/tables/people/saved"

const place = sql<string>`${saved.place} collate "C"`

const isOf = (userId: UserId, { noun, id }: Subject) =>
  and(eq(saved.userId, userId), eq(saved.noun, noun), eq(saved.thingId, id), isNull(saved.partOf))

export async function selectPlace(tx: Tx, userId: UserId, subject: Subject): Promise<string | undefined> {
  const [found] = await tx.select({ place: saved.place }).from(saved).where(isOf(userId, subject)).limit(1)
  return found?.place
}

interface Neighbour {
  readonly nouns: readonly SubjectNoun[]
  readonly side: "before" | "after"
  readonly of: Subject & { readonly place: string }
  /** The moved item is skipped as a neighbour. */
  readonly moving: Subject
}

/** The position of the neighbour on that side; null at the end of the list. */
export async function selectNeighbour(tx: Tx, userId: UserId, { nouns, side, of, moving }: Neighbour) {
  const isThere: SQL = sql`(${place}, ${saved.thingId}) ${sql.raw(side === "before" ? "<" : ">")} (${of.place}, ${of.id})`
  const turn = side === "before" ? desc : asc
  const [found] = await tx
    .select({ place: saved.place })
    .from(saved)
    .where(
      and(
        eq(saved.userId, userId),
        inArray(saved.noun, [...nouns]),
        isNull(saved.partOf),
        or(ne(saved.noun, moving.noun), ne(saved.thingId, moving.id)),
        isThere,
      ),
    )
    .orderBy(turn(place), turn(saved.thingId))
    .limit(1)
  return found?.place ?? null
}

export const updatePlace = (tx: Tx, userId: UserId, subject: Subject, to: string) =>
  tx.update(saved).set({ place: to }).where(isOf(userId, subject))

/** In the current order. */
export const selectOrder = (tx: Tx, userId: UserId, nouns: readonly SubjectNoun[]) =>
  tx
    .select({ noun: saved.noun, id: saved.thingId })
    .from(saved)
    .where(and(eq(saved.userId, userId), inArray(saved.noun, [...nouns])))
    .orderBy(asc(place), asc(saved.thingId))
