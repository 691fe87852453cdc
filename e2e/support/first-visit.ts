// What a first visit to a page costs, as a browser with nothing stored asks for it. For the bench and for a journey.
import type { Page } from "@playwright/test"

/** Of an article, all in all, in KB of 1,000 bytes. */
export const FIRST_VISIT_KB = 200

const KINDS = ["document", "styles", "scripts", "fonts", "icons", "others"] as const
type Kind = (typeof KINDS)[number]

export interface FirstVisit {
  /** KB as they come over the line, with the headers of each answer. */
  readonly total: number
  readonly kinds: Record<Kind, number>
}

const kindOf: Record<string, Kind> = {
  Document: "document",
  Stylesheet: "styles",
  Script: "scripts",
  Font: "fonts",
  // A headless browser shows no icon, so the visit asks for it.
  Fetch: "icons",
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

  await page.goto(address)
  // Set by the last of what a page fetches by itself when it is alive.
  await page.locator("html[data-device]").waitFor()
  const icon = await page.locator('link[rel="icon"]').getAttribute("href")
  await page.evaluate(async (path) => void (await (await fetch(path)).arrayBuffer()), icon ?? "")
  await page.waitForLoadState("networkidle")
  await line.detach()

  const kinds = Object.fromEntries(KINDS.map((kind) => [kind, bytes[kind] / 1000])) as Record<Kind, number>
  return { kinds, total: Object.values(kinds).reduce((sum, size) => sum + size, 0) }
}
