// The editors change the about page in both languages and pick what leads the home page; a visitor sees it.
import type { Page } from "@playwright/test"
import { expect, expectAccessible, type Language, test } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"
import { fillText, savedPart, words } from "./support/writing.ts"

const own = {
  en: {
    search: "Find something to pick (English)",
    found: "Found: press one to pick it",
    lead: "Editors’ pick",
  },
  ja: {
    search: "選ぶものを探す（日本語）",
    found: "見つかったもの（押すと選びます）",
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
  tag: "@both-long",
}, async ({ page, language, browser, baseURL }) => {
  test.slow()
  const visitor = await (await browser.newContext({ ...(baseURL ? { baseURL } : {}) })).newPage()

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
  await page.getByLabel(w.search).fill(language === "en" ? "interview" : "面接")
  const article = page
    .getByRole("list", { name: w.found })
    .getByRole("button")
    .filter({ hasText: language === "en" ? /Article$/ : /記事$/ })
    .first()
  const title = (await article.locator("span span").first().textContent()) ?? ""
  await article.click()
  const up = page.getByRole("button", {
    name: language === "en" ? `Move ${title} up` : `${title}を上に移す`,
    exact: true,
  })
  while (await up.isEnabled()) await up.click()
  await savedPart(page, language)
  await expectAccessible(page)
  await publish(page, language)
  const lead = visitor.getByRole("region", { name: w.lead }).getByRole("heading", { level: 3 }).first()
  // The stored page is dropped once the event has arrived.
  await expect
    .poll(async () => {
      await visitor.goto(`/${language}/`)
      return (await lead.textContent())?.trim()
    })
    .toBe(title)
})
