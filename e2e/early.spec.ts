// What a reader does while the scripts of a page are still on their way.
import type { Page } from "@playwright/test"
import { expect, test } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { addressOf, demoPassword } from "./support/sign-in.ts"

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

/** Opens a page whose scripts come when it is told. */
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

const furigana = (page: Page) => page.getByRole("switch").first()

test("a button that is pressed before the page runs does its work once it does, and once only", async ({
  page,
}) => {
  const go = await openSlowly(page, "/en/article/entry-sheet")
  await furigana(page).click()
  await expect(furigana(page)).toHaveAttribute("aria-checked", "true")
  await go()
  await expect(furigana(page)).toHaveAttribute("aria-checked", "false")
  await furigana(page).click()
  await expect(furigana(page)).toHaveAttribute("aria-checked", "true")
})

test("a word that opens by itself is not closed again", async ({ page }) => {
  const go = await openSlowly(page, "/en/article/entry-sheet")
  await page.locator("button[popovertarget=term-es]").first().click()
  await expect(page.locator("#term-es")).toBeVisible()
  await go()
  await expect(page.locator("#term-es")).toBeVisible()
})

test("what is chosen before the page runs is chosen", async ({ page }) => {
  const go = await openSlowly(page, "/en/article/entry-sheet")
  const dark = page.locator('input[type=radio][value="dark"]')
  // What lies between is laid out on the way there.
  await dark.scrollIntoViewIfNeeded()
  await expect(dark).toBeInViewport()
  await dark.check({ force: true })
  await go()
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
})

test("a form that is filled in and sent before the page runs is sent once it does", async ({ page }) => {
  const go = await openSlowly(page, "/en/forgot-password")
  await page.getByLabel("Email address").fill("nobody-yet@shirube.example")
  await page.locator("main form button[type=submit]").click()
  await expect(page.getByLabel("Email address")).toHaveValue("nobody-yet@shirube.example")
  const asked = page.waitForRequest((request) => request.method() === "POST")
  await go()
  expect((await asked).postDataJSON()).toEqual({ email: "nobody-yet@shirube.example" })
})

test("what is typed before the page runs goes on being typed", async ({ page }) => {
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

test("who presses “Sign in” before the page runs comes back to it all the same", async ({ page }) => {
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

test("what lies far below is there for whoever goes to it, and is found again where it was left", async ({
  page,
}) => {
  await page.goto("/ja/article/changing-status-of-residence")
  await untilRunning(page)
  const html = page.locator("html")
  await expect(html).toHaveAttribute("data-folded", "")
  // A search in the page, a reader of screens and a test find words that nothing has been laid out for yet.
  await expect(page.getByRole("heading", { level: 2 }).last()).toBeVisible()

  await page.locator("main details summary").first().click()
  const link = page.locator("main details a[href*='#']").last()
  const id = decodeURIComponent((await link.getAttribute("href"))?.split("#")[1] ?? "")
  await link.click()
  const heading = page.locator(`[id="${id}"]`)
  await expect(heading).toBeInViewport()
  await expect(html).not.toHaveAttribute("data-folded")

  // By the bar that is always on the screen: whoever goes to the head of the page has left the place.
  await page.locator(".bottom-nav a").first().click()
  await expect(page).not.toHaveURL(/\/article/)
  await page.goBack()
  await expect(heading).toBeInViewport()
  await page.reload()
  await expect(html).not.toHaveAttribute("data-folded")
  await expect(heading).toBeInViewport()
})
