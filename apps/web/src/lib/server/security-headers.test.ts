import { describe, expect, test } from "vitest"
import { noCode } from "./inline-code.ts"
import { securityHeaders } from "./security-headers.ts"

const policyOf = (headers: Record<string, string>) =>
  Object.fromEntries(
    (headers["Content-Security-Policy"] ?? "").split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ")
      return [name, values.join(" ")]
    }),
  )

describe("the content security policy", () => {
  const headers = securityHeaders({ publicUrl: "http://localhost:3000", analyticsId: undefined })({
    code: { scripts: ["'sha256-a='", "'sha256-b='"], styles: ["'sha256-c='"] },
  })
  test("allows scripts and styles by origin or hash only", () => {
    expect(policyOf(headers)).toEqual({
      "default-src": "'self'",
      "script-src": "'self' 'sha256-a=' 'sha256-b='",
      "style-src": "'self' 'sha256-c='",
      "style-src-attr": "'unsafe-inline'",
      "img-src": "'self' blob: data:",
      "media-src": "'self' blob:",
      "font-src": "'self'",
      "connect-src": "'self'",
      "object-src": "'none'",
      "base-uri": "'self'",
      "frame-ancestors": "'none'",
      "form-action": "'self'",
    })
  })
  // spec: 9.analytics
  test("allows analytics hosts only if analytics is on", () => {
    const policy = policyOf(
      securityHeaders({ publicUrl: "http://x", analyticsId: "GTM-1" })({ code: noCode }),
    )
    expect(policy["script-src"]).toBe("'self' https://www.googletagmanager.com")
    expect(policy["connect-src"]).toContain("google-analytics.com")
  })
})

test("sends HSTS under https only", () => {
  const under = (publicUrl: string) =>
    securityHeaders({ publicUrl, analyticsId: undefined })({ code: noCode })
  expect(under("https://shirube.example")).toHaveProperty("Strict-Transport-Security")
  expect(under("http://shirube.example")).not.toHaveProperty("Strict-Transport-Security")
})

test("allows the microphone only to a page that declares it", () => {
  const headersOf = securityHeaders({ publicUrl: "http://x", analyticsId: undefined })
  const policy = (page: Parameters<typeof headersOf>[0]) => headersOf(page)["Permissions-Policy"]
  expect(policy({ code: noCode })).toContain("camera=(self), microphone=(), geolocation=()")
  expect(policy({ code: noCode, usesMicrophone: false })).toContain("microphone=()")
  expect(policy({ code: noCode, usesMicrophone: true })).toContain("microphone=(self), geolocation=()")
})

test("lets no page show another in a frame, except pages of this site one that declares it", () => {
  const headersOf = securityHeaders({ publicUrl: "http://x", analyticsId: undefined })
  const policy = (page: Parameters<typeof headersOf>[0]) => headersOf(page)["Content-Security-Policy"]
  expect(policy({ code: noCode })).toContain("frame-ancestors 'none'")
  expect(policy({ code: noCode, isFramed: true })).toContain("frame-ancestors 'self'")
})
