// What a member types survives a lost connection, an expired session, and a click before the page runs. On a
// site of its own, because the saved data would disturb other journeys.
import type { Page } from "@playwright/test"
import { untilRunning } from "./support/links.ts"
import { expect, test } from "./support/own-site.ts"
import { addressOf, cookiesOf, demoPassword, expectSignedIn, fillCredentials } from "./support/sign-in.ts"
import { save } from "./support/sign-up.ts"

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const offline = "We could not reach Shirube. Please check your connection and try again."
const kept = "What you typed here before has been kept."

/** Ids must be unique across all forms of the page, open or folded. */
const idsUsedTwice = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id)
    return ids.filter((id, place) => ids.indexOf(id) !== place)
  })

test.beforeEach(async ({ page }) => {
  await page.goto("/en/sign-in-mail")
  await fillCredentials(page, addressOf("student"), demoPassword)
  await expectSignedIn(page.context())
})

// spec: membership.nothing-lost
test("a newcomer who saves a sign-up step offline reads it, keeps what they typed, and saves it once online", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/request failed|ERR_INTERNET_DISCONNECTED/)
  await page.goto("/en/sign-up/career-info/3")
  await untilRunning(page)
  const goals = page.locator("#goals")
  await goals.fill("Build trains that are never late")
  await context.setOffline(true)
  await save(page)
  await expect(page.locator("main form").getByRole("alert")).toContainText(offline)
  await expect(page.locator(".toast-region").getByRole("alert").locator("article")).toHaveText(offline)
  await expect(goals).toHaveValue("Build trains that are never late")
  await context.setOffline(false)
  await save(page)
  await expect(page).toHaveURL(/\/en\/sign-up\/connect-jportmatch$/)
  await page.goto("/en/sign-up/career-info/3")
  await expect(goals).toHaveValue("Build trains that are never late")
  await expect(page.getByText(kept)).toHaveCount(0)
})

// spec: membership.nothing-lost
test("a member who is signed out in the middle of a form signs in again, and continues with what they typed", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/response 40[01]/)
  await page.goto("/en/account/member-profile")
  await untilRunning(page)
  const words = "I fold paper cranes on the train."
  const introduction = page.locator("#en")
  await expect(async () => {
    await introduction.fill(words)
    expect(await introduction.inputValue()).toBe(words)
  }).toPass()
  // On the server only: the page is not notified.
  const { "auth._token.local": token } = await cookiesOf(context)
  const ended = await context.request.post("/api/v1/auth/logout", {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(ended.ok()).toBe(true)
  const form = page.locator("form", { has: introduction })
  await form.getByRole("button", { name: "Save" }).click()
  await expect(page).toHaveURL(/\/en\/sign-out$/)
  await expect(page.getByText("Sign in again to continue where you were.")).toBeVisible()
  await page.getByRole("link", { name: "Sign in again" }).click()
  await page.getByRole("link", { name: "Continue with email" }).click()
  await fillCredentials(page, addressOf("student"), demoPassword)
  await expect(page).toHaveURL(/\/en\/account\/member-profile$/)
  expect(await idsUsedTwice(page)).toEqual([])
  await expect(form.getByText(kept)).toBeVisible()
  await expect(introduction).toHaveValue(words)
  await form.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText(words).first()).toBeVisible()
  await page.reload()
  await expect(introduction).toHaveValue(words)
  await expect(page.getByText(kept)).toHaveCount(0)
})

// spec: membership.nothing-lost
test("a form submitted before the page runs sends nothing and loses nothing", async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const early = await context.newPage()
  await early.goto("/en/sign-up/basic-info/2")
  const address = early.url()
  // Chosen values are shown before any script runs.
  await expect(early.locator("#nationality")).toHaveValue("Nigeria")
  await early.locator("#nationality").fill("Ghana")
  await save(early)
  await expect(early.locator("#nationality")).toHaveValue("Ghana")
  expect(early.url()).toBe(address)
  await context.close()
})

// spec: membership.lists
test("a student whose school is not listed types its name, and nothing else is chosen", async ({ page }) => {
  await page.goto("/en/sign-up/select-university/2")
  await untilRunning(page)
  const listed = page.locator("#university-id")
  const named = page.locator("#university-name")
  await expect(listed).toHaveValue("Kyoto University")
  await listed.fill("Academy of Nowhere")
  await expect(page.getByText("Nothing found.").first()).toBeVisible()
  await page.getByRole("button", { name: "My school is not listed" }).click()
  await expect(named).toBeFocused()
  await named.fill("Academy of Nowhere")
  await expect(listed).toHaveValue("")
  await save(page)
  await expect(page).toHaveURL(/\/en\/sign-up\/select-university\/3$/)
  await page.goto("/en/sign-up/select-university/2")
  await expect(named).toHaveValue("Academy of Nowhere")
})

test("text typed into a list before the page runs is searched once it does", async ({ page }) => {
  const scripts = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto("/en/sign-up/basic-info/2", { waitUntil: "commit" })
  await page.locator("#nationality").fill("Viet")
  scripts.resolve()
  await page.getByRole("option", { name: "Vietnam" }).click()
  await expect(page.locator("#nationality")).toHaveValue("Vietnam")
})
