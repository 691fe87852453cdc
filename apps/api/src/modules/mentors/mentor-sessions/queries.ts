import {
  openStates,
  type SessionList,
  type SessionState,
} from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { and, asc, count, desc, eq, gt, gte, inArray, lt, ne, or, type SQL, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { MentorSessionId, UserId } from "#api/kernel/db/ids"
import { instantText, isAfter, isBefore } from "#api/kernel/db/moments"
import { mentorSessions } from "#api/kernel/db/tables/mentors/mentor-sessions"
import type { Moment } from "#api/kernel/lists/keyset"

export type SessionRow = typeof mentorSessions.$inferSelect
export type NewSession = typeof mentorSessions.$inferInsert

const isParty = (userId: UserId) =>
  or(eq(mentorSessions.studentId, userId), eq(mentorSessions.mentorId, userId))

/** Only if the member is one of its two people. */
export async function selectOwn(
  tx: Tx,
  id: MentorSessionId,
  userId: UserId,
): Promise<SessionRow | undefined> {
  const [found] = await tx
    .select()
    .from(mentorSessions)
    .where(and(eq(mentorSessions.id, id), isParty(userId)))
    .limit(1)
  return found
}

export async function selectSession(tx: Tx, id: MentorSessionId): Promise<SessionRow | undefined> {
  const [found] = await tx.select().from(mentorSessions).where(eq(mentorSessions.id, id)).limit(1)
  return found
}

/** Concurrent changes of the session wait. */
export async function lockSession(tx: Tx, id: MentorSessionId): Promise<SessionRow | undefined> {
  const [found] = await tx
    .select()
    .from(mentorSessions)
    .where(eq(mentorSessions.id, id))
    .limit(1)
    .for("update")
  return found
}

export async function insertSession(tx: Tx, session: NewSession): Promise<SessionRow> {
  const [inserted] = await tx.insert(mentorSessions).values(session).returning()
  if (!inserted) throw new Error("Insert returned no row")
  return inserted
}

export async function updateSession(
  tx: Tx,
  id: MentorSessionId,
  change: Partial<SessionRow>,
): Promise<SessionRow> {
  const [updated] = await tx.update(mentorSessions).set(change).where(eq(mentorSessions.id, id)).returning()
  if (!updated) throw new Error("Update found no row")
  return updated
}

const agreed = ["accepted"] as const satisfies readonly SessionState[]
const statesOf: Readonly<Record<SessionList, readonly SessionState[]>> = {
  open: openStates,
  upcoming: agreed,
  past: ["held", "missed", "declined", "withdrawn", "expired", "cancelled"],
}

interface ListPage {
  readonly list: SessionList
  readonly after: Moment | undefined
  readonly limit: number
}

/** Agreed ones by their start, earliest first; others by their last change, newest first. */
export const selectList = (tx: Tx, userId: UserId, { list, after, limit }: ListPage) => {
  const isAhead = list === "upcoming"
  const at = isAhead ? mentorSessions.startsAt : mentorSessions.updatedAt
  const rest =
    after && (isAhead ? isAfter(at, mentorSessions.id, after) : isBefore(at, mentorSessions.id, after))
  const order = isAhead ? asc : desc
  return tx
    .select({ session: mentorSessions, position: instantText(at) })
    .from(mentorSessions)
    .where(and(isParty(userId), inArray(mentorSessions.state, statesOf[list]), rest))
    .orderBy(order(at), order(mentorSessions.id))
    .limit(limit)
}

/** Agreed sessions of any of these people that overlap the span. */
export const selectAgreed = (
  tx: Tx,
  people: readonly UserId[],
  { from, until, except }: { from: Date; until: Date; except?: MentorSessionId },
) =>
  tx
    .select({
      id: mentorSessions.id,
      mentorId: mentorSessions.mentorId,
      studentId: mentorSessions.studentId,
      startsAt: mentorSessions.startsAt,
      endsAt: mentorSessions.endsAt,
    })
    .from(mentorSessions)
    .where(
      and(
        or(inArray(mentorSessions.mentorId, people), inArray(mentorSessions.studentId, people)),
        // Held ones count for the cap of their week.
        inArray(mentorSessions.state, ["accepted", "held", "missed"]),
        lt(mentorSessions.startsAt, until),
        gt(mentorSessions.endsAt, from),
        except && ne(mentorSessions.id, except),
      ),
    )
    .limit(MOST_AGREED * people.length)
/** A bound for one person: more than fit into the weeks that can be requested. */
const MOST_AGREED = 250

export async function countOpen(tx: Tx, studentId: UserId): Promise<number> {
  const [found] = await tx
    .select({ count: count() })
    .from(mentorSessions)
    .where(and(eq(mentorSessions.studentId, studentId), inArray(mentorSessions.state, openStates)))
  return found?.count ?? 0
}

const exists = async (tx: Tx, condition: SQL | undefined) => {
  const found = await tx.select({ id: mentorSessions.id }).from(mentorSessions).where(condition).limit(1)
  return found.length > 0
}

export const hasUnfinished = (tx: Tx, studentId: UserId, mentorId: UserId) =>
  exists(
    tx,
    and(
      eq(mentorSessions.studentId, studentId),
      eq(mentorSessions.mentorId, mentorId),
      inArray(mentorSessions.state, [...openStates, ...agreed]),
    ),
  )

export const hasRequestedSince = (tx: Tx, studentId: UserId, since: Date) =>
  exists(tx, and(eq(mentorSessions.studentId, studentId), gt(mentorSessions.requestedAt, since)))

export const hasSame = (tx: Tx, session: Pick<NewSession, "studentId" | "mentorId" | "questions">) =>
  exists(
    tx,
    and(
      eq(mentorSessions.studentId, session.studentId),
      eq(mentorSessions.mentorId, session.mentorId),
      eq(mentorSessions.questions, session.questions),
    ),
  )

export const selectExpired = (tx: Tx, now: Date, limit: number) =>
  tx
    .select({ id: mentorSessions.id })
    .from(mentorSessions)
    .where(and(inArray(mentorSessions.state, openStates), lt(mentorSessions.answerBy, now)))
    .orderBy(asc(mentorSessions.answerBy))
    .limit(limit)

export const selectOver = (tx: Tx, now: Date, limit: number) =>
  tx
    .select({ id: mentorSessions.id })
    .from(mentorSessions)
    .where(and(eq(mentorSessions.state, "accepted"), lt(mentorSessions.endsAt, now)))
    .orderBy(asc(mentorSessions.startsAt))
    .limit(limit)

/** Open requests and agreed sessions, also with one other person only. */
export const selectUnfinishedOf = (tx: Tx, userId: UserId, other?: UserId) =>
  tx
    .select({ id: mentorSessions.id })
    .from(mentorSessions)
    .where(
      and(
        isParty(userId),
        other && isParty(other),
        inArray(mentorSessions.state, [...openStates, ...agreed]),
      ),
    )

/** Of several people, before their accounts are deleted. */
export const selectUnfinishedOfAll = (tx: Tx, people: readonly UserId[]) =>
  tx
    .select({
      studentId: mentorSessions.studentId,
      mentorId: mentorSessions.mentorId,
      startsAt: mentorSessions.startsAt,
    })
    .from(mentorSessions)
    .where(
      and(
        or(inArray(mentorSessions.mentorId, people), inArray(mentorSessions.studentId, people)),
        inArray(mentorSessions.state, [...openStates, ...agreed]),
      ),
    )

export const selectAbsences = (tx: Tx, userId: UserId, since: Date) =>
  tx
    .select({ id: mentorSessions.id })
    .from(mentorSessions)
    .where(
      and(
        or(
          and(eq(mentorSessions.studentId, userId), sql`'student' = any(${mentorSessions.absent})`),
          and(eq(mentorSessions.mentorId, userId), sql`'mentor' = any(${mentorSessions.absent})`),
        ),
        inArray(mentorSessions.state, ["missed"]),
        gte(mentorSessions.startsAt, since),
      ),
    )
    .limit(100)

export const selectPeople = (tx: Tx, ids: readonly MentorSessionId[]) =>
  tx
    .select({
      id: mentorSessions.id,
      studentId: mentorSessions.studentId,
      mentorId: mentorSessions.mentorId,
      purpose: mentorSessions.purpose,
      state: mentorSessions.state,
      startsAt: mentorSessions.startsAt,
    })
    .from(mentorSessions)
    .where(inArray(mentorSessions.id, ids))
