import { expect, test } from "./support/fixtures.ts"
import { signIn } from "./support/session.ts"
import { expectSignedOutAtHome } from "./support/sign-in.ts"

// spec: 1.languages, 1.title
test("the home page is in the language of the reader's browser", { tag: "@both" }, async ({
  page,
  language,
}) => {
  const response = await page.goto("/")
  expect(response?.status()).toBe(200)
  await expect(page.locator("html")).toHaveAttribute("lang", language)
  await expect(page).toHaveTitle("TOP | Shirube")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})

// spec: 2.statuses
test("an unknown address returns 404 and offers a way back", async ({ page, language, problems }) => {
  problems.allow(/response 404/)
  const response = await page.goto(`/${language}/no-such-page`)
  expect(response?.status()).toBe(404)
  await expect(page.locator("html")).toHaveAttribute("lang", language)
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the home page can be read", async ({ page, language }) => {
    await page.goto(`/${language}`)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  })
})

test("the server says it is ready", async ({ request }) => {
  const response = await request.get("/api/health/ready")
  expect(response.status()).toBe(200)
  expect(await response.json()).toMatchObject({ status: "ok" })
})

// spec: 2.sign-in, 2.logout-redirect
test("a student signs in and out again", { tag: "@both-long" }, async ({ page, language }) => {
  await signIn(page, "student")
  await page.goto("/auth/sign-out")
  await expectSignedOutAtHome(page, language)
  await expect(page.locator("html")).toHaveAttribute("lang", language)
})
