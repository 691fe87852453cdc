// The error catalogue for a reader signed in by single sign-on; for local accounts see errors.spec.ts.
import type { Page, Route } from "@playwright/test"
import { watchCalls } from "./support/calls.ts"
import { expectAccessible, type Language } from "./support/fixtures.ts"
import { followLink, untilRunning } from "./support/links.ts"
import { expect, test } from "./support/own-site.ts"
import { expectSignedIn, expectSignedOut, rewriteCookie, signInByShared, wordsOf } from "./support/sign-in.ts"

const account = "editor"
const user = "**/api/v2/user"
const words = {
  en: {
    message: "Something about this the server wants to say.",
    expired: "Session Expired.",
    signOutThere: "Sign out of Shirube ID too",
    signOutShared: "Sign out of the shared sign-in too",
    notEnded: "The session on our server has not ended yet",
    down: "You are signed out of Shirube, but you may still be signed in to Shirube ID.",
  },
  ja: {
    message: "サーバーからお伝えしたいことがあります。",
    expired: "セッションの有効期限が切れました。",
    signOutThere: "Shirube IDからもサインアウトする",
    signOutShared: "共通のサインインからもサインアウトする",
    notEnded: "サーバーのセッションはまだ終了していません",
    down: "しるべからはサインアウトしましたが、Shirube IDにはまだサインインしている可能性があります。",
  },
}

const notification = (page: Page) => page.locator(".toast-region article")
const refuse = (status: number, message: string) => (route: Route) =>
  route.fulfill({ status, json: { message } })

async function open(page: Page, language: Language) {
  await page.goto(`/${language}/article`)
  await untilRunning(page)
}

// spec: sign-in.refusals
test("a refused refresh, 401 and 403 have the same effect for a reader signed in by single sign-on", async ({
  page,
  language,
  problems,
  baseURL,
}) => {
  test.slow()
  problems.allow(/response (400|401|403)/)
  const say = words[language]
  const context = page.context()
  const calls = watchCalls(context)
  await signInByShared(page, language, account)
  const session = (await context.cookies(baseURL)).filter(({ name }) => name.startsWith("auth."))
  const beSignedIn = async () => {
    await page.goto("about:blank")
    await context.addCookies(session)
  }

  await test.step("400 on the refresh: Session Expired, and signed out", async () => {
    await beSignedIn()
    await rewriteCookie(context, "auth._refresh_token.sso", "unknown-token-unknown-token-unknown-token")
    await rewriteCookie(context, "auth._token_expiration.sso", "1000")
    await calls.take()
    await page.goto(`/${language}/article`)
    await expect(notification(page)).toContainText(say.expired)
    await expect(page).toHaveURL(`/${language}/sign-out`)
    await expect(page.getByRole("heading", { name: wordsOf(language).signedOut })).toBeVisible()
    await expectSignedOut(context)
    expect((await calls.take()).map(({ route }) => route)).toEqual(["POST /v1/auth/refresh"])
  })

  await test.step("an expired refresh token: the same, without a request", async () => {
    await beSignedIn()
    await rewriteCookie(context, "auth._refresh_token_expiration.sso", "1000")
    await calls.take()
    await page.goto(`/${language}/article`)
    await expect(notification(page)).toContainText(say.expired)
    await expect(page).toHaveURL(`/${language}/sign-out`)
    await expectSignedOut(context)
    expect(await calls.take()).toEqual([])
    // The session there may continue until the reader ends it.
    await page.getByRole("button", { name: say.signOutShared }).click()
    await expect(page.locator("button[name=logout]")).toBeVisible()
  })

  await test.step("401: the server's message, and the session is deleted", async () => {
    await beSignedIn()
    await open(page, language)
    await page.route(user, refuse(401, say.message))
    await followLink(page, `/${language}/career/article`)
    await expect(notification(page)).toContainText(say.message)
    await expect(page).toHaveURL(`/${language}/career/article`)
    await expectSignedOut(context)
    await page.unroute(user)
  })

  await test.step("403: the server's message, and signed out", async () => {
    await beSignedIn()
    await expectSignedIn(context, "sso")
    await open(page, language)
    await page.route(user, refuse(403, say.message))
    await followLink(page, `/${language}/career/article`)
    await expect(notification(page)).toContainText(say.message)
    await expect(page).toHaveURL(`/${language}/sign-out`)
    await expect(page.getByRole("heading", { name: wordsOf(language).signedOut })).toBeVisible()
    await expectSignedOut(context)
    // The reader is not redirected to the shared service at once, so that they can read why.
    await expect(notification(page)).toContainText(say.message)
    await expectAccessible(page)
    await page.getByRole("link", { name: say.signOutThere }).click()
    await page.locator("button[name=logout]").click()
    await expect(page).toHaveURL(`${baseURL}/${language}`)
  })
})

// spec: sign-in.sso
test("signing out names what could not be ended, on either side, and ends it at the next attempt", async ({
  page,
  language,
  problems,
}) => {
  test.slow()
  problems.allow(/ERR_FAILED/)
  const say = words[language]
  const again = page.getByRole("button", { name: wordsOf(language).again })
  await signInByShared(page, language, account)
  const name = "Shirube ID"
  await page.route("**/api/v1/auth/logout", (route) => route.abort(), { times: 1 })
  await page.goto(`/${language}/sign-out`)
  await expect(page.getByText(say.notEnded)).toBeVisible()
  await expectSignedOut(page.context())
  await expectAccessible(page)
  const service = { key: "shirube-id", name, is_available: false, url: null }
  await page.route("**/api/v1/auth/end-session*", (route) => route.fulfill({ json: { service } }), {
    times: 1,
  })
  await again.click()
  await expect(page.getByText(say.down)).toBeVisible()
  await expect(page.getByText(say.notEnded)).toBeHidden()
  await expectAccessible(page)
  await again.click()
  await page.locator("button[name=logout]").click()
  await expect(page).toHaveURL(new RegExp(`/${language}$`))
})

test("without JavaScript, signing out ends both sessions and returns in the reader's language", {
  tag: "@both",
}, async ({ page, language, browser, baseURL, problems }) => {
  test.slow()
  problems.allow(/response 40[01]/)
  await signInByShared(page, language, account)
  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto(`/${language}/sign-out`)
  await plain.locator("main form button").click()
  await expect(plain.locator("button[name=logout]")).toBeVisible()
  await expect(plain.locator("html")).toHaveAttribute("lang", language)
  await expectSignedOut(context)
  await plain.locator("button[name=logout]").click()
  await expect(plain).toHaveURL(`${baseURL}/${language}`)
  await expect(plain.getByRole("status").filter({ hasText: wordsOf(language).signedOut })).toBeVisible()
  await context.close()
  // On the server too: the other browser's copy of the session is invalid. That page may know it already.
  await page.goto(`/${language}/account/security`)
  await expect(page).toHaveURL(/\/sign-(?:out|in)$/)
})
