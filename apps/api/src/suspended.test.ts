// Walks every route of the contract as a suspended person: a route that is open to them by mistake fails here.
import { routes } from "@shirube/contract/registry.gen"
import { needsUser, type RouteDefinition } from "@shirube/contract/route"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { suspendAccount } from "./modules/editorial/suspensions/builders.ts"
import { aStudent, signedIn } from "./modules/identity/auth/builders.ts"
import { startTestApi, type TestApi } from "./testing/api.ts"

/** What a suspended person may still change. Adding a line is a decision (docs/decisions/0112); this list is the only place. */
const MAY_CHANGE = [
  "DELETE /v1/account/leaving",
  "POST /v1/account/export",
  "POST /v1/account/leaving",
  "POST /v1/account/suspension/appeal",
  "POST /v1/auth/backchannel-logout", // called by another service, not by the person
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
  "PUT /v1/account/furigana",
  "PUT /v1/account/language",
  "PUT /v1/password",
]

/** Routes for users that a suspended person may still read, because their remaining pages need them. */
const MAY_READ = [
  "GET /v1/account/export",
  "GET /v1/account/leaving",
  "GET /v1/account/suspension",
  "GET /v1/notifications/unread", // called by every page, only for the number
  "GET /v1/personal", // likewise; it allows no actions
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
  it("is refused on every mutating route except the listed ones", async () => {
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

  it("is not refused as suspended on the listed routes", async () => {
    for (const name of MAY_CHANGE) {
      const person = await signedIn(api)
      await suspendAccount(api, person.id)
      const { body } = await api.call(name.replace(/\{\w+\}/g, "anything"), { token: person.token })
      expect([name, body?.code]).not.toEqual([name, "account.suspended"])
    }
  })

  it("can read routes for users only if they are listed", async () => {
    const person = await signedIn(api, aStudent({ isVerified: true }))
    await suspendAccount(api, person.id)
    for (const definition of allRoutes.filter((each) => !isMutating(each) && needsUser(each.access))) {
      const name = nameOf(definition)
      const { status, body } = await api.call(addressOf(definition), { token: person.token })
      if (MAY_READ.includes(name)) expect([name, status]).not.toEqual([name, 403])
      else expect([name, status, body.code]).toEqual([name, 403, "account.suspended"])
    }
  })

  it("can read public routes, as a visitor", async () => {
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
