// The editors' texts: an article from nothing to both languages, its history and its address; a scheduled one; two windows.
import type { Page } from "@playwright/test"
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, test } from "./support/fixtures.ts"
import { tokenOf } from "./support/forum.ts"
import { ask } from "./support/http.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"
import { editorOf, fillText, savedPart, typeText, words } from "./support/writing.ts"

/** The job looks once a minute. */
const JOB_MS = 100_000

const other = (language: Language) => (language === "en" ? "ja" : "en")

test.beforeEach(({ context, baseURL }) => beSignedIn(context, baseURL, "editor"))

const addressFor = (what: string, language: Language) => `${what}-${language}-${Date.now()}`

async function beginArticle(page: Page, language: Language, address: string) {
  const w = words[language]
  await page.goto(`/${language}/editors/writing?noun=article`)
  await untilRunning(page)
  await page.getByRole("button", { name: w.create }).click()
  await page.getByLabel(w.address, { exact: true }).fill(address)
  await page.getByRole("button", { name: w.createNow, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/editors/writing/article/${address}$`))
  await expect(editorOf(page, "en")).toBeVisible()
}

const title = (page: Page, of: Language) => page.locator(`[id="${of}.title"]`)

async function fillLanguage(page: Page, of: Language, text: string) {
  const at = (field: string) => page.locator(`[id="${of}.${field}"]`)
  const written =
    of === "en"
      ? { title: "How to hand in a form", lead: "What to bring to the counter." }
      : { title: "書類の出し方", lead: "窓口に持っていくものが分かります。" }
  await at("title").fill(written.title)
  await at("lead").fill(written.lead)
  await fillText(page, of, text)
}

async function fillDetails(page: Page, language: Language) {
  const w = words[language]
  await page.getByLabel(w.category).selectOption({ index: 1 })
  await page.getByLabel(w.author).selectOption({ index: 1 })
  await page.getByLabel(w.level).selectOption("n3")
  await page.getByLabel(w.checked).fill("2026-11-19")
  await page.getByRole("button", { name: w.addSource }).click()
  await page.locator('[id="details.sources.0.url"]').fill("https://www.moj.go.jp/isa/")
  await page.locator('[id="details.sources.0.checked"]').fill("2026-11-19")
  for (const of of ["en", "ja"] as const) {
    await page.locator(`[id="details.sources.0.title.${of}"]`).fill(of === "en" ? "Agency" : "庁")
    await page.locator(`[id="details.sources.0.publisher.${of}"]`).fill(of === "en" ? "Ministry" : "法務省")
  }
}

async function publish(page: Page, language: Language) {
  const w = words[language]
  await page.getByRole("button", { name: w.publish, exact: true }).click()
  const dialog = page.getByRole("dialog", { name: w.publish })
  await expect(dialog).toContainText(w.nothingMissing)
  await dialog.getByRole("button", { name: w.now }).click()
  await expect(dialog).toBeHidden()
}

test("an article from nothing to both languages: published, changed, restored, its address changed", {
  tag: "@both",
}, async ({ page, language, browser, baseURL }) => {
  test.slow()
  const w = words[language]
  const address = addressFor("handing-in", language)
  await beginArticle(page, language, address)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // What is missing leads to its field.
  await page.getByRole("button", { name: w.publish, exact: true }).click()
  const dialog = page.getByRole("dialog", { name: w.publish })
  await expectAccessible(page)
  await dialog.getByRole("listitem").getByRole("button").first().click()
  await expect(dialog).toBeHidden()

  await fillLanguage(page, "en", "## First\n\nBring your **passport**.")
  await fillLanguage(page, "ja", "## はじめに\n\n{旅券|りょけん}を持っていきます。")
  await fillDetails(page, language)
  await savedPart(page, language)
  // Furigana are shown as such, and are text where the cursor is.
  await expect(editorOf(page, "ja").locator("ruby")).toHaveText("旅券りょけん")
  await editorOf(page, "ja").locator("ruby").click()
  await expect(editorOf(page, "ja")).toContainText("{旅券|りょけん}")

  await publish(page, language)
  for (const of of ["en", "ja"] as const)
    await expect(page.locator(`[data-side="${of}"]`)).toContainText(w.isPublished[of])
  const reader = await (await browser.newContext({ ...(baseURL ? { baseURL } : {}) })).newPage()
  await reader.goto(`/${language}/article/${address}`)
  await expect(reader.getByRole("heading", { level: 2 }).first()).toContainText(
    language === "en" ? "First" : "はじめに",
  )

  // Changed: readers keep what is published.
  await fillText(
    page,
    language,
    language === "en" ? "## Second\n\nAnother text." : "## 二つめ\n\n別の文です。",
  )
  await savedPart(page, language)
  await reader.reload()
  await expect(reader.getByRole("heading", { level: 2 }).first()).not.toContainText(/Second|二つめ/)
  await publish(page, language)
  await reader.reload()
  await expect(reader.getByRole("heading", { level: 2 }).first()).toContainText(/Second|二つめ/)

  // Restored from the history.
  await page.getByRole("button", { name: w.history, exact: true }).click()
  const history = page.getByRole("dialog", { name: w.history })
  await history
    .getByRole("listitem")
    .filter({ hasText: w.publishedVersion(language) })
    .nth(1)
    .getByRole("button")
    .click()
  await expect(history.locator("del, ins").first()).toBeVisible()
  await expectAccessible(page)
  await history.getByRole("button", { name: w.restore }).click()
  await expect(history).toBeHidden()
  await expect(editorOf(page, language)).toContainText(language === "en" ? "First" : "はじめに")

  // Its address changes; the old one leads to the new one in both languages.
  await page.locator("summary", { hasText: w.actions }).click()
  await page.getByRole("button", { name: w.changeAddress }).click()
  const moved = `${address}-moved`
  const addressDialog = page.getByRole("dialog", { name: w.changeAddress })
  await addressDialog.getByLabel(w.address, { exact: true }).fill(moved)
  await addressDialog.getByRole("button", { name: w.changeAddress }).click()
  await expect(addressDialog).toBeHidden()
  for (const prefix of ["en", "ja"]) {
    const answer = await ask(`/${prefix}/article/${address}`)
    expect([answer.status, answer.location]).toEqual([301, `/${prefix}/article/${moved}`])
  }
  await reader.goto(`/${language}/article/${address}`)
  await expect(reader).toHaveURL(new RegExp(`/article/${moved}$`))
})

test("text from Word arrives clean, Japanese is composed, and an edit is undone", async ({
  page,
  language,
}) => {
  await beginArticle(page, language, addressFor("pasted", language))
  const editor = editorOf(page, "en")
  await editor.click()
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData(
      "text/html",
      "<html><body><p class=MsoTitle>Title<o:p></o:p></p><p class=MsoNormal style='font-family:Meiryo'>One <b>bold</b> word</p><table><tr><td>a</td><td>b</td></tr><tr><td>1</td><td>2</td></tr></table></body></html>",
    )
    data.setData("text/plain", "Title One bold word")
    const host = document.getElementById("en.markdown")
    host?.shadowRoot
      ?.querySelector("[contenteditable]")
      ?.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(editor).toContainText("## Title")
  await expect(editor).toContainText("One **bold** word")
  await expect(editor).toContainText("| a | b |")
  await page.keyboard.press("Control+z")
  await expect(editor).not.toContainText("Title")

  // As an input method writes.
  await editorOf(page, "ja").click()
  const session = await page.context().newCDPSession(page)
  await session.send("Input.imeSetComposition", { text: "しゅう", selectionStart: 3, selectionEnd: 3 })
  await session.send("Input.imeSetComposition", { text: "就活", selectionStart: 2, selectionEnd: 2 })
  await session.send("Input.insertText", { text: "就活" })
  await typeText(page, "ja", "の話")
  await expect(editorOf(page, "ja")).toHaveText("就活の話")
  await savedPart(page, language)
  await page.reload()
  await expect(editorOf(page, "ja")).toHaveText("就活の話")
})

test("the second of two windows shows both texts, and neither is lost", async ({
  page,
  context,
  language,
  problems,
}) => {
  test.slow()
  problems.allow(/response 409: PUT/)
  const w = words[language]
  await beginArticle(page, language, addressFor("twice", language))
  const second = await context.newPage()
  await second.goto(page.url())
  await untilRunning(second)
  await fillText(page, "en", "From the first window")
  await savedPart(page, language)
  await fillText(second, "en", "From the second window")
  const conflict = second.getByRole("region", { name: w.conflict })
  await expect(conflict).toContainText("From the first window")
  await expect(conflict).toContainText("From the second window")
  await expectAccessible(second)
  await expectNoSidewaysScroll(second)
  await second.getByRole("button", { name: w.keep }).click()
  await savedPart(second, language)
  await expect(conflict).toBeHidden()
  // Now the first window is behind, and takes the second one's text.
  await fillText(page, "en", "Once more from the first")
  await page.getByRole("button", { name: w.take }).click()
  await expect(editorOf(page, "en")).toHaveText("From the second window")
  await expect(editorOf(page, "en")).toHaveAttribute("contenteditable", "true")
})

test("a scheduled article goes live at its time, and the stored page of readers changes", async ({
  page,
  language,
}) => {
  test.slow() // the job has its time
  const w = words[language]
  const address = addressFor("scheduled", language)
  await beginArticle(page, language, address)
  await fillLanguage(page, "en", "Before.")
  await fillDetails(page, language)
  await savedPart(page, language)
  await publish(page, language)
  const shown = async () => (await ask(`/en/article/${address}`)).text
  expect(await shown()).toContain("Before.")
  await fillText(page, "en", "After.")
  await savedPart(page, language)

  // For tomorrow, and cancelled.
  await page.getByRole("button", { name: w.publish, exact: true }).click()
  const dialog = page.getByRole("dialog", { name: w.publish })
  await dialog.getByLabel(w.at).fill("2099-01-01T09:00")
  await dialog.getByRole("button", { name: w.later }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole("button", { name: w.publish, exact: true }).click()
  await dialog.getByRole("button", { name: w.cancelSchedule }).click()
  await expect(dialog).toBeHidden()

  // In a moment: nearer than the field for a time can say.
  const token = await tokenOf("editor")
  const call = async (method: string, path: string, body?: object) => {
    const answer = await ask(`/api/v1/editors/writing/article/${address}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    expect(answer.status).toBe(200)
    return JSON.parse(answer.text)
  }
  const { parts } = await call("GET", "")
  const versions = { details: parts.details.version, en: parts.en.version }
  await call("POST", "/schedule", {
    versions,
    languages: ["en"],
    at: new Date(Date.now() + 2_000).toISOString(),
  })
  expect(await shown()).toContain("Before.")
  await expect.poll(shown, { timeout: JOB_MS }).toContain("After.")
})

test("on a phone one language is written at a time, and the preview shows the draft", {
  tag: "@both-long",
}, async ({ browser, baseURL, language }) => {
  test.slow()
  const w = words[language]
  const phone = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  })
  await beSignedIn(phone, baseURL, "editor")
  const page = await phone.newPage()
  await page.goto(`/${language}/editors/writing?noun=article`)
  await untilRunning(page)
  await expect(page.getByRole("list", { name: w.list }).getByRole("listitem").first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.goto(`/${language}/editors/writing/article/entry-sheet`)
  await untilRunning(page)
  await expect(title(page, language)).toBeVisible()
  await expect(title(page, other(language))).toBeHidden()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole("button", { name: w.languages[other(language)], exact: true }).tap()
  await expect(title(page, other(language))).toBeVisible()
  await expect(editorOf(page, other(language))).toBeVisible()
  await expectNoSidewaysScroll(page)

  await page.getByRole("button", { name: w.preview, exact: true }).tap()
  const frame = page.frameLocator("iframe")
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(frame.locator("html")).toHaveAttribute("lang", other(language))
  await page.getByLabel(w.dark).check()
  await expect(frame.locator("html")).toHaveAttribute("data-theme", "dark")
  await page.getByLabel(w.furigana, { exact: true }).uncheck()
  await expect(frame.locator("html")).toHaveAttribute("data-furigana", "off")
  await expectNoSidewaysScroll(page)
})

test("a text goes to the trash and comes back as a draft", async ({ page, language }) => {
  const w = words[language]
  const address = addressFor("trashed", language)
  await beginArticle(page, language, address)
  await title(page, "en").fill("Soon gone")
  await savedPart(page, language)
  await page.locator("summary", { hasText: w.actions }).click()
  await page.getByRole("button", { name: w.toTrash, exact: true }).click()
  await page.getByRole("dialog", { name: w.askTrash }).getByRole("button", { name: w.toTrash }).click()
  await expect(page).toHaveURL(/\/editors\/writing\?noun=article$/)
  await page.goto(`/${language}/editors/writing?state=trash&q=${address}`)
  await page.getByRole("link", { name: "Soon gone" }).click()
  await page.getByRole("button", { name: w.untrash }).click()
  await expect(title(page, "en")).toHaveValue("Soon gone")
})

test("a word of the glossary is written in both languages, and readers find it", {
  tag: "@both-long",
}, async ({ page, language }) => {
  const w = words[language]
  const key = addressFor("word", language)
  const english = `Window ${key}`
  await page.goto(`/${language}/editors/writing?noun=term`)
  await untilRunning(page)
  await page.getByRole("button", { name: w.create }).click()
  await page.getByLabel(w.address, { exact: true }).fill(key)
  await page.getByRole("button", { name: w.createNow, exact: true }).click()
  await expect(page.locator('[id="en.term"]')).toBeVisible()
  await page.locator('[id="en.term"]').fill(english)
  await page.locator('[id="en.explanation"]').fill("Where forms are handed in.")
  await page.locator('[id="en.example"]').fill("Go to the window.")
  await page.locator('[id="ja.term"]').fill("{窓口|まどぐち}")
  await page.locator('[id="ja.explanation"]').fill("{書類|しょるい}を出すところです。")
  await page.locator('[id="ja.example"]').fill("{窓口|まどぐち}に行きます。")
  await page.locator('[id="details.reading"]').fill("まどぐち")
  await page.locator('[id="details.also"]').fill("counter\ndesk")
  await savedPart(page, language)
  await expectAccessible(page)
  await publish(page, language)
  await expect.poll(async () => (await ask("/en/glossary")).text).toContain(english)
})
