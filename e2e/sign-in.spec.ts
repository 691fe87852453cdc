// Signing in with e-mail and password, and what becomes of the session afterwards.
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { signIn } from "./support/session.ts"
import {
  addressOf,
  cookiesOf,
  demoPassword,
  expectSignedIn,
  expectSignedOut,
  expectSignedOutAtHome,
  fillCredentials,
  rewriteCookie,
  wordsOf,
} from "./support/sign-in.ts"

const PAST = "1000"

test("the door offers every way in, and helps who forgot theirs", async ({ page, language }) => {
  const words = wordsOf(language)
  await page.goto(`/${language}/auth/sign-in`)
  for (const name of [words.shared, words.passkey])
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible()
  await expect(page.getByRole("link", { name: words.mail })).toBeVisible()
  await page.locator("main details summary").click()
  await expect(page.locator('main details a[href$="/auth/sign-in-old"]')).toBeVisible()
  await expect(page.locator('main details a[href$="/forgot-password"]')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test("who opens a page that needs an account is back on it after signing in", { tag: "@both" }, async ({
  page,
  language,
}) => {
  await page.goto(`/${language}/account/security?from=mail`)
  await expect(page).toHaveURL(new RegExp(`/${language}/sign-in$`))
  await page.getByRole("link", { name: wordsOf(language).mail }).click()
  await fillCredentials(page, addressOf("student"), demoPassword)
  await expect(page).toHaveURL(new RegExp(`/${language}/account/security\\?from=mail$`))
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(wordsOf(language).security)
  await expect(page.locator("html")).toHaveAttribute("lang", language)
})

test("the place on the page that one wanted is kept, also by a session that slept", async ({ page }) => {
  await page.goto("/en/account/security#sessions")
  // The door's own script keeps the place; whoever is quicker than it arrives at the top of the page.
  await untilRunning(page)
  await page.getByRole("link", { name: wordsOf("en").mail }).click()
  await fillCredentials(page, addressOf("student"), demoPassword)
  await expect(page).toHaveURL(/\/en\/account\/security#sessions$/)
  await page.goto("about:blank")
  await rewriteCookie(page.context(), "auth._token_expiration.local", PAST)
  await page.goto("/en/account/security#passkeys")
  await expect(page).toHaveURL(/\/en\/account\/security#passkeys$/)
})

test("a cookie that holds no token of ours ends the session and breaks no page", async ({ page }) => {
  await signIn(page, "student")
  const context = page.context()
  await page.goto("about:blank")
  await rewriteCookie(context, "auth._refresh_token.local", "しるべ")
  await page.goto("/article")
  await expect(page).toHaveURL(/\/sign-out$/)
  await expect(page.getByText("Session Expired.")).toBeVisible()
  await expectSignedOut(context)
})

test("the article one was reading is there again after signing in", async ({ page }) => {
  await page.goto("/en/article")
  await page.locator("main a[href*='/en/article/']").first().click()
  await expect(page).toHaveURL(/\/en\/article\/[^/]+$/)
  const article = page.url()
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click()
  await expect(page).toHaveURL(/\/sign-in$/)
  // Of a link that was pressed before its page was alive the door's own script learns where it stood.
  await untilRunning(page)
  await page.getByRole("link", { name: wordsOf("en").mail }).click()
  await fillCredentials(page, addressOf("student"), demoPassword)
  await expect(page).toHaveURL(article)
})

test("a wrong password is said beside the form, and nothing typed is lost", { tag: "@both-long" }, async ({
  page,
  problems,
}) => {
  problems.allow(/response 401/)
  await page.goto("/sign-in-mail")
  await fillCredentials(page, addressOf("student"), "not the password")
  const alert = page.locator("main [role=alert]")
  await expect(alert).toBeVisible()
  await expect(alert).toBeFocused()
  await expect(page.locator('main input[type="email"]')).toHaveValue(addressOf("student"))
  await expectAccessible(page)
})

test("an empty form says what is missing and asks nobody", async ({ page }) => {
  await page.goto("/sign-in-mail")
  await untilRunning(page)
  await page.locator('main button[type="submit"]').click()
  await expect(page.locator("#email")).toHaveAttribute("aria-invalid", "true")
  await expect(page.locator("#password")).toHaveAttribute("aria-invalid", "true")
  await expect(page.locator("#email")).toBeFocused()
  await page.locator("main [role=alert] a").last().click()
  await expect(page.locator("#password")).toBeFocused()
})

test("the account menu leads to security and out", async ({ page, language }) => {
  const words = wordsOf(language)
  await signIn(page, "student")
  await page.goto("/")
  const menu = page.getByRole("banner").locator("details").first()
  await menu.locator("summary").click()
  await menu.getByRole("link", { name: words.security }).click()
  await expect(page).toHaveURL(/\/account\/security$/)
  // A new page is a new, closed menu.
  await expect(page.getByRole("heading", { name: words.security, level: 1 })).toBeVisible()
  await menu.locator("summary").click()
  await page.keyboard.press("Escape")
  await expect(menu.getByRole("link", { name: words.signOut })).toBeHidden()
  await menu.locator("summary").click()
  await menu.getByRole("link", { name: words.signOut }).click()
  await expectSignedOutAtHome(page, language)
  // Back leads to what was read before, not to signing out once more.
  await page.goBack()
  await expect(page).not.toHaveURL(/sign-out/)
})

test("who is signed in finds nothing at the door", async ({ page }) => {
  await signIn(page, "student")
  for (const path of ["/sign-in", "/sign-in-mail", "/auth/sign-in-old"]) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/$/)
  }
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("e-mail and password let one in, and a button out", { tag: "@both-long" }, async ({
    page,
    language,
    problems,
  }) => {
    problems.allow(/response 422/)
    await page.goto(`/${language}/account/security`)
    await page.getByRole("link", { name: wordsOf(language).mail }).click()
    await fillCredentials(page, "student", demoPassword)
    await expect(page.locator("#email")).toHaveValue("student")
    await expect(page.locator("#email")).toHaveAttribute("aria-invalid", "true")
    await expect(page.locator("main [role=alert] a[href='#email']")).toBeVisible()
    await fillCredentials(page, addressOf("student"), demoPassword)
    await expect(page).toHaveURL(new RegExp(`/${language}/account/security$`))
    await page.goto(`/${language}/sign-out`)
    await page.locator("main form button").click()
    await expect(page).toHaveURL(new RegExp(`/${language}$`))
    await expect(page.getByRole("status").filter({ hasText: wordsOf(language).signedOut })).toBeVisible()
    await expectSignedOut(page.context())
    // It is said once.
    await page.reload()
    await expect(page.getByText(wordsOf(language).signedOut)).toHaveCount(0)
    await page.goto(`/${language}/account/security`)
    await expect(page).toHaveURL(new RegExp(`/${language}/sign-in$`))
  })
})

test("no other site signs anyone out", async ({ request }) => {
  const from = (site: string) => request.post("/sign-out", { headers: { "Sec-Fetch-Site": site } })
  expect((await from("cross-site")).status()).toBe(403)
  expect((await from("same-origin")).status()).toBe(200)
})

// Which targets are refused: apps/web/src/lib/auth/safe-redirect.test.ts.
for (const target of ["https://evil.example/", "/Sign-Out"])
  test(`a planted target never leads away: ${target}`, async ({ page, baseURL }) => {
    await page
      .context()
      .addCookies([{ name: "auth.redirect", value: encodeURIComponent(target), url: baseURL ?? "" }])
    await page.goto("/sign-in-mail")
    await fillCredentials(page, addressOf("student"), demoPassword)
    await expectSignedIn(page.context())
    await expect(page).toHaveURL(`${baseURL}/`)
  })

test("a session that slept is renewed without anyone noticing", async ({ page }) => {
  await signIn(page, "student")
  const context = page.context()
  // Not the access token: two of the same second are alike.
  const before = (await cookiesOf(context))["auth._refresh_token.local"]
  await page.goto("about:blank")
  await rewriteCookie(context, "auth._token_expiration.local", PAST)
  await page.goto("/account/security")
  await expect(page).toHaveURL(/\/account\/security$/)
  await expect(page.getByRole("heading", { name: "Security", level: 1 })).toBeVisible()
  expect((await cookiesOf(context))["auth._refresh_token.local"]).not.toBe(before)
})

test("two tabs that wake at once renew once, and both stay signed in", async ({ page }) => {
  await signIn(page, "student")
  const context = page.context()
  const second = await context.newPage()
  await page.goto("about:blank")
  const renewals: string[] = []
  context.on("request", (request) => {
    if (request.url().endsWith("/v1/auth/refresh")) renewals.push(request.url())
  })
  await rewriteCookie(context, "auth._token_expiration.local", PAST)
  await Promise.all([page.goto("/account/security"), second.goto("/account/security")])
  for (const tab of [page, second])
    await expect(tab.getByRole("heading", { name: "Security", level: 1 })).toBeVisible()
  expect(renewals).toHaveLength(1)
})

test("a renewal whose answer is lost signs nobody out, whether one tries again or reloads", async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED|requestfailed/)
  await signIn(page, "student")
  const context = page.context()
  const security = page.getByRole("heading", { name: "Security", level: 1 })
  const again = page.getByRole("button", { name: "Try again" })
  for (const goOn of [() => again.click(), () => page.reload()]) {
    await page.goto("about:blank")
    await rewriteCookie(context, "auth._token_expiration.local", PAST)
    // The server spends the token and answers; the answer does not arrive.
    const lost: number[] = []
    await context.route(
      "**/api/v1/auth/refresh",
      async (route) => {
        lost.push((await route.fetch()).status())
        await route.abort()
      },
      { times: 1 },
    )
    await page.goto("/account/security")
    await expect(again).toBeVisible()
    expect(lost).toEqual([200])
    await goOn()
    await expect(security).toBeVisible()
  }
})

test("a session that is over says so and ends", { tag: "@both-long" }, async ({ page, language }) => {
  await signIn(page, "student")
  const context = page.context()
  await page.goto("about:blank")
  await rewriteCookie(context, "auth._refresh_token_expiration.local", PAST)
  await page.goto("/article")
  await expect(page).toHaveURL(/\/sign-out$/)
  await expect(page.getByText(language === "en" ? "Session Expired." : "セッション")).toBeVisible()
  await expectSignedOut(context)
})

test("a refresh token that is refused ends the session", async ({ page, problems }) => {
  problems.allow(/response 400.*refresh/)
  await signIn(page, "student")
  const context = page.context()
  await page.goto("about:blank")
  await rewriteCookie(context, "auth._refresh_token.local", "forged-forged-forged-forged-forged-forged")
  await rewriteCookie(context, "auth._token_expiration.local", PAST)
  await page.goto("/article")
  await expect(page).toHaveURL(/\/sign-out$/)
  await expect(page.getByText("Session Expired.")).toBeVisible()
  await expectSignedOut(context)
})

test("a refresh token used twice ends its whole family", async ({ page, request, problems }) => {
  problems.allow(/response (400.*refresh|401)/)
  await signIn(page, "student")
  const context = page.context()
  const spend = async (token: string) =>
    (await request.post("/api/v1/auth/refresh", { headers: { Authorization: `Bearer ${token}` } })).status()
  const stolen = (await cookiesOf(context))["auth._refresh_token.local"] ?? ""
  // The page at hand may ask something just now, and would be told instead of the next one.
  await page.goto("about:blank")
  expect(await spend(stolen)).toBe(200)
  expect(await spend(stolen)).toBe(400)
  // Whoever of the two was the reader: both are out.
  await page.goto("/account/security")
  await expect(page.getByText("Session Expired.")).toBeVisible()
  await expect(page).toHaveURL(/\/sign-out$/)
})
