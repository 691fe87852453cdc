import { signedIn } from "#api/modules/identity/auth/builders"
import type { RoleRequest, RoleTable } from "#api/testing/roles"
import { anEntry, publishEntries } from "./builders.ts"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/calendar/classes                     yes  yes   yes   yes   yes   yes   yes   yes   -
    GET /v1/calendar/seasons/{class}             yes  yes   yes   yes   yes   yes   yes   yes   -
    GET /v1/calendar/seasons/{class}/feed.ics    yes  yes   yes   yes   yes   yes   yes   yes   -
    GET /v1/calendar/entries/{id}                yes  yes   yes   yes   yes   yes   yes   yes   -
    GET /v1/calendar/mine                        who  yes   yes   yes   yes   yes   yes   yes   yes
    GET /v1/calendar/due                         who  yes   yes   yes   yes   yes   yes   yes   yes
    PUT /v1/calendar/due/done                    who  yes   yes   yes   yes   yes   yes   yes   yes
    PUT /v1/calendar/mine/class                  who  yes   yes   yes   yes   yes   yes   yes   yes
    PUT /v1/calendar/ticks/{id}                  who  yes   yes   yes   yes   yes   yes   yes   yes
    DELETE /v1/calendar/ticks/{id}               who  yes   yes   yes   yes   yes   yes   yes   yes
    PUT /v1/calendar/own/{id}                    who  none  none  none  none  none  none  none  yes
    DELETE /v1/calendar/own/{id}                 who  yes   yes   yes   yes   yes   yes   yes   yes
    POST /v1/calendar/carried                    who  yes   yes   yes   yes   yes   yes   yes   yes
    GET /v1/calendar/feed                        who  yes   yes   yes   yes   yes   yes   yes   yes
    POST /v1/calendar/feed                       who  yes   yes   yes   yes   yes   yes   yes   -
    DELETE /v1/calendar/feed                     who  yes   yes   yes   yes   yes   yes   yes   -
    GET /v1/calendar/feeds/{token}/feed.ics      yes  yes   yes   yes   yes   yes   yes   yes   yes
  `,
  async prepare(api) {
    const { token: owner } = await signedIn(api)
    const step = anEntry()
    await publishEntries(api, step)
    const own = crypto.randomUUID()
    await api.call(`PUT /v1/calendar/own/${own}`, { token: owner, body: ownEntry })
    const { address } = (await api.call("POST /v1/calendar/feed", { token: owner, body: language })).body
    const token: string = address.split("/").at(-2)
    const idFor = (route: string) => (route.includes("/own/") ? own : step.id)
    const ticked = { body: { id: `step ${step.id}`, is_done: true } }
    return (route) => ({
      params: { id: idFor(route), class: "2028-03", token },
      ...(route === "PUT /v1/calendar/due/done" ? ticked : requests[route]),
      owner,
    })
  },
}

const language = { language: "en" }
const ownEntry = { kind: "deadline", title: "Entry sheet", day: "2026-12-01" }
const requests: Readonly<Record<string, RoleRequest>> = {
  "GET /v1/calendar/due": { query: "from=2026-11-16&until=2027-03-31" },
  "PUT /v1/calendar/mine/class": { body: { class: "2028-03" } },
  "PUT /v1/calendar/own/{id}": { body: ownEntry },
  "POST /v1/calendar/carried": { body: { ticked: [], entries: [] } },
  "POST /v1/calendar/feed": { body: language },
}
