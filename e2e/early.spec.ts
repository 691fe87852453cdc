// What a reader does while the scripts of a page are still loading.
import type { Page } from "@playwright/test"
import { expect, test } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { addressOf, demoPassword } from "./support/sign-in.ts"

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

/** Opens a page whose scripts load only when the returned function is called. */
async function openSlowly(page: Page, address: string): Promise<() => Promise<void>> {
  const scripts = Promise.withResolvers<void>()
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(address, { waitUntil: "commit" })
  await expect(page.locator("main")).toBeVisible()
  return async () => {
    scripts.resolve()
    await untilRunning(page)
  }
}

test("a button pressed before the page runs takes effect once, when it does", async ({ page }) => {
  const go = await openSlowly(page, "/en/article")
  const filters = page.locator("main button[aria-expanded][aria-controls]").first()
  await filters.click()
  await expect(filters).toHaveAttribute("aria-expanded", "false")
  await go()
  await expect(filters).toHaveAttribute("aria-expanded", "true")
  await filters.click()
  await expect(filters).toHaveAttribute("aria-expanded", "false")
})

test("a word opened without JavaScript is not closed when the page starts", async ({ page }) => {
  const go = await openSlowly(page, "/en/article/entry-sheet")
  await page.locator("button[popovertarget=term-es]").first().click()
  await expect(page.locator("#term-es")).toBeVisible()
  await go()
  await expect(page.locator("#term-es")).toBeVisible()
})

test("a preference chosen before the page runs is applied", async ({ page }) => {
  const go = await openSlowly(page, "/en/article/entry-sheet")
  const dark = page.locator('input[type=radio][value="dark"]')
  // Content in between is laid out while scrolling.
  await dark.scrollIntoViewIfNeeded()
  await expect(dark).toBeInViewport()
  await dark.check({ force: true })
  await go()
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
})

test("a form submitted before the page runs is sent once, when it does", async ({ page }) => {
  const go = await openSlowly(page, "/en/forgot-password")
  await page.getByLabel("Email address").fill("not-registered@shirube.example")
  await page.locator("main form button[type=submit]").click()
  await expect(page.getByLabel("Email address")).toHaveValue("not-registered@shirube.example")
  const asked = page.waitForRequest((request) => request.method() === "POST")
  await go()
  expect((await asked).postDataJSON()).toEqual({ email: "not-registered@shirube.example" })
})

test("a reader keeps typing while the page starts", async ({ page }) => {
  const go = await openSlowly(page, "/en/search")
  const field = page.getByRole("combobox", { name: "What are you looking for?" })
  await field.pressSequentially("inter")
  await go()
  await expect(page.getByRole("listbox")).toBeVisible()
  await expect(field).toHaveValue("inter")
  await field.pressSequentially("views")
  await expect(field).toHaveValue("interviews")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/q=interviews/)
})

test("a reader who clicks “Sign in” before the page runs still returns to the page", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const go = await openSlowly(page, "/en/article/interviews")
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click()
  await expect(page).toHaveURL("/en/sign-in")
  await go()
  await page.locator('main a[href$="/sign-in-mail"]').click()
  await page.locator('main input[type="email"]').fill(addressOf("student"))
  await page.locator('main input[autocomplete="current-password"]').fill(demoPassword)
  await page.locator('main button[type="submit"]').click()
  await expect(page).toHaveURL("/en/article/interviews")
})

test("content far below is rendered when a reader scrolls there, and found at the same place again", async ({
  page,
}) => {
  await page.goto("/ja/article/changing-status-of-residence")
  await untilRunning(page)
  const html = page.locator("html")
  await expect(html).toHaveAttribute("data-folded", "")
  // Find in page, screen readers and tests find text that is not laid out yet.
  await expect(page.getByRole("heading", { level: 2 }).last()).toBeVisible()

  await page.getByRole("button", { name: "目次" }).click()
  const link = page.locator("#contents a[href*='#']").last()
  const id = decodeURIComponent((await link.getAttribute("href"))?.split("#")[1] ?? "")
  await link.click()
  const heading = page.locator(`[id="${id}"]`)
  await expect(heading).toBeInViewport()
  await expect(html).not.toHaveAttribute("data-folded")

  // With the bar that is always visible, because scrolling to the header would leave the place.
  await page.locator(".bottom-nav a").first().click()
  await expect(page).not.toHaveURL(/\/article/)
  await page.goBack()
  await expect(heading).toBeInViewport()
  await page.reload()
  await expect(html).not.toHaveAttribute("data-folded")
  await expect(heading).toBeInViewport()
})
