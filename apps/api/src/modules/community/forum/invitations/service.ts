// The asker may invite a few senpai to answer. An anonymous asker stays anonymous to them.
import { MOST_INVITABLE } from "@shirube/contract/community/forum/invitations"
import { MOST_INVITATIONS } from "@shirube/vocabulary/community/forum/choices"
import type { Topic } from "@shirube/vocabulary/topics"
import type { Tx } from "#api/kernel/db/client"
import type { QuestionId, UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import { peopleOf } from "#api/modules/identity/accounts/service"
import { blockedEitherWay } from "#api/modules/people/blocks/service"
import { findSenpai, senpaiAmong } from "#api/modules/people/members/service"
import { askableTopics, backgroundsOf, someSenpaiFor } from "#api/modules/people/senpai/service"
import { selectAuthorsIn } from "../answers/queries.ts"
import { invitationDeclined, senpaiInvited } from "../events.ts"
import { isOpenToInvitations, mayInvite } from "../policy.ts"
import { lockQuestion, selectQuestion } from "../questions/queries.ts"
import {
  insertInvitation,
  markDeclined,
  selectInvitation,
  selectInvitations,
  selectWaiting,
} from "./queries.ts"

interface RequestContext {
  readonly user: Actor
  readonly visit: Visit
  readonly platform: Pick<Platform, "config">
}

interface Thread {
  readonly askerId: UserId | null
}

async function ownQuestion(tx: Tx, id: QuestionId, user: Actor) {
  const question = await selectQuestion(tx, id)
  if (!question) throw new ApiError("question.not_found")
  if (!mayInvite(user, question.askerId)) throw new ApiError("question.not_yours")
  return question
}

export async function listInvitations(tx: Tx, id: QuestionId, user: Actor) {
  const question = await ownQuestion(tx, id, user)
  const found = await selectInvitations(tx, id)
  const people = await peopleOf(
    tx,
    found.map(({ senpaiId }) => senpaiId),
  )
  const invited = found.flatMap(({ senpaiId, ...invitation }) => {
    const person = people.get(senpaiId)
    return person ? [{ person, ...invitation }] : []
  })
  return { invited, isOpen: isOpenToInvitations(question) && found.length < MOST_INVITATIONS }
}

/** Drops the asker and anyone with a block between them and the asker, even if an editor invites. */
async function withoutBlocked<Person extends { readonly id: UserId }>(
  tx: Tx,
  people: readonly Person[],
  { askerId }: Thread,
): Promise<Person[]> {
  if (askerId === null) return [...people]
  const ids = people.map(({ id }) => id)
  const apart = await blockedEitherWay(tx, askerId, ids)
  return people.filter(({ id }) => id !== askerId && !apart.has(id))
}

interface InvitableFilters {
  readonly name?: string | undefined
  readonly topic?: Topic | undefined
  readonly industry?: string | undefined
}

/** Candidates examined per request. */
const MOST_LOOKED_AT = 50

/** Without a name or industry, suggests senpai by topic; seeds the order by question, so that requests spread over all. */
export async function findInvitable(
  tx: Tx,
  id: QuestionId,
  { name, topic, industry }: InvitableFilters,
  { user, visit, platform }: RequestContext,
) {
  const question = await ownQuestion(tx, id, user)
  const reader = { user, config: platform.config, now: visit.now }
  const isSearch = Boolean(name) || industry !== undefined
  const found = isSearch
    ? await findSenpai(tx, { name, industry, invitations: "taken" }, reader, MOST_LOOKED_AT)
    : await senpaiAmong(
        tx,
        await someSenpaiFor(tx, topic ? [topic] : question.topics, { seed: id, limit: MOST_LOOKED_AT }),
        reader,
      )
  const known = new Set<UserId | null>([
    user.id,
    ...(await selectInvitations(tx, id)).map(({ senpaiId }) => senpaiId),
    ...(await selectAuthorsIn(tx, id)).map(({ authorId }) => authorId),
  ])
  const free = (await withoutBlocked(tx, found, question)).filter((person) => !known.has(person.id))
  const topics = await askableTopics(
    tx,
    free.map((person) => person.id),
  )
  const some = free
    .filter((person) => topic === undefined || topics.get(person.id)?.includes(topic))
    .slice(0, MOST_INVITABLE)
  const backgrounds = await backgroundsOf(
    tx,
    some.map((person) => person.id),
    visit.language,
  )
  return some.map((person) => ({
    ...person,
    topics: topics.get(person.id) ?? [],
    background: backgrounds.get(person.id) ?? null,
  }))
}

/** Locks the question, so that concurrent requests neither repeat an invitation nor exceed the maximum. */
export async function inviteSenpai(
  tx: Tx,
  id: QuestionId,
  senpaiId: UserId,
  { user, visit, platform }: RequestContext,
): Promise<void> {
  const question = await lockQuestion(tx, id)
  if (!question) throw new ApiError("question.not_found")
  if (!mayInvite(user, question.askerId)) throw new ApiError("question.not_yours")
  const invited = await selectInvitations(tx, id)
  if (invited.some((one) => one.senpaiId === senpaiId)) return
  if (!isOpenToInvitations(question)) throw new ApiError("invitation.closed")
  if (invited.length >= MOST_INVITATIONS) throw new ApiError("invitation.too_many")
  const reader = { user, config: platform.config, now: visit.now }
  const [person] = await withoutBlocked(tx, await senpaiAmong(tx, [senpaiId], reader), question)
  const hasAnswered = (await selectAuthorsIn(tx, id)).some(({ authorId }) => authorId === senpaiId)
  if (!person || hasAnswered || senpaiId === user.id) throw new ApiError("invitation.not_possible")
  await insertInvitation(tx, { questionId: id, senpaiId, invitedBy: user.id, invitedAt: visit.now })
  await emit(tx, senpaiInvited, { questionId: id, senpaiId })
}

export async function declineInvitation(tx: Tx, id: QuestionId, user: Actor, now: Date): Promise<void> {
  if (!(await selectQuestion(tx, id))) throw new ApiError("question.not_found")
  if (!(await selectInvitation(tx, id, user.id))) throw new ApiError("invitation.not_found")
  if (await markDeclined(tx, id, user.id, now))
    await emit(tx, invitationDeclined, { questionId: id, senpaiId: user.id })
}

/** The person to notify when this senpai declines. */
export const inviterOf = async (tx: Tx, id: QuestionId, senpaiId: UserId) =>
  (await selectInvitation(tx, id, senpaiId))?.invitedBy ?? null

/** Pending invitations shown to a senpai. */
const MOST_WAITING = 20

export const waitingFor = async (tx: Tx, senpaiId: UserId) =>
  (await selectWaiting(tx, senpaiId, MOST_WAITING)).map(({ questionId }) => questionId)
