// A campus, a library or a company is one IP address with hundreds of people behind it.
import { expect, test } from "vitest"
import { routes } from "./registry.gen.ts"
import { limitsOf, type RouteDefinition } from "./route.ts"

const all: readonly RouteDefinition[] = routes
const namesIn = (...schemas: RouteDefinition["params"][]) =>
  schemas.flatMap((schema) => Object.keys(schema?.shape ?? {}))

/** Opened from an email, a certificate or a calendar program, identified by a secret in the request. */
const openedByLink = all.filter(
  ({ access, params, query, body }) =>
    access === "public" &&
    (namesIn(params, query, body).includes("token") || namesIn(params).includes("code")),
)

test("routes opened by a link are limited per link, not per network address", () => {
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

/** Requests of a newcomer in the first hour, from the campus network. */
const newcomers =
  "/v1/sign-up/email /v1/sign-up/email/code /v1/sign-up/account /v1/auth/sso-auth /v1/auth/sso-register /v1/auth/sso-register/code /v1/auth/login /v1/password/forgot /v1/user/verification/mail"

test("a class of 300 can sign up, sign in and verify within 15 minutes behind one address, with one retry each", () => {
  const found = all.filter(({ method, path }) => method === "post" && newcomers.split(" ").includes(path))
  expect(found).toHaveLength(newcomers.split(" ").length)
  for (const route of found)
    for (const { per, points, seconds } of limitsOf(route))
      if (per === "ip") expect([route.path, (points * 900) / seconds >= 600]).toEqual([route.path, true])
})

test("every limit per token has a token to count by", () => {
  for (const route of all)
    if (limitsOf(route).some(({ per }) => per === "token"))
      expect([route.path, openedByLink.includes(route) || route.access === "refresh-token"]).toEqual([
        route.path,
        true,
      ])
})
