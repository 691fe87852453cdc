// Navigation by the site's own links, without loading a new document.
import { expect, type Page } from "@playwright/test"

/** A running page follows its links without loading a new document; the device is marked last at its start. */
export const untilRunning = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-device")

/** Follows a link that the page itself may not have. */
export async function followLink(page: Page, href: string): Promise<void> {
  await untilRunning(page)
  await page.evaluate((href) => {
    Object.assign(window, { isSameDocument: true })
    const link = document.createElement("a")
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, href)
}

/** No document was loaded since the first followed link. */
export const isSameDocument = (page: Page) => page.evaluate(() => "isSameDocument" in window)
