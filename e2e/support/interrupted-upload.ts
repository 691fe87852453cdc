// A connection that breaks after half of a video, until it is restored.
import { readFileSync } from "node:fs"
import { expect, type Page } from "@playwright/test"

export async function interruptUpload(page: Page, film: string) {
  const bytes = readFileSync(film)
  const half = Math.floor(bytes.byteLength / 2)
  const uploads = "**/api/v1/uploads/*"
  let hasBroken = false
  await page.route(uploads, async (route) => {
    const request = route.request()
    if (request.method() === "PATCH" && !hasBroken) {
      hasBroken = true
      const { "content-length": _, ...headers } = await request.allHeaders()
      const answer = await page.request.fetch(request.url(), {
        method: "PATCH",
        headers,
        data: bytes.subarray(0, half),
      })
      expect(answer.status()).toBe(204)
    }
    await route.abort("internetdisconnected")
  })
  const reconnect = async () => {
    await page.unroute(uploads)
    await page.evaluate(() => dispatchEvent(new Event("online")))
  }
  return { half, reconnect }
}

/** First byte of each part sent. */
export function watchOffsets(page: Page): readonly number[] {
  const offsets: number[] = []
  page.on("request", (request) => {
    if (request.method() === "PATCH") offsets.push(Number(request.headers()["upload-offset"]))
  })
  return offsets
}
