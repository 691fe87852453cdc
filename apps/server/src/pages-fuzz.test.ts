// Generated page requests over HTTP: methods, spellings, escapes, queries, cookies and headers, valid and hostile mixed; from
// visitors and from every role. No request may crash, no page may be truncated, and no redirect may leave the site. The seed is
// fixed; FUZZ_SEED and FUZZ_RUNS choose another run.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type DemoAccount, type DemoMember, demoMember } from "./testing/demo-member.ts"
import { type PagesServer, startPagesServer } from "./testing/pages-server.ts"

const seed = Number(process.env.FUZZ_SEED ?? 20_261_115)
const runs = Number(process.env.FUZZ_RUNS ?? (process.env.TEST_LONG === "1" ? 2_000 : 300))
const AT_ONCE = 10

let server: PagesServer
beforeAll(async () => {
  server = await startPagesServer()
})
afterAll(async () => expect(await server.stop()).toEqual([]))

const words = [
  ..."article entry-sheet career learning community senpai-tips post senpai-tips-detail 7 account security password".split(
    " ",
  ),
  ..."auth sign-in sign-in-mail sign-in-old sign-out renew sso-auth social-callback login register callback".split(
    " ",
  ),
  ..."forgot-password send reset dev ui mailbox redirect jportmatch-company-list 404 503 exception maintenance".split(
    " ",
  ),
  ..."robots.txt sitemap.xml manifest.webmanifest rss ja.xml og site ja.png assets favicon.svg metrics api v1 articles".split(
    " ",
  ),
]
const hostile = [
  ..."%00 %0d%0aX:y %E0%A4%A %c0%ae %ff % %2F %2e%2e .. . %5C %252e ~ * $id {-$id} __proto__ constructor _serverFn".split(
    " ",
  ),
  ..."%E5%B0%B1%E6%B4%BB %F0%A0%AE%B7 javascript:alert(1) <script> evil.example @ ; ' \" | [ ] ^ ` \\ %22%3E".split(
    " ",
  ),
  "x".repeat(300),
  "\u00ff\u00e9",
]
const escaped = (text: string) => text.replace(/[a-m]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
const segment = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...words) },
  { weight: 1, arbitrary: fc.constantFrom(...words).map((word) => word.toUpperCase()) },
  { weight: 1, arbitrary: fc.constantFrom(...words).map(escaped) },
  { weight: 2, arbitrary: fc.constantFrom(...hostile) },
)
const slash = fc.oneof(
  { weight: 12, arbitrary: fc.constant("/") },
  fc.constantFrom("//", "///", "/./", "/../"),
)
const honest = fc.constantFrom(
  ..."/ /article /article/entry-sheet /career/article /sign-in /sign-in-mail /auth/sso-auth /account/security".split(
    " ",
  ),
  ..."/forgot-password/reset/x /redirect/jportmatch-company-list /auth/renew /post/x /404 /503 /exception".split(
    " ",
  ),
)
const path = fc
  .tuple(
    fc.constantFrom("", "", "", "/ja", "/en", "/JA", "/%6aa", "/ja/ja", "//ja"),
    fc.oneof(
      honest,
      fc.array(fc.tuple(slash, segment), { maxLength: 4 }).map((parts) => parts.flat().join("")),
    ),
    fc.oneof({ weight: 8, arbitrary: fc.constant("") }, slash),
  )
  .map((parts) => parts.join("") || "/")

const value = fc.oneof(
  fc.constantFrom(
    "ja",
    "JA",
    "xx",
    "n3",
    "documents",
    "",
    "1",
    "a+b",
    "%",
    "=",
    "dark",
    "off",
    "local",
    "sso",
  ),
  fc.constantFrom(...hostile),
)
const search = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        "lang",
        "q",
        "cursor",
        "category",
        "tag",
        "level",
        "code",
        "state",
        "to",
        "__proto__",
        "",
        "%00",
        "x[]",
      ),
      fc.constantFrom("=", "", "=="),
      value,
    ),
    { maxLength: 4 },
  )
  .map((pairs) => (pairs.length ? `?${pairs.map((pair) => pair.join("")).join("&")}` : ""))

const later = Date.UTC(2030, 0, 1)
const cookie = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        ..."lang theme furigana x auth.redirect auth.strategy auth._token.local auth._refresh_token.local auth._token.sso".split(
          " ",
        ),
        ..."auth._token_expiration.local auth._refresh_token_expiration.local auth._refresh_key __proto__".split(
          " ",
        ),
      ),
      fc.oneof(
        { weight: 2, arbitrary: fc.constantFrom("ja", "local", "dark", "off", String(later)) },
        { weight: 1, arbitrary: value },
      ),
    ),
    { maxLength: 7 },
  )
  .map((pairs) => pairs.map((pair) => pair.join("=")).join("; "))
/** A header can hold Latin-1 only; clients cannot send anything else. */
const headerValue = value.map((text) => text.replace(/[^\x20-\x7e\xa1-\xff]/g, ""))
const junk = fc.constantFrom(
  ..."accept accept-language accept-encoding user-agent if-none-match referer origin sec-fetch-site range x-client-ip".split(
    " ",
  ),
  ..."x-forwarded-host x-forwarded-proto content-type content-encoding x-tsr-serverfn purpose te upgrade-insecure-requests".split(
    " ",
  ),
)
const headers = fc
  .tuple(fc.option(cookie, { nil: undefined }), fc.array(fc.tuple(junk, headerValue), { maxLength: 3 }))
  .map(([jar, others]) => ({ ...(jar === undefined ? {} : { cookie: jar }), ...Object.fromEntries(others) }))

const questions = fc.record({
  method: fc.oneof(
    { weight: 14, arbitrary: fc.constant("GET") },
    { weight: 3, arbitrary: fc.constant("HEAD") },
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        "POST",
        "PUT",
        "PATCH",
        "DELETE",
        "OPTIONS",
        "QUERY",
        "TRACE",
        "PROPFIND",
        "LINK",
      ),
    },
  ),
  path,
  search,
  headers,
  body: fc.constantFrom(
    "",
    "email=a&password=b",
    "email=%00&password=%E0%A4%A",
    "email=a%40x.example&password=b",
    "\u0000\u00ff",
  ),
})
type Fuzzed = typeof questions extends fc.Arbitrary<infer Question> ? Question : never

const screens = /^(?:\/(?:ja|en))?\/(?:503|exception|maintenance)$/

/** One slash, and nothing that a browser would treat as a second one. */
const leadsHere = /^\/(?![/\\])[\x21-\x7e]*$/
/** The only page that redirects off the site, to the configured address. */
const leadsToMatching = (here: string, location: string) =>
  here.endsWith("/jportmatch-company-list") && /^http:\/\/127\.0\.0\.1:\d+\//.test(location)

async function send({ method, path, search, headers, body }: Fuzzed, who = "a visitor"): Promise<number> {
  const hasBody = method !== "GET" && method !== "HEAD" && method !== "TRACE"
  const answer = await server.get(path + search, { method, headers, ...(hasBody ? { body } : {}) })
  const { status } = answer
  const { location, "content-type": type, "content-encoding": encoding } = answer.headers
  const here = new URL(`http://shirube.test${path}`).pathname
  if (status >= 500 && !screens.test(here))
    throw new Error(`${method} ${path}${search} returned ${status} for ${who}`)
  if (location !== undefined && !leadsHere.test(location) && !leadsToMatching(here, location))
    throw new Error(`${path} redirects to ${location}`)
  const isPage = method === "GET" && type?.startsWith("text/html") && !encoding && !here.startsWith("/api")
  if (isPage && !answer.body.toString().trimEnd().endsWith("</html>"))
    throw new Error(`${path}${search}: ${status} without a page`)
  return status
}

describe(`${runs} generated requests for pages (seed ${seed})`, () => {
  it("each get a response, and never a crash", async () => {
    const seen = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(fc.array(questions, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (many) => {
        for (const status of await Promise.all(many.map((one) => send(one))))
          seen.set(status, (seen.get(status) ?? 0) + 1)
      }),
      { seed, numRuns: Math.ceil(runs / AT_ONCE), endOnFailure: true },
    )
    // A run that meets only one status proves little.
    for (const status of [200, 301, 302, 307, 400, 404, 405])
      expect(seen.get(status), `${status}`).toBeGreaterThan(3)
  })
})

/** Fewer runs, because a member's page is rendered each time and a visitor's comes from the cache. */
const signedInRuns = Math.ceil(runs / 4)

const accounts = [
  "student",
  "verified",
  "applicant",
  "senpai",
  "company",
  "editor",
] as const satisfies DemoAccount[]

/** Every path of the site from the route tree: `/career/event/detail/$id`. */
function addressesOfPages(): string[] {
  const tree = readFileSync(join(import.meta.dirname, "../../web/src/routeTree.gen.ts"), "utf8")
  const [, listed = ""] = /interface FileRoutesByTo \{(.*?)\n\}/s.exec(tree) ?? []
  return [...listed.matchAll(/^\s+"(\/[^"]*)":/gm)].flatMap(([, path]) => path ?? [])
}

/** API lists whose ids are parts of paths. */
const lists = [
  ..."articles courses questions events tips past-events event-drafts course-drafts tip-drafts organised-events".split(
    " ",
  ),
  ..."editors/writing editors/reviews members collections applications senpai".split(" "),
]

async function idsFor({ token }: DemoMember): Promise<string[]> {
  const headers = { Authorization: `Bearer ${token}` }
  const found = await Promise.all(
    lists.map(async (list) => {
      const response = await fetch(`${server.address}/api/v1/${list}`, { headers })
      const body = response.ok ? ((await response.json()) as { items?: { id?: unknown }[] }) : {}
      return (body.items ?? []).slice(0, 2).flatMap(({ id }) => (typeof id === "string" ? [id] : []))
    }),
  )
  return found.flat()
}

const names = [
  ..."q cursor limit language level topic category tag section place month spoken year view class order collection".split(
    " ",
  ),
  ..."name country university industry person part session state review new from lesson way as token to code".split(
    " ",
  ),
  ..."error list ask senpai course in exact kind id user_id queue thing nothing-of-ours".split(" "),
]
const uuid = "01890a5d-ac96-7b2e-8a3f-3f1c2d4e5f60"
const meant = [
  ..."Japanese ja n3 documents 1000 -1 0 1 2026-12 2026-99 2027 own month true guests feedback confirmed JP 13 online".split(
    " ",
  ),
  ...[uuid, uuid.toUpperCase(), "00000000-0000-0000-0000-000000000000", "WyJhIl0", "e30", "x".repeat(5_000)],
]
const ownSearch = fc
  .array(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...meant, ...hostile)), { maxLength: 4 })
  .map((pairs) => (pairs.length ? `?${pairs.map((pair) => pair.join("=")).join("&")}` : ""))

const ownPath = (ids: readonly string[]) =>
  fc
    .tuple(
      fc.constantFrom("", "/ja", "/en"),
      fc.constantFrom(...addressesOfPages()),
      fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...ids) },
        { weight: 1, arbitrary: fc.constantFrom(uuid, "new", "entry-sheet") },
        { weight: 1, arbitrary: fc.constantFrom(...hostile) },
      ),
    )
    .map(([prefix, address, id]) => prefix + address.replace(/\{-\$\w+\}|\$\w+/g, () => id))

describe(`${signedInRuns} generated requests for pages by people who are signed in (seed ${seed})`, () => {
  it("each get a response, whatever the role, and never a crash", async () => {
    const members = new Map<string, DemoMember>()
    for (const account of accounts) members.set(account, await demoMember(server.address, account))
    const ids = [...new Set((await Promise.all([...members.values()].map(idsFor))).flat())]
    expect(ids.length).toBeGreaterThan(10)
    expect(addressesOfPages().length).toBeGreaterThan(100)

    const asked = fc.record({
      account: fc.constantFrom(...accounts),
      // Only safe methods: a form could sign them out.
      method: fc.constantFrom("GET", "GET", "GET", "HEAD"),
      path: ownPath(ids),
      search: ownSearch,
    })
    const shown = new Map<string, number>()
    await fc.assert(
      fc.asyncProperty(fc.array(asked, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (many) => {
        const statuses = await Promise.all(
          many.map(({ account, ...question }) =>
            send({ ...question, headers: { cookie: members.get(account)?.cookie ?? "" }, body: "" }, account),
          ),
        )
        for (const [i, { account }] of many.entries())
          if (statuses[i] === 200) shown.set(account, (shown.get(account) ?? 0) + 1)
      }),
      { seed, numRuns: Math.ceil(signedInRuns / AT_ONCE), endOnFailure: true },
    )
    // Everyone is still signed in and has received pages.
    for (const account of accounts) {
      const headers = { cookie: members.get(account)?.cookie ?? "" }
      expect([account, (await server.get("/account", { headers })).status]).toEqual([account, 200])
      expect(shown.get(account), account).toBeGreaterThan(signedInRuns / 100)
    }
  })
})
