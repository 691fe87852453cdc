// A student keeps a word that they met, and learns it; the editors learn whether an article helped.
import type { Page } from "@playwright/test"
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const words = {
  en: {
    keep: "Keep this word",
    mine: "My words",
    due: "1 word for today",
    start: "Start",
    review: "Review",
    show: "Show the meaning",
    forgot: "Forgot it",
    knew: "Knew it",
    finished: "Well done: 1 word",
    back: "Back to my words",
    done: /^Done for today\. Next:/,
    remove: /^Remove /,
    undo: "Undo",
    empty: "No words yet",
    offer: "1 word is kept in this browser",
    add: "Add to my account",
    question: "Was this helpful?",
    no: "No",
    missing: "What is missing or unclear?",
    send: "Send to the editors",
    sent: "Thank you. Our editors will read it.",
    lines: "What readers wrote",
  },
  ja: {
    keep: "この言葉を覚える",
    mine: "マイ単語",
    due: "今日の言葉：1語",
    start: "始める",
    review: "復習",
    show: "意味を見る",
    forgot: "忘れていた",
    knew: "覚えていた",
    finished: "1語、お疲れさまでした",
    back: "マイ単語に戻る",
    done: /^今日の分は終わりました。次は/,
    remove: /を外す$/,
    undo: "元に戻す",
    empty: "まだ言葉がありません",
    offer: "このブラウザーに1語が保存されています",
    add: "アカウントに移す",
    question: "この記事は役に立ちましたか",
    no: "いいえ",
    missing: "足りないこと、わかりにくいことは何ですか",
    send: "編集部に送る",
    sent: "ありがとうございます。編集部で読みます。",
    lines: "読者の声",
  },
} as const

const ARTICLE = "specified-skilled-worker"

/** Opens the card of the article's first word. */
async function openCard(page: Page) {
  await untilRunning(page)
  await page.locator(".prose-shirube button.term").first().tap()
  return page.locator(".term-card:popover-open")
}

test("a visitor keeps a word, forgets it, knows it, and finds it again", { tag: "@both" }, async ({
  page,
  language,
}) => {
  const say = words[language]
  await page.goto(`/${language}/article/${ARTICLE}`)
  const card = await openCard(page)
  const keep = card.getByRole("button", { name: say.keep })
  await expect(keep).toHaveAttribute("aria-pressed", "false")
  await keep.tap()
  await expect(keep).toHaveAttribute("aria-pressed", "true")
  await card.getByRole("link", { name: say.mine }).tap()

  await expect(page).toHaveURL(`/${language}/glossary/my-words`)
  await expect(page.getByText(say.due)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page, 320)
  await page.getByRole("button", { name: say.start }).tap()
  // First the word alone, without what gives it away.
  await expect(page.getByRole("heading", { name: "特定技能" })).toBeFocused()
  await expect(page.getByText("Specified Skilled Worker", { exact: true })).toHaveCount(1)
  await page.getByRole("button", { name: say.show }).tap()
  const review = page.getByRole("region", { name: say.review })
  await expect(review.getByRole("paragraph").filter({ hasText: /^とくていぎのう$/ })).toBeVisible()
  await expectAccessible(page)
  // Forgotten: once more at the end.
  await page.getByRole("button", { name: say.forgot }).tap()
  await page.getByRole("button", { name: say.show }).tap()
  await page.getByRole("button", { name: say.knew }).tap()
  await expect(page.getByRole("heading", { name: say.finished })).toBeFocused()
  await page.getByRole("button", { name: say.back }).tap()
  await expect(page.getByText(say.done)).toBeVisible()

  // It is kept in this browser.
  await page.reload()
  await expect(page.getByText(say.done)).toBeVisible()
  await page.getByRole("button", { name: say.remove }).tap()
  await expect(page.getByText(say.empty)).toBeVisible()
  await page.getByRole("button", { name: say.undo }).tap()
  await expect(page.getByText(say.done)).toBeVisible()
  await page.goto(`/${language}/article/${ARTICLE}`)
  await expect((await openCard(page)).getByRole("button", { name: say.keep })).toHaveAttribute(
    "aria-pressed",
    "true",
  )
})

test("words kept before signing in are offered, added once, and then kept in the account", async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const say = words.en
  await page.goto(`/en/article/${ARTICLE}`)
  const kept = (await openCard(page)).getByRole("button", { name: say.keep })
  await kept.tap()
  await expect(kept).toHaveAttribute("aria-pressed", "true")
  await beSignedIn(context, baseURL, "putri")
  await page.goto("/en/glossary/my-words")
  await expect(page.getByText(say.offer).first()).toBeVisible()
  await page.getByRole("button", { name: say.add }).tap()
  await expect(page.getByRole("button", { name: say.add })).toHaveCount(0)
  await expect(page.getByText(say.due)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem("words"))).toBeNull()

  // On another device it is there, and what is removed there is gone.
  const other = await browser.newContext()
  await beSignedIn(other, baseURL, "putri")
  const phone = await other.newPage()
  await phone.goto(`${baseURL}/en/article/${ARTICLE}`)
  await untilRunning(phone)
  await phone.locator(".prose-shirube button.term").first().click()
  const keep = phone.locator(".term-card:popover-open").getByRole("button", { name: say.keep })
  await expect(keep).toHaveAttribute("aria-pressed", "true")
  const removed = phone.waitForResponse((response) => response.url().includes("/v1/words/"))
  await keep.click()
  await removed
  await expect(keep).toHaveAttribute("aria-pressed", "false")
  await page.reload()
  await expect(page.getByText(say.empty)).toBeVisible()
  await other.close()
})

test(
  "a reader says that an article did not help, and why; an editor reads it",
  { tag: "@both-long" },
  async ({ page, context, baseURL, language }, { retry }) => {
    const say = words[language]
    const line = `${language === "en" ? "How long does the test take?" : "試験は何分ですか。"} ${retry}`
    await page.goto(`/${language}/article/${ARTICLE}`)
    await untilRunning(page)
    const question = page.getByRole("region", { name: say.question })
    // By keyboard, which lays out the whole page: the text above it would move it away from the finger.
    await question.getByRole("button", { name: say.no, exact: true }).press("Enter")
    await question.getByLabel(say.missing).fill(line)
    await expectAccessible(page)
    await question.getByRole("button", { name: say.send }).tap()
    await expect(question.getByText(say.sent)).toBeVisible()

    await beSignedIn(context, baseURL, "editor")
    await page.goto(`/${language}/editors/article-feedback`)
    await expect(page.getByRole("region", { name: say.lines }).getByText(line)).toBeVisible()
    await expectNoSidewaysScroll(page, 360)
  },
)

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("my words lead to the glossary", async ({ page }) => {
    await page.goto("/en/glossary/my-words")
    await expect(page.getByText("Your words need JavaScript.")).toBeVisible()
    await page.getByRole("link", { name: "The whole glossary" }).click()
    await expect(page).toHaveURL("/en/glossary")
  })
})
