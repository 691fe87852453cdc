// Tokens that expire while a page stays open. Only the browser's clock is moved: what happens here is the
// browser's doing. That the server refuses expired tokens is tested with its clock moved (auth.test.ts,
// sso.test.ts).
import type { Page } from "@playwright/test"
import { watchCalls } from "./support/calls.ts"
import type { Language } from "./support/fixtures.ts"
import { followLink, isSameDocument, untilRunning } from "./support/links.ts"
import { expect, test } from "./support/own-site.ts"
import {
  addressOf,
  cookiesOf,
  demoPassword,
  expectSignedIn,
  expectSignedOut,
  fillCredentials,
  signInByShared,
  wordsOf,
} from "./support/sign-in.ts"

const ACCESS_SECONDS = 86_400
const MINUTE = 60
const account = "editor"
const expired = {
  en: "Session Expired. Please sign in again.",
  ja: "セッションの有効期限が切れました。もう一度サインインしてください。",
}

async function signInHere(page: Page, language: Language) {
  await page.goto(`/${language}/sign-in-mail`)
  await fillCredentials(page, addressOf(account), demoPassword)
  await expectSignedIn(page.context())
  await expect(page).toHaveURL(new RegExp(`/${language}$`))
}

const ways = [
  { strategy: "local", days: "ninety", refreshSeconds: 7_776_000, signIn: signInHere },
  {
    strategy: "sso",
    days: "fourteen",
    refreshSeconds: 1_209_600,
    signIn: (page: Page, language: Language) => signInByShared(page, language, account),
  },
] as const

// spec: 4.session-expired, sign-in.access-expiry, sign-in.refresh-expiry
for (const { strategy, days, refreshSeconds, signIn } of ways)
  test(`a ${strategy} session is renewed silently after a day, and ends ${days} days after that`, async ({
    page,
    language,
  }) => {
    test.slow()
    const context = page.context()
    const calls = watchCalls(context)
    const stored = async () => {
      const cookies = await cookiesOf(context)
      return {
        access: cookies[`auth._token.${strategy}`],
        accessEndsAt: Number(cookies[`auth._token_expiration.${strategy}`]),
        refresh: cookies[`auth._refresh_token.${strategy}`],
        refreshEndsAt: Number(cookies[`auth._refresh_token_expiration.${strategy}`]),
      }
    }
    let ahead = 0
    // Timers stay as they are: a pending request must not time out.
    const pass = async (seconds: number) => {
      ahead += seconds * 1000
      await page.clock.setSystemTime(Date.now() + ahead)
    }
    /** Follows a link to another page, waits until the user is requested again, and returns the requests sent. */
    const changePage = async (path: string) => {
      // A response to a request from before the navigation does not count.
      const asked = page.waitForRequest((request) => request.url().endsWith("/v2/user"))
      await followLink(page, `/${language}${path}`)
      await (await asked).response()
      await expect(page).toHaveURL(new RegExp(`/${language}${path}$`))
      return calls.take()
    }
    const refreshes = ({ route }: { route: string }) => route === "POST /v1/auth/refresh"

    await signIn(page, language)
    // The page is the same for everyone; it requests the user once it runs.
    await Promise.all([page.waitForResponse("**/api/v2/user"), page.goto(`/${language}/article`)])
    await untilRunning(page)
    await changePage("/career/article")

    const first = await stored()
    await pass(ACCESS_SECONDS - MINUTE)
    for (const { token } of await changePage("/learning/article")) expect(token).toBe(first.access)

    await pass(2 * MINUTE)
    const renewing = await changePage("/career/article")
    const second = await stored()
    expect(second.refresh).not.toBe(first.refresh)
    expect(second.accessEndsAt - first.accessEndsAt).toBeGreaterThanOrEqual(ACCESS_SECONDS * 1000)
    expect(second.refreshEndsAt - first.refreshEndsAt).toBeGreaterThanOrEqual(ACCESS_SECONDS * 1000)
    expect(renewing.filter(refreshes).map(({ token }) => token)).toEqual([first.refresh])
    for (const { token } of renewing.filter((call) => !refreshes(call))) expect(token).toBe(second.access)
    await expect(page.getByRole("banner").locator("details").first()).toBeVisible()
    await expect(page.locator(".toast-region article")).toHaveCount(0)

    // Renewing extends the longer period too.
    await pass(refreshSeconds - MINUTE)
    const renewingLate = await changePage("/learning/article")
    expect(renewingLate.filter(refreshes).map(({ token }) => token)).toEqual([second.refresh])

    await pass(refreshSeconds + MINUTE)
    await followLink(page, `/${language}/career/article`)
    await expect(page.locator(".toast-region article")).toContainText(expired[language])
    await expect(page).toHaveURL(new RegExp(`/${language}/sign-out$`))
    await expect(page.getByRole("heading", { name: wordsOf(language).signedOut })).toBeVisible()
    await expectSignedOut(context)
    expect(await isSameDocument(page)).toBe(true)
    expect(await calls.take()).toEqual([])
  })
