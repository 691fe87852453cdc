// A student's account on a phone.
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, test } from "./support/fixtures.ts"
import { ask } from "./support/http.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn, cookiesOfSession } from "./support/session.ts"

const words = {
  en: {
    me: "Me",
    title: "Your account",
    navigation: "Account",
    security: "Security",
    saved: "Saved",
    steps: "Next steps",
    language: "Your language",
    save: "Save language",
    kept: "Your language is saved.",
  },
  ja: {
    me: "マイページ",
    title: "マイページ",
    navigation: "マイページ",
    security: "セキュリティ",
    saved: "保存リスト",
    steps: "次にすること",
    language: "あなたの言語",
    save: "言語を保存する",
    kept: "言語を保存しました。",
  },
}
/** One account per language, because both change it at the same time. */
const people: Record<Language, string> = { en: "verified", ja: "senpai" }

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

async function languageOf(account: string): Promise<string | null> {
  const token = new Map(await cookiesOfSession(account)).get("auth._token.local") ?? ""
  const { text } = await ask("/api/v2/user", { headers: { Authorization: `Bearer ${token}` } })
  return JSON.parse(text).language
}

// spec: 2.account
test("a student sees their account, what comes next, and opens each of its pages", {
  tag: "@both",
}, async ({ page, context, baseURL, language }) => {
  const w = words[language]
  await beSignedIn(context, baseURL, people[language])
  await page.goto(`/${language}`)
  await page.locator(".bottom-nav").getByRole("link", { name: w.me, exact: true }).tap()
  await expect(page).toHaveURL(`/${language}/account`)
  await expect(page.getByRole("heading", { name: w.title, level: 1 })).toBeVisible()
  await expect(page.getByRole("main")).toContainText(`${people[language]}@shirube.example`)
  await expect(page.getByRole("heading", { name: w.steps })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  const places = page.getByRole("main").getByRole("navigation", { name: w.navigation })
  await places.getByRole("link", { name: w.security }).tap()
  await expect(page).toHaveURL(`/${language}/account/security`)
  await expect(places.getByRole("link", { name: w.security })).toHaveAttribute("aria-current", "page")
  await places.getByRole("link", { name: w.saved }).tap()
  await expect(page).toHaveURL(`/${language}/account/saved/article`)
  // The last link is at the far end of the row.
  await page.goto(`/${language}/account/data`)
  await expect(places.locator("[aria-current=page]")).toBeInViewport({ ratio: 0.95 })
})

// spec: membership.mail-language
test("a member chooses the account's language, which changes the site at once and is kept", {
  tag: "@both-long",
}, async ({ page, context, baseURL, language }) => {
  const [w, other] = [words[language], language === "en" ? "ja" : "en"] as const
  await beSignedIn(context, baseURL, people[language])
  await page.goto(`/${language}/account`)
  await untilRunning(page)
  await page.getByLabel(w.language).selectOption(other)
  await page.getByRole("button", { name: w.save }).tap()
  await expect(page).toHaveURL(`/${other}/account`)
  await expect(page.locator(".toast-region article")).toContainText(words[other].kept)
  await expect(page.getByLabel(words[other].language)).toHaveValue(other)
  expect(await languageOf(people[language])).toBe(other)

  // The header's switch changes only this device.
  await page.getByRole("banner").locator(`a[lang="${language}"]`).tap()
  await expect(page).toHaveURL(`/${language}/account`)
  await expect(page.getByLabel(w.language)).toHaveValue(other)
  expect(await languageOf(people[language])).toBe(other)
})
