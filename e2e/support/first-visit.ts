// Size of a first visit to a page with an empty cache. For the bench and for a journey.
import type { Page } from "@playwright/test"

/** Limit for an article, in KB of 1,000 bytes; 200 is promised for every public page. */
export const FIRST_VISIT_KB = 198

const KINDS = ["document", "styles", "scripts", "fonts", "icons", "others"] as const
type Kind = (typeof KINDS)[number]

export interface FirstVisit {
  /** Transferred KB, including response headers. */
  readonly total: number
  readonly kinds: Record<Kind, number>
}

const kindOf: Record<string, Kind> = {
  Document: "document",
  Stylesheet: "styles",
  Script: "scripts",
  Font: "fonts",
  // A headless browser does not load the icon, so the visit requests it.
  Fetch: "icons",
}

/** The first readers get a page as it is rendered, compressed in haste; a page that is read again is stored, and smaller. */
export async function store(request: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < 3; time++) await request()
}

export async function firstVisit(page: Page, address: string): Promise<FirstVisit> {
  const line = await page.context().newCDPSession(page)
  await line.send("Network.enable")
  await line.send("Network.setCacheDisabled", { cacheDisabled: true })
  const open = new Map<string, Kind>()
  const bytes = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>
  line.on("Network.responseReceived", ({ requestId, type }) => open.set(requestId, kindOf[type] ?? "others"))
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes[open.get(requestId) ?? "others"] += encodedDataLength
  })

  await store(() => page.request.get(address, { headers: { "Accept-Encoding": "br" } }))
  await page.goto(address)
  // Set at the end of a page's start.
  await page.locator("html[data-device]").waitFor()
  const icon = await page.locator('link[rel="icon"]').getAttribute("href")
  await page.evaluate(async (path) => void (await (await fetch(path)).arrayBuffer()), icon ?? "")
  await page.waitForLoadState("networkidle")
  await line.detach()

  const kinds = Object.fromEntries(KINDS.map((kind) => [kind, bytes[kind] / 1000])) as Record<Kind, number>
  return { kinds, total: Object.values(kinds).reduce((sum, size) => sum + size, 0) }
}
