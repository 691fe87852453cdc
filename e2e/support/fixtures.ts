// `test` for journeys. It fails on every error in the developer tools or in the server's log, even if every
// assertion holds.
import AxeBuilder from "@axe-core/playwright"
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test"
import { isLong } from "./limits.ts"
import { findJapaneseNames } from "./names.ts"
import { errorLines, expectLine, requestIdOf, SIGNED_TOKEN } from "./server-log.ts"

export { expect }

export type Language = "en" | "ja"

export interface Options {
  /** The reader's language, set by the project. */
  language: Language
}

export interface Problems {
  /** Allows problems provoked on purpose: matched against the problem's text. */
  allow(pattern: RegExp): void
}

interface Fixtures {
  problems: Problems
}

interface WorkerFixtures {
  japaneseNames: undefined
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  language: ["en", { option: true }],

  japaneseNames: [
    async ({ browser }, use) => {
      await findJapaneseNames(browser)
      await use(undefined)
    },
    { scope: "worker", auto: true },
  ],

  // Every journey has another client address, so that they do not share rate limits.
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

  // Addresses are stored in histories, proxies and logs. Only the one-minute hand-over may carry a token in
  // one.
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
    // The runner's own note (playwright.config.ts).
    if (message.text() === "Service Worker registration blocked by Playwright") return
    problems.push(`console ${message.type()}: ${message.text()}`)
  })
  context.on("weberror", (webError) => {
    const error = webError.error()
    problems.push(`page error: ${error.stack ?? error.message}`)
  })
  context.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? ""
    // Leaving a page aborts pending requests, which is no failure.
    if (!isSameOrigin(request.url()) || why === "net::ERR_ABORTED") return
    // Without JavaScript the browser blocks scripts, as intended.
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
    /** A line without a request id is from the server itself and concerns every test. */
    isOurs: (requestId: string | undefined) => requestId === undefined || requestIds.has(requestId),
  }
}

const wcag22aa = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
/** Measures each text against what is painted behind it: more than half of what a check costs. */
const CONTRAST = "color-contrast"
/** The rules that depend on the theme. */
const colourRules = [CONTRAST, "link-in-text-block"]

/** An empty text would mean the default. */
const NO_SOURCE = ";"

type Theme = "light" | "dark"

/**
 * No violation of WCAG 2.2 AA that axe can find. Checked in English and in the light theme: a language
 * changes texts and a theme colours, whose contrast has a unit test (apps/web/src/ui/picture/colour.test.ts). Contrast is
 * measured only where a test names themes: on every page by the walk over all of them, in the dark theme on one of each kind
 * (pages.spec.ts). A long run checks everything.
 */
export async function expectAccessible(page: Page, themes?: readonly Theme[]): Promise<void> {
  if (!isLong && (await page.locator("html").getAttribute("lang")) !== "en") return
  // Check content far from the screen too.
  await page.evaluate(() => {
    delete document.documentElement.dataset.folded
  })
  // A colour in the middle of a transition would be measured wrongly.
  await page.emulateMedia({ reducedMotion: "reduce" })
  await placeBars(page, "static")
  const measured = isLong ? (["light", "dark"] as const) : themes
  for (const theme of measured ?? (["light"] as const))
    await expectAccessibleIn(page, theme, { measuresContrast: measured !== undefined })
  await placeBars(page, "")
}

/** A button that happens to be half under a bar can be scrolled; axe measures only what it sees of it. */
const placeBars = (page: Page, position: "static" | "") =>
  page.evaluate((position) => {
    // An open dialog is no bar: in the flow it would be measured half out of sight.
    const isBar = (element: HTMLElement) =>
      element.tagName !== "DIALOG" && /fixed|sticky/.test(getComputedStyle(element).position)
    for (const element of document.querySelectorAll<HTMLElement>(".bottom-nav, main *"))
      if (position === "" ? element.style.position === "static" : isBar(element))
        element.style.position = position
  }, position)

async function expectAccessibleIn(
  page: Page,
  theme: Theme,
  { measuresContrast }: { readonly measuresContrast: boolean },
): Promise<void> {
  const before = await page.evaluate((theme) => {
    const { dataset } = document.documentElement
    const before = dataset.theme
    dataset.theme = theme
    return before
  }, theme)
  const isLoaded = await page.evaluate(() => "axe" in window)
  // In the page itself: without foreign frames axe needs no second page to combine results. Its source takes a fifth of a second
  // to load, so a document loads it once. No rule that is checked reads style sheets.
  const axe = new AxeBuilder({ page, ...(isLoaded ? { axeSource: NO_SOURCE } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], preload: { assets: ["media"] } })
  const { violations } = await (theme === "light"
    ? axe.withTags(wcag22aa).disableRules(measuresContrast ? [] : [CONTRAST])
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

/** Nothing overflows to the side on a small phone. Names what does. */
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
