// Signing in with e-mail and password, and the session afterwards.
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

// spec: 1.sign-in, 2.sign-in
test("the sign-in page offers every way to sign in, and helps with a forgotten password", async ({
  page,
  language,
}) => {
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

// spec: 2.login-redirect, sign-in.local
test("a visitor who opens a page for members returns to it after signing in", { tag: "@both" }, async ({
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

// spec: sign-in.return
test("a visitor returns to the requested section of the page, also with an expired session", async ({
  page,
}) => {
  await page.goto("/en/account/security#sessions")
  // The sign-in page's script keeps the fragment; without waiting for it the page would open at its top.
  await untilRunning(page)
  await page.getByRole("link", { name: wordsOf("en").mail }).click()
  await fillCredentials(page, addressOf("student"), demoPassword)
  await expect(page).toHaveURL(/\/en\/account\/security#sessions$/)
  await page.goto("about:blank")
  await rewriteCookie(page.context(), "auth._token_expiration.local", PAST)
  await page.goto("/en/account/security#passkeys")
  await expect(page).toHaveURL(/\/en\/account\/security#passkeys$/)
})

test("a cookie without a valid token ends the session and breaks no page", async ({ page }) => {
  await signIn(page, "student")
  const context = page.context()
  await page.goto("about:blank")
  await rewriteCookie(context, "auth._refresh_token.local", "しるべ")
  await page.goto("/article")
  await expect(page).toHaveURL(/\/sign-out$/)
  await expect(page.getByText("Session Expired.")).toBeVisible()
  await expectSignedOut(context)
})

// spec: sign-in.return
test("a reader returns to the article after signing in", async ({ page }) => {
  await page.goto("/en/article")
  await page.locator("main a[href*='/en/article/']").first().click()
  await expect(page).toHaveURL(/\/en\/article\/[^/]+$/)
  const article = page.url()
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click()
  await expect(page).toHaveURL(/\/sign-in$/)
  // For a link clicked before its page runs, the sign-in page's script learns where it came from.
  await untilRunning(page)
  await page.getByRole("link", { name: wordsOf("en").mail }).click()
  await fillCredentials(page, addressOf("student"), demoPassword)
  await expect(page).toHaveURL(article)
})

// spec: 2.sign-in
test("a wrong password is reported beside the form, and nothing typed is lost", {
  tag: "@both-long",
}, async ({ page, problems }) => {
  problems.allow(/response 401/)
  await page.goto("/sign-in-mail")
  await fillCredentials(page, addressOf("student"), "not the password")
  const alert = page.locator("main [role=alert]")
  await expect(alert).toBeVisible()
  await expect(alert).toBeFocused()
  await expect(page.locator('main input[type="email"]')).toHaveValue(addressOf("student"))
  await expectAccessible(page)
})

test("an empty form names what is missing and sends no request", async ({ page }) => {
  await page.goto("/sign-in-mail")
  await untilRunning(page)
  await page.locator('main button[type="submit"]').click()
  await expect(page.locator("#email")).toHaveAttribute("aria-invalid", "true")
  await expect(page.locator("#password")).toHaveAttribute("aria-invalid", "true")
  await expect(page.locator("#email")).toBeFocused()
  await page.locator("main [role=alert] a").last().click()
  await expect(page.locator("#password")).toBeFocused()
})

test("the account menu leads to the security page and signs out", async ({ page, language }) => {
  const words = wordsOf(language)
  await signIn(page, "student")
  await page.goto("/")
  await untilRunning(page)
  const menu = page.getByRole("banner").locator("details").first()
  await menu.locator("summary").click()
  await menu.getByRole("link", { name: words.security }).click()
  await expect(page).toHaveURL(/\/account\/security$/)
  // After navigating, the menu is closed.
  await expect(page.getByRole("heading", { name: words.security, level: 1 })).toBeVisible()
  await menu.locator("summary").click()
  await page.keyboard.press("Escape")
  await expect(menu.getByRole("link", { name: words.signOut })).toBeHidden()
  await menu.locator("summary").click()
  await menu.getByRole("link", { name: words.signOut }).click()
  await expectSignedOutAtHome(page, language)
  // Back leads to the page read before, not to signing out again.
  await page.goBack()
  await expect(page).not.toHaveURL(/sign-out/)
})

test("a signed-in member is redirected from the sign-in page", async ({ page }) => {
  await signIn(page, "student")
  for (const path of ["/sign-in", "/sign-in-mail", "/auth/sign-in-old"]) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/$/)
  }
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  // spec: sign-in.local
  test("a member signs in with e-mail and password, and out with a button", { tag: "@both-long" }, async ({
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
    // Shown only once.
    await page.reload()
    await expect(page.getByText(wordsOf(language).signedOut)).toHaveCount(0)
    await page.goto(`/${language}/account/security`)
    await expect(page).toHaveURL(new RegExp(`/${language}/sign-in$`))
  })
})

test("another site cannot sign a member out", async ({ request }) => {
  const from = (site: string) => request.post("/sign-out", { headers: { "Sec-Fetch-Site": site } })
  expect((await from("cross-site")).status()).toBe(403)
  expect((await from("same-origin")).status()).toBe(200)
})

// Refused targets: apps/web/src/lib/auth/safe-redirect.test.ts.
// spec: sign-in.open-redirects
for (const target of ["https://evil.example/", "/Sign-Out"])
  test(`a planted redirect target never leads away: ${target}`, async ({ page, baseURL }) => {
    await page
      .context()
      .addCookies([{ name: "auth.redirect", value: encodeURIComponent(target), url: baseURL ?? "" }])
    await page.goto("/sign-in-mail")
    await fillCredentials(page, addressOf("student"), demoPassword)
    await expectSignedIn(page.context())
    await expect(page).toHaveURL(`${baseURL}/`)
  })

// spec: sign-in.access-expiry
test("an expired session is renewed silently", async ({ page }) => {
  await signIn(page, "student")
  const context = page.context()
  // Not the access token: two from the same second are equal.
  const before = (await cookiesOf(context))["auth._refresh_token.local"]
  await page.goto("about:blank")
  await rewriteCookie(context, "auth._token_expiration.local", PAST)
  await page.goto("/account/security")
  await expect(page).toHaveURL(/\/account\/security$/)
  await expect(page.getByRole("heading", { name: "Security", level: 1 })).toBeVisible()
  expect((await cookiesOf(context))["auth._refresh_token.local"]).not.toBe(before)
})

// spec: sign-in.refresh-tabs
test("two tabs that wake up at once renew once, and both stay signed in", async ({ page }) => {
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

// spec: sign-in.refresh-retry
test("a renewal whose response is lost keeps the reader signed in, after a retry or a reload", async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED|requestfailed/)
  await signIn(page, "student")
  const context = page.context()
  const security = page.getByRole("heading", { name: "Security", level: 1 })
  const again = page.getByRole("button", { name: "Try again" })
  for (const repeat of [() => again.click(), () => page.reload()]) {
    await page.goto("about:blank")
    await rewriteCookie(context, "auth._token_expiration.local", PAST)
    // The server uses up the token and responds; the response is lost.
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
    await repeat()
    await expect(security).toBeVisible()
  }
})

// spec: 2.expiry-redirect, 4.session-expired
test("a reader whose session has ended reads it and is signed out", { tag: "@both-long" }, async ({
  page,
  language,
}) => {
  await signIn(page, "student")
  const context = page.context()
  await page.goto("about:blank")
  await rewriteCookie(context, "auth._refresh_token_expiration.local", PAST)
  await page.goto("/article")
  await expect(page).toHaveURL(/\/sign-out$/)
  await expect(page.getByText(language === "en" ? "Session Expired." : "セッション")).toBeVisible()
  await expectSignedOut(context)
})

test("a refused refresh token ends the session", async ({ page, problems }) => {
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

// spec: sign-in.refresh-reuse
test("a refresh token used twice ends all its sessions", async ({ page, request, problems }) => {
  problems.allow(/response (400.*refresh|401)/)
  await signIn(page, "student")
  const context = page.context()
  const spend = async (token: string) =>
    (await request.post("/api/v1/auth/refresh", { headers: { Authorization: `Bearer ${token}` } })).status()
  const stolen = (await cookiesOf(context))["auth._refresh_token.local"] ?? ""
  // An open page might send a request now, and would get the error instead of the next one.
  await page.goto("about:blank")
  expect(await spend(stolen)).toBe(200)
  expect(await spend(stolen)).toBe(400)
  // Either of the two may be the attacker: both are signed out.
  await page.goto("/account/security")
  await expect(page.getByText("Session Expired.")).toBeVisible()
  await expect(page).toHaveURL(/\/sign-out$/)
})
