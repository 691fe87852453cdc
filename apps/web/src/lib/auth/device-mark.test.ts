import { expect, it } from "vitest"
import { parseCookies } from "../browser/cookies.ts"
import { asksForMark, keptMark } from "./device-mark.ts"

it("keeps a device's mark, and gives another device a different one", () => {
  const first = keptMark({ cookies: {}, secure: true })
  expect(first.mark).toMatch(/^[0-9a-f]{48}$/)
  expect(first.cookie).toContain("Secure")
  const [pair = ""] = first.cookie.split(";")
  expect(keptMark({ cookies: parseCookies(pair), secure: true }).mark).toBe(first.mark)
  expect(keptMark({ cookies: {}, secure: true }).mark).not.toBe(first.mark)
})

it("sends the mark only with sign-in and credential changes", () => {
  for (const route of [
    "POST /v1/auth/login",
    "PUT /v1/password",
    "DELETE /v1/passkeys/{id}",
    "POST /v1/password/forgot",
  ])
    expect(asksForMark(route)).toBe(true)
  for (const route of ["GET /v1/articles", "GET /v2/user", "GET /v1/passkeys", "POST /v1/events"])
    expect(asksForMark(route)).toBe(false)
})
