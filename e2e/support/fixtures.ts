// `test` for journeys. It fails on whatever a careful reader would see in the developer tools, and on errors in the
// server's log, even where every assertion holds.
import AxeBuilder from "@axe-core/playwright"
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test"
import { isLong } from "./limits.ts"
import { errorLines, expectLine, requestIdOf, SIGNED_TOKEN } from "./server-log.ts"

export { expect }

export type Language = "en" | "ja"

export interface Options {
  /** The reader's language; a project sets it. */
  language: Language
}

interface Problems {
  /** What a test provokes on purpose: matched against the problem's text. */
  allow(pattern: RegExp): void
}

interface Fixtures {
  problems: Problems
}

export const test = base.extend<Options & Fixtures>({
  language: ["en", { option: true }],

  // Every journey is another person somewhere else: what one uses up of a limit is not missed by the next.
  extraHTTPHeaders: async ({ browserName: _ }, use) => use({ "X-Forwarded-For": someAddress() }),

  problems: [
    async ({ context, baseURL, javaScriptEnabled }, use) => {
      const log = environment("E2E_SERVER_LOG")
      const earlier = errorLines(log).length
      const watch = watchContext(context, { origin: baseURL ?? "", runsScripts: javaScriptEnabled !== false })
      const allowed: RegExp[] = []
      await use({ allow: (pattern) => allowed.push(pattern) })

      const isAllowed = (problem: string) => allowed.some((pattern) => pattern.test(problem))
      const logged = errorLines(log)
        .slice(earlier)
        .filter((line) => watch.isOurs(requestIdOf(line)))
      for (const line of logged.filter(isAllowed)) expectLine(log, line)
      const problems = [...watch.problems, ...logged.map((line) => `server log: ${line}`)]
      expect(problems.filter((problem) => !isAllowed(problem))).toEqual([])
    },
    { auto: true },
  ],
})

const someAddress = () => `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join(".")}`

function environment(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: the journeys are started by e2e/support/set-up.ts`)
  return value
}

interface Watched {
  readonly origin: string
  readonly runsScripts: boolean
}

function watchContext(context: BrowserContext, { origin, runsScripts }: Watched) {
  const problems: string[] = []
  const requestIds = new Set<string>()
  const isSameOrigin = (url: string) => url.startsWith(`${origin}/`)

  // Addresses are kept by histories, proxies and logs. Only the hand-over of a minute carries a token in one.
  context.on("request", (request) => {
    const { origin, pathname } = new URL(request.url())
    if (!SIGNED_TOKEN.test(request.url()) || pathname === "/handover") return
    problems.push(`token in an address: ${request.method()} ${origin}${pathname}`)
  })
  context.on("console", (message) => {
    if (SIGNED_TOKEN.test(message.text())) problems.push(`token in the console: ${message.type()}`)
    if (!["error", "warning"].includes(message.type())) return
    // Chromium's note about a failed response, which is recorded below with its status.
    if (message.text().startsWith("Failed to load resource")) return
    problems.push(`console ${message.type()}: ${message.text()}`)
  })
  context.on("weberror", (webError) => {
    const error = webError.error()
    problems.push(`page error: ${error.stack ?? error.message}`)
  })
  context.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? ""
    // Leaving a page ends what it was still loading; that is no failure.
    if (!isSameOrigin(request.url()) || why === "net::ERR_ABORTED") return
    // Without JavaScript the browser refuses scripts by itself; that is the point of such a test.
    if (!runsScripts && request.resourceType() === "script") return
    problems.push(`request failed: ${request.method()} ${request.url()} ${why}`)
  })
  context.on("response", (response) => {
    const id = response.headers()["x-request-id"]
    if (id) requestIds.add(id)
    if (!isSameOrigin(response.url()) || response.status() < 400) return
    problems.push(`response ${response.status()}: ${response.request().method()} ${response.url()}`)
  })

  return {
    problems,
    /** A line without a request id is the server speaking for itself: everybody's business. */
    isOurs: (requestId: string | undefined) => requestId === undefined || requestIds.has(requestId),
  }
}

const wcag22aa = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
/** All that a theme changes. */
const colourRules = ["color-contrast", "link-in-text-block"]

type Theme = "light" | "dark"

/**
 * No violation of WCAG 2.2 AA that a machine can find. Looked at in English and in the light theme: a language changes words
 * and a theme colours, whose contrast is a unit test (apps/web/src/ui/picture/colour.test.ts) and is looked at on a page of each kind
 * (pages.spec.ts). A long run looks at everything.
 */
export async function expectAccessible(page: Page, themes: readonly Theme[] = ["light"]): Promise<void> {
  if (!isLong && (await page.locator("html").getAttribute("lang")) !== "en") return
  // What is far from the screen is looked at too.
  await page.evaluate(() => {
    delete document.documentElement.dataset.folded
  })
  // A colour caught half-way through a transition is nobody's colour.
  await page.emulateMedia({ reducedMotion: "reduce" })
  for (const theme of isLong ? (["light", "dark"] as const) : themes) await expectAccessibleIn(page, theme)
  await page.emulateMedia({ reducedMotion: null })
}

async function expectAccessibleIn(page: Page, theme: Theme): Promise<void> {
  const before = await page.evaluate((theme) => {
    const { dataset } = document.documentElement
    const before = dataset.theme
    dataset.theme = theme
    return before
  }, theme)
  // In the page itself: without frames of others there is no need of a second page that puts their results together.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] })
  const { violations } = await (theme === "light"
    ? axe.withTags(wcag22aa)
    : axe.withRules(colourRules)
  ).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
  )
  expect(found, `axe, ${theme} theme, ${new URL(page.url()).pathname}`).toEqual([])
  await page.evaluate((before) => {
    if (before === undefined) delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = before
  }, before)
}

/** Nothing sticks out to the side on a small phone. Names what does. */
export async function expectNoSidewaysScroll(page: Page, width = 360): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width, height: 740 })
  const sticking = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.classList.value.replaceAll(" ", ".")}`)
      .concat(`document: ${scrollWidth} px wide on ${clientWidth} px`)
  })
  expect(sticking, `sideways scrolling at ${width} px`).toEqual([])
  if (before) await page.setViewportSize(before)
}
