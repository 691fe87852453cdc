import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { QuestionId, UserId } from "#api/kernel/db/ids"
import { prepared } from "#api/kernel/db/prepared"
import { visible } from "#api/kernel/db/removal"
import { answers, invitations, questions } from "#api/kernel/db/tables/community/forum"

/** Names the tables: Drizzle leaves the table off a selected column if the statement reads from one table only. */
const hasAnswered = sql<boolean>`exists (select from ${answers} a where a.question_id = ${invitations}.question_id
  and a.author_id = ${invitations}.senpai_id and a.removed_at is null)`

/** Unpaged: a question has only a few invitations. */
export const selectInvitations = (tx: Tx, questionId: QuestionId) =>
  tx
    .select({
      senpaiId: invitations.senpaiId,
      invitedAt: invitations.invitedAt,
      declinedAt: invitations.declinedAt,
      hasAnswered,
    })
    .from(invitations)
    .where(eq(invitations.questionId, questionId))
    .orderBy(asc(invitations.invitedAt), asc(invitations.senpaiId))

export const insertInvitation = (tx: Tx, invitation: typeof invitations.$inferInsert) =>
  tx.insert(invitations).values(invitation).onConflictDoNothing()

const ofSenpai = (questionId: QuestionId, senpaiId: UserId) =>
  and(eq(invitations.questionId, questionId), eq(invitations.senpaiId, senpaiId))

export async function selectInvitation(tx: Tx, questionId: QuestionId, senpaiId: UserId) {
  const [found] = await tx
    .select({ invitedBy: invitations.invitedBy, declinedAt: invitations.declinedAt })
    .from(invitations)
    .where(ofSenpai(questionId, senpaiId))
    .limit(1)
  return found
}

/** False if it was already declined. */
export async function markDeclined(tx: Tx, questionId: QuestionId, senpaiId: UserId, declinedAt: Date) {
  const declined = await tx
    .update(invitations)
    .set({ declinedAt })
    .where(and(ofSenpai(questionId, senpaiId), isNull(invitations.declinedAt)))
    .returning({ id: invitations.questionId })
  return declined.length > 0
}

/** Pending invitations: the question is visible, unlocked, and not yet answered by this senpai. */
const waitingFor = (senpaiId: SQL) =>
  and(
    eq(invitations.senpaiId, senpaiId),
    isNull(invitations.declinedAt),
    visible(questions),
    isNull(questions.lockedAt),
    sql`not ${hasAnswered}`,
  )

/** Newest first. */
const waiting = prepared((tx) =>
  tx
    .select({ questionId: invitations.questionId })
    .from(invitations)
    .innerJoin(questions, eq(questions.id, invitations.questionId))
    .where(waitingFor(sql`${sql.placeholder("senpaiId")}::uuid`))
    .orderBy(desc(invitations.invitedAt), desc(invitations.questionId))
    .limit(sql.placeholder("limit"))
    .prepare("waiting_invitations"),
)

export const selectWaiting = (tx: Tx, senpaiId: UserId, limit: number) =>
  waiting(tx).execute({ senpaiId, limit })

/** The pending invitation of a senpai to a question. */
export const isWaiting = (questionId: SQL, senpaiId: SQL) =>
  sql`select from ${invitations} join ${questions} on ${questions.id} = ${invitations}.question_id
    where ${and(waitingFor(senpaiId), eq(invitations.questionId, questionId))}`
