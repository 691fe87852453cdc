import { expect, test } from "vitest"
import { parseCookies } from "../browser/cookies.ts"
import { safeRedirect } from "./safe-redirect.ts"
import { REDIRECT_COOKIE } from "./state.ts"
import { targetCookie } from "./target-cookie.ts"

const addressOf = (length: number) => `/account?q=${"x".repeat(length - "/account?q=".length)}`

test("remembers and follows a path of 2,000 characters", () => {
  const address = addressOf(2_000)
  const [kept = ""] = targetCookie(address, { secure: true }).split("; ")
  expect(safeRedirect(parseCookies(kept)[REDIRECT_COOKIE])).toBe(address)
})

test("drops a longer one and what was remembered before", () => {
  const cookie = targetCookie(addressOf(2_001), { secure: true })
  expect(cookie).toBe("auth.redirect=; Path=/; Max-Age=0; SameSite=Lax; Secure")
  expect(targetCookie(addressOf(15_000), { secure: false }).length).toBeLessThan(100)
})
