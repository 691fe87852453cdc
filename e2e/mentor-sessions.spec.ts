// Sessions with a senpai: from the request to the thank-you, and what protects both people on the way.
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll, type Language } from "./support/fixtures.ts"
import { TWO_SERVERS_MS } from "./support/limits.ts"
import { untilRunning } from "./support/links.ts"
import { startMailServer } from "./support/mail-server.ts"
import { sessionsAt } from "./support/mentor-sessions.ts"
import { expect, test } from "./support/own-site.ts"
import { clockAheadSettings, startSite } from "./support/server.ts"
import { forgetSession, signIn } from "./support/session.ts"

const words = {
  en: {
    question: "Question 1",
    send: "Send the request",
    waiting: "Waiting for an answer",
    yours: "Your answer is needed",
    propose: "Propose other times",
    sendTimes: "Send the times",
    accept: /^Accept this time/,
    agreed: "Agreed",
    calendar: "Calendar file (.ics)",
    message: /^Message to/,
    sendMessage: "Send",
    helped: "Yes, it helped",
    thank: "Your words",
    isPublic: /^Show it on/,
    sendThanks: "Send the thank-you",
    shown: /^Shown on .* page with your name/,
    feedbackThanks: "Thank you for your answers",
    cancel: "Cancel the session",
    confirmCancel: "Cancel the session",
    reasonMissing: "Please give a reason, which the other person reads",
    reason: "Reason",
    cancelled: /^You have cancelled/,
  },
  ja: {
    question: "質問1",
    send: "申し込みを送る",
    waiting: "返事を待っています",
    yours: "あなたの返事を待っています",
    propose: "別の時間を提案する",
    sendTimes: "提案を送る",
    accept: /^この時間で受ける/,
    agreed: "決定",
    calendar: "カレンダーに追加（.ics）",
    message: /さんへのメッセージ$/,
    sendMessage: "送る",
    helped: "役に立った",
    thank: "お礼の言葉",
    isPublic: /^自分の名前とともに/,
    sendThanks: "お礼を送る",
    shown: /さんのページに表示されています。$/,
    feedbackThanks: "回答ありがとうございました",
    cancel: "面談をキャンセルする",
    confirmCancel: "キャンセルする",
    reasonMissing: "相手に伝える理由を書いてください",
    reason: "理由",
    cancelled: /キャンセルしました$/,
  },
} as const satisfies Record<Language, object>

const HOUR_MS = 3_600_000
/** Six a day. */
const A_WEEK_OF_TIMES = 42
const QUESTION = "How did you explain a gap year in your interviews?"
const THANKS = "Thank you. I finally know how to begin."

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, siteFor: "mentor-sessions" })

const choose = async (page: Page, count: number) => {
  const times = page.getByRole("main").locator('input[name="times"]')
  for (let place = 0; place < count; place++) await times.nth(place).check({ force: true })
}

const idIn = (page: Page) => new URL(page.url()).pathname.split("/").at(-1) ?? ""

// spec: 1.senpai-mentor
test("a student asks for a session, accepts another time, is reminded, comes, and says thank you", {
  tag: "@both-long",
}, async ({ page, browser, language }) => {
  test.setTimeout(TWO_SERVERS_MS) // two servers, one after the other: the second days later
  const w = words[language]
  const folder = mkdtempSync(join(tmpdir(), "shirube-e2e-sessions-"))
  cpSync(process.env.DEMO_DATA ?? "", folder, { recursive: true })
  const mail = await startMailServer()
  const settings = { HOST: "localhost", DATA_DIR: folder, SMTP_URL: mail.url }

  const site = await startSite(settings)
  const api = sessionsAt(site.address)
  await api.openHours("senpai")
  await api.clear("verified")
  const mentorId = await api.idOf("senpai")
  await signIn(page, "verified", site.address)
  await page.goto(`${site.address}/${language}/mentors/profile/${mentorId}/request`)
  await untilRunning(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole("radio").first().check()
  await page.getByLabel(w.question).fill(QUESTION)
  await choose(page, 2)
  await page.getByRole("button", { name: w.send }).click()
  await expect(page).toHaveURL(/\/mentors\/sessions\/[\da-f-]+$/)
  const id = idIn(page)
  await expect(page.getByText(w.waiting, { exact: true })).toBeVisible()
  await expect(page.getByText(QUESTION)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const senpai = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await signIn(senpai, "senpai", site.address)
  await senpai.goto(`${site.address}/${language}/mentors/sessions`)
  await expect(senpai.getByText(w.yours, { exact: true }).first()).toBeVisible()
  await senpai.locator(`a[href$="/mentors/sessions/${id}"]`).click()
  await untilRunning(senpai)
  await expectAccessible(senpai)
  await expectNoSidewaysScroll(senpai)
  await senpai.getByRole("button", { name: w.propose }).click()
  await choose(senpai, 1)
  await senpai.getByRole("button", { name: w.sendTimes }).click()
  await expect(senpai.getByText(w.waiting, { exact: true })).toBeVisible()

  // Arrives without reloading.
  await page.getByRole("button", { name: w.accept }).click()
  await expect(page.getByText(w.agreed, { exact: true })).toBeVisible()
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: w.calendar }).click(),
  ])
  expect(readFileSync(await download.path(), "utf8")).toContain("BEGIN:VEVENT")
  await page.getByLabel(w.message).fill("See you then!")
  await page.getByRole("button", { name: w.sendMessage, exact: true }).click()
  await expect(senpai.getByRole("log").getByText("See you then!")).toBeVisible()
  await expect(page.getByLabel(w.message)).toHaveValue("")

  // With another senpai a week later, so that the first session is over when this one is near.
  await api.openHours("linh-tran")
  const later = await api.request("verified", "linh-tran", A_WEEK_OF_TIMES)
  await api.accept("linh-tran", later)
  await senpai.context().close()
  await page.goto("about:blank")
  expect(await site.stop()).toEqual({ endedWell: true, errors: [] })

  // On the evening before in Japan, after the last hour to cancel without a reason.
  const eveningBefore = Date.parse(later.times[0] ?? "") - 11.75 * HOUR_MS
  const after = await startSite({ ...settings, ...clockAheadSettings(eveningBefore - Date.now()) })
  for (const account of ["verified", "linh-tran"])
    await expect(() => {
      const reminder = mail
        .mailsTo(`${account}@shirube.example`)
        .find(({ subject }) => /is tomorrow|明日です/.test(subject))
      expect(reminder?.text).toContain(`/mentors/sessions/${later.id}`)
      expect(reminder?.attachments.join()).toContain("BEGIN:VEVENT")
    }).toPass({ intervals: [1_000] })
  await forgetSession(page)
  await signIn(page, "verified", after.address)
  await page.goto(`${after.address}/${language}/mentors/sessions/${later.id}`)
  await untilRunning(page)
  await page.getByRole("button", { name: w.cancel }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: w.confirmCancel }).click()
  await expect(dialog.getByText(w.reasonMissing).first()).toBeVisible()
  await dialog.getByLabel(w.reason, { exact: true }).fill("I have caught the flu.")
  await dialog.getByRole("button", { name: w.confirmCancel }).click()
  await expect(page.getByText(w.cancelled).first()).toBeVisible()

  // A job concludes sessions every minute.
  await expect(async () => {
    const { state } = await sessionsAt(after.address).session("verified", id)
    expect(state).toBe("held")
  }).toPass({ intervals: [5_000] })
  await page.goto(`${after.address}/${language}/mentors/sessions/${id}`)
  await untilRunning(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole("radio", { name: w.helped, exact: true }).check()
  await page.getByRole("button", { name: w.sendMessage, exact: true }).first().click()
  await expect(page.getByText(w.feedbackThanks)).toBeVisible()
  await page.getByLabel(w.thank, { exact: true }).fill(THANKS)
  await page.getByLabel(w.isPublic).check()
  await expect(page.getByRole("figure").getByText(THANKS)).toBeVisible()
  await page.getByRole("button", { name: w.sendThanks }).click()
  await expect(page.getByText(w.shown)).toBeVisible()
  const { items } = await sessionsAt(after.address).call<{ items: { text: string }[] }>(
    "verified",
    `GET /v1/mentors/${mentorId}/thank-yous`,
  )
  expect(items.map(({ text }) => text)).toContain(THANKS)
  await page.goto("about:blank")
  expect(await after.stop()).toEqual({ endedWell: true, errors: [] })
  await mail.stop()
  rmSync(folder, { recursive: true, force: true })
})

test.describe("on one site", () => {
  test.beforeEach(async ({ baseURL }) => {
    const api = sessionsAt(baseURL)
    await api.openHours("senpai")
    await api.clear("verified")
  })

  test("a senpai declines with a prepared sentence, and the student finds others who fit", async ({
    page,
    browser,
    baseURL,
  }) => {
    const { id } = await sessionsAt(baseURL).request("verified", "senpai")
    await signIn(page, "senpai")
    await page.goto(`/en/mentors/sessions/${id}`)
    await untilRunning(page)
    await page.getByRole("button", { name: "Decline kindly" }).click()
    const dialog = page.getByRole("dialog")
    await expectAccessible(page)
    await dialog.getByLabel("Begin with a prepared sentence").selectOption({ index: 1 })
    const said = await dialog.getByLabel("Your words").inputValue()
    expect(said).toContain("Thank you for your questions")
    await dialog.getByLabel("Your words").fill(`${said} 応援しています。`)
    await dialog.getByRole("button", { name: "Decline", exact: true }).click()
    await expect(page.getByText("You have declined this request")).toBeVisible()

    const context = await browser.newContext(baseURL ? { baseURL } : {})
    const student = await context.newPage()
    await signIn(student, "verified")
    await student.goto(`/ja/mentors/sessions/${id}`)
    await expect(student.getByText("応援しています。")).toBeVisible()
    await expect(student.getByRole("heading", { name: "ほかの先輩に相談する" })).toBeVisible()
    await expect(student.locator('main a[href*="/mentors/profile/"]')).toHaveCount(3)
    await context.close()
  })

  test("contact details are noticed, and a time that is taken meanwhile keeps what was typed", async ({
    page,
    baseURL,
    problems,
  }) => {
    problems.allow(/response 409/)
    const api = sessionsAt(baseURL)
    const mentorId = await api.idOf("senpai")
    await signIn(page, "verified")
    await page.goto(`/en/mentors/profile/${mentorId}/request`)
    await untilRunning(page)
    await page.getByRole("radio").first().check()
    await page.getByLabel("Question 1").fill("Could you write to me at anh@example.com?")
    await choose(page, 2)
    await page.getByRole("button", { name: "Send the request" }).click()
    await expect(page.getByText("This looks like contact details")).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel("Question 1").fill(QUESTION)

    await page.route(
      "**/api/v1/mentors/*/sessions",
      (route) =>
        route.fulfill({
          status: 409,
          json: { code: "mentor_session.time_taken", message: "One of these times has just been taken." },
        }),
      { times: 1 },
    )
    await page.getByRole("button", { name: "Send the request" }).click()
    await expect(page.getByText("One of these times has just been taken.").first()).toBeVisible()
    await expect(page.getByLabel("Question 1")).toHaveValue(QUESTION)
    await page.reload()
    await untilRunning(page)
    await expect(page.getByLabel("Question 1")).toHaveValue(QUESTION)
    await page.getByRole("button", { name: "Send the request" }).click()
    await expect(page).toHaveURL(/\/mentors\/sessions\/[\da-f-]+$/)
  })

  test("a senpai sets hours, and accepts the first request from the email in two taps", async ({
    page,
    baseURL,
    ownSite,
  }) => {
    const api = sessionsAt(baseURL)
    await signIn(page, "senpai")
    await page.goto("/en/mentors/hours")
    await untilRunning(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole("button", { name: "Add hours: Sunday" }).click()
    await expect(page.getByLabel("Sunday, from (2)")).toHaveValue("12:30")
    await page.getByLabel("Sunday, from (2)").selectOption("20:30")
    await expect(page.getByLabel("Sunday, until (2)")).toHaveValue("21:00")
    await page.getByRole("button", { name: "Save the hours" }).click()
    await expect(page.getByText("Saved. Students see these times from now on.")).toBeVisible()
    await page.reload()
    await expect(page.getByLabel("Sunday, from (2)")).toHaveValue("20:30")

    const { id } = await api.request("verified", "senpai")
    const linkIn = () =>
      ownSite.mail
        .mailsTo("senpai@shirube.example")
        .map(({ text }) => new RegExp(`https?://\\S+/mentors/sessions/${id}`).exec(text)?.[0])
        .find((link) => link !== undefined)
    await expect.poll(linkIn).toBeDefined()
    const link = linkIn() ?? ""
    await page.goto(new URL(link).pathname)
    await page.getByRole("button", { name: /^(Accept this time|この時間で受ける)/ }).click()
    await expect(page.getByText(/^(Agreed|決定)$/)).toBeVisible()
  })

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false })

    test("a student asks, and a refused form keeps its values", async ({ page, baseURL, problems }) => {
      problems.allow(/response 4(09|22)/)
      const mentorId = await sessionsAt(baseURL).idOf("senpai")
      await signIn(page, "verified")
      await page.goto(`/en/mentors/profile/${mentorId}/request`)
      await page.getByLabel("Question 1").fill("Write to anh@example.com, please.")
      await page.getByRole("button", { name: "Send the request" }).click()
      await expect(page.getByRole("alert")).toBeVisible()
      await expect(page.getByLabel("Question 1")).toHaveValue("Write to anh@example.com, please.")

      await page.getByRole("radio").first().check()
      await choose(page, 1)
      await page.getByRole("button", { name: "Send the request" }).click()
      await expect(page.getByText("This looks like contact details")).toBeVisible()
      await expect(page.getByRole("radio").first()).toBeChecked()
      await page.getByLabel(/I want to send it anyway/).check()
      await page.getByRole("button", { name: "Send the request" }).click()
      await expect(page).toHaveURL(/\/mentors\/sessions\/[\da-f-]+$/)
      await expect(page.getByText("Waiting for an answer", { exact: true })).toBeVisible()
    })

    test("a senpai accepts a time", async ({ page, baseURL }) => {
      const { id } = await sessionsAt(baseURL).request("verified", "senpai")
      await signIn(page, "senpai")
      await page.goto(`/en/mentors/sessions/${id}`)
      await page.getByRole("button", { name: /^Accept this time/ }).click()
      await expect(page.getByText("Agreed", { exact: true })).toBeVisible()
    })
  })
})
