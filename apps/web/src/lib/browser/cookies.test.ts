import { describe, expect, test } from "vitest"
import { expireCookie, parseCookies, serializeCookie } from "./cookies.ts"

describe("cookies", () => {
  test("are parsed with decoded values", () => {
    expect({ ...parseCookies("lang=ja; auth.redirect=%2Farticle%3Fq%3D%E5%86%85%E5%AE%9A") }).toEqual({
      lang: "ja",
      "auth.redirect": "/article?q=内定",
    })
  })
  test("do not break the page if malformed", () => {
    expect({ ...parseCookies("a; =b; c=%E0%A4%A; __proto__=x; d=1; d=2") }).toEqual({
      c: "%E0%A4%A",
      d: "1",
      ["__proto__"]: "x",
    })
    expect(parseCookies(undefined)).toEqual({})
  })
  // spec: 9.locale-cookie
  test("are stored for a year at the root of the site, Lax, and Secure under https", () => {
    expect(serializeCookie("lang", "ja", { secure: false })).toBe(
      "lang=ja; Path=/; Max-Age=31536000; SameSite=Lax",
    )
    expect(serializeCookie("lang", "ja", { secure: true })).toMatch(/; Secure$/)
    expect(expireCookie("lang", { secure: false })).toContain("Max-Age=0")
  })
})
