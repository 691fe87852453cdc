// Requests for pages as nobody would write them, over HTTP: methods, spellings, escapes, queries, cookies and headers,
// honest and hostile mixed. No answer is a crash, no page is half a page, and no redirect leaves the site. The seed is
// fixed; FUZZ_SEED and FUZZ_RUNS choose another walk.
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type PagesServer, startPagesServer } from "./testing/pages-server.ts"

const seed = Number(process.env.FUZZ_SEED ?? 20_261_115)
const runs = Number(process.env.FUZZ_RUNS ?? 2_000)
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
/** A header can hold Latin-1 only: anything else never leaves a client. */
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

/** One slash, and nothing that a browser would take for a second one. */
const leadsHere = /^\/(?![/\\])[\x21-\x7e]*$/
/** The one page whose business it is to lead elsewhere, to where the settings say. */
const leadsToMatching = (here: string, location: string) =>
  here.endsWith("/jportmatch-company-list") && /^http:\/\/127\.0\.0\.1:\d+\//.test(location)

async function send({ method, path, search, headers, body }: Fuzzed): Promise<number> {
  const hasBody = method !== "GET" && method !== "HEAD" && method !== "TRACE"
  const answer = await server.get(path + search, { method, headers, ...(hasBody ? { body } : {}) })
  const { status } = answer
  const { location, "content-type": type, "content-encoding": encoding } = answer.headers
  const here = new URL(`http://shirube.test${path}`).pathname
  if (status >= 500 && !screens.test(here)) throw new Error(`${method} ${path}${search} answered ${status}`)
  if (location !== undefined && !leadsHere.test(location) && !leadsToMatching(here, location))
    throw new Error(`${path} leads to ${location}`)
  const isPage = method === "GET" && type?.startsWith("text/html") && !encoding && !here.startsWith("/api")
  if (isPage && !answer.body.toString().trimEnd().endsWith("</html>"))
    throw new Error(`${path}${search}: ${status}, but no page`)
  return status
}

describe(`${runs} generated requests for pages (seed ${seed})`, () => {
  it("get an answer each, and never a crash", async () => {
    const seen = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(fc.array(questions, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (many) => {
        for (const status of await Promise.all(many.map(send))) seen.set(status, (seen.get(status) ?? 0) + 1)
      }),
      { seed, numRuns: Math.ceil(runs / AT_ONCE), endOnFailure: true },
    )
    // A walk that only ever meets one wall proves little.
    for (const status of [200, 301, 302, 307, 400, 404, 405])
      expect(seen.get(status), `${status}`).toBeGreaterThan(3)
  })
})
