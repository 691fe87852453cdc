// Courses with their real videos: watched, read along, resumed elsewhere, finished and certified; and closed
// to those without access.
import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { answerAll, answerTo, type LessonOf, lessonsOf, watchAll } from "./support/courses.ts"
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/fixtures.ts"
import { ask } from "./support/http.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"

const words = {
  en: {
    course: "The entry sheet, read by a recruiter",
    begin: "Begin with the first lesson",
    play: "Play",
    pause: "Pause",
    captions: "Captions",
    invitation: "This lesson is for members",
    next: "Next lesson",
    resumed: "You will continue from",
    check: "Check the answer",
    right: "Correct.",
    over: "The video is over",
    needs: /questions?, then this lesson is done\./,
    answer: /^Answer (\d|the)/,
    quiz: "Quiz",
    finished: "You have finished the course.",
    toCertificate: "Get your certificate",
    make: "Get the certificate",
    download: "Download the PDF",
    prove: "See the verification page",
    real: "This certificate is real.",
    company: "Company accounts can see the first lesson",
  },
  ja: {
    course: "採用担当が読むエントリーシート",
    begin: "最初のレッスンを見る",
    play: "再生",
    pause: "一時停止",
    captions: "字幕",
    invitation: "このレッスンは会員向けです",
    next: "次のレッスン",
    resumed: "から再生します",
    check: "答え合わせ",
    right: "正解です。",
    over: "動画の終わり",
    needs: /^あと\d問で、このレッスンは完了です。$/,
    answer: /^\d問に答える$/,
    quiz: "クイズ",
    finished: "コースを修了しました。",
    toCertificate: "修了証を受け取る",
    make: "修了証を受け取る",
    download: "PDFをダウンロード",
    prove: "確認用のページを見る",
    real: "本物です",
    company: "企業アカウントでは、各コースの最初のレッスン",
  },
}

const first = "/course/entry-sheet/first-ten-seconds"
const last = "/course/entry-sheet/check-and-send"

const film = (page: Page) => page.locator("video")
const secondsOf = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)
const spoken = (page: Page) => page.locator(".transcript [aria-current]")

/** The captions shown on the video: their language and text. */
const shownCaptions = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) =>
    [...video.textTracks]
      .filter(({ mode }) => mode === "showing")
      .map(({ language, activeCues }) => ({
        language,
        text: [...(activeCues ?? [])].map((cue) => (cue as VTTCue).text).join(""),
      })),
  )

// spec: 2.course-detail, pages.lesson, learning.film
test("a visitor watches the first lesson with captions and transcript, and is invited to join for the second", {
  tag: "@both",
}, async ({ page, language }) => {
  test.slow()
  const w = words[language]
  await page.goto(`/${language}/learning/courses`)
  await untilRunning(page)
  await page.getByRole("main").locator('a[href$="/course/entry-sheet"]').first().click()
  await page.getByRole("link", { name: w.begin }).click()
  await expect(page).toHaveURL(new RegExp(`${first}$`))

  await page.getByRole("button", { name: w.play, exact: true }).click()
  await expect(page.getByRole("button", { name: w.pause, exact: true })).toBeVisible()
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(1)
  const picture = await film(page).evaluate((video: HTMLVideoElement) => [
    video.videoWidth,
    video.videoHeight,
  ])
  expect(picture).toEqual([1280, 720])

  // The captions are in the reader's language until they choose another.
  await expect.poll(async () => (await shownCaptions(page))[0]?.language).toBe(language)
  const other = language === "en" ? "ja" : "en"
  await page.getByLabel(w.captions).selectOption(other)
  await expect.poll(async () => (await shownCaptions(page))[0]?.language).toBe(other)
  await expect
    .poll(async () => (await shownCaptions(page))[0]?.text)
    .toMatch(other === "ja" ? /[ぁ-ん]/ : /[a-z]/)

  // The spoken sentence is marked, and a little later the next one.
  const sentences = page.locator(".transcript li")
  await expect(spoken(page)).toHaveCount(1)
  await sentences.nth(5).getByRole("button").click()
  await expect(sentences.nth(5)).toHaveAttribute("aria-current", "true")
  await expect(sentences.nth(6)).toHaveAttribute("aria-current", "true")
  const there = await secondsOf(page)
  expect(there).toBeGreaterThan(10)

  await page.getByRole("button", { name: w.pause, exact: true }).click()
  await page.getByRole("link", { name: w.next }).click()
  await expect(page.getByText(w.invitation)).toBeVisible()
  await expect(film(page)).toHaveCount(0)
  await expectAccessible(page)
})

/** A course can be finished once per account, so each language and each retry has its own. */
const learners = { en: ["kofi-mensah", "juan-reyes"], ja: ["xu-ming", "elena-petrova"] }

// spec: 1.video-courses, pages.certificate, learning.resume, learning.certificate
test(
  "a member resumes on another device, finishes the course and gets a certificate",
  { tag: "@both-long" },
  async ({ browser, baseURL, language }, { retry }) => {
    test.slow() // a course takes its time, even at double speed
    const w = words[language]
    const account = learners[language][retry] ?? ""
    const lessons = await lessonsOf("entry-sheet")
    const closing = lessons.at(-1) as LessonOf
    const plays = new Map<string, number>()
    for (const { id } of lessons)
      plays.set(id, (await answerTo<{ play: number }>(account, `POST /v1/lessons/${id}/plays`)).play)

    const desk = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
    await beSignedIn(desk, baseURL, account)
    const atDesk = await desk.newPage()
    await atDesk.goto(`/${language}${last}`)
    await atDesk.locator(".transcript li").nth(8).getByRole("button").click()
    await expect(atDesk.getByRole("button", { name: w.pause, exact: true })).toBeVisible()
    const from = await secondsOf(atDesk)
    await expect.poll(() => secondsOf(atDesk)).toBeGreaterThan(from + 3)
    const isSaved = atDesk.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok())
    await atDesk.getByRole("button", { name: w.pause, exact: true }).click()
    await isSaved
    const stopped = await secondsOf(atDesk)
    await desk.close()

    // All but the last lesson, which is finished on the phone.
    for (const lesson of lessons.slice(0, -1)) {
      await answerAll(account, lesson)
      await watchAll(account, lesson, plays.get(lesson.id) ?? 0)
    }
    await watchAll(account, closing, plays.get(closing.id) ?? 0)

    const pocket = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      viewport: { width: 360, height: 740 },
    })
    await beSignedIn(pocket, baseURL, account)
    const phone = await pocket.newPage()
    await phone.goto(`/${language}${last}`)
    await expect(phone.getByText(w.resumed)).toBeVisible()
    expect(Math.abs((await secondsOf(phone)) - stopped)).toBeLessThan(1)
    await phone.reload()
    await expect(phone.getByText(w.resumed)).toBeVisible()
    await expectNoSidewaysScroll(phone)

    // The end of the film says what the lesson still needs, and leads there; the film stays in sight.
    await phone.getByRole("button", { name: w.play, exact: true }).click()
    await expect(phone.getByRole("button", { name: w.pause, exact: true })).toBeVisible()
    await expect.poll(() => secondsOf(phone)).toBeGreaterThan(stopped)
    await phone.getByRole("slider").press("End")
    const card = phone.getByRole("region", { name: w.over })
    await expect(card.getByText(w.needs)).toBeVisible()
    await expectAccessible(phone)
    await card.getByRole("button", { name: w.answer }).click()
    const quiz = phone.getByRole("tabpanel", { name: w.quiz })
    await expect(quiz).toBeVisible()
    for (const question of await quiz.locator("form").all()) {
      const result = phone.waitForResponse(
        (answer) => answer.url().endsWith("/answers") && answer.request().method() === "POST",
      )
      await question.locator("input").first().check()
      await question.getByRole("button", { name: w.check }).click()
      const { right_choices }: { right_choices: number[] } = await (await result).json()
      for (const [at, choice] of (await question.locator("input").all()).entries())
        if (right_choices.includes(at)) await choice.check()
        else if ((await choice.getAttribute("type")) === "checkbox") await choice.uncheck()
      await question.getByRole("button", { name: w.check }).click()
      await expect(question.getByRole("status")).toContainText(w.right)
      await expect(film(phone)).toBeInViewport({ ratio: 0.9 })
    }
    await expect(quiz.getByText(w.finished)).toBeVisible()
    await quiz.getByRole("link", { name: w.toCertificate }).click()
    await expect(phone.getByRole("button", { name: w.make })).toBeInViewport()
    await expectAccessible(phone)
    await phone.getByRole("button", { name: w.make }).click()
    const arrives = phone.waitForEvent("download")
    await phone.getByRole("button", { name: w.download }).click()
    const file = readFileSync(await (await arrives).path())
    expect(file.subarray(0, 5).toString()).toBe("%PDF-")
    expect(file.length).toBeGreaterThan(5_000)

    // A visitor verifies the certificate without an account.
    const proof = await phone.getByRole("link", { name: w.prove }).getAttribute("href")
    const stranger = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
    const page = await stranger.newPage()
    await page.goto(proof ?? "")
    await expect(page.getByRole("main")).toContainText(w.real)
    await expect(page.getByRole("main")).toContainText(w.course)
    await expectAccessible(page)
    for (const context of [pocket, stranger]) await context.close()
  },
)

// spec: learning.notes-quizzes
test("a member writes a note, changes it, undoes its deletion, and asks senpai about the lesson", async ({
  context,
  page,
  baseURL,
}, { retry }) => {
  test.slow()
  await beSignedIn(context, baseURL, ["camille", "tomas"][retry] ?? "")
  await page.goto(`/en${first}`)
  await page.getByRole("tab", { name: "Notes" }).click()
  await page.getByLabel("Note at").fill("Put the point first.")
  await page.getByRole("button", { name: "Save the note" }).click()
  const notes = page.getByRole("region", { name: "My notes" })
  await expect(notes.getByRole("listitem")).toHaveText(/Put the point first\./)
  await notes.getByRole("button", { name: "Edit the note at 0:00" }).click()
  await notes.getByRole("listitem").getByLabel("Note at").fill("The point comes first.")
  await notes.getByRole("listitem").getByRole("button", { name: "Save the note" }).click()
  await expect(notes.getByRole("listitem")).toHaveText(/The point comes first\./)
  await notes.getByRole("button", { name: "Delete the note at 0:00" }).click()
  await expect(notes.getByRole("listitem")).toHaveCount(0)
  await expectAccessible(page)
  await notes.getByRole("button", { name: "Undo" }).click()
  await expect(notes.getByRole("listitem")).toHaveText(/The point comes first\./)

  const title = `Is the first sentence read by a machine? ${retry}`
  await page.getByRole("tab", { name: "Ask" }).click()
  await page.getByRole("link", { name: "Ask senpai about this lesson" }).click()
  await expect(page.getByRole("main")).toContainText("You are asking about this lesson")
  await expect(page.getByLabel("Entry sheets")).toBeChecked()
  await page.locator('main input[name="title"]').fill(title)
  await page.locator('main textarea[name="text"]').fill("Or by a person?")
  await expectAccessible(page)
  await page.locator('main button[type="submit"]').last().click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
  await page.getByRole("main").getByRole("link", { name: "The first ten seconds" }).click()
  await expect(page).toHaveURL(new RegExp(`${first}$`))
  await untilRunning(page)
  await page.getByRole("tab", { name: "Ask" }).click()
  await expect(page.getByRole("region", { name: "Questions about this lesson" })).toContainText(title)
  await expectNoSidewaysScroll(page)
})

// spec: learning.film-access
test("a company sees only the first lesson, and reads why", async ({ context, page, baseURL, problems }) => {
  problems.allow(/response 409: GET .*\/content/)
  await beSignedIn(context, baseURL, "company")
  await page.goto(`/en${first}`)
  await page.getByRole("button", { name: "Play", exact: true }).click()
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.5)
  await page.getByRole("tab", { name: "Quiz" }).click()
  await expect(page.getByText(words.en.company).first()).toBeVisible()
  await page.goto(`/en${last}`)
  await expect(page.getByRole("main")).toContainText("first lesson")
  await expect(film(page)).toHaveCount(0)
})

// spec: learning.film-access
test("the video address of a later lesson works neither for a guest nor after signing out", async () => {
  const [open, closed] = (await lessonsOf("interview")) as [LessonOf, LessonOf]
  const login = await ask("/api/v1/auth/login", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "applicant@shirube.example", password: "shirube-demo" }),
  })
  const token = JSON.parse(login.text).access_token.access_token
  const headers = { Authorization: `Bearer ${token}` }
  const member = JSON.parse((await ask(`/api/v1/lessons/${closed.id}/media`, { headers })).text)
  const part = { headers: { Range: "bytes=0-99" } }
  expect((await ask(member.video_address, part)).status).toBe(206)

  expect((await ask(`/api/v1/lessons/${closed.id}/media`)).status).toBe(409)
  expect((await ask(`/api/v1/lessons/${closed.id}/content`)).status).toBe(409)
  // The first lesson's grant with the other video's name, and guessed grants.
  const publicMedia = JSON.parse((await ask(`/api/v1/lessons/${open.id}/media`)).text)
  const [root, grant] = publicMedia.video_address.split(/(?<=\/media\/)/)
  const [, video] = member.video_address.split(/\/media\/[^/]+\//)
  const guesses = [`${root}${grant.split("/")[0]}/${video}`, `${root}-/${video}`, `${root}${video}`]
  for (const address of guesses) expect((await ask(address, part)).status, address).toBe(404)

  expect((await ask("/api/v1/auth/logout", { method: "POST", headers })).status).toBe(204)
  for (const address of [member.video_address, member.hls_address, member.audio_address])
    if (address) expect((await ask(address, part)).status).toBe(404)
})

// spec: learning.player-loading
test("the player is downloaded only by lesson pages", async ({ page }) => {
  const scripts: string[] = []
  page.on("response", async (answer) => {
    if (!answer.url().endsWith(".js")) return
    const code = await answer.text().catch(() => "")
    if (code.includes("mediaplayrequest")) scripts.push(new URL(page.url()).pathname)
  })
  for (const path of [
    "/en",
    "/en/learning/courses",
    "/en/course/entry-sheet",
    "/en/learning/senpai-tips",
    `/en${first}`,
  ]) {
    await page.goto(path)
    await untilRunning(page)
    await page.waitForLoadState("networkidle")
  }
  expect(scripts).toEqual([`/en${first}`])
})
