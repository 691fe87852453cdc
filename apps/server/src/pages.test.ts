// Pages of the whole server over HTTP: the shared page cache, and URLs.
import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import { BODY_LIMIT_BYTES } from "@shirube/vocabulary/http/body"
import {
  ARCHIVE_DAYS,
  LEAVING_DAYS,
  PUBLIC_REMOVAL_DAYS,
  RECORD_DAYS,
} from "@shirube/vocabulary/identity/deletion/retention"
import { consentVersions } from "@shirube/vocabulary/people/consents/kinds"
import { REFRESH_TOKEN_SECONDS } from "@shirube/vocabulary/product"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Answer } from "./testing/ask.ts"
import { type DemoAccount, demoMember } from "./testing/demo-member.ts"
import { pour } from "./testing/oversized-body.ts"
import { type PagesServer, startPagesServer } from "./testing/pages-server.ts"

let server: PagesServer
beforeAll(async () => {
  server = await startPagesServer()
})
afterAll(async () => expect(await server.stop()).toEqual([]))

const get: PagesServer["get"] = (path, question) => server.get(path, question)
const textOf = ({ headers, body }: Answer) =>
  (headers["content-encoding"] === "gzip" ? gunzipSync(body) : body).toString()
const languageOf = (answer: Answer) => looksOf(answer).lang
const titleOf = (answer: Answer) => /<title>(.*?)<\/title>/.exec(textOf(answer))?.[1]

/** A page that is not cached yet. */
const freshPage = () => `/ja/learning/article?tag=never-asked-${++fresh}`
let fresh = 0

describe("a cached page", () => {
  it("is the whole page, even if the first request was HEAD", async () => {
    const path = freshPage()
    const head = await get(path, { method: "HEAD" })
    expect([head.status, head.body.length]).toEqual([200, 0])
    const page = await get(path)
    expect(page.status).toBe(200)
    expect(textOf(page)).toMatch(/<\/html>\s*$/)
    expect((await get(path, { method: "HEAD" })).headers["content-length"]).toBe(String(page.body.length))
  })

  it("equals the page that everyone else gets for the same request", async () => {
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(requests, async ({ prefix, search, method, headers }) => {
        // The first request for this URL: if an odd request can poison the cache, this one does.
        const path = `${prefix}/article?tag=asked-first-${++fresh}${search}`
        await get(path, { method, headers })
        const odd = await get(path, { headers })
        expect(odd.status).toBe(200)
        const looks = looksOf(odd)
        seen.add(JSON.stringify(looks))

        const { lang, "data-theme": theme, "data-furigana": furigana } = looks
        const chosen = `lang=${lang}; furigana=${furigana}${theme ? `; theme=${theme}` : ""}`
        const plain = await get(`${prefix}/article?tag=asked-first-${fresh}`, { headers: { cookie: chosen } })
        expect(looksOf(plain)).toEqual(looks)
        expect(textOf(plain)).toBe(textOf(odd))
        // A later request with only the URL gets the visitors' page.
        expect(looksOf(await get(path))).toMatchObject({
          lang: prefix === "/ja" ? "ja" : "en",
          "data-theme": undefined,
          "data-furigana": "on",
        })
      }),
      { numRuns: 60, seed: 20_261_115, endOnFailure: true },
    )
    // Two languages, three themes, four settings of furigana: the run has covered many of the variants.
    expect(seen.size).toBeGreaterThan(6)
  })

  const memberOf = async (account: DemoAccount) => (await demoMember(server.address, account)).cookie

  it("is the same for all members, shows a signed-in state, and identifies no one", async () => {
    const people = ["student", "verified", "senpai", "company", "editor"] as const
    const path = freshPage()
    const jars = await Promise.all(people.map(memberOf))
    const pages = []
    for (const cookie of jars) pages.push(await get(path, { headers: { cookie } }))
    const [first, ...others] = pages.map(({ headers }) => headers.etag)
    expect(first).toBeDefined()
    for (const etag of others) expect(etag).toBe(first)
    const visitor = await get(path)
    expect(visitor.headers.etag).toBeDefined()
    expect(visitor.headers.etag).not.toBe(first)
    expect(textOf(visitor)).toContain('href="/ja/sign-in"')
    const html = pages.map(textOf).join("\n")
    expect(html).not.toContain('href="/ja/sign-in"')
    expect(html).toContain('href="/ja/sign-out"')

    for (const cookie of jars) {
      const token = /auth\._token\.local=([^;]+)/.exec(cookie)?.[1] ?? ""
      const user = (await (
        await fetch(`${server.address}/api/v2/user`, { headers: { Authorization: `Bearer ${token}` } })
      ).json()) as { id: string; email: string; name: string }
      for (const secret of [user.id, user.email, user.name, token]) expect(html).not.toContain(secret)
    }
  })

  it("is never a personal page", async () => {
    const cookie = await memberOf("student")
    const { status, headers } = await get("/account/security", { headers: { cookie } })
    expect(status).toBe(200)
    expect(headers["cache-control"]).toBe("private, no-store")
    expect(headers.etag).toBeUndefined()
  })

  it("is served to concurrent requests with different Accept headers", async () => {
    const path = freshPage()
    const [odd, plain] = await Promise.all([
      get(path, { headers: { accept: "application/json" } }),
      get(path, { headers: { accept: "text/html" } }),
    ])
    expect([odd.status, plain.status]).toEqual([200, 200])
  })
})

describe("a page at an address that anyone can make up", () => {
  it("is rendered once, for visitors and for members: a search, and a wrong address", async () => {
    const { cookie } = await demoMember(server.address, "student")
    for (const [path, status] of [
      ["/en/search?q=visa+interview", 200],
      ["/ja/no-such-page", 404],
    ] as const)
      for (const headers of [{}, { cookie }]) {
        const [first, again] = [await get(path, { headers }), await get(path, { headers })]
        expect([path, first.status, again.status]).toEqual([path, status, status])
        // The router writes the time of rendering into it.
        expect([path, textOf(again)]).toEqual([path, textOf(first)])
        expect([path, again.headers.etag]).toEqual([path, expect.any(String)])
      }
  })

  it("evicts no other page, however many there are", async () => {
    const article = await get("/en/article/how-hiring-works")
    for (let i = 0; i < 100; i++) await get(`/en/made-up-${i}`)
    expect(textOf(await get("/en/article/how-hiring-works"))).toBe(textOf(article))
  })

  it("is rendered each time if a search found nothing, because that is counted", async () => {
    const path = "/en/search?q=xylophonist"
    expect((await get(path)).headers.etag).toBeUndefined()
    expect((await get(path)).headers.etag).toBeUndefined()
  })
})

/** The attributes of the html element. */
const looksOf = (answer: Answer) => {
  const [html = ""] = /<html [^>]*>/.exec(textOf(answer)) ?? []
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1]
  return Object.fromEntries(["lang", "data-theme", "data-furigana"].map((name) => [name, attribute(name)]))
}
const crumbs = [
  ...[
    "lang=ja",
    "lang=%6aa",
    "lang=JA",
    "lang=ja-JP",
    "lang=en",
    'lang="ja"',
    " lang = ja",
    "LANG=ja",
    "lang%3Dja",
  ],
  ...[
    "theme=dark",
    "theme=%64ark",
    "theme=light",
    "theme=DARK",
    "furigana=off",
    "furigana=o%66f",
    "furigana=on",
    "furigana=n3",
    "furigana=%6e1",
  ],
  ...["x=a lang=ja", "x=lang=ja", "auth.redirect=%2F", "=", "%E0%A4%A", ""],
]
const cookie = fc
  .array(fc.tuple(fc.constantFrom(...crumbs), fc.constantFrom("; ", ";", " ;  ", ";;")), { maxLength: 5 })
  .map((pairs) => pairs.flat().join(""))
const requests = fc.record({
  prefix: fc.constantFrom("", "", "/ja", "/en"),
  search: fc.constantFrom("", "&", "&level=", "&tag=another", "&category=&%71="),
  method: fc.constantFrom("GET", "HEAD"),
  headers: fc.record(
    {
      cookie,
      "accept-language": fc.constantFrom(
        "ja",
        "en",
        "JA-jp,en;q=0.5",
        "fr, ja;q=0.1",
        "ja;q=0",
        "*",
        "x".repeat(600),
      ),
      "accept-encoding": fc.constantFrom("gzip", "gzip;q=0", "identity", "GZIP"),
      accept: fc.constantFrom("text/html", "application/json", "image/png"),
      "user-agent": fc.constantFrom("curl/8", "Mozilla/5.0 (iPhone)", "Googlebot/2.1"),
      host: fc.constantFrom("127.0.0.1", "localhost"),
    },
    { requiredKeys: [] },
  ),
})

describe("an address", () => {
  const leads = async (path: string) => {
    const { status, headers } = await get(path)
    return [status, headers.location]
  }

  // spec: pages.spelling
  it("in capitals redirects to its page, and keeps the query and the case of ids", async () => {
    expect(await leads("/Article/Entry-Sheet?a=B")).toEqual([301, "/article/Entry-Sheet?a=B"])
    expect(await leads("/Post/x")).toEqual([301, "/article/x"])
    expect(await leads("/JA/Post/X?q=1")).toEqual([301, "/ja/article/X?q=1"])
    expect(await leads("/Community/Senpai-Tips")).toEqual([301, "/learning/senpai-tips"])
    expect(await leads("/Forgot-Password/Reset/ToKeN")).toEqual([301, "/forgot-password/reset/ToKeN"])
    expect(await leads("/Exception")).toEqual([301, "/exception"])
    expect(await leads("/JA")).toEqual([301, "/ja"])
    expect(await leads("/%61rticle")).toEqual([301, "/article"])
  })

  // spec: pages.spelling
  it("with too many slashes redirects to its page, and never to another site", async () => {
    expect(await leads("//article")).toEqual([301, "/article"])
    expect(await leads("//evil.example/x")).toEqual([301, "/evil.example/x"])
    expect(await leads("/ja//article//entry-sheet/")).toEqual([301, "/ja/article/entry-sheet"])
    expect(await leads("/article/")).toEqual([301, "/article"])
    expect(await leads("/ja/")).toEqual([301, "/ja"])
    expect(await leads("///")).toEqual([301, "/"])
  })

  it("that cannot be decoded returns an error page, not a crash", async () => {
    for (const path of [
      "/%00",
      "/article/%00",
      "/ja/%E0%A4%A",
      "/assets/%00.js",
      "/assets/%E0%A4%A",
      "/og/article/%00/ja.png",
      "/%c0%ae",
      "/_serverFn/x",
      "/_serverFn",
      "/forgot-password/reset/%00",
    ]) {
      const answer = await get(path)
      expect([path, answer.status]).toEqual([path, 404])
      expect(titleOf(answer)).toMatch(/ \| Shirube$/)
    }
    for (const path of [
      "/api/%00",
      "/api/v1/articles/%00",
      "/api/v1/articles/%E0%A4%A",
      "/api/v1/articles?category=%00",
    ]) {
      const answer = await get(path)
      expect([400, 404, 422]).toContain(answer.status)
      expect(JSON.parse(textOf(answer)).message).toBeTruthy()
    }
  })

  it("of a development page returns 404, however it is written", async () => {
    const nowhere = await get("/no-such-page")
    for (const path of ["/dev/ui", "/dev/mailbox", "/dev"]) {
      const answer = await get(path)
      expect([path, answer.status, titleOf(answer)]).toEqual([path, 404, titleOf(nowhere)])
      expect(textOf(answer)).toContain('rel="stylesheet"')
    }
    expect((await get("/ja/dev/ui")).status).toBe(404)
    for (const path of ["/DEV/ui", "/Dev/Mailbox"]) expect((await get(path)).status).not.toBe(200)
  })

  it("with an unknown suffix returns 404 without parts of the parent page", async () => {
    const article = await get("/en/article/entry-sheet")
    const nowhere = await get("/en/no-such-page")
    expect(article.status).toBe(200)
    for (const path of [
      "/en/article/entry-sheet/extra",
      "/en/article/entry-sheet/extra/more",
      "/en/learning/article/extra",
      "/en/sign-in/extra",
      "/en/account/security/password/extra",
      "/en/forgot-password/send/extra",
      "/en/404/extra",
      "/en/dev/ui/extra",
    ]) {
      const answer = await get(path)
      expect([path, answer.status, titleOf(answer)]).toEqual([path, 404, titleOf(nowhere)])
      expect(textOf(answer)).not.toMatch(/canonical|ld\+json|article:published_time/)
    }
  })
})

describe("a language", () => {
  it("is accepted in any spelling", async () => {
    for (const [asked, kept] of [
      ["JA", "ja"],
      ["ja-JP", "ja"],
      ["En", "en"],
    ]) {
      const { status, headers } = await get(`/article?lang=${asked}&level=n3`)
      expect([status, headers.location, headers["set-cookie"]?.[0]]).toEqual([
        302,
        "/article?level=n3",
        `lang=${kept}; Path=/; Max-Age=31536000; SameSite=Lax`,
      ])
    }
    expect((await get("/article?lang=xx")).status).toBe(200)
    for (const value of ["JA", "ja-JP", "%6aa"])
      expect(languageOf(await get("/article", { headers: { cookie: `lang=${value}` } }))).toBe("ja")
    expect(languageOf(await get("/article", { headers: { cookie: "lang=xx" } }))).toBe("en")
  })
})

describe("a session cookie", () => {
  it("with characters that no header can carry is ignored", async () => {
    const later = Date.now() + 1_000_000
    for (const [access, refresh] of [
      ["%E3%81%97%E3%82%8B%E3%81%B9", "x"],
      ["x", "%E3%81%97"],
      ["a%0d%0ab", "x"],
      ["\xe9", "x"],
    ]) {
      const jar = [
        "auth.strategy=local",
        `auth._token.local=${access}`,
        `auth._token_expiration.local=${later}`,
        `auth._refresh_token.local=${refresh}`,
        `auth._refresh_token_expiration.local=${later}`,
      ].join("; ")
      expect((await get("/article", { headers: { cookie: jar } })).status).toBe(200)
      const guarded = await get("/account/security", { headers: { cookie: jar } })
      expect(guarded.status).toBe(307)
      expect(guarded.headers.location).toMatch(/^\/(?:sign-in$|auth\/renew\?)/)
    }
  })
})

describe("the terms of use and the privacy policy", () => {
  const documents = ["terms", "privacy"] as const

  // spec: pages.legal
  it("show the version that people agree to, and its effective date", async () => {
    for (const kind of documents)
      for (const [language, region, dateStyle] of [
        ["en", "en-GB", "medium"],
        ["ja", "ja-JP", "long"],
      ] as const) {
        const page = await get(`/${language}/${kind}`)
        const day = new Intl.DateTimeFormat(region, { dateStyle, timeZone: "UTC" }).format(
          new Date(consentVersions[kind]),
        )
        expect([page.status, page.headers.etag !== undefined]).toEqual([200, true])
        expect(textOf(page)).toContain(consentVersions[kind])
        expect(textOf(page)).toContain(day)
        expect(textOf(page)).toContain('href="mailto:help@shirube.example"')
      }
  })

  // spec: pages.legal
  it("state the retention times that the product uses", async () => {
    const policy = textOf(await get("/en/privacy"))
    const days = REFRESH_TOKEN_SECONDS.local / 86_400
    expect(policy).toContain(`${LEAVING_DAYS} days to change your mind`)
    expect(policy).toContain(`all of it within ${PUBLIC_REMOVAL_DAYS} days`)
    expect(policy).toContain(`after ${days} days without use`)
    expect(policy).toContain(`Archive of your data: ${ARCHIVE_DAYS} days`)
    expect(policy).toContain(`the record of important actions: ${RECORD_DAYS} days`)
  })

  it("are linked from every page, and indexed by search engines", async () => {
    const [home, map] = [textOf(await get("/ja/article")), textOf(await get("/sitemap/pages.xml"))]
    for (const kind of documents) {
      expect(home).toContain(`href="/ja/${kind}"`)
      for (const prefix of ["/en", "/ja"]) expect(map).toContain(`${prefix}/${kind}</loc>`)
    }
  })
})

describe("a crawler", () => {
  it("is excluded only from the API and development pages: pages that must not be indexed say so themselves", async () => {
    const robots = textOf(await get("/robots.txt"))
    expect(robots.match(/^Disallow: .*/gm)).toEqual(["Disallow: /api/", "Disallow: /dev/"])
    for (const path of ["/en/search", "/ja/maintenance", "/en/auth/sso-auth", "/en/forgot-password/reset/x"])
      expect([path, textOf(await get(path)).includes('<meta name="robots" content="noindex"')]).toEqual([
        path,
        true,
      ])
  })

  it("finds a part of the sitemap for each noun with pages, and no empty part", async () => {
    const parts = [...textOf(await get("/sitemap.xml")).matchAll(/<loc>([^<]+)/g)].map(
      ([, at = ""]) => new URL(at).pathname,
    )
    expect(parts).toContain("/sitemap/pages.xml")
    for (const part of parts) {
      const answer = await get(part)
      expect([part, answer.status, textOf(answer).includes("<urlset")]).toEqual([part, 200, true])
    }
    for (const part of [
      "/sitemap/member.xml",
      "/sitemap/question.bm8.xml",
      "/sitemap/question..xml",
      "/sitemap",
    ])
      expect([part, (await get(part)).status]).toEqual([part, 404])
  })
})

describe("security.txt", () => {
  it("names the contact for vulnerability reports", async () => {
    const answer = await get("/.well-known/security.txt")
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"])
    expect(textOf(answer)).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\n/)
  })
})

/** Resident memory in bytes, from /proc. */
const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024

describe("an oversized body", () => {
  const forms = ["/sign-in-mail", "/ja/auth/sign-in-mail", "/article", "/api/v1/auth/login"]
  const tooLarge = "送信できる大きさを超えています"
  const MB = 1024 * 1024

  it("is refused at once if its length is declared, in the reader's language", async () => {
    for (const path of forms) {
      const { answer, sent } = await pour(server.address + path, 300 * MB, { isAnnounced: true })
      expect([path, answer.split("\r\n", 1)[0]]).toEqual([path, "HTTP/1.1 413 Payload Too Large"])
      expect(answer).toContain(tooLarge)
      expect(sent).toBe(0)
    }
  })

  it("is not read for an unknown address", async () => {
    const { answer, sent } = await pour(`${server.address}/api/nothing`, 300 * MB, { isAnnounced: true })
    expect([answer.split("\r\n", 1)[0], sent]).toEqual(["HTTP/1.1 404 Not Found", 0])
  })

  it("is cut off with its connection if its length is not declared", async () => {
    for (const path of ["/sign-in-mail", "/api/v1/auth/login"]) {
      const before = memoryOf(server.pid)
      const { answer, sent } = await pour(server.address + path, 300 * MB, { isAnnounced: false })
      expect([path, answer.split("\r\n", 1)[0]]).toEqual([path, "HTTP/1.1 413 Payload Too Large"])
      expect(answer).toContain(tooLarge)
      expect(sent).toBeLessThan(300 * MB)
      expect(memoryOf(server.pid) - before).toBeLessThan(150 * MB)
    }
  })

  it("is read up to the limit", async () => {
    const filler = "x".repeat(BODY_LIMIT_BYTES / 2)
    const login = await get("/api/v1/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "unknown@university.example", password: "wrong", filler }),
    })
    expect([401, 422]).toContain(login.status)
    const form = await get("/en/sign-in-mail", {
      method: "POST",
      body: "email=unknown%40x.example&password=wrong",
    })
    expect(form.status).toBe(401)
    expect(textOf(form)).toContain("unknown@x.example")
  })
})
