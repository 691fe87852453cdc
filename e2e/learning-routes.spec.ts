// Every address of the learning and career hubs and of saved lists, in each form and for each kind of reader.
import { expect, test } from "./support/fixtures.ts"
import { ask, documentOf } from "./support/http.ts"
import { cookiesOfSession } from "./support/session.ts"

const lists = [
  "/learning",
  "/learning/courses",
  "/learning/senpai-tips",
  "/learning/past-event",
  "/career",
  "/career/course",
  "/course",
]
const saved = ["article", "ask-senpai", "course", "event"].map((list) => `/account/saved/${list}`)
const prefixes = ["", "/en", "/ja"]
const careerLayout = /<nav[^>]+aria-label="(?:Career|就活)"/

const jarOf = async (account: string) =>
  (await cookiesOfSession(account)).map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ")
const firstId = async (path: string): Promise<string> =>
  JSON.parse((await ask(`/api/v1/${path}?limit=1`)).text).items[0].id

// spec: 2.career-lists, 2.learning-lists, 2.layouts, learning.addresses
test("every list responds bare and in both languages, for everyone, to GET and HEAD", async () => {
  const readers = [undefined, await jarOf("student"), await jarOf("company")]
  for (const path of lists)
    for (const prefix of prefixes)
      for (const cookie of readers) {
        const address = prefix + path
        const answer = await ask(address, cookie ? { cookie } : {})
        const page = documentOf(answer)
        const language = prefix === "/ja" ? "ja" : "en"
        expect([address, answer.status, page.language]).toEqual([address, 200, language])
        expect(page.alternates).toMatchObject({
          en: expect.stringMatching(/^\/en\//),
          ja: expect.any(String),
        })
        expect([address, careerLayout.test(answer.text)]).toEqual([address, path.startsWith("/career")])
        const head = await ask(address, { method: "HEAD", ...(cookie ? { cookie } : {}) })
        expect([address, head.status, head.text]).toEqual([address, 200, ""])
      }
})

// spec: 2.senpai-tips, learning.addresses
test("an item responds under its id, and an unknown id shows a page that says so", async () => {
  const [course, tip, event] = await Promise.all(["courses", "tips", "past-events"].map(firstId))
  for (const prefix of prefixes) {
    for (const path of [
      `/course/${course}`,
      `/learning/senpai-tips/${tip}`,
      `/learning/past-event/${event}`,
    ]) {
      expect([path, (await ask(prefix + path)).status]).toEqual([path, 200])
      expect([path, (await ask(`${prefix}${path}/`)).location]).toEqual([path, prefix + path])
    }
    for (const place of ["/course", "/learning/senpai-tips", "/learning/past-event", `/course/${course}`])
      for (const id of [
        "no-such-thing",
        "00000000-0000-4000-8000-000000000000",
        "%F0%9F%8D%A1",
        "x".repeat(300),
      ]) {
        const address = `${prefix}${place}/${id}`
        const answer = await ask(address)
        expect([address, answer.status]).toEqual([address, 404])
        expect(answer.text).toContain("<h1")
        expect((await ask(address, { method: "HEAD" })).status).toBe(404)
      }
  }
})

test("another spelling redirects permanently to the canonical address", async () => {
  for (const path of [...lists, ...saved])
    for (const prefix of prefixes)
      for (const other of [`${prefix}${path}/`, (prefix + path).toUpperCase(), `${prefix}/${path}`]) {
        const { status, location } = await ask(`${other}?from=a-friend`)
        expect([other, status, location]).toEqual([other, 301, `${prefix}${path}?from=a-friend`])
      }
})

// spec: 2.saved
test("a visitor is redirected from saved lists to the sign-in, members and companies see their own", async () => {
  const members = [await jarOf("student"), await jarOf("company")]
  for (const path of saved)
    for (const prefix of prefixes) {
      const address = prefix + path
      const visitor = await ask(address)
      expect([address, visitor.status, visitor.location]).toEqual([address, 307, `${prefix}/sign-in`])
      for (const cookie of members) {
        const answer = await ask(address, { cookie })
        expect([address, answer.status]).toEqual([address, 200])
        expect(answer.headers.get("cache-control")).toMatch(/no-store|private/)
      }
    }
})
