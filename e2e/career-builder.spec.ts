// From nothing to one good story and an answer of 400 characters, on a phone; two windows and a lost connection.
import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, test } from "./support/fixtures.ts"
import { ask } from "./support/http.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn, cookiesOfSession } from "./support/session.ts"

const words = {
  en: {
    start: "Start with one question",
    takes: "I have a story for this",
    next: "Next",
    strength: "Perseverance",
    name: "A name for this story",
    finish: "Finish this story",
    finished: "Your story is here",
    toAnswer: "Write an entry sheet answer from it",
    stories: "Use a story",
    begin: "Insert a starter text",
    answer: "Your answer",
    none: "0 of 400 characters",
    tooMany: "23 too many",
    left: "23 left",
    copy: "Copy",
    copied: "Copied",
    saved: /^Saved at \d\d:\d\d$/,
    sheetTitle: "Name of this entry sheet",
    hub: "Career builder",
    myStory: "My story",
    offline: "No connection. What you write is kept here and saved later.",
    conflict: "This was changed in another window",
    both: "Both texts",
    keep: "Keep what is here",
    history: "History",
    sideBySide: "Side by side",
    deleteStory: "Delete this story",
    deleteSheet: "Delete this entry sheet",
    noStories: "No stories yet",
    write: "Write the entry sheet",
    documents: "Documents",
    forCompany: "Entry sheets for Aozora Foods",
  },
  ja: {
    start: "1つの質問から始める",
    takes: "この質問で書く",
    next: "次へ",
    strength: "粘り強さ",
    name: "このエピソードの名前",
    finish: "エピソードを完成する",
    finished: "エピソードができました",
    toAnswer: "このエピソードでESの回答を書く",
    stories: "エピソードを使う",
    begin: "下書きの型を入れる",
    answer: "回答",
    none: "0／400字",
    tooMany: "23字多いです",
    left: "あと23字",
    copy: "コピー",
    copied: "コピーしました",
    saved: /^\d\d:\d\dに保存しました$/,
    sheetTitle: "ESの名前",
    hub: "書類作成",
    myStory: "自己分析",
    offline: "接続がありません。書いた内容はここに残り、後で保存されます。",
    conflict: "別の画面で変更されています",
    both: "2つの内容",
    keep: "この画面の内容を残す",
    history: "履歴",
    sideBySide: "並べて比べる",
    deleteStory: "このエピソードを削除する",
    deleteSheet: "このESを削除する",
    noStories: "まだエピソードがありません",
    write: "ESを書く",
    documents: "書類",
    forCompany: "Aozora FoodsのES",
  },
}

/** Accounts without documents in the demo; one per language, because both do this at the same time. */
const people: Record<Language, string> = { en: "verified", ja: "applicant" }

async function headersOf(account: string) {
  const token = new Map(await cookiesOfSession(account)).get("auth._token.local") ?? ""
  return { Authorization: `Bearer ${token}`, "Content-Type": "application/json" }
}

async function withNothingWritten(account: string) {
  const headers = await headersOf(account)
  const { items } = JSON.parse((await ask("/api/v1/career/documents", { headers })).text)
  for (const { id } of items) await ask(`/api/v1/career/documents/${id}`, { method: "DELETE", headers })
}

async function aSheet(account: string, text: string, application: string | null = null) {
  const [id, answer] = [randomUUID(), randomUUID()]
  const content = {
    kind: "entry-sheet",
    title: "Aozora Foods",
    application,
    answers: [
      {
        id: answer,
        question: "student-life",
        asked: null,
        limit: 400,
        counts: "all",
        text,
        episodes: [],
      },
    ],
    dismissed_hints: [],
  }
  const body = JSON.stringify({ version: 0, content })
  const headers = await headersOf(account)
  const { status } = await ask(`/api/v1/career/documents/${id}`, { method: "PUT", headers, body })
  expect(status).toBe(200)
  return id
}

const saved = (page: Page, language: Language) => expect(page.getByText(words[language].saved)).toBeVisible()
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).tap()

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  // spec: 2.career-builder, career.story, career.entry-sheets
  test("a student with nothing answers five short questions, and makes an answer of 400 characters from the story", {
    tag: "@both",
  }, async ({ page, context, baseURL, language }) => {
    test.slow()
    const w = words[language]
    await withNothingWritten(people[language])
    await beSignedIn(context, baseURL, people[language])
    await context.grantPermissions(["clipboard-read", "clipboard-write"])

    await page.goto(`/${language}/career/career-builder`)
    await untilRunning(page)
    await expect(page.getByRole("heading", { level: 1, name: w.hub })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.locator("main").getByRole("link", { name: w.start }).tap()

    await expect(page.getByRole("heading", { level: 1, name: w.myStory })).toBeVisible()
    await untilRunning(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole("link", { name: w.takes }).tap()
    await untilRunning(page)
    for (const part of ["In my second year I could not follow.", "I wrote a diary every morning."]) {
      await page.locator("main textarea").fill(part)
      await press(page, w.next)
    }
    // The page may be closed in the middle: it opens at the first empty question.
    await saved(page, language)
    await page.reload()
    await untilRunning(page)
    await expect(page.locator("main textarea")).toHaveValue("")
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    for (const part of ["400 entries in 14 months.", "Small steps every day carry far."]) {
      await page.locator("main textarea").fill(part)
      await press(page, w.next)
    }
    await page.getByRole("checkbox", { name: w.strength }).check()
    await page.getByLabel(w.name).fill("A diary on the train")
    await expectNoSidewaysScroll(page)
    await press(page, w.finish)
    await expect(page.getByText(w.finished)).toBeVisible()
    await saved(page, language)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole("link", { name: w.toAnswer }).tap()
    await untilRunning(page)
    const answer = page.getByLabel(w.answer, { exact: true })
    await expect(page.getByText(w.none)).toBeVisible()
    await press(page, w.stories)
    const sheet = page.getByRole("dialog")
    await expect(sheet).toContainText("A diary on the train")
    await expect(sheet).toContainText("400 entries in 14 months.")
    await sheet.getByRole("button", { name: w.begin }).tap()
    await expect(sheet).toBeHidden()
    await expect(answer).toHaveValue(/I wrote a diary every morning\./)
    await answer.fill("あ".repeat(423))
    await expect(page.getByText(w.tooMany).first()).toBeVisible()
    await answer.fill("あ".repeat(377))
    await expect(page.getByText(w.left).first()).toBeVisible()
    await saved(page, language)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await press(page, w.copy)
    await expect(page.getByText(w.copied)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("あ".repeat(377))

    await page.goto(`/${language}/career/career-builder`)
    await untilRunning(page)
    await expect(
      page.locator("main").getByRole("link", { name: "A diary on the train" }).first(),
    ).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.goto(`/${language}/career/career-builder/entry-sheets`)
    await untilRunning(page)
    await expect(page.locator("main").getByRole("article")).toHaveCount(1)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    // Deleting asks first.
    await page.goto(`/${language}/career/career-builder/story`)
    await untilRunning(page)
    await page.locator("main").getByRole("link", { name: "A diary on the train" }).tap()
    await untilRunning(page)
    await press(page, w.deleteStory)
    await page.getByRole("dialog").getByRole("button", { name: w.deleteStory }).tap()
    await expect(page.getByText(w.noStories)).toBeVisible()
  })

  // spec: career.nothing-lost
  test("a student who loses the connection in a tunnel reloads, and finds every word", async ({
    page,
    context,
    baseURL,
    language,
    problems,
  }) => {
    problems.allow(/request failed|ERR_INTERNET_DISCONNECTED/)
    const w = words[language]
    const id = await aSheet("senpai", "Before the tunnel.")
    await beSignedIn(context, baseURL, "senpai")
    const address = `/${language}/career/career-builder/entry-sheets/${id}`
    await page.goto(address)
    await untilRunning(page)
    const answer = page.getByLabel(w.answer, { exact: true })
    await context.setOffline(true)
    await answer.fill("Before the tunnel. Written in the dark.")
    await expect(page.getByText(w.offline)).toBeVisible()
    await page.reload().catch(() => {})
    await context.setOffline(false)
    await page.goto(address)
    await untilRunning(page)
    await expect(answer).toHaveValue("Before the tunnel. Written in the dark.")
    await saved(page, language)
    await page.reload()
    await expect(answer).toHaveValue("Before the tunnel. Written in the dark.")
  })
})

test.describe("on a desk", () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  // spec: career.nothing-lost
  test("a student who writes in two windows sees both texts and chooses; the other one stays in the history", async ({
    page,
    context,
    baseURL,
    language,
    problems,
  }) => {
    problems.allow(/response 409/)
    const w = words[language]
    const id = await aSheet("senpai", "First text.")
    await beSignedIn(context, baseURL, "senpai")
    const address = `/${language}/career/career-builder/entry-sheets/${id}`
    const other = await context.newPage()
    for (const window of [page, other]) {
      await window.goto(address)
      await untilRunning(window)
    }
    await other.getByLabel(w.answer, { exact: true }).fill("Written in the other window.")
    await saved(other, language)
    await page.getByLabel(w.answer, { exact: true }).fill("Written in this window.")
    await expect(page.getByText(w.conflict, { exact: true })).toBeVisible()
    const both = page.getByRole("region", { name: w.both })
    await expect(both).toContainText("Written in the other window.")
    await expect(both).toContainText("Written in this window.")
    await expectAccessible(page)
    await page.getByRole("button", { name: w.keep }).click()
    await saved(page, language)
    await page.reload()
    await expect(page.getByLabel(w.answer, { exact: true })).toHaveValue("Written in this window.")

    await untilRunning(page)
    await page.getByRole("button", { name: w.history }).click()
    const history = page.getByRole("dialog")
    await history.getByRole("listitem").getByRole("button").first().click()
    await expect(history).toContainText("Written in the other window.")
    await history.getByRole("button", { name: w.sideBySide }).click()
    await expect(history).toContainText("Written in this window.")
    await expect(history).toContainText("Written in the other window.")
    await expectAccessible(page)
  })

  // spec: career.deadlines
  test("a company's deadline leads to its entry sheet, and its card in the tracker to its documents", async ({
    page,
    context,
    baseURL,
    language,
  }) => {
    const w = words[language]
    const account = "company"
    const headers = await headersOf(account)
    const application = randomUUID()
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    const body = JSON.stringify({
      version: 0,
      company: "Aozora Foods",
      stage: "entry-sheet",
      steps: ["entry-sheet", "offer"],
      documents: [],
      deadlines: [{ id: randomUUID(), kind: "entry-sheet", day, is_done: false }],
    })
    await ask(`/api/v1/applications/${application}`, { method: "PUT", headers, body })
    await withNothingWritten(account)
    await beSignedIn(context, baseURL, account)
    await page.goto(`/${language}/career/career-builder`)
    await untilRunning(page)
    await page
      .getByRole("link", { name: new RegExp(w.write) })
      .first()
      .click()
    await untilRunning(page)
    await expect(page.getByLabel(w.sheetTitle)).toHaveValue("Aozora Foods")
    await expect(page.getByLabel(w.answer, { exact: true })).toHaveCount(3)
    await page.getByLabel(w.answer, { exact: true }).first().fill("I keep going.")
    await saved(page, language)

    await page.goto(`/${language}/shukatsu-calendar/applications`)
    await untilRunning(page)
    await page
      .locator("main article", { hasText: "Aozora Foods" })
      .getByRole("link", { name: new RegExp(w.documents) })
      .click()
    await untilRunning(page)
    await expect(page.getByRole("heading", { level: 1, name: w.forCompany })).toBeVisible()
    await expect(page.locator("main").getByRole("article")).toHaveCount(1)
    await page.locator("main").getByRole("article").getByRole("link").first().click()
    await untilRunning(page)
    await page.getByRole("button", { name: w.deleteSheet, exact: true }).click()
    await page.getByRole("dialog").getByRole("button", { name: w.deleteSheet }).click()
    await expect(page).toHaveURL(/\/entry-sheets$/)
    await ask(`/api/v1/applications/${application}`, { method: "DELETE", headers })
  })
})
