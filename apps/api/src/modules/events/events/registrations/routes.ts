import * as contract from "@shirube/contract/events/events/registrations"
import { done, ok, slice } from "#api/kernel/http/slice"
import { presentSummary } from "../present.ts"
import { prefectureName } from "../service.ts"
import { presentRegistration, presentRegistrationForm } from "./present.ts"
import { cancelRegistration, listRegistrations, register, registrationFormOf, takeOffer } from "./service.ts"

export const registrationRoutes = slice(({ implement }) => [
  implement(contract.getRegistration, async ({ tx, user, params, now, language }) =>
    ok(presentRegistrationForm(await registrationFormOf(tx, user, params.id, language), now, language)),
  ),
  implement(contract.register, async ({ tx, user, params, body, now, language }) => {
    const { name, university, japanese_level, session_id, answers, takes_waitlist } = body
    const input = {
      sessionId: session_id,
      details: { name, university, japaneseLevel: japanese_level ?? null },
      answers,
      takesWaitlist: takes_waitlist,
    }
    return ok(presentRegistration(await register(tx, user, params.id, input, { now, language }), now))
  }),
  implement(contract.takeOffer, async ({ tx, user, params, now }) =>
    ok(presentRegistration(await takeOffer(tx, user, params.id, now), now)),
  ),
  implement(contract.cancelRegistration, async ({ tx, user, params, now }) => {
    await cancelRegistration(tx, user, params.id, now)
    return done()
  }),
  implement(contract.listRegistrations, async ({ tx, user, query, now, language }) => {
    const { items, sessions, nextCursor } = await listRegistrations(tx, user.id, query, language)
    return ok({
      items: items.map(({ event, whole }) => ({
        event: presentSummary(event, sessions, prefectureName, language),
        registration: presentRegistration(whole, now),
      })),
      next_cursor: nextCursor,
    })
  }),
])
