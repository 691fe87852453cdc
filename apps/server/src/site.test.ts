// The built web app, loaded as in the serving thread.
import { readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, it } from "vitest"
import { builtWeb, type RendererModule, type Settings, type SiteModule, WEB_DIST } from "./site.ts"

/** All transitive imports of a file. */
function loadedWith(file: string, found = new Set<string>()): Set<string> {
  for (const [, name = ""] of readFileSync(file, "utf8").matchAll(
    /^import\s*(?:[^"';]*from\s*)?"([^"]+)"/gm,
  )) {
    const loaded = name.startsWith(".") ? join(dirname(file), name) : name
    if (found.has(loaded)) continue
    found.add(loaded)
    if (name.startsWith(".")) loadedWith(loaded, found)
  }
  return found
}

it("the serving half has neither React nor the router; the rendering half has both", async () => {
  const filesOf = (half: string) => [...loadedWith(join(WEB_DIST, `server/${half}.js`))]
  // Packages are part of the bundles, which import none.
  const packagesOf = (half: string) => filesOf(half).filter((name) => !/^(?:\/|node:)/.test(name))
  const has = (half: string, words: string) =>
    filesOf(half).some((name) => name.startsWith("/") && readFileSync(name, "utf8").includes(words))
  const found = (half: string) => ({
    packages: packagesOf(half),
    react: has(half, "react.transitional.element"),
    router: has(half, "createRootRoute"),
  })
  expect(found("server")).toEqual({ packages: [], react: false, router: false })
  expect(found("renderer")).toEqual({ packages: [], react: true, router: true })
})

/** What a browser loads for a page: the scripts that it names, and what these import. */
function scriptsOf(html: string): Map<string, string> {
  const found = new Map<string, string>()
  const add = (name: string) => {
    if (found.has(name)) return
    const source = readFileSync(join(WEB_DIST, "client/assets", name), "utf8")
    found.set(name, source)
    for (const [, imported = ""] of source.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) add(imported)
  }
  for (const [, name = ""] of html.matchAll(/"\/assets\/([^"]+\.js)"/g)) add(name)
  return found
}

/** They read the builder's documents, or what only editors may read. */
const isOfWriters = (source: string) => /GET \/v1\/(?:career\/documents|editors)\b/.test(source)

it("a script of the career builder is recognised by its calls", () => {
  const assets = join(WEB_DIST, "client/assets")
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"))
  expect(scripts.some((name) => isOfWriters(readFileSync(join(assets, name), "utf8")))).toBe(true)
})

it.each([
  "/en",
  "/en/article",
  "/en/career",
  "/en/community/ask-senpai",
  "/en/mentors",
  "/en/shukatsu-calendar",
  "/en/sign-in",
])("%s loads nothing of the career builder or of the editors' pages", async (path) => {
  const { fetch } = await siteOver(() => Response.json({ items: [] }))
  const scripts = scriptsOf(await (await fetch(path)).text())
  expect(scripts.size).toBeGreaterThan(3)
  const others = [...scripts].filter(([, source]) => isOfWriters(source))
  expect(others.map(([name]) => name)).toEqual([])
})

const settings: Settings = {
  publicUrl: "http://site.example",
  apiTimeoutMs: 5_000,
  devTools: false,
  analyticsId: undefined,
  helpEmail: "help@site.example",
}

/** The whole site over an API that always returns the same response. */
async function siteOver(
  answer: (call: Request) => Response | Promise<Response>,
  { maintenance = false, apiTimeoutMs = settings.apiTimeoutMs } = {},
) {
  const web = builtWeb()
  const [{ createSite }, { createRenderer }] = [
    (await import(web.site)) as SiteModule,
    (await import(web.renderer)) as RendererModule,
  ]
  const reported: unknown[] = []
  const refused: { status: number; code: string | undefined }[] = []
  const report = (error: unknown) => void reported.push(error)
  const api = async (call: Request) => answer(call)
  const site = createSite({
    ...settings,
    apiTimeoutMs,
    api,
    report,
    maintenance,
    noteRefusal: ({ status, code }) => void refused.push({ status, code }),
    renderer: createRenderer({ settings: { ...settings, apiTimeoutMs }, api, report }),
  })
  return {
    fetch: (path: string, init?: RequestInit) => site.fetch(new Request(`http://site.example${path}`, init)),
    stored: (path: string) => site.pages.answer("GET", path, {}),
    reported,
    refused,
  }
}

it("an address with parameters that the page does not read is answered with the stored page", async () => {
  const { fetch, stored } = await siteOver(() => Response.json({ items: [] }))
  expect((await fetch("/en/shukatsu-calendar/visa")).status).toBe(200)
  const page = stored("/en/shukatsu-calendar/visa")
  expect(page?.status).toBe(200)
  for (let number = 0; number < 1000; number++)
    expect(stored(`/en/shukatsu-calendar/visa?utm_source=${number}&fbclid=${"x".repeat(number)}`)).toBe(page)
  expect(stored("/en/shukatsu-calendar/visa?lang=ja&utm_source=1")).toBeUndefined()
})

it.each([
  ["/article", "Your account may not do this.", "en"],
  ["/ja/article", "このアカウントではご利用いただけません。", "ja"],
] as const)(
  "a page (%s) whose API call is refused with 403 has that status and message, and is not cached",
  async (path, message, language) => {
    const { fetch, reported, refused } = await siteOver(() =>
      Response.json({ code: "auth.forbidden", message }, { status: 403 }),
    )
    const page = await fetch(path)
    expect([page.status, page.headers.get("Cache-Control"), page.headers.get("Retry-After")]).toEqual([
      403,
      "private, no-store",
      null,
    ])
    const html = await page.text()
    expect(html).toContain(`<html lang="${language}"`)
    expect(html).toContain(message)
    expect(html).toContain("/sign-out")
    expect([reported, refused[0]]).toEqual([[], { status: 403, code: "auth.forbidden" }])
  },
)

const neverAnswered = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)))

it("a page whose API call is never answered says that the site is unavailable, and when to try again", async () => {
  const { fetch, reported } = await siteOver(neverAnswered, { apiTimeoutMs: 20 })
  const page = await fetch("/en/article")
  expect([page.status, page.headers.get("Cache-Control"), page.headers.has("Retry-After")]).toEqual([
    503,
    "private, no-store",
    true,
  ])
  expect(reported).toEqual([])
})

it("a request to a development page returns 404, whatever the body", async () => {
  const { fetch } = await siteOver(() => Response.json({ items: [] }))
  const post = async (path: string, init: RequestInit) => {
    const answer = await fetch(path, { method: "POST", ...init })
    const [, title] = /<title>(.*?)<\/title>/.exec(await answer.text()) ?? []
    return [answer.status, title, answer.headers.get("Allow"), answer.headers.get("Content-Type")]
  }
  const bodies: RequestInit[] = [
    {},
    { body: new URLSearchParams({ email: "me@site.example" }) },
    { body: "{}", headers: { "Content-Type": "application/json" } },
    { body: "x".repeat(10_000), headers: { "Content-Type": "text/plain" } },
  ]
  for (const body of bodies)
    for (const path of ["/dev/ui", "/dev/mailbox", "/ja/dev/mailbox"])
      expect([path, await post(path, body)]).toEqual([
        path,
        await post(path.replace(/dev.*/, "none/such"), body),
      ])
})

it("during maintenance every page says so in both languages, with status 503 and Retry-After", async () => {
  const { fetch } = await siteOver(() => Response.json({ items: [] }), { maintenance: true })
  for (const path of ["/", "/en/article", "/ja", "/sign-in", "/no-such-page", "/sitemap.xml"]) {
    const answer = await fetch(path, { headers: { "Accept-Language": "en" } })
    expect([path, answer.status, answer.headers.get("Retry-After")]).toEqual([path, 503, "600"])
    const html = await answer.text()
    expect(html).toContain('<html lang="ja"')
    for (const word of ["メンテナンス中", "maintenance"]) expect(html).toContain(word)
  }
})
