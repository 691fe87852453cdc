import type { UserId } from "#api/kernel/db/ids"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import type { TestApi } from "#api/testing/api"
import { decideReview } from "#api/testing/reviews"
import type { RoleRequest, RoleTable, RoleTokens } from "#api/testing/roles"
import { anEvent, aSession, aWrittenEvent, publishEvents } from "./builders.ts"
import { seedRegistration } from "./registrations/service.ts"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/events                                            yes   yes   yes   yes   yes   yes   yes   yes   -
    GET /v1/event-months/{month}                              yes   yes   yes   yes   yes   yes   yes   yes   -
    GET /v1/event-calendar                                    yes   yes   yes   yes   yes   yes   yes   yes   -
    GET /v1/event-feed                                        yes   yes   yes   yes   yes   yes   yes   yes   -
    GET /v1/events/{id}                                       yes   yes   yes   yes   yes   yes   yes   yes   yes
    GET /v1/events/{id}/calendar                              yes   yes   yes   yes   yes   yes   yes   yes   yes
    GET /v1/event-pictures/{id}/{variant}                     none  none  none  none  none  none  none  none  none
    GET /v1/events/{id}/registration                          who   yes   yes   yes   yes   yes   yes   yes   yes
    PUT /v1/events/{id}/registration                          who   yes   yes   yes   yes   yes   yes   yes   yes
    PUT /v1/events/{id}/registration/offer                    who   yes   yes   yes   yes   yes   yes   yes   yes
    PUT /v1/events/{id}/registration/visibility               who   yes   yes   yes   yes   yes   yes   yes   yes
    GET /v1/events/{id}/attendees                             who   yes   yes   yes   yes   yes   yes   yes   yes
    GET /v1/event-registrations                               who   yes   yes   yes   yes   yes   yes   yes   yes
    GET /v1/events/{id}/feedback                              who   yes   yes   yes   yes   yes   yes   yes   yes
    PUT /v1/events/{id}/feedback                              who   seat  seat  seat  seat  seat  seat  seat  yes
    GET /v1/event-speakers                                    who   out   out   out   out   out   yes   yes   yes
    GET /v1/event-drafts                                      who   out   out   out   out   out   yes   yes   yes
    GET /v1/event-drafts/{id}                                 who   out   out   out   out   out   none  none  yes
    PUT /v1/event-drafts/{id}                                 who   out   out   out   out   out   none  none  yes
    POST /v1/event-drafts/{id}/review                         who   out   out   out   out   out   none  out   yes
    DELETE /v1/event-drafts/{id}/review                       who   out   out   out   out   out   none  out   yes
    DELETE /v1/event-drafts/{id}                              who   out   out   out   out   out   none  none  yes
    PUT /v1/event-drafts/{id}/publication                     who   out   out   out   out   out   out   yes   out
    DELETE /v1/event-drafts/{id}/publication                  who   out   out   out   out   out   out   yes   out
    GET /v1/organised-events/{id}                             who   out   out   out   out   out   none  yes   yes
    GET /v1/organised-events/{id}/guests                      who   out   out   out   out   out   none  yes   yes
    GET /v1/organised-events/{id}/guests.csv                  who   out   out   out   out   out   none  yes   yes
    GET /v1/organised-events/{id}/roll                        who   out   out   out   out   out   none  yes   yes
    PUT /v1/organised-events/{id}/check-ins                   who   out   out   out   out   out   none  yes   yes
    DELETE /v1/organised-events/{id}/guests/{guest}/check-in  who   out   out   out   out   out   none  yes   yes
    GET /v1/organised-events/{id}/messages                    who   out   out   out   out   out   none  yes   yes
    PUT /v1/organised-events/{id}/messages/{message}          who   out   out   out   out   out   none  yes   yes
    GET /v1/organised-events/{id}/feedback                    who   out   out   out   out   out   none  yes   yes
    POST /v1/organised-events/{id}/past-event                 who   out   out   out   out   out   out   yes   out
    DELETE /v1/events/{id}/registration                       who   yes   yes   yes   yes   yes   yes   yes   yes
    PUT /v1/organised-events/{id}/cancellation                who   out   out   out   out   out   none  yes   yes
  `,
  async prepare(api, tokens) {
    const world = await aWorld(api, tokens)
    return (route) => ({ ...placeOf(route, world), ...requestTo(route, world) })
  },
}

const host = { kind: "company", name: { en: "Aoba Seiki", ja: "あおば精機" } } as const
const register = (session: string) => ({
  session_id: session,
  name: "Amara Okafor",
  university: "Aoba University",
  japanese_level: "n2",
  answers: [],
  agrees: true,
})

/** A company with an unpublished draft and a published event, an editor's draft, and an event that is over. */
async function aWorld(api: TestApi, { editor = "" }: RoleTokens) {
  const { token: company } = await signedIn(api, aStudent({ role: "company", registerStep: null }))
  const written = aWrittenEvent({ host })
  const aDraft = async (token: string) => {
    const id = crypto.randomUUID()
    await api.call(`PUT /v1/event-drafts/${id}`, { token, body: { version: 0, document: written } })
    return id
  }
  const proposed = await aDraft(company)
  await api.call(`POST /v1/event-drafts/${proposed}/review`, { token: company, body: { version: 1 } })
  await decideReview(api, editor, { kind: "event", subjectId: proposed }, { outcome: "approved" })
  const { event_id } = (await api.call(`GET /v1/event-drafts/${proposed}`, { token: company })).body
  const session: string = written.sessions[0]?.id ?? ""
  const { token: guest } = await signedIn(api)
  const seat = { token: guest, body: register(session) }
  const { check_in_code } = (await api.call(`PUT /v1/events/${event_id}/registration`, seat)).body
  const { items } = (await api.call(`GET /v1/organised-events/${event_id}/guests`, { token: company })).body

  const over = anEvent({ sessions: [aSession("2026-10-01T10:00:00Z")] })
  await publishEvents(api, over)
  const attendee = await signedIn(api)
  await api.db.transaction((tx) =>
    seedRegistration(tx, over.id, { id: attendee.id as UserId, name: "Amara Okafor" }, api.clock.now()),
  )
  return {
    company,
    attendee: attendee.token,
    event: event_id as string,
    over: over.id,
    session,
    code: check_in_code as string,
    guest: items[0].id as string,
    own: await aDraft(company),
    editors: await aDraft(editor),
  }
}
type World = Awaited<ReturnType<typeof aWorld>>

/** What a route is about, and its owner. */
function placeOf(route: string, world: World): RoleRequest {
  const { company, attendee, event, over, guest, own, editors } = world
  const places: readonly [RegExp, string, string][] = [
    [/events\/\{id\}\/past-event$/, over, company],
    [/v1\/events\/\{id\}\/feedback$/, over, attendee],
    [/event-drafts\/\{id\}\/publication$/, editors, company],
    [/event-drafts/, own, company],
    [/event-pictures/, crypto.randomUUID(), company],
    [/./, event, company],
  ]
  const [, id = "", owner = ""] = places.find(([pattern]) => pattern.test(route)) ?? []
  const message = crypto.randomUUID()
  return { params: { id, guest, message, month: "2027-01", variant: "small" }, owner }
}

function requestTo(route: string, { session, code }: World): RoleRequest | undefined {
  const at = "2026-11-15T00:00:00.000Z"
  const message = { subject_en: "A pen", text_en: "We write.", subject_ja: "筆記用具", text_ja: "書きます。" }
  const requests: Record<string, RoleRequest> = {
    "PUT /v1/events/{id}/registration": { body: register(session) },
    "PUT /v1/events/{id}/registration/visibility": { body: { is_listed: false } },
    "PUT /v1/events/{id}/feedback": { body: { rating: "good" } },
    "GET /v1/event-speakers": { query: "name=linh" },
    "PUT /v1/event-drafts/{id}": { body: { version: 1, document: aWrittenEvent({ host }) } },
    "POST /v1/event-drafts/{id}/review": { body: { version: 2 } },
    "PUT /v1/event-drafts/{id}/publication": { body: { version: 1, languages: ["en", "ja"] } },
    "GET /v1/organised-events/{id}/roll": { query: `session=${session}` },
    "PUT /v1/organised-events/{id}/check-ins": { body: { items: [{ code, at }] } },
    "PUT /v1/organised-events/{id}/messages/{message}": { body: message },
    "PUT /v1/organised-events/{id}/cancellation": { body: { reason_en: "Ill.", reason_ja: "病気です。" } },
  }
  return requests[route]
}
