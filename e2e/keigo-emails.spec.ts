// Emails in keigo: found, understood, filled in from the tracker and the profile, and copied.
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/fixtures.ts"
import { ask } from "./support/http.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"

const words = {
  en: {
    occasion: "Propose other dates for an interview",
    meaning: "The usual first line to a company",
    tracker: "Company from My applications",
    person: "Person you write to",
    copy: "Copy as plain text",
    copySubject: "Copy subject",
    copied: "The text is copied. Still open:",
    copiedSubject: "The subject is copied. Still open: Subject of the email you answer.",
    open: "Department",
    mail: "Open in my email app",
    fill: "Fill in the gaps",
    musts: "What must be in it",
    avoid: "When not to use it",
    profile: "Your name and university come from your profile.",
    name: "Your name",
  },
  ja: {
    occasion: "面接の別の日程をお願いする",
    meaning: "いつもありがとうございます",
    tracker: "「応募の管理」の会社",
    person: "担当者の姓",
    copy: "本文をテキストでコピー",
    copySubject: "件名をコピー",
    copied: "本文をコピーしました。まだ空欄です：",
    copiedSubject: "件名をコピーしました。まだ空欄です：元の件名",
    open: "部署名",
    mail: "メールアプリで開く",
    fill: "空欄を埋める",
    musts: "必ず書くこと",
    avoid: "使わないほうがよい場合",
    profile: "氏名と大学名は、プロフィールの内容です。",
    name: "氏名",
  },
}
const EMAIL = "/career/career-builder/emails/propose-other-dates"

test.describe("a visitor on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test("finds an email, understands a phrase, fills it in from the tracker and copies it", {
    tag: "@both",
  }, async ({ page, context, language }) => {
    const w = words[language]
    await context.grantPermissions(["clipboard-read", "clipboard-write"])
    await page.addInitScript(() =>
      localStorage.setItem(
        "applications",
        JSON.stringify([{ id: crypto.randomUUID(), company: "株式会社ほしかわ部品", stage: "interview-1" }]),
      ),
    )
    await page.goto(`/${language}/career/career-builder/emails`)
    await untilRunning(page)
    await expect(page.getByRole("main").locator("h3 a")).toHaveCount(20)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.locator(`h3 a[href$="${EMAIL}"]`).tap()
    const heading = page.getByRole("heading", { level: 1 })
    await expect(heading.locator("ruby")).toHaveCount(language === "ja" ? 4 : 0)

    const letter = page.locator('section[aria-labelledby="letter"]')
    await letter.locator("button.term").first().tap()
    const card = page.locator(".term-card:popover-open")
    await expect(card).toContainText(w.meaning)
    await page.keyboard.press("Escape")
    await expect(card).toBeHidden()

    await page.getByLabel(w.tracker).selectOption({ index: 1 })
    await expect(letter).toContainText("株式会社ほしかわ部品")
    await page.getByLabel(w.person).fill("高橋")
    await page.getByRole("button", { name: w.copy }).tap()
    await expect(page.locator(".toast-region article")).toContainText(w.copied)
    await expect(page.locator(".toast-region article")).toContainText(w.open)
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text.split("\n").slice(0, 6)).toEqual([
      "株式会社ほしかわ部品",
      "【部署名】",
      "高橋様",
      "",
      "お世話になっております。",
      "【大学名】【学部・研究科】【学年】の【氏名】です。",
    ])
    expect(text).not.toMatch(/せわ|<|\{/)
    await page.getByRole("button", { name: w.copySubject }).tap()
    await expect(page.locator(".toast-region article")).toContainText(w.copiedSubject)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Re: 【元の件名】")
    const mail = await page.getByRole("link", { name: w.mail }).getAttribute("href")
    expect(new URL(mail ?? "").searchParams.get("body")).toBe(text.replaceAll("\n", "\r\n"))

    await page.reload()
    await expect(letter).toContainText("高橋様")
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})

test("a member's letter has their name and university, and the page for everyone else does not", {
  tag: "@both-long",
}, async ({ page, context, baseURL, language }) => {
  const w = words[language]
  await beSignedIn(context, baseURL, "verified")
  await page.goto(`/${language}${EMAIL}`)
  await expect(page.getByText(w.profile)).toBeVisible()
  const name = await page.getByLabel(w.name, { exact: true }).inputValue()
  expect(name).not.toBe("")
  await expect(page.locator('section[aria-labelledby="letter"]')).toContainText(name)
  const stored = await ask(`/${language}${EMAIL}`)
  expect(stored.text).toContain("【氏名】")
  expect(stored.text).not.toContain(name)
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("an email is complete: the letter, what must be in it, and every phrase explained", {
    tag: "@both-long",
  }, async ({ page, language }) => {
    const w = words[language]
    await page.goto(`/${language}${EMAIL}`)
    await expect(page.locator('[lang="ja"]').filter({ hasText: "ございませんが" }).first()).toBeVisible()
    await expect(page.getByRole("heading", { name: w.musts })).toBeVisible()
    await expect(page.getByText(w.avoid).first()).toBeVisible()
    await expect(page.getByRole("heading", { name: w.fill })).toBeHidden()
    await expect(page.getByRole("button", { name: w.copy })).toBeHidden()
  })
})
