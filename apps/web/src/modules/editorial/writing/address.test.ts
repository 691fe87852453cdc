import { expect, test } from "vitest"
import { addressFrom, isAddress } from "./address.ts"

test("what is typed becomes an address", () => {
  expect(addressFrom("Career fairs")).toBe("career-fairs")
  expect(addressFrom("  Résumé_& more ")).toBe("resume-&-more")
  expect(addressFrom("Don’t /apply/ late.")).toBe("dont-apply-late")
})

test("an address has letters, digits and single hyphens", () => {
  expect(["fees", "hours-28", "a".repeat(80)].every(isAddress)).toBe(true)
  expect(["", "-a", "a--b", "resume-&-more", "就活", "a".repeat(81)].some(isAddress)).toBe(false)
})
