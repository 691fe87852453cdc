import { expect, it } from "vitest"
import { mayBeCounted } from "./count-views.ts"

const reader = { userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148" }

it("counts a reader who has asked for nothing", () => {
  expect(mayBeCounted({ ...reader, globalPrivacyControl: false, doNotTrack: null })).toBe(true)
})

it.each([
  ["Global Privacy Control", { globalPrivacyControl: true }],
  ["Do Not Track", { doNotTrack: "1" }],
  ["a program that drives the browser", { webdriver: true }],
  ["a crawler", { userAgent: "Mozilla/5.0 (compatible; bingbot/2.0)" }],
])("does not count with %s", (_what, signal) => {
  expect(mayBeCounted({ ...reader, ...signal })).toBe(false)
})
