// Past events: found by year, watched, read, downloaded.
import { readFile } from "node:fs/promises"
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"

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
test("an editor creates a past event in two steps, readers see it, and the editor unpublishes it", async ({
  page,
  context,
  baseURL,
}) => {
  await beSignedIn(context, baseURL, "editor")
  const title = `An evening of questions ${Date.now()}`
  await page.goto("/en/editors/past-events/new")
  await untilRunning(page)
  await page.getByLabel("Day", { exact: true }).fill("12")
  await page.getByLabel("Month", { exact: true }).fill("6")
  await page.getByLabel("Year", { exact: true }).fill("2026")
  await page.getByText("Daily work", { exact: true }).click()
  await page.getByLabel("Title (English)").fill(title)
  await page
    .getByLabel("What was said (English)")
    .fill("Forty students came.\n\n## What we took home\n\nAsk early.")
  await page.getByRole("button", { name: "Next" }).click()

  await page.getByRole("button", { name: "Add a question" }).click()
  await page.getByLabel("Question (English)").fill("Who pays the fee?")
  await page.getByLabel("Answer (English)").fill("Ask before you apply.")
  await page.getByRole("checkbox", { name: "Japanese" }).uncheck()
  await page.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(page).toHaveURL(/\/en\/editors\/past-events$/)
  const row = page.getByRole("article").filter({ hasText: title })
  await expect(row).toContainText("Published: English")

  await row.getByRole("link", { name: /See it as readers do/ }).click()
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
  await expect(page.getByText("Who pays the fee?")).toBeVisible()

  await page.goto("/en/editors/past-events")
  await page.getByRole("link", { name: title }).click()
  await untilRunning(page)
  await page.getByRole("button", { name: "Take it down" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Take it down" }).click()
  await expect(page.getByRole("article").filter({ hasText: title })).toContainText("Draft")
})
