import { expect, test } from "vitest"
import type { User } from "./guards.ts"
import { landingOf } from "./landing.ts"

const aUser = (over: Partial<User> = {}) =>
  ({
    requiresSecondFactor: false,
    leavingAt: null,
    registration: { isFinished: true, nextPath: null },
    ...over,
  }) as User
const nothing = () => undefined

test("keeps the language prefix when it chooses the page", () => {
  const unfinished = { isFinished: false, nextPath: "/sign-up/basic-info/2" }
  expect(landingOf(aUser(), "ja", nothing)).toBe("/ja")
  expect(landingOf(aUser({ requiresSecondFactor: true }), "ja", nothing)).toBe("/ja/account/security")
  expect(landingOf(aUser({ leavingAt: "2026-12-01T00:00:00Z" }), "ja", nothing)).toBe("/ja/account/data")
  expect(landingOf(aUser({ registration: unfinished }), "ja", nothing)).toBe("/ja/sign-up/basic-info/2")
})

test("follows the wanted page exactly as written", () => {
  expect(landingOf(aUser(), "ja", () => "/en/account?tab=1")).toBe("/en/account?tab=1")
})
