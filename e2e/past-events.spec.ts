// Past events: found by year, watched, read, downloaded.
import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"
import { fillText, savedPart, words as writingWords } from "./support/writing.ts"

const written = writingWords.en
const field = (page: Page, path: string) => page.locator(`[id="${path}"]`)

const words = {
  en: {
    year: "Year",
    title: /Offer in hand/,
    empty: "No past events here",
    clear: "Show all past events",
    play: "Play",
    goTo: /^Go to 0:/,
    questions: "Questions that were asked",
    slides: /Download the slides/,
    save: "Save",
    saved: "Saved",
  },
  ja: {
    year: "開催年",
    title: /をもらったら/,
    empty: "過去のイベントはありません",
    clear: "すべての過去のイベントを見る",
    play: "再生",
    goTo: /^0:\d\dから再生$/,
    questions: "会場からの質問",
    slides: /資料をダウンロード/,
    save: "保存する",
    saved: "保存済み",
  },
}

// spec: 1.past-events, 2.past-event, learning.past-events
test("a visitor chooses a year, watches the recording and downloads the slides", {
  tag: "@both",
}, async ({ page, language }) => {
  test.slow() // axe checks two screens
  const w = words[language]
  await page.goto(`/${language}/learning/past-event`)
  await untilRunning(page)
  await expectAccessible(page)
  const years = page.getByLabel(w.year, { exact: true })
  const newest = await years.locator("option").nth(1).getAttribute("value")
  await years.selectOption(newest)
  await expect(page).toHaveURL(new RegExp(`year=${newest}`))
  await page.getByRole("heading", { name: w.title }).getByRole("link").click()

  await expect(page.getByRole("heading", { level: 1, name: w.title })).toBeVisible()
  const film = page.locator("video")
  await expect(film).toBeVisible()
  await page.getByRole("button", { name: w.goTo }).nth(2).click()
  const now = () => film.evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(now).toBeGreaterThan(5)
  await expect(page.locator(".transcript [aria-current]")).toHaveCount(1)
  await film.evaluate((video: HTMLVideoElement) => video.pause())
  await expect(page.getByRole("heading", { name: w.questions })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const [slides] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: w.slides }).click(),
  ])
  expect(slides.suggestedFilename()).toBe("visa-question-time.pdf")
  expect((await readFile(await slides.path())).subarray(0, 5).toString()).toBe("%PDF-")
})

test("a visitor sees that a year is empty and goes back; a member saves a past event", async ({
  page,
  context,
  baseURL,
  language,
}) => {
  const w = words[language]
  await beSignedIn(context, baseURL, "student")
  await page.goto(`/${language}/learning/past-event?year=2001`)
  await expect(page.getByText(w.empty)).toBeVisible()
  await page.getByRole("link", { name: w.clear }).click()
  await page.getByRole("heading", { name: w.title }).getByRole("link").click()
  await untilRunning(page)
  const tools = page.locator("header", { has: page.getByRole("heading", { level: 1 }) })
  const save = tools.getByRole("button", { name: new RegExp(`^(${w.save}|${w.saved})`) })
  await expect(save).toBeVisible()
  for (const isSaved of ["true", "false"]) {
    // A second click while the first is pending is ignored.
    const answered = page.waitForResponse(/\/v1\/saved\/past-event\//)
    await save.click()
    await expect(save).toHaveAttribute("aria-pressed", isSaved)
    await answered
  }
})

// spec: pages.past-event
test("an editor writes a past event, readers see it, and the editor withdraws it", async ({
  page,
  context,
  baseURL,
}) => {
  await beSignedIn(context, baseURL, "editor")
  const now = Date.now()
  const title = `An evening of questions ${now}`
  await page.goto("/en/editors/past-events")
  await untilRunning(page)
  await expect(page).toHaveURL(/\/en\/editors\/writing\?noun=past-event$/)
  await page.getByRole("button", { name: written.create }).click()
  await page.getByLabel(written.address, { exact: true }).fill(`evening-${now}`)
  await page.getByRole("button", { name: written.createNow, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/editors/writing/past-event/evening-${now}$`))
  await field(page, "en.title").fill(title)
  await fillText(page, "en", "Forty students came.")
  await page.getByRole("button", { name: "Add a question" }).first().click()
  await field(page, "en.questions.0.question").fill("Who pays the fee?")
  await field(page, "en.questions.0.answer").fill("Ask before you apply.")
  await field(page, "details.held").fill("2026-06-12")
  await page.getByText("Daily work", { exact: true }).click()
  await savedPart(page, "en")
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole("button", { name: written.publish, exact: true }).click()
  const dialog = page.getByRole("dialog", { name: written.publish })
  await expect(dialog).toContainText(written.nothingMissing)
  await dialog.getByRole("button", { name: written.now }).click()
  await expect(dialog).toBeHidden()

  await page.goto(`/en/learning/past-event/evening-${now}`)
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
  await expect(page.getByText("Who pays the fee?")).toBeVisible()

  await page.goto(`/en/editors/writing/past-event/evening-${now}`)
  await untilRunning(page)
  await page.locator("summary", { hasText: written.actions }).click()
  await page.getByRole("button", { name: "Withdraw from readers" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw from readers" }).click()
  await expect(page.locator(".toast-region")).toContainText("The drafts are kept")
})
