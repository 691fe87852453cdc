import type { roles } from "@shirube/vocabulary/product"
import { expect, it } from "vitest"
import { places } from "./places.ts"

const placesOf = (role: (typeof roles)[number], isScreened = false) =>
  places.filter(({ isFor }) => isFor?.({ role, isScreened }) ?? true).map(({ to }) => to)

it.each([
  ["student", true],
  ["senpai", false],
  ["company", false],
  ["editor", false],
] as const)("the account of a %s has a career profile: %s", (role, has) => {
  expect(placesOf(role).includes("/account/career-profile")).toBe(has)
})
