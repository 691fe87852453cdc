// The page for people who wonder whether to become a senpai: what a visitor reads, and what it says to members.
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, test } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"

const words = {
  en: {
    title: "Becoming a senpai",
    sections: [
      "Why become a senpai",
      "What students ask",
      "How it works",
      "What screening asks",
      "How much time it takes",
      "What we protect",
      "What senpai say",
      "Questions and answers",
    ],
    time: "How much time does it take?",
    timeTitle: "How much time it takes",
    stop: "Can I stop?",
    stopAnswer: "Yes, at any time and without a reason.",
    quoted: "魏 晨",
    apply: "Apply as a senpai",
    signUp: "Then we ask about your work.",
    student: "You are signed in as a student",
    ambassadors: "About student ambassadors",
    ambassadorTitle: "Become a student ambassador",
    screened: "You are a senpai",
    questions: "See the questions for you",
  },
  ja: {
    title: "先輩になる",
    sections: [
      "先輩になる理由",
      "学生からの質問",
      "先輩になるまで",
      "審査で確認すること",
      "かかる時間",
      "守られること",
      "先輩の声",
      "よくある質問",
    ],
    time: "どのくらい時間がかかりますか",
    timeTitle: "かかる時間",
    stop: "やめることはできますか",
    stopAnswer: "はい、いつでも、理由なしでやめられます。",
    quoted: "魏 晨",
    apply: "先輩に応募する",
    signUp: "そのあと、お仕事について質問します。",
    student: "学生としてサインインしています",
    ambassadors: "学生アンバサダーについて",
    ambassadorTitle: "学生アンバサダーに応募する",
    screened: "あなたは先輩として登録されています",
    questions: "あなたへの質問を見る",
  },
} as const satisfies Record<Language, object>

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

// spec: 2.senpai-lp
test("a visitor comes from the footer, reads what senpai do, and continues to the sign-up as one", {
  tag: "@both",
}, async ({ page, language }) => {
  const w = words[language]
  await page.goto(`/${language}/terms`)
  await untilRunning(page)
  await page.locator("footer").getByRole("link", { name: w.title, exact: true }).tap()
  await expect(page).toHaveURL(new RegExp(`/${language}/senpai-lp$`))
  await expect(page).toHaveTitle(`${w.title} | Shirube`)
  await expect(page.getByRole("link", { name: w.apply }).first()).toBeInViewport()
  for (const name of w.sections)
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible()
  await expect(page.getByRole("link", { name: w.quoted })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole("link", { name: w.time, exact: true }).tap()
  await expect(page.getByRole("heading", { level: 2, name: w.timeTitle, exact: true })).toBeInViewport()
  await page.locator("summary", { hasText: w.stop }).tap()
  await expect(page.getByText(w.stopAnswer)).toBeVisible()
  await page.getByRole("link", { name: w.apply }).last().tap()
  await expect(page).toHaveURL(new RegExp(`/${language}/sign-up/select-login\\?as=senpai$`))
  await expect(page.getByText(w.signUp)).toBeVisible()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a visitor reads everything, and search engines find the questions and answers", async ({ page }) => {
    const w = words.en
    await page.goto("/en/senpai-lp")
    for (const name of w.sections)
      await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible()
    await page.locator("summary", { hasText: w.stop }).tap()
    await expect(page.getByText(w.stopAnswer)).toBeVisible()
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/en\/senpai-lp$/)
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.map((text) => JSON.parse(text)["@type"])).toEqual(["FAQPage", "BreadcrumbList"])
    await page.getByRole("link", { name: w.apply }).first().tap()
    await expect(page.getByText(w.signUp)).toBeVisible()
  })
})

test("a student reads that this is for later, and what students can do now", {
  tag: "@both-long",
}, async ({ page, context, baseURL, language }) => {
  const w = words[language]
  await beSignedIn(context, baseURL, "student")
  await page.goto(`/${language}/senpai-lp`)
  await expect(page.getByText(w.student)).toBeVisible()
  await expect(page.getByRole("link", { name: w.apply })).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole("link", { name: w.ambassadors }).tap()
  await expect(page.getByRole("heading", { level: 1, name: w.ambassadorTitle })).toBeVisible()
})

test("a screened senpai is thanked, and continues to the questions for them", {
  tag: "@both-long",
}, async ({ page, context, baseURL, language }) => {
  const w = words[language]
  await beSignedIn(context, baseURL, "senpai")
  await page.goto(`/${language}/senpai-lp`)
  await expect(page.getByText(w.screened, { exact: true })).toBeVisible()
  await expect(page.getByRole("link", { name: w.apply })).toHaveCount(0)
  await page.getByRole("link", { name: w.questions }).tap()
  await expect(page).toHaveURL(new RegExp(`/${language}/community/ask-senpai\\?list=for-me$`))
})
