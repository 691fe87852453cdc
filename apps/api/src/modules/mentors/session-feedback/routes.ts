import type { SessionFeedback } from "@shirube/contract/mentors/session-feedback/routes"
import * as contract from "@shirube/contract/mentors/session-feedback/routes"
import type { z } from "zod"
import { done, ok, shared, slice } from "#api/kernel/http/slice"
import { personTag } from "#api/modules/identity/accounts/events"
import { mentorTag } from "#api/modules/mentors/mentor-pages/events"
import { thankYousTag } from "./events.ts"
import type { OwnFeedback } from "./service.ts"
import { findFeedback, listFeedback, saveFeedback } from "./service.ts"
import { deleteThankYou, listThankYous, saveThankYou } from "./thank-yous/service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.getSessionFeedback, async ({ tx, user, params }) =>
    ok(presentFeedback(await findFeedback(tx, params.id, user.id))),
  ),
  implement(contract.saveSessionFeedback, async ({ tx, user, params, body, now }) =>
    ok(presentFeedback(await saveFeedback(tx, params.id, user.id, body, now))),
  ),
  implement(contract.saveThankYou, async ({ tx, user, params, body, now }) => {
    const { text, is_public: isPublic, confirms_contact_data: confirmsContactData } = body
    const thankYou = { text, isPublic, confirmsContactData }
    return ok(presentFeedback(await saveThankYou(tx, params.id, user.id, thankYou, now)))
  }),
  implement(contract.deleteThankYou, async ({ tx, user, params, now }) => {
    await deleteThankYou(tx, params.id, user.id, now)
    return done()
  }),
  implement(contract.listThankYous, async ({ tx, params, query, platform, now }) => {
    const context = { config: platform.config, now }
    const { items, nextCursor, studentIds } = await listThankYous(tx, params.id, query, context)
    return shared(
      {
        items: items.map(({ sessionId, text, by, purpose, writtenAt }) => ({
          id: sessionId,
          text,
          by: presentPerson(by),
          purpose,
          written_at: writtenAt.toISOString(),
        })),
        next_cursor: nextCursor,
      },
      [thankYousTag(params.id), mentorTag(params.id), ...studentIds.map(personTag)],
    )
  }),
  implement(contract.listSessionFeedback, async ({ tx, query }) => {
    const { items, nextCursor } = await listFeedback(tx, query)
    return ok({
      items: items.map(({ sessionId, by, side, about, purpose, helped, words, givenAt }) => ({
        session_id: sessionId,
        by: presentPerson(by),
        side,
        about: presentPerson(about),
        purpose,
        helped,
        words,
        given_at: givenAt.toISOString(),
      })),
      next_cursor: nextCursor,
    })
  }),
])

const presentFeedback = ({ feedback, thankYou }: OwnFeedback): z.input<typeof SessionFeedback> => ({
  helped: feedback?.helped ?? null,
  words: feedback?.words ?? null,
  thank_you:
    thankYou && thankYou.refusedAt === null ? { text: thankYou.text, is_public: thankYou.isPublic } : null,
})

interface Person {
  readonly id: string
  readonly name: string
  readonly seal: string
}

const presentPerson = ({ id, name, seal }: Person) => ({ id, name, seal })
