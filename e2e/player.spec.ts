// The player of a lesson: by keyboard, at different speeds, wide, audio only, on a slow connection.
import type { Page } from "@playwright/test"
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"

const words = {
  en: {
    play: "Play",
    captions: "Captions",
    speed: "Speed",
    wide: "Wide view",
    soundOnly: "Sound only",
    withPicture: "With the picture",
    both: "Both languages",
    fullScreen: "Full screen",
    leaveFullScreen: "Leave full screen",
    costs: /This video is [\d.]+ MB/,
    listen: "Play the sound only",
    tabs: ["Transcript", "Quiz", "Notes", "Ask"],
    settings: "Settings",
    over: "The video is over",
    needs: /^The part you skipped and two questions, then this lesson is done\.$/,
    answer: "Answer 2 questions",
    left: "2 questions left",
    ask: "Ask senpai about this lesson",
    row: /% watched, 2 questions left/,
    done: "0 of 4 lessons done",
  },
  ja: {
    play: "再生",
    captions: "字幕",
    speed: "再生速度",
    wide: "ワイド表示",
    soundOnly: "音声のみ",
    withPicture: "映像つき",
    both: "2言語で表示",
    fullScreen: "全画面表示",
    leaveFullScreen: "全画面表示を終える",
    costs: /この動画は[\d.]+ MBです/,
    listen: "音声のみ再生する",
    tabs: ["全文", "クイズ", "メモ", "質問"],
    settings: "設定",
    over: "動画の終わり",
    needs: /^飛ばした部分を見て、あと2問答えると、このレッスンは完了です。$/,
    answer: "2問に答える",
    left: "あと2問",
    ask: "このレッスンについて先輩に質問する",
    row: /%視聴・あと2問/,
    done: "全4回のうち0回が完了",
  },
}
const LESSON = "/course/entry-sheet/first-ten-seconds"

const film = (page: Page) => page.locator("video")
const seconds = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)
const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused)
const rate = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.playbackRate)
const hasPicture = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.videoWidth > 0)

// spec: learning.player
test("a viewer uses the player by keyboard, and their settings apply to the next video", {
  tag: "@both",
}, async ({ page, language }) => {
  const w = words[language]
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/${language}${LESSON}`)
  await untilRunning(page)
  await page.getByRole("button", { name: w.play, exact: true }).click()
  await expect.poll(() => seconds(page)).toBeGreaterThan(0.5)
  await page.keyboard.press("k")
  await expect.poll(() => isPaused(page)).toBe(true)
  const before = await seconds(page)
  await page.keyboard.press("ArrowRight")
  await expect.poll(() => seconds(page)).toBeCloseTo(before + 5, 0)
  await page.keyboard.press("m")
  await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(true)
  await page.keyboard.press(">")
  await expect.poll(() => rate(page)).toBe(1.25)
  await page.keyboard.press("c")
  await expect(page.getByLabel(w.captions)).toHaveValue("off")
  const narrow = (await film(page).boundingBox())?.width ?? 0
  expect(narrow).toBeGreaterThan(700)
  await page.keyboard.press("t")
  await expect(page.getByRole("button", { name: w.wide })).toHaveAttribute("aria-pressed", "true")
  await expect.poll(async () => (await film(page).boundingBox())?.width ?? 0).toBeGreaterThan(narrow)
  await page.getByRole("button", { name: w.fullScreen, exact: true }).click()
  await expect(page.getByRole("button", { name: w.leaveFullScreen })).toBeVisible()
  await page.keyboard.press("f")
  await expect(page.getByRole("button", { name: w.fullScreen, exact: true })).toBeVisible()

  await page.getByLabel(w.speed).selectOption("2")
  await page.reload()
  await untilRunning(page)
  await expect(page.getByLabel(w.speed)).toHaveValue("2")
  await expect(page.getByLabel(w.captions)).toHaveValue("off")
})

// spec: learning.audio
test("a viewer switches to audio only and back to video, at the same position", async ({ page }) => {
  const w = words.en
  await page.goto(`/en${LESSON}`)
  await untilRunning(page)
  await page.getByRole("button", { name: w.play, exact: true }).click()
  await expect.poll(() => seconds(page)).toBeGreaterThan(1)
  await page.getByRole("button", { name: w.soundOnly }).click()
  await expect.poll(() => hasPicture(page)).toBe(false)
  await expect.poll(() => seconds(page)).toBeGreaterThan(2)
  await page.getByRole("button", { name: w.withPicture }).click()
  await expect.poll(() => hasPicture(page)).toBe(true)
  await expect.poll(() => seconds(page)).toBeGreaterThan(2)
})

// spec: learning.audio
test("a viewer on a slow connection reads the size of the video before any of it loads", {
  tag: "@both-long",
}, async ({ page, language }) => {
  const w = words[language]
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "3g" } })
  })
  const loaded: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "media") loaded.push(request.url())
  })
  await page.goto(`/${language}${LESSON}`)
  await untilRunning(page)
  await expect(page.getByText(w.costs)).toBeVisible()
  expect(loaded).toEqual([])
  await page.getByRole("button", { name: w.listen }).click()
  await expect.poll(() => seconds(page)).toBeGreaterThan(0.5)
  expect(await hasPicture(page)).toBe(false)
})

// spec: learning.transcript-languages
test("a reader shows both languages in the transcript, or only one", async ({ page }) => {
  await page.goto(`/en${LESSON}`)
  await untilRunning(page)
  const first = page.locator(".transcript li").first()
  await expect(first).toContainText(/[a-z]{3}.*[ぁ-ん]/s)
  await page.getByLabel(words.en.both).uncheck()
  await expect(first).not.toContainText(/[ぁ-ん]/)
  await expect(first).toContainText(/[a-z]{3}/)
})

const phone = { width: 360, height: 740 }

/** How far the tabs are below the upper edge of the film. */
const belowFilm = (page: Page) =>
  page.evaluate(() => {
    const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0
    return Math.round(topOf(".film-tabs") - topOf(".film"))
  })
/** Members who have watched nothing; each language and each retry has its own. */
const viewers = { en: ["yu-ting-lin", "prakash-gurung"], ja: ["zarina-yusupova", "nuwan-perera"] }

// spec: learning.player
test(
  "on a phone the film stays in sight above its tabs, and its end says what the lesson still needs",
  {
    tag: "@both-long",
  },
  async ({ context, page, baseURL, language }, { retry }) => {
    test.slow()
    const w = words[language]
    const [transcript = "", quiz = "", notes = "", ask = ""] = w.tabs
    await page.setViewportSize(phone)
    await beSignedIn(context, baseURL, viewers[language][retry] ?? "")
    await page.goto(`/${language}${LESSON}`)
    await untilRunning(page)
    await expect(page.getByRole("tab", { name: `${quiz} ${w.left}` })).toBeVisible()
    await page.locator(".transcript li").nth(9).scrollIntoViewIfNeeded()
    await expect(film(page)).toBeInViewport({ ratio: 0.9 })
    await page.getByRole("button", { name: w.settings }).click()
    await expect(page.getByLabel(w.captions)).toHaveValue(language)
    const captionSize = await film(page).evaluate((video) => getComputedStyle(video, "::cue").fontSize)
    expect(Number.parseFloat(captionSize)).toBeGreaterThanOrEqual(16)
    await page.getByRole("button", { name: w.settings }).click()

    // By keyboard: one tab stop, arrows choose.
    await page.getByRole("tab", { name: transcript }).press("ArrowLeft")
    await expect(page.getByRole("tab", { name: ask })).toBeFocused()
    await expect(page.getByRole("link", { name: w.ask })).toBeInViewport()
    await page.getByRole("tab", { name: ask }).press("ArrowLeft")
    await expect(page.getByRole("tabpanel", { name: notes }).getByRole("textbox")).toBeVisible()
    await expect(page.locator(".transcript")).toBeHidden()
    await expectAccessible(page)

    await page.getByRole("button", { name: w.play, exact: true }).click()
    await expect.poll(() => seconds(page)).toBeGreaterThan(0.5)
    const below = await belowFilm(page)
    await page.getByRole("slider").press("End")
    const card = page.getByRole("region", { name: w.over })
    await expect(card.getByText(w.needs)).toBeVisible()
    expect(await belowFilm(page)).toBe(below)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await card.getByRole("button", { name: w.answer }).click()
    await expect(page.getByRole("tabpanel", { name: quiz }).locator("form")).toHaveCount(2)
    await expect(page.getByRole("tab", { name: quiz })).toHaveAttribute("aria-selected", "true")

    // The course says the same.
    await page.goto(`/${language}/course/entry-sheet`)
    await expect(page.getByRole("main")).toContainText(w.row)
    await expect(page.getByRole("main")).toContainText(w.done)
  },
)

// spec: learning.player
test("the next lesson begins by itself only for a viewer who chose that, and did not cancel", async ({
  context,
  page,
  baseURL,
}, { retry }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: "no-preference" })
  await page.setViewportSize(phone)
  await beSignedIn(context, baseURL, ["minjun-park", "aigerim-sadykova"][retry] ?? "")
  await page.goto(`/en${LESSON}`)
  await untilRunning(page)
  await page.getByRole("button", { name: "Play", exact: true }).click()
  await expect.poll(() => seconds(page)).toBeGreaterThan(0.5)
  await page.getByRole("slider").press("End")
  const card = page.getByRole("region", { name: words.en.over })
  const choice = card.getByLabel("Play the next lesson automatically")
  await expect(choice).not.toBeChecked()
  await expect(card.getByRole("timer")).toHaveCount(0)
  await choice.check()
  await expect(card.getByRole("timer")).toBeVisible()
  await card.getByRole("button", { name: "Cancel" }).click()
  await expect(card.getByRole("timer")).toHaveCount(0)
  await choice.uncheck()
  await choice.check()
  await expect(page).toHaveURL(/\/course\/entry-sheet\/(?!first-ten-seconds)/)
  await expect.poll(() => seconds(page)).toBeGreaterThan(0.5)
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  // spec: learning.player
  test("a lesson is read from top to bottom, and its tabs are links", async ({ page }) => {
    await page.goto(`/en${LESSON}`)
    await expect(page.getByRole("tab")).toHaveCount(0)
    await expect(page.getByRole("heading", { name: "Transcript" })).toBeVisible()
    await expect(page.getByRole("link", { name: words.en.ask })).toBeVisible()
    await page.getByRole("main").getByRole("link", { name: "Ask", exact: true }).click()
    await expect(page).toHaveURL(/#ask$/)
    await expect(page.getByRole("main").getByText("Quiz", { exact: true })).toBeHidden()
  })
})
