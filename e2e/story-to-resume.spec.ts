// The way through the career builder on a phone: a story becomes an entry sheet, hints and a senpai improve it, and
// its text is printed in a rirekisho, which another program reads.
import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll, type Language } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { sessionsAt } from "./support/mentor-sessions.ts"
import { expect, test } from "./support/own-site.ts"
import { downloadedText } from "./support/pdf.ts"
import { signIn } from "./support/session.ts"

const words = {
  en: {
    start: "Start with one question",
    takes: "I have a story for this",
    next: "Next",
    name: "A name for this story",
    finish: "Finish this story",
    toAnswer: "Write an entry sheet answer from it",
    stories: "Use a story",
    begin: "Insert a starter text",
    answer: "Your answer",
    sheetName: "Name of this entry sheet",
    autosaved: /^Saved at \d\d:\d\d$/,
    hints: "Hints",
    noHints: "no hints",
    writtenWord: "Your company: the written word",
    goTo: "Go to it",
    ask: "Ask a senpai",
    question: "What would you like to know?",
    send: "Ask",
    shared: /^Your document has been shared/,
    take: "Take this one",
    sentence: "Or a whole sentence",
    comment: "Comment",
    wording: "Your wording",
    whole: "About the whole text",
    sendComments: "Send the comments",
    saved: /^Saved/,
    sent: /^Your comments have been sent/,
    done: "Comments are here",
    open: "Open the document",
    takeWording: "Take this wording",
    taken: "Your text now has this wording.",
    back: "Withdraw the document",
    confirm: "Withdraw it",
    gone: "This review is not here",
    beginResume: "Begin a résumé",
    texts: "5. Texts",
    copyInto: "Self-PR (jiko PR): copy from my documents",
    copyText: "Copy this text",
    print: "6. Preview and print",
    fits: "Everything fits.",
    printed: "Page 1 of 2",
    download: "Download the PDF",
    one: "One senpai",
    choose: "Choose a senpai",
    notChosen: "Please choose a senpai, or let any senpai read it.",
  },
  ja: {
    start: "1つの質問から始める",
    takes: "この質問で書く",
    next: "次へ",
    name: "このエピソードの名前",
    finish: "エピソードを完成する",
    toAnswer: "このエピソードでESの回答を書く",
    stories: "エピソードを使う",
    begin: "下書きの型を入れる",
    answer: "回答",
    sheetName: "ESの名前",
    autosaved: /^\d\d:\d\dに保存しました$/,
    hints: "書き方のヒント",
    noHints: "0件",
    writtenWord: "書くときは「貴社」",
    goTo: "この場所へ",
    ask: "先輩に見てもらう",
    question: "聞きたいこと",
    send: "依頼する",
    shared: /^書類を共有しました/,
    take: "引き受ける",
    sentence: "または、一文を選ぶ",
    comment: "コメント",
    wording: "言い換えの案",
    whole: "全体について",
    sendComments: "コメントを送る",
    saved: /^保存しました|保存済み/,
    sent: /^コメントを送りました/,
    done: "コメントが届いています",
    open: "書類を開く",
    takeWording: "この案に置き換える",
    taken: "案に置き換えました。",
    back: "書類を取り下げる",
    confirm: "取り下げる",
    gone: "この添削は見つかりません",
    beginResume: "履歴書を作る",
    texts: "5. 文章",
    copyInto: "自己PR：書いたものからコピーする",
    copyText: "この文章をコピーする",
    print: "6. プレビュー・印刷",
    fits: "すべて収まっています。",
    printed: "1／2ページ",
    download: "PDFをダウンロードする",
    one: "先輩を選ぶお知らせ",
    choose: "先輩を選ぶ",
    notChosen: "先輩を選ぶか、「先輩を選ばない」にしてください。",
  },
} as const satisfies Record<Language, object>

const FIRST = "私の強みは、聞く力です。"
const SPOKEN = "御社の店舗でも、お客様の質問を書き留めたいと考えています。"
const SECOND = "貴社の店舗でも、お客様の質問を書き留めたいと考えています。"
const SHORTER = "私の強みは、聞き出す力です。"
const WORDING = "私の強みは、相手の困りごとを聞き出す力です。"

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, siteFor: "story-to-resume" })

async function look(page: Page) {
  await untilRunning(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

// spec: 2.career-builder
test("a student's story becomes an entry sheet that a senpai improves, and a text of the rirekisho", {
  tag: "@both-long",
}, async ({ page, browser, language, baseURL }) => {
  test.slow()
  const w = words[language]
  await signIn(page, "verified")
  await page.goto(`/${language}/career/career-builder`)
  await untilRunning(page)
  await page.locator("main").getByRole("link", { name: w.start }).tap()
  await untilRunning(page)
  await page.getByRole("link", { name: w.takes }).tap()
  await untilRunning(page)
  for (const part of [
    "売り場で働いていました。",
    "質問を毎日書き留めました。",
    "返品が3割減りました。",
    "聞くことが大切です。",
  ]) {
    await page.locator("main textarea").fill(part)
    await page.getByRole("button", { name: w.next, exact: true }).tap()
  }
  await page.getByRole("checkbox").first().check()
  await page.getByLabel(w.name).fill("売り場の質問ノート")
  await page.getByRole("button", { name: w.finish, exact: true }).tap()
  await page.getByRole("link", { name: w.toAnswer }).tap()
  await untilRunning(page)

  const answer = page.getByLabel(w.answer, { exact: true })
  await page.getByRole("button", { name: w.stories, exact: true }).tap()
  await page.getByRole("dialog").getByRole("button", { name: w.begin }).tap()
  await expect(answer).toHaveValue(/質問を毎日書き留めました。/)
  await page.getByLabel(w.sheetName).fill("Aozora Foods")
  await answer.fill(`${FIRST}${SPOKEN}`)
  const hints = page.getByRole("region", { name: w.hints })
  await hints.locator("summary").first().click()
  await hints.locator("summary", { hasText: w.writtenWord }).click()
  await look(page)
  await hints.getByRole("button", { name: w.goTo }).click()
  // The passage is selected, so that typing replaces it.
  await page.keyboard.insertText("貴社")
  await expect(answer).toHaveValue(`${FIRST}${SECOND}`)
  await expect(hints).toContainText(w.noHints)
  await expect(page.getByText(w.autosaved)).toBeVisible()

  await page.getByRole("button", { name: w.ask, exact: true }).click()
  const dialog = page.getByRole("dialog")
  const question = `Is it clear what I did? ${language}`
  await dialog.getByLabel(w.question).fill(question)
  await expectAccessible(page)
  await dialog.getByRole("button", { name: w.send, exact: true }).click()
  await expect(page.getByText(w.shared)).toBeVisible()

  const senpai = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await signIn(senpai, "senpai", baseURL)
  await senpai.goto(`${baseURL}/${language}/career/career-builder/reviews`)
  await look(senpai)
  const queued = senpai.getByRole("listitem").filter({ hasText: question })
  await expect(queued).not.toContainText("Aozora")
  await queued.getByRole("button", { name: w.take }).click()
  await expect(senpai).toHaveURL(/\/career-builder\/reviews\/[\da-f-]+$/)
  await expect(senpai.getByText(`${FIRST}${SECOND}`).first()).toBeVisible()
  await look(senpai)
  await senpai.getByLabel(w.sentence).selectOption({ label: FIRST })
  await senpai.getByLabel(w.comment, { exact: true }).fill("誰の話を聞いたのか、わかるとよいです。")
  await senpai.getByLabel(w.wording).fill(WORDING)
  await senpai.getByLabel(w.whole).fill("具体的でよいと思います。")
  await expectAccessible(senpai)
  await expectNoSidewaysScroll(senpai)
  await senpai.getByRole("button", { name: w.sendComments }).click()
  await expect(senpai.getByText(w.sent).first()).toBeVisible()

  await page.goto(`/${language}/career/career-builder/reviews?list=past`)
  await page.getByRole("link", { name: "Aozora Foods" }).first().click()
  await expect(page.getByText(w.done)).toBeVisible()
  await look(page)
  await page.getByRole("link", { name: w.open }).click()
  await untilRunning(page)
  await page.getByRole("button", { name: w.takeWording }).click()
  await expect(page.getByText(w.taken)).toBeVisible()
  const texts = () =>
    page
      .locator("textarea")
      .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value))
  await expect.poll(texts).toContain(`${WORDING}${SECOND}`)

  await expect(page.getByText(w.autosaved)).toBeVisible()

  const review = new URL(senpai.url()).pathname
  await page.goto(review)
  await untilRunning(page)
  await page.getByRole("button", { name: w.back }).click()
  await page.getByRole("dialog").getByRole("button", { name: w.confirm }).click()
  await senpai.reload()
  await expect(senpai.getByRole("heading", { name: w.gone, level: 1 })).toBeVisible()

  await page.goto(`/${language}/career/career-builder/resumes`)
  await page.getByRole("link", { name: w.beginResume }).tap()
  await untilRunning(page)
  await page.getByRole("button", { name: w.texts }).tap()
  await page.getByRole("button", { name: w.copyInto }).tap()
  const sources = page.getByRole("dialog")
  await sources.getByRole("button", { name: "Aozora Foods" }).tap()
  await expect(sources).toContainText(WORDING)
  await look(page)
  await sources.getByRole("button", { name: w.copyText }).tap()
  await page.getByRole("button", { name: w.print }).tap()
  await expect(page.getByText(w.fits)).toBeVisible()
  await expect(page.getByRole("img", { name: w.printed })).toBeVisible()
  const printed = await downloadedText(page, w.download)
  expect(printed.replaceAll(/\s/g, "")).toContain(`${WORDING}${SECOND}`)

  await page.getByRole("button", { name: w.texts }).tap()
  await page.getByRole("button", { name: w.ask, exact: true }).tap()
  await dialog.getByLabel(w.one).check()
  await dialog.getByLabel(w.question).fill(question)
  await dialog.getByRole("button", { name: w.send, exact: true }).tap()
  await expect(dialog.getByText(w.notChosen).first()).toBeVisible()
  await dialog.getByRole("combobox", { name: w.choose }).fill("陳")
  await dialog.getByRole("option", { name: /陳 宇航/ }).tap()
  await expectAccessible(page)
  await dialog.getByRole("button", { name: w.send, exact: true }).tap()
  await expect(page.getByText(w.shared)).toBeVisible()
  await commentOnResume(baseURL)
  // The open page shows the comments by itself.
  await page.getByRole("button", { name: w.takeWording }).tap()
  await expect.poll(async () => (await texts()).join()).toContain(`${SHORTER}${SECOND}`)
  await look(page)
})

/** As the senpai who was asked. */
async function commentOnResume(site: string | undefined) {
  const api = sessionsAt(site)
  const { items } = await api.call<{ items: { id: string; kind: string }[] }>(
    "senpai",
    "GET /v1/document-reviews?list=open",
  )
  const review = `/v1/document-reviews/${items.find(({ kind }) => kind === "resume")?.id}`
  const { parts } = await api.call<{ parts: { key: string; text: string }[] }>(
    "senpai",
    `POST ${review}/take`,
  )
  const start = parts.find(({ key }) => key === "self-pr")?.text.indexOf(WORDING) ?? -1
  const mark = { id: randomUUID(), part: "self-pr", start, end: start + WORDING.length, quote: WORDING }
  await api.call("senpai", `PUT ${review}/comments`, {
    version: 0,
    words: "",
    marks: [{ ...mark, comment: "もっと短く言えます。", suggestion: SHORTER }],
  })
  await api.call("senpai", `POST ${review}/send`, { version: 1 })
}
