// A senpai's review of a document: the student shares one version, takes or leaves each suggestion, takes it back.
import type { Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll, type Language } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { sessionsAt } from "./support/mentor-sessions.ts"
import { expect, test } from "./support/own-site.ts"
import { signIn } from "./support/session.ts"

const words = {
  en: {
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
    taken: "The wording has been taken over.",
    back: "Take the document back",
    confirm: "Take it back",
    gone: "This review is not here",
  },
  ja: {
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
  },
} as const satisfies Record<Language, object>

const FIRST = "私の強みは、聞く力です。"
const SECOND = "売り場でお客様の質問を毎日書き留めました。"
const WORDING = "私の強みは、相手の困りごとを聞き出す力です。"

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, siteFor: "document-reviews" })

async function look(page: Page) {
  await untilRunning(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

// spec: 2.career-builder
test("a student shares an entry sheet, takes a senpai's wording, and takes the document back", {
  tag: "@both",
}, async ({ page, browser, language, baseURL }) => {
  const w = words[language]
  const api = sessionsAt(baseURL)
  const id = crypto.randomUUID()
  await api.call("verified", `PUT /v1/career/documents/${id}`, {
    version: 0,
    content: {
      kind: "entry-sheet",
      title: "Aozora Foods",
      application: null,
      answers: [
        {
          id: crypto.randomUUID(),
          question: "self-pr",
          asked: null,
          limit: 400,
          counts: "all",
          text: `${FIRST}${SECOND}`,
          episodes: [],
        },
      ],
      dismissed_hints: [],
    },
  })

  await signIn(page, "verified")
  await page.goto(`/${language}/career/career-builder/entry-sheets/${id}`)
  await untilRunning(page)
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

  const review = new URL(senpai.url()).pathname
  await page.goto(review)
  await untilRunning(page)
  await page.getByRole("button", { name: w.back }).click()
  await page.getByRole("dialog").getByRole("button", { name: w.confirm }).click()
  await senpai.reload()
  await expect(senpai.getByRole("heading", { name: w.gone, level: 1 })).toBeVisible()
})
