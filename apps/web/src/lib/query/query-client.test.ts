import { expect, test } from "vitest"
import { asOf, createQueryClient, dehydrate, hydrate } from "./query-client.ts"

const HOUR_MS = 3_600_000

/** A browser that opens a page whose data is of this age. */
function browserWith(ageMs: number, sentAt: number) {
  const server = createQueryClient(() => "en")
  server.setQueryData(["questions"], ["How do I write an ES?"], { updatedAt: Date.now() - ageMs })
  const browser = createQueryClient(() => "en")
  hydrate(browser, asOf(sentAt, dehydrate(server)))
  return browser
}
const isStale = (browser: ReturnType<typeof createQueryClient>) =>
  browser
    .getQueryCache()
    .find({ queryKey: ["questions"] })
    ?.isStaleByTime(60_000)

test("the data of a page that was stored for hours is fresh when it is sent", () => {
  expect(isStale(browserWith(HOUR_MS, Date.now()))).toBe(false)
})

test("the data of a page from this device is as old as the page", () => {
  expect(isStale(browserWith(HOUR_MS, Date.now() - HOUR_MS))).toBe(true)
})

test("data that is newer than the page stays so", () => {
  expect(isStale(browserWith(0, Date.now() - HOUR_MS))).toBe(false)
})
