// Every route of the contract, walked as a suspended person: a route that is open to them by mistake gets a red test here.
import { routes } from "@shirube/contract/registry.gen"
import { needsUser, type RouteDefinition } from "@shirube/contract/route"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { suspendAccount } from "./modules/editorial/suspensions/builders.ts"
import { aStudent, signedIn } from "./modules/identity/auth/builders.ts"
import { startTestApi, type TestApi } from "./testing/api.ts"

/** What a suspended person may still change. Adding a line here is a decision (docs/decisions/0112); it is not made anywhere else. */
const MAY_CHANGE = [
  "DELETE /v1/account/leaving",
  "POST /v1/account/export",
  "POST /v1/account/leaving",
  "POST /v1/account/suspension/appeal",
  "POST /v1/auth/backchannel-logout", // another service speaks here, not the person
  "POST /v1/auth/login",
  "POST /v1/auth/logout",
  "POST /v1/auth/passkey",
  "POST /v1/auth/passkey-options",
  "POST /v1/auth/refresh", // carries a refresh token, and renews the restricted session
  "POST /v1/auth/second-factor",
  "POST /v1/auth/sso-auth",
  "POST /v1/notifications/unsubscribe",
  "POST /v1/password/forgot",
  "POST /v1/password/reset",
  "POST /v1/password/reset/check",
  "POST /v1/reports/errors", // a browser reports its own errors
  "PUT /v1/account/language",
  "PUT /v1/password",
]

/** What is kept for users and a suspended person may still read: what the pages that are left to them need. */
const MAY_READ = [
  "GET /v1/account/export",
  "GET /v1/account/leaving",
  "GET /v1/account/suspension",
  "GET /v1/notifications/unread", // asked by every page, for the number alone
  "GET /v1/personal", // likewise; it says that there is nothing to press
  "GET /v1/user/identities",
  "GET /v2/user",
]

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const allRoutes: readonly RouteDefinition[] = routes
const nameOf = ({ method, path }: RouteDefinition) => `${method.toUpperCase()} ${path}`
const addressOf = (definition: RouteDefinition) => nameOf(definition).replace(/\{\w+\}/g, "anything")
const isMutating = ({ method }: RouteDefinition) => method !== "get"

describe("a suspended person", () => {
  it("is refused on every route that changes something, but for those of the list", async () => {
    const person = await signedIn(api, aStudent({ isVerified: true }))
    await suspendAccount(api, person.id)
    const open: string[] = []
    for (const definition of allRoutes.filter(isMutating)) {
      const name = nameOf(definition)
      if (MAY_CHANGE.includes(name)) open.push(name)
      else {
        const { status, body } = await api.call(addressOf(definition), { token: person.token })
        expect([name, status, body.code]).toEqual([name, 403, "account.suspended"])
      }
    }
    expect(open.sort()).toEqual(MAY_CHANGE)
  })

  it("is not refused for being suspended on the routes of the list", async () => {
    for (const name of MAY_CHANGE) {
      const person = await signedIn(api)
      await suspendAccount(api, person.id)
      const { body } = await api.call(name.replace(/\{\w+\}/g, "anything"), { token: person.token })
      expect([name, body?.code]).not.toEqual([name, "account.suspended"])
    }
  })

  it("reads what is kept for users only where the list says so", async () => {
    const person = await signedIn(api, aStudent({ isVerified: true }))
    await suspendAccount(api, person.id)
    for (const definition of allRoutes.filter((each) => !isMutating(each) && needsUser(each.access))) {
      const name = nameOf(definition)
      const { status, body } = await api.call(addressOf(definition), { token: person.token })
      if (MAY_READ.includes(name)) expect([name, status]).not.toEqual([name, 403])
      else expect([name, status, body.code]).toEqual([name, 403, "account.suspended"])
    }
  })

  it("reads what anyone may read, as a visitor", async () => {
    const person = await signedIn(api)
    await suspendAccount(api, person.id)
    for (const definition of allRoutes.filter(
      (each) => each.access === "public" && !isMutating(each) && !("stream" in each.success),
    )) {
      const name = nameOf(definition)
      const [own, visitors] = [
        await api.call(addressOf(definition), { token: person.token }),
        await api.call(addressOf(definition)),
      ]
      expect([name, own.status]).toEqual([name, visitors.status])
    }
  })
})
