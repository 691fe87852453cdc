// An API refusal during rendering becomes the page's response: status, message, and Retry-After.
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ask } from "./testing/ask.ts"
import { type DemoAccount, type DemoMember, demoMember } from "./testing/demo-member.ts"
import { type PagesServer, startPagesServer } from "./testing/pages-server.ts"

let server: PagesServer
beforeAll(async () => {
  server = await startPagesServer({ LOG_LEVEL: "info" })
})
afterAll(async () => {
  const lines = (await server.stop()).map((line) => JSON.parse(line) as { level: number; msg: string })
  expect(lines.filter(({ level }) => level > 30)).toEqual([])
  expect(lines.map(({ msg }) => msg)).toContain("the API refused what a page is made of")
})

const members = new Map<DemoAccount, DemoMember>()
async function cookieOf(account: DemoAccount): Promise<string> {
  const member = members.get(account) ?? (await demoMember(server.address, account))
  members.set(account, member)
  return member.cookie
}

/** Follows the one redirect of a cleaned search. */
async function statusOf(path: string, cookie = ""): Promise<number> {
  const { status, headers } = await server.get(path, { headers: { cookie } })
  if (status !== 307 || headers.location === undefined) return status
  return (await server.get(headers.location, { headers: { cookie } })).status
}

describe("an invalid search parameter", () => {
  const forVisitors = [
    ...["/article", "/search", "/community/ask-senpai", "/career/article", "/learning/article"].map(
      (path) => `${path}?q=%00`,
    ),
    "/article?q=a%00b&limit=1000",
    `/search?q=${encodeURIComponent(`${"x".repeat(199)}\u{20bb7}`)}`,
    "/course?language=Japanese&limit=1000",
    "/career/event?place=Tokyo&month=2026-99&limit=1000",
    "/learning/past-event?year=abc&limit=1000",
    "/learning/senpai-tips?senpai=00000000-1111-2222-3333-444444444444",
    `/email/verify?token=${"x".repeat(5_000)}`,
    `/email/unsubscribe?token=${"x".repeat(5_000)}`,
    `/forgot-password/reset/${"x".repeat(1_000)}`,
  ]
  const forMembers = [
    "/members?cursor=x",
    "/members?language=Japanese",
    "/members?limit=1000",
    "/members?name=%00",
    "/account/saved/article?q=%00&limit=1000",
    "/account/notifications?category=none&cursor=x",
  ]

  it("is dropped, and the page is shown", async () => {
    for (const path of forVisitors) expect([path, await statusOf(path)]).toEqual([path, 200])
    const cookie = await cookieOf("verified")
    for (const path of forMembers) expect([path, await statusOf(path, cookie)]).toEqual([path, 200])
  })

  it("is dropped from the filters of an event's registrations too", async () => {
    const cookie = await cookieOf("editor")
    const response = await fetch(`${server.address}/api/v1/events`)
    const { items } = (await response.json()) as { items: { id: string }[] }
    const dashboard = `/editors/events/desk/${items[0]?.id}`
    expect(await statusOf(dashboard, cookie)).toBe(200)
    for (const search of [
      "session=x",
      "state=none",
      "q=%00",
      "limit=1000",
      "cursor=x",
      `session=${"x".repeat(900)}`,
    ]) {
      expect([search, await statusOf(`${dashboard}?${search}`, cookie)]).toEqual([search, 200])
    }
  })
})

describe("a link that is opened too often", () => {
  it("returns 429 with the API's message in the reader's language, and Retry-After", async () => {
    const path = "/ja/certificates/0123456789ABCDEFGHJKMNPQRS"
    const from = { headers: { "X-Forwarded-For": "203.0.113.77" } }
    const open = () => ask(server.address + path, from)
    // Sequentially: concurrent requests for the same page share one response.
    for (let i = 0; i < 60; i += 1) expect((await open()).status).toBe(404)
    const { status, headers, body } = await open()
    expect([status, headers["cache-control"]]).toEqual([429, "private, no-store"])
    expect(Number(headers["retry-after"])).toBeGreaterThan(0)
    const html = body.toString()
    expect(html).toContain('<html lang="ja"')
    expect(html).toContain("少しお待ちください")
    expect(html).not.toContain("原因はこちらにあります")
    // Another certificate can still be checked from the same network.
    expect((await ask(`${server.address}/certificates/ZZZZZZZZZZZZZZZZZZZZZZZZZZ`, from)).status).toBe(404)
  })

  it("does not limit many people on one campus who each open their own link", async () => {
    const campus = { headers: { "X-Forwarded-For": "203.0.113.78" } }
    for (const pathOf of [
      (i: number) => `/email/verify?token=student-${i}`,
      (i: number) => `/forgot-password/reset/student-${i}`,
    ]) {
      const statuses: number[] = []
      for (let i = 0; i < 65; i += 1) statuses.push((await ask(server.address + pathOf(i), campus)).status)
      expect(new Set(statuses)).toEqual(new Set([200]))
    }
  })
})
