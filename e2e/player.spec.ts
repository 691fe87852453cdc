// The player of a lesson: by keyboard, at different speeds, wide, audio only, on a slow connection.
import type { Page } from "@playwright/test"
import { expect, test } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"

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
    costs: /This film is [\d.]+ MB/,
    listen: "Play the sound only",
  },
  ja: {
    play: "再生",
    captions: "字幕",
    speed: "再生速度",
    wide: "ワイド表示",
    soundOnly: "音声のみ",
    withPicture: "映像つき",
    both: "2つの言語で表示",
    fullScreen: "全画面表示",
    leaveFullScreen: "全画面表示を終える",
    costs: /この動画は[\d.]+ MBです/,
    listen: "音声のみ再生する",
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
