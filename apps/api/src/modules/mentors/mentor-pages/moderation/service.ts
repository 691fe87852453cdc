// Reports about a senpai's page: editors take it down, its owner corrects it or appeals.
import { isUuid } from "@shirube/vocabulary/text/uuid"
import type { Tx } from "#api/kernel/db/client"
import { namedId, type UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import type { ComplaintNoun, DecisionContext } from "#api/kernel/features/complaint-nouns"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import type { Visit } from "#api/kernel/security/session"
import { reviewOf, submitSubject } from "#api/modules/editorial/complaints/service"
import { newestReasons } from "#api/modules/editorial/review/service"
import { type AuditEvent, aboutUser, byOwner, recordAudit } from "#api/modules/identity/audit/service"
import { blockedEitherWay } from "#api/modules/people/blocks/service"
import { mentorRemoved, mentorRestored } from "../events.ts"
import { textsIn } from "../policy.ts"
import { selectPage } from "../queries.ts"
import { findMentor, publishAgain, unpublish } from "../service.ts"
import { reasons, removedLetter } from "./letters.ts"
import { mentorChoices, pageFacts } from "./present.ts"
import { deleteRemoval, selectRemoval, setAppeal, upsertRemoval } from "./queries.ts"

const idOf = (id: string) => namedId<UserId>(id)

export const reportedMentor: ComplaintNoun = {
  noun: "mentor",
  queue: "reported-senpai",
  queuePosition: 85,
  title: { en: "Reported senpai pages", ja: "通報された先輩のページ" },
  reasons,
  choices: mentorChoices,
  letter: removedLetter,
  storesText: true,
  async find(tx, id, { user, config, now }) {
    const mentor = isUuid(id) ? await findMentor(tx, idOf(id), { config, now }) : undefined
    if (!mentor) return undefined
    const { id: ownerId } = mentor.person
    return (await blockedEitherWay(tx, user.id, [ownerId])).size > 0 ? undefined : { ownerId }
  },
  show: async (tx, id) => pageFacts(await selectPage(tx, idOf(id)), await selectRemoval(tx, idOf(id))),
  atOnce: {
    async hide(tx, id, _how, { visit }) {
      const page = await selectPage(tx, idOf(id))
      if (!page?.publishedAt) return false
      await unpublish(tx, idOf(id), visit.now)
      return true
    },
    show: (tx, id, { visit }) => publishAgain(tx, idOf(id), visit.now),
  },
  async takeDown(tx, id, { isForGood }, by) {
    const userId = idOf(id)
    const page = await selectPage(tx, userId)
    // Hidden with the decision already, unless its owner has published it since.
    if (page?.publishedAt) await unpublish(tx, userId, by.visit.now)
    const removedText = page ? textsIn(page) : null
    await upsertRemoval(tx, { userId, isForGood, takenDownAt: by.visit.now, removedText })
    await audit(tx, by, "mentor_page.removed", userId)
    await emit(tx, mentorRemoved, { userId, isForGood })
  },
  async clear(tx, id, by) {
    const userId = idOf(id)
    if (!(await deleteRemoval(tx, userId))) return
    await publishAgain(tx, userId, by.visit.now)
    await audit(tx, by, "mentor_page.restored", userId)
    await emit(tx, mentorRestored, { userId })
  },
}

export const mentorReview = reviewOf(reportedMentor)

const audit = (tx: Tx, { vault, visit, editorId }: DecisionContext, event: AuditEvent, userId: UserId) =>
  recordAudit(tx, vault, visit, { event, by: { kind: "editor", id: editorId }, about: aboutUser(userId) })

/** Undefined unless the page is taken down. */
export async function ownRemoval(tx: Tx, userId: UserId) {
  const removal = await selectRemoval(tx, userId)
  if (!removal) return undefined
  const [newest] = await newestReasons(tx, mentorReview, [userId])
  return { removal, reason: newest?.[1] }
}

/** One appeal per removal, however often it is sent. */
export async function appealRemoval(
  tx: Tx,
  userId: UserId,
  text: string,
  visit: Visit,
  { vault }: Pick<Platform, "vault">,
): Promise<void> {
  if (!(await selectRemoval(tx, userId))) throw new ApiError("mentor.not_removed")
  if (!(await setAppeal(tx, userId, text))) throw new ApiError("mentor.appealed_already")
  await submitSubject(tx, reportedMentor, { thingId: userId, ownerId: userId }, visit.now)
  await recordAudit(tx, vault, visit, { event: "mentor_page.appealed", ...byOwner(userId) })
}
