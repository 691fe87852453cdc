// No link on the site is dead, neither with articles nor on a new site without any.
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/fixtures.ts"
import { ask } from "./support/http.ts"
import { isLong } from "./support/limits.ts"
import { startSite } from "./support/server.ts"

const ENTRANCES = [
  "/",
  "/en",
  "/ja",
  "/en/no-such-page",
  "/sitemap.xml",
  "/robots.txt",
  "/manifest.webmanifest",
]
const AT_ONCE = 4

/** Number of member posts checked of each kind; editors' articles are all checked. A long run checks everything. */
const OF_A_KIND = 10

/**
 * Every page links the same pages in three ways: bare, in English and in Japanese. The crawl follows the
 * English ones, and the others only from the entry pages.
 */
function choice() {
  const walked = new Map<string, number>()
  return (path: string, from: string): boolean => {
    if (isLong || ENTRANCES.includes(from) || /^\/en\/article\//.test(path)) return true
    if (!/^\/en(?:[/?]|$)|\.\w+$/.test(path)) return false
    const kind = path.replace(/[^/]*$/, "").replace(/\?.*$/, "?")
    walked.set(kind, (walked.get(kind) ?? 0) + 1)
    return kind.split("/").length < 4 || (walked.get(kind) ?? 0) <= OF_A_KIND
  }
}

interface Visit {
  readonly path: string
  readonly from: string
}

/** Every internal address in a document, and its fragment links without a target. */
function linksIn(text: string, path: string, origin: string) {
  const named = [
    ...text.matchAll(/<(?:a|link|img|script|form)\b[^>]*?\s(?:href|src|action)="([^"]+)"/g),
    ...text.matchAll(/<(?:loc|link|guid)>([^<]+)</g),
    ...text.matchAll(/^Sitemap: (.+)$/gm),
  ].map(([, address = ""]) => new URL(address.replaceAll("&amp;", "&"), origin + path))
  const own = named.filter((url) => url.origin === origin)
  const missing = own
    .filter(({ pathname, search, hash }) => pathname + search === path && hash.length > 1)
    .map(({ hash }) => decodeURIComponent(hash.slice(1)))
    .filter((id) => !text.includes(`id="${id}"`))
  return { addresses: own.map(({ pathname, search }) => pathname + search), missing }
}

/** Crawls the whole site; returns dead links and the number of pages. */
async function crawl(at: string): Promise<{ dead: string[]; seen: number }> {
  const origin = new URL(at).origin
  const seen = new Set(ENTRANCES)
  const waiting: Visit[] = ENTRANCES.map((path) => ({ path, from: "the address bar" }))
  const dead: string[] = []
  const isWalked = choice()

  const visit = async ({ path, from }: Visit) => {
    const answer = await ask(path, { at: origin, acceptLanguage: "en" })
    // The 404 page is one of the entry pages, and links to itself in the other language.
    const isExpected = path.includes("/no-such-page")
      ? [404, 302].includes(answer.status)
      : answer.status < 400
    if (!isExpected) dead.push(`${answer.status} ${path} (from ${from})`)
    // A filtered list has no links beyond those of the unfiltered list and its pages.
    const isRead = !path.includes("?") && /html|xml|plain/.test(answer.headers.get("Content-Type") ?? "")
    const { addresses, missing } = linksIn(isRead ? answer.text : "", path, origin)
    dead.push(...missing.map((id) => `no #${id} on ${path}`))
    const next = answer.location ? [...addresses, new URL(answer.location, origin + path)] : addresses
    for (const found of next) {
      const url = new URL(found, origin)
      const address = url.pathname + url.search
      if (url.origin !== origin || seen.has(address) || !isWalked(address, path)) continue
      seen.add(address)
      waiting.push({ path: address, from: path })
    }
  }
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(visit))
  return { dead, seen: seen.size }
}

test.describe("no link is dead", () => {
  test("on the site with its articles", async ({ baseURL }) => {
    test.slow()
    const { dead, seen } = await crawl(baseURL ?? "")
    expect(dead).toEqual([])
    expect(seen).toBeGreaterThan(100)
  })

  test("on a site without articles, whose home page is complete too", { tag: "@long" }, async ({ page }) => {
    test.slow()
    const site = await startSite({ DEMO: "off" })
    try {
      expect((await crawl(site.address)).dead).toEqual([])
      for (const [language, title] of [
        ["en", "The first articles are on their way."],
        ["ja", "最初の記事を準備しています"],
      ] as const) {
        await page.goto(`${site.address}/${language}`)
        await expect(page.getByText(title)).toBeVisible()
        await expect(page.getByRole("main").getByRole("link")).toHaveCount(1)
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      }
    } finally {
      expect(await site.stop()).toEqual({ endedWell: true, errors: [] })
    }
  })
})
