// The editors change the about page in both languages and pick what leads the home page; a visitor sees it.
import type { Page } from "@playwright/test"
import { expect, expectAccessible, type Language, test } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"
import { fillText, savedPart, words } from "./support/writing.ts"

const own = {
  en: {
    search: "Find something to pick (English)",
    pick: (name: string) => `Pick ${name}`,
    lead: "Editors’ pick",
  },
  ja: {
    search: "選ぶものを探す（日本語）",
    pick: (name: string) => `${name}を選ぶ`,
    lead: "編集部のおすすめ",
  },
} as const

test.beforeEach(({ context, baseURL }) => beSignedIn(context, baseURL, "editor"))

async function publish(page: Page, language: Language) {
  const w = words[language]
  await page.getByRole("button", { name: w.publish, exact: true }).click()
  const dialog = page.getByRole("dialog", { name: w.publish })
  await expect(dialog).toContainText(w.nothingMissing)
  await dialog.getByRole("button", { name: w.now }).click()
  await expect(dialog).toBeHidden()
}

test("the about page in both languages, and what leads the home page", {
  tag: "@both",
}, async ({ page, language, browser, baseURL }) => {
  test.slow()
  const visitor = await (await browser.newContext({ ...(baseURL ? { baseURL } : {}) })).newPage()
  await visitor.goto(`/${language}/about`)
  await expect(visitor.getByRole("heading", { level: 2 }).first()).toContainText(
    language === "en" ? "What Shirube is" : "しるべとは",
  )

  await page.goto(`/${language}/editors/writing/page/about`)
  await untilRunning(page)
  await fillText(page, "en", "## A new first section\n\nWrite to {helpEmail}.\n\n[Help](/help)")
  await fillText(page, "ja", "## 新しい最初の項目\n\n{helpEmail} へどうぞ。\n\n[ヘルプ](/help)")
  await savedPart(page, language)
  await expectAccessible(page)
  await publish(page, language)
  for (const [of, heading] of [
    ["en", "A new first section"],
    ["ja", "新しい最初の項目"],
  ] as const) {
    await visitor.goto(`/${of}/about`)
    await expect(visitor.getByRole("heading", { level: 2 })).toHaveText([heading])
    await expect(visitor.locator(".page-text a").first()).toHaveAttribute("href", /^mailto:/)
  }

  const w = own[language]
  await page.goto(`/${language}/editors/writing/home-picks/home`)
  await untilRunning(page)
  const words = language === "en" ? "interview" : "面接"
  await page.getByLabel(w.search).fill(words)
  const found = page.getByRole("button", { name: language === "en" ? /^Pick / : /を選ぶ$/ })
  const article = found.filter({ hasText: language === "en" ? /Article$/ : /記事$/ }).first()
  const label = (await article.getAttribute("aria-label")) ?? ""
  const title = language === "en" ? label.replace(/^Pick /, "") : label.replace(/を選ぶ$/, "")
  await article.click()
  await page
    .getByRole("button", { name: language === "en" ? `Move ${title} up` : `${title}を上に移す`, exact: true })
    .click()
  await savedPart(page, language)
  await expectAccessible(page)
  await publish(page, language)
  await visitor.goto(`/${language}/`)
  await expect(visitor.getByRole("region", { name: w.lead }).getByRole("heading").nth(1)).toContainText(
    title.slice(0, 6),
  )
})
