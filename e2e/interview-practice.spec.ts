// Practising for an interview: finding a question, speaking with the timer, recording oneself, notes.
import type { Page, Request } from "@playwright/test"
import { withFakeDevices } from "./support/chromium.ts"
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, test } from "./support/fixtures.ts"
import { ask } from "./support/http.ts"
import { isSameDocument, untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"

const LIST = "/career/career-builder/interview"

const words = {
  en: {
    kind: "Weaknesses and trouble",
    industry: "Industry",
    weakness: "What is your weakness?",
    sound: "Sound",
    video: "Sound and video",
    begin: "Begin",
    speak: "Speak now",
    stop: "Finish",
    again: "Practise again",
    remove: "Delete the recording",
    removed: "The recording is deleted.",
    download: "Download",
    playback: "Your recording",
    stays: "Nothing is uploaded.",
    refused: "is not allowed",
    another: "Another question: Weaknesses and trouble",
    note: "Keywords for your answer",
    saved: "Saved",
    visitor: "Your own notes need an account",
    fair: "What an employer should not ask",
    needsScripts: "The timer needs JavaScript.",
    model: "How a senpai answered",
  },
  ja: {
    kind: "短所・困った場面",
    industry: "業界",
    weakness: /あなたの短所.*は何/,
    sound: "録音する",
    video: "録画する",
    begin: "始める",
    speak: "話し始める",
    stop: "終わる",
    again: "もう一度練習する",
    remove: "削除する",
    removed: "録音・録画を削除しました。",
    download: "ダウンロード",
    playback: "あなたの録音・録画",
    stays: "どこにも送信されません。",
    refused: "許可されていません",
    another: "ほかの質問：短所・困った場面",
    note: "答えのキーワード",
    saved: "保存",
    visitor: "メモを残すにはアカウントが必要です",
    fair: "会社が聞いてはいけないこと",
    needsScripts: "タイマーにはJavaScriptが必要です。",
    model: "先輩の答え",
  },
} as const satisfies Record<Language, object>

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true } as const
const clipOf = (page: Page) => page.locator("audio, video[controls]")

/** Plays what was recorded, and returns whether the browser could. */
const plays = (page: Page) =>
  clipOf(page).evaluate(async (element) => {
    const media = element as HTMLMediaElement
    media.muted = true
    await media.play()
    await new Promise((resolve) => media.addEventListener("timeupdate", resolve, { once: true }))
    media.pause()
    return media.currentTime >= 0 && media.error === null
  })

test.use({ launchOptions: withFakeDevices })

test.describe("on a phone", () => {
  test.use(phone)

  // spec: pages.interview-practice
  test("a student finds a question, records an answer, plays it, deletes it, and nothing of it is sent", {
    tag: "@both",
  }, async ({ page, language }) => {
    const w = words[language]
    const sent: Request[] = []
    page.on("request", (request) => sent.push(request))
    await page.goto(`/${language}${LIST}`)
    await untilRunning(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expect(page.getByRole("heading", { name: w.fair })).toBeVisible()
    await page.getByRole("link", { name: new RegExp(`^${w.kind}`) }).click()
    await expect(page).toHaveURL(/kind=trouble/)
    const question = page.getByRole("article").filter({ hasText: w.weakness })
    await question.getByRole("link").click()
    await expect(page.getByRole("heading", { level: 1 })).toContainText("短所")
    await untilRunning(page)
    await expect(page.getByText(w.stays ?? "")).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByText(w.sound ?? "", { exact: true }).click()
    sent.length = 0
    await page.getByRole("button", { name: w.begin, exact: true }).click()
    await page.getByRole("button", { name: w.speak }).click()
    await expect(page.getByRole("timer")).toContainText("0:5")
    await page.getByRole("button", { name: w.stop, exact: true }).click()
    await expect(clipOf(page)).toHaveAttribute("src", /^blob:/)
    expect(await plays(page)).toBe(true)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    const download = page.waitForEvent("download")
    await page.getByRole("link", { name: w.download }).click()
    expect((await download).suggestedFilename()).toMatch(/^interview-weakness\.(?:webm|m4a)$/)
    await page.getByRole("button", { name: w.remove }).click()
    await expect(page.getByText(w.removed ?? "")).toBeVisible()
    await expect(clipOf(page)).toHaveCount(0)
    // No request of any kind carries data; what was asked for are files of the site.
    expect(
      sent.filter((request) => request.postDataBuffer() !== null).map((request) => request.url()),
    ).toEqual([])
    expect(sent.filter((request) => !["GET", "HEAD"].includes(request.method()))).toEqual([])

    await page.getByRole("button", { name: w.another }).click()
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText("短所")
    await page.goto(`/${language}${LIST}?kind=trouble`)
    await expect(question).toContainText(language === "ja" ? "1回練習" : "practised once")
  })
})

test("a video shows the student, and leaving the page drops it", async ({ page, language }) => {
  const w = words[language]
  await page.goto(`/${language}${LIST}/failure`)
  await untilRunning(page)
  await page.getByText(w.video ?? "", { exact: true }).click()
  await page.getByRole("button", { name: w.begin, exact: true }).click()
  await page.getByRole("button", { name: w.speak }).click()
  await expect(page.locator("video")).toBeVisible()
  await expect(page.getByRole("timer")).toContainText("1:2")
  await page.getByRole("button", { name: w.stop, exact: true }).click()
  await expect(clipOf(page)).toHaveAttribute("src", /^blob:/)
  expect(await plays(page)).toBe(true)
  const address = await clipOf(page).getAttribute("src")
  await page.getByRole("button", { name: w.another }).click()
  await expect(clipOf(page)).toHaveCount(0)
  const isGone = await page.evaluate(async (address) => {
    try {
      await new Promise((resolve, reject) => {
        const media = document.createElement("video")
        media.addEventListener("loadeddata", resolve)
        media.addEventListener("error", () => reject(new Error("gone")))
        media.src = address ?? ""
      })
      return false
    } catch {
      return true
    }
  }, address)
  expect(isGone).toBe(true)
})

test("a refused microphone is explained, and the timer works alone", async ({ page, language }) => {
  const w = words[language]
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    navigator.mediaDevices.getUserMedia = async () => {
      asked.push("asked")
      throw new DOMException("no", "NotAllowedError")
    }
  })
  const timesAsked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked.length)
  await page.goto(`/${language}${LIST}/weakness`)
  await untilRunning(page)
  await page.getByText(w.sound ?? "", { exact: true }).click()
  expect(await timesAsked()).toBe(0)
  await page.getByRole("button", { name: w.begin, exact: true }).click()
  await expect(page.getByRole("status").filter({ hasText: w.refused })).toBeVisible()
  expect(await timesAsked()).toBe(1)
  await expectAccessible(page)
  await page.getByRole("button", { name: w.begin, exact: true }).click()
  await page.getByRole("button", { name: w.speak }).click()
  await page.getByRole("button", { name: w.stop, exact: true }).click()
  await expect(page.getByRole("button", { name: w.again })).toBeVisible()
  expect(await timesAsked()).toBe(1)
  await expect(clipOf(page)).toHaveCount(0)
})

test("only the page of a question may use the microphone, and it is loaded as a document of its own", async ({
  page,
  language,
}) => {
  const policyOf = async (path: string) => (await ask(path)).headers.get("Permissions-Policy")
  // Twice: rendered, then from the page cache.
  for (const _ of [1, 2]) {
    expect(await policyOf(`/${language}${LIST}/weakness`)).toContain("microphone=(self)")
    for (const path of [LIST, "/career", "", "/article"])
      expect([path, await policyOf(`/${language}${path}`)]).toEqual([
        path,
        expect.stringContaining("microphone=()"),
      ])
  }
  await page.goto(`/${language}${LIST}`)
  await untilRunning(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole("article").first().getByRole("link").click()
  await expect(page).toHaveURL(/interview\/introduce-yourself$/)
  await untilRunning(page)
  expect(await isSameDocument(page)).toBe(false)
})

test("a member's notes are saved and return; a visitor learns that they need an account", async ({
  page,
  context,
  baseURL,
  language,
}) => {
  const w = words[language]
  await page.goto(`/${language}${LIST}/stress`)
  await expect(page.getByText(w.visitor ?? "")).toBeVisible()
  await beSignedIn(context, baseURL, "verified")
  await page.goto(`/${language}${LIST}/stress`)
  await untilRunning(page)
  const note = page.getByLabel(w.note ?? "")
  await note.fill("スパイス9種類")
  await expect(page.getByRole("status").filter({ hasText: w.saved })).toBeVisible()
  await page.reload()
  await expect(note).toHaveValue("スパイス9種類")
  await page.goto(`/${language}${LIST}/weakness`)
  await expect(page.getByLabel(w.note ?? "")).toHaveValue("")
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the list, its filters and a question are complete", { tag: "@both-long" }, async ({
    page,
    language,
  }) => {
    const w = words[language]
    await page.goto(`/${language}${LIST}?kind=the-work`)
    await page.getByLabel(w.industry ?? "").selectOption("trading")
    await page.getByRole("main").locator("search form").getByRole("button").click()
    await expect(page).toHaveURL(/kind=the-work&industry=trading/)
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(3)
    await page.getByRole("article").first().getByRole("link").click()
    await expect(page.getByRole("heading", { level: 1 })).toContainText("ペン")
    await expect(page.getByRole("heading", { name: w.model })).toBeVisible()
    await expect(page.getByText(w.needsScripts ?? "")).toBeVisible()
    await page.locator("a[rel=next]").click()
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText("ペン")
  })
})
