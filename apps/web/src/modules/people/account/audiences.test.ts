import type { roles } from "@shirube/vocabulary/product"
import { expect, it } from "vitest"
import { accountNavigation } from "#web/account-navigation.gen.ts"
import { isFor } from "./audiences.ts"

const pathsOf = (role: (typeof roles)[number], isScreened = false) =>
  accountNavigation.filter((entry) => isFor(entry, { role, isScreened })).map(({ to }) => to)

it.each([
  ["student", true],
  ["senpai", false],
  ["company", false],
  ["editor", false],
] as const)("the account of a %s has a career profile: %s", (role, has) => {
  expect(pathsOf(role).includes("/account/career-profile")).toBe(has)
})

it.each([
  ["student", false, false],
  ["senpai", false, false],
  ["senpai", true, true],
  ["editor", false, true],
] as const)("a %s (screened: %s) writes tips and courses: %s", (role, isScreened, writes) => {
  const paths = pathsOf(role, isScreened)
  expect([paths.includes("/account/tips"), paths.includes("/account/courses")]).toEqual([writes, writes])
})

it.each([
  ["student", false],
  ["senpai", true],
  ["editor", false],
] as const)("the account of a %s shows the status as a senpai: %s", (role, has) => {
  expect(pathsOf(role).includes("/account/senpai")).toBe(has)
})

it.each([
  ["company", true],
  ["editor", false],
] as const)("the account of a %s has proposed events: %s", (role, has) => {
  expect(pathsOf(role).includes("/account/hosted-events")).toBe(has)
})
