// A campus, a library or a company is one address on the network with hundreds of people behind it.
import { expect, test } from "vitest"
import { routes } from "./registry.ts"
import { limitsOf, type RouteDefinition } from "./route.ts"

const all: readonly RouteDefinition[] = routes
const namesIn = (...schemas: RouteDefinition["params"][]) =>
  schemas.flatMap((schema) => Object.keys(schema?.shape ?? {}))

/** What an email, a certificate or a calendar program leads to: a secret says what it is about. */
const openedByLink = all.filter(
  ({ access, params, query, body }) =>
    access === "public" &&
    (namesIn(params, query, body).includes("token") || namesIn(params).includes("code")),
)

test("what is opened by a link counts how often that link is opened, not how many people share a network", () => {
  expect(openedByLink.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    "get /v1/calendar/feeds/{token}/feed.ics",
    "get /v1/certificates/{code}",
    "post /v1/account-invitations/accept",
    "post /v1/account-invitations/check",
    "post /v1/notifications/unsubscribe",
    "post /v1/password/reset",
    "post /v1/password/reset/check",
    "post /v1/verification/link",
  ])
  for (const route of openedByLink)
    expect([route.path, limitsOf(route).map(({ per }) => per)]).toEqual([route.path, ["token"]])
})

test("a limit per token has a token to count by", () => {
  for (const route of all)
    if (limitsOf(route).some(({ per }) => per === "token"))
      expect([route.path, openedByLink.includes(route) || route.access === "refresh-token"]).toEqual([
        route.path,
        true,
      ])
})
