// Slow mode: for newcomers, and in threads that editors have slowed down (docs/decisions/0074).
import { NEWCOMER_POSTS, newcomerLimits, type PacedNoun } from "@shirube/vocabulary/community/forum/choices"
import type { Tx } from "#api/kernel/db/client"
import type { QuestionId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import { lockAccount } from "#api/modules/identity/accounts/service"
import { recordAudit } from "#api/modules/identity/audit/service"
import { questionChanged } from "../events.ts"
import { isEditor, mayAnswer } from "../policy.ts"
import { lockQuestion, updateQuestion } from "../questions/queries.ts"
import { isNewcomer, nextTime, PACE_MS, waitText } from "./policy.ts"
import { countVisible, selectLastIn, selectTimes } from "./queries.ts"

interface Posting {
  readonly user: Actor
  readonly visit: Visit
}

function refuse(
  code: "forum.newcomer_pace" | "question.slowed",
  next: Date,
  { now, language }: Visit,
): never {
  throw new ApiError(code, {
    fields: { text: [waitText(next, now)[language]] },
    retryAfterSeconds: Math.ceil((next.getTime() - now.getTime()) / 1_000),
  })
}

/**
 * Locks the account, so that a newcomer's concurrent posts are counted one by one; call it before locking a thread.
 * Returns the check, which callers run after the retry key: an idempotent retry is not refused.
 */
export async function lockForPace(
  tx: Tx,
  noun: PacedNoun,
  { user, visit }: Posting,
): Promise<() => Promise<void>> {
  if (mayAnswer(user)) return async () => {}
  const account = await lockAccount(tx, user.id)
  return async () => {
    const posts = await countVisible(tx, user.id, NEWCOMER_POSTS)
    if (!account || !isNewcomer({ ...account, posts }, visit.now)) return
    const limit = Math.max(...newcomerLimits[noun].map(({ most }) => most))
    const since = new Date(visit.now.getTime() - PACE_MS)
    const next = nextTime(noun, await selectTimes(tx, noun, user.id, { since, limit }), visit.now)
    if (next) refuse("forum.newcomer_pace", next, visit)
  }
}

interface Thread {
  readonly id: QuestionId
  readonly slowMinutes: number | null
}

/** Expects the thread to be locked, so that of two concurrent posts the second is refused. */
export async function refuseSlowed(
  tx: Tx,
  { id, slowMinutes }: Thread,
  { user, visit }: Posting,
): Promise<void> {
  if (slowMinutes === null || isEditor(user)) return
  const last = await selectLastIn(tx, id, user.id)
  const next = last && new Date(last.getTime() + slowMinutes * 60_000)
  if (next && next > visit.now) refuse("question.slowed", next, visit)
}

/** A null `minutes` turns slow mode off. */
export async function slowQuestion(
  tx: Tx,
  id: QuestionId,
  minutes: number | null,
  { user, visit, platform }: Posting & { readonly platform: Pick<Platform, "vault"> },
): Promise<void> {
  const question = await lockQuestion(tx, id)
  if (!question) throw new ApiError("question.not_found")
  if (question.slowMinutes === minutes) return
  await updateQuestion(tx, id, { slowMinutes: minutes })
  await recordAudit(tx, platform.vault, visit, {
    event: minutes === null ? "question.unslowed" : "question.slowed",
    by: { kind: "editor", id: user.id },
    about: { noun: "question", id },
    ...(minutes === null ? {} : { details: { minutes: String(minutes) } }),
  })
  await emit(tx, questionChanged, { questionId: id, topics: question.topics })
}
