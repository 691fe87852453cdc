import { expect, test } from "vitest"
import type { User } from "./guards.ts"
import { landingOf, newcomerLanding } from "./landing.ts"

const aUser = (over: Partial<User> = {}) =>
  ({
    requiresSecondFactor: false,
    leavingAt: null,
    registration: { isFinished: true, nextPath: null, hasAgreed: true },
    ...over,
  }) as User
const nothing = () => undefined

test("keeps the language prefix when it chooses the page", () => {
  const unfinished = { isFinished: false, nextPath: "/sign-up/basic-info/2", hasAgreed: false }
  expect(landingOf(aUser(), "ja", nothing)).toBe("/ja")
  expect(landingOf(aUser({ requiresSecondFactor: true }), "ja", nothing)).toBe("/ja/account/security")
  expect(landingOf(aUser({ leavingAt: "2026-12-01T00:00:00Z" }), "ja", nothing)).toBe("/ja/account/data")
  expect(landingOf(aUser({ registration: unfinished }), "ja", nothing)).toBe("/ja/sign-up/basic-info/2")
})

test("follows the wanted page exactly as written", () => {
  expect(landingOf(aUser(), "ja", () => "/en/account?tab=1")).toBe("/en/account?tab=1")
})

const joined = (hasAgreed: boolean) =>
  aUser({ registration: { isFinished: false, nextPath: "/sign-up/basic-info/1", hasAgreed } })

test("does not hold up members who agreed to the terms, however much of sign-up is left", () => {
  expect(landingOf(joined(true), "ja", nothing)).toBe("/ja")
})

test("returns a newcomer to what they were about to do", () => {
  const asking = () => "/ja/community/ask-senpai?ask=1"
  expect(newcomerLanding(joined(true), "ja", asking)).toBe("/ja/community/ask-senpai?ask=1")
  expect(newcomerLanding(joined(true), "ja", () => "/ja")).toBe("/ja/sign-up/basic-info")
  expect(newcomerLanding(joined(true), undefined, nothing)).toBe("/sign-up/basic-info")
})

test("keeps that page for later while the terms are not agreed to", () => {
  const taken = () => {
    throw new Error("taken too early")
  }
  expect(newcomerLanding(joined(false), "en", taken)).toBe("/en/sign-up/basic-info")
})
