// Signing in and out, in both languages.
import { type BrowserContext, expect, type Page } from "@playwright/test"
import type { Language } from "./fixtures.ts"

export const demoPassword = "shirube-demo"
export const addressOf = (account: string) => `${account}@shirube.example`

const texts = {
  en: {
    shared: "Continue with Shirube ID",
    submit: "Sign in",
    mail: "Continue with email",
    passkey: "Continue with a passkey",
    link: "Connect with Shirube ID",
    confirmSignOut: "Yes, sign out",
    security: "Security",
    signOut: "Sign out",
    signedOut: "You are signed out",
    again: "Try again",
  },
  ja: {
    shared: "Shirube IDで続ける",
    submit: "サインイン",
    mail: "メールアドレスで続ける",
    passkey: "パスキーで続ける",
    link: "Shirube IDと連携する",
    confirmSignOut: "サインアウトする",
    security: "セキュリティ",
    signOut: "サインアウト",
    signedOut: "サインアウトしました",
    again: "もう一度試す",
  },
} as const

export const wordsOf = (language: Language) => texts[language]

export async function fillCredentials(page: Page, email: string, password: string): Promise<void> {
  await page.locator('main input[type="email"]').fill(email)
  await page.locator('main input[type="password"]').fill(password)
  await page.locator('main button[type="submit"]').click()
}

/** At the identity service, on its own screens. */
export async function signInThere(page: Page, account: string): Promise<void> {
  await expect(page.locator("input[name=email]")).toBeVisible()
  await page.locator("input[name=email]").fill(addressOf(account))
  await page.locator("input[name=password]").fill(demoPassword)
  await page.locator("button.primary").click()
}

/** Through the shared service; the first time the account here is proven as well. */
export async function signInByShared(page: Page, language: Language, account: string): Promise<void> {
  await page.goto(`/${language}/auth/sign-in`)
  const { origin } = new URL(page.url())
  await page.getByRole("button", { name: wordsOf(language).shared }).click()
  await page.waitForURL((url) => url.origin !== origin)
  await signInThere(page, account)
  await page.waitForURL((url) => url.origin === origin)
  const proof = page.locator("main #password")
  const isIn = async () => "auth._token.sso" in (await cookiesOf(page.context()))
  await expect.poll(async () => (await proof.isVisible()) || (await isIn())).toBe(true)
  if (!(await isIn())) {
    await proof.fill(demoPassword)
    await page.getByRole("button", { name: wordsOf(language).link }).click()
  }
  await expectSignedIn(page.context(), "sso")
  await expect(page).toHaveURL(`${origin}/${language}`)
}

export const cookiesOf = async (context: BrowserContext): Promise<Record<string, string>> =>
  Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]))

/**
 * Changes the session cookies, as passing time would. No page may be open, because it would act on half of
 * the change.
 */
export async function rewriteCookie(context: BrowserContext, name: string, value: string): Promise<void> {
  const cookie = (await context.cookies()).find((each) => each.name === name)
  if (!cookie) throw new Error(`There is no cookie ${name}`)
  await context.addCookies([{ ...cookie, value: encodeURIComponent(value) }])
}

export const expectSignedIn = async (context: BrowserContext, strategy: "local" | "sso" = "local") =>
  expect.poll(async () => Object.keys(await cookiesOf(context))).toContain(`auth._token.${strategy}`)

/** Signing out ends on the home page with a message. */
export async function expectSignedOutAtHome(page: Page, language: Language) {
  await expect(page.locator(".toast-region article")).toContainText(wordsOf(language).signedOut)
  await expect(page).toHaveURL(/^https?:\/\/[^/]+\/(?:en|ja)?$/)
  await expectSignedOut(page.context())
}

export const expectSignedOut = async (context: BrowserContext) =>
  expect
    .poll(async () => Object.keys(await cookiesOf(context)).filter((name) => name.startsWith("auth._")))
    .toEqual([])
