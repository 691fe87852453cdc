// `test` for journeys. It fails on every error in the developer tools or in the server's log, even if every
// assertion holds.
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test"
import { findJapaneseNames } from "./names.ts"
import { expectLine, requestIdOf, SIGNED_TOKEN, watchErrorLines } from "./server-log.ts"

export { expectAccessible } from "./accessibility.ts"
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
      const errorsSinceNow = watchErrorLines(log)
      const watch = watchContext(context, { origin: baseURL ?? "", runsScripts: javaScriptEnabled !== false })
      const allowed: RegExp[] = []
      await use({ allow: (pattern) => allowed.push(pattern) })

      const isAllowed = (problem: string) => allowed.some((pattern) => pattern.test(problem))
      const logged = errorsSinceNow().filter((line) => watch.isOurs(requestIdOf(line)))
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

/** Nothing overflows to the side on a small phone. Names what does. */
export async function expectNoSidewaysScroll(page: Page, width = 360): Promise<void> {
  const before = page.viewportSize()
  // Each change of the size is laid out and painted.
  const isThere = before?.width === width
  if (!isThere) await page.setViewportSize({ width, height: 740 })
  const sticking = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.classList.value.replaceAll(" ", ".")}`)
      .concat(`document: ${scrollWidth} px wide on ${clientWidth} px`)
  })
  expect(sticking, `sideways scrolling at ${width} px`).toEqual([])
  if (before && !isThere) await page.setViewportSize(before)
}
