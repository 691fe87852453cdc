// An event from the organiser's side: created and published, proposed by a company, checked in offline,
// cancelled with an email to everyone.
import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { createEvent, wall } from "./support/events.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { expect, test } from "./support/own-site.ts"
import { phonePicture } from "./support/phone-picture.ts"
import { signIn } from "./support/session.ts"

const words = {
  en: {
    here: "1 of 2 are here",
    code: "Or type the code",
    check: "Check in",
    kept: "Welcome! Kept on this phone until there is a connection.",
    synced: "Everything is saved",
    offline: /1 check-in is kept on this phone/,
    already: /Already checked in at \d\d:\d\d/,
    unreadable: "This is not the code of a registration.",
    came: "Came",
    subject: "Cancelled: An evening",
    table: "Download for Excel (CSV)",
    messages: "Messages",
    subjectIn: { en: "Subject (English)", ja: "Subject (Japanese)" },
    textIn: { en: "Message (English)", ja: "Message (Japanese)" },
    send: "Send to everyone",
    both: "Please write it in both languages",
    sentTo: "to 2 people",
    end: "Finish or cancel",
    cancel: "Cancel the event",
    reasonIn: { en: "Reason (English)", ja: "Reason (Japanese)" },
    reason: "The speaker is ill.",
    cancelled: "This event has been cancelled",
  },
  ja: {
    here: "2人中1人が受付済み",
    code: "コードを入力する",
    check: "受付する",
    kept: "ようこそ。接続が戻るまで、この端末に保存します。",
    synced: "すべて保存済み",
    offline: /1件をこの端末に保存しています/,
    already: /\d\d:\d\dに受付済みです/,
    unreadable: "申し込みのコードではありません。",
    came: "出席",
    subject: "Cancelled: An evening",
    table: "Excel用の表",
    messages: "お知らせ",
    subjectIn: { en: "件名（英語）", ja: "件名（日本語）" },
    textIn: { en: "本文（英語）", ja: "本文（日本語）" },
    send: "全員に送る",
    both: "両方の言語で書いてください",
    sentTo: "2人に送信",
    end: "終了・中止",
    cancel: "イベントを中止する",
    reasonIn: { en: "理由（英語）", ja: "理由（日本語）" },
    reason: "登壇者の体調不良のためです。",
    cancelled: "このイベントは中止になりました",
  },
}

const saved = (page: Page) => expect(page.getByText(/^Saved at \d\d:\d\d$/)).toBeVisible()

// spec: pages.event-making, events.drafts
test("an editor creates an event, follows the links to what is missing, publishes it in one language and copies it", async ({
  page,
}) => {
  test.slow()
  const title = `Offer in hand ${Date.now()}`
  await signIn(page, "editor")
  await page.goto("/en/editors/events")
  await untilRunning(page)
  await page.getByRole("link", { name: "Make an event" }).click()
  await page.getByLabel("Title (English)").fill(title)
  await expect(page).toHaveURL(/\/editors\/events\/[\da-f-]{36}\?new=1$/)
  await page.getByLabel("In short (English)").fill("What to file, and when.")
  await page.getByLabel("What happens there (English)").fill("Bring your questions.")
  await page
    .getByRole("region", { name: "Publish" })
    .getByRole("checkbox", { name: /^Japanese/ })
    .uncheck()
  await page.getByRole("button", { name: "Publish", exact: true }).click()
  // What is missing links to its field.
  await page.getByRole("button", { name: "Please choose at least one topic." }).click()
  await page.getByLabel("Visa").check()
  await page.getByLabel("Begins").fill(wall(30, "18:30"))
  await expect(page.getByLabel("Ends")).toHaveValue(wall(30, "20:30"))
  await page.getByLabel("Link to the meeting").fill("https://meet.example.com/room")
  // A senpai from the directory, and a picture.
  await page.getByRole("button", { name: "Choose a senpai" }).click()
  await page.getByRole("dialog").getByLabel("Name", { exact: true }).fill("camille")
  await page.getByRole("button", { name: "Choose Camille Laurent" }).click()
  await expect(page.getByRole("group").filter({ hasText: "Camille Laurent" })).toBeVisible()
  const picture = { name: "room.jpg", mimeType: "image/jpeg", buffer: await phonePicture(page) }
  await page.getByLabel("Picture (if you have one)").setInputFiles(picture)
  await expect(page.getByText("room.jpg is ready")).toBeVisible()
  await saved(page)
  await expectAccessible(page)
  await page.reload()
  await untilRunning(page)
  await expect(page.getByLabel("Title (English)")).toHaveValue(title)
  await page
    .getByRole("region", { name: "Publish" })
    .getByRole("checkbox", { name: /^Japanese/ })
    .uncheck()
  await page.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(page.getByText("The event is published.")).toBeVisible()

  await page.goto("/en/career/event")
  await page.getByRole("heading", { name: title }).getByRole("link").click()
  await expect(page.getByText("Camille Laurent")).toBeVisible()
  const shown = page.locator('img[src*="/event-pictures/"]')
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300)
  const written = await (await page.request.get(page.url())).text()
  expect(written).toMatch(/property="og:image" content="[^"]+\/og\/event\/[^"]+\.png/)
  expect(written).toMatch(/"image":\["[^"]+\/event-pictures\//)

  await page.goto("/en/editors/events")
  const row = page.getByRole("article").filter({ hasText: title })
  await expect(row).toContainText("Published")
  await expect(row).toContainText("0 registered")
  await row.getByRole("link", { name: "Copy as a new event" }).click()
  await untilRunning(page)
  await expect(page.getByLabel("Title (English)")).toHaveValue(title)
  await expect(page.getByLabel("Begins")).toHaveValue("")
})

// spec: pages.event-making, events.drafts
test("a company proposes an event, the editors publish it, and the company sees the registrations", async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const title = `Open day ${Date.now()}`
  const desk = baseURL ? { baseURL } : {}
  const company = await (await browser.newContext(desk)).newPage()
  await signIn(company, "company")
  await company.goto("/en/account/hosted-events")
  await untilRunning(company)
  await company.getByRole("link", { name: "Propose an event" }).click()
  await company.getByLabel("Title (English)").fill(title)
  await company.getByLabel("In short (English)").fill("See how we work.")
  await company.getByLabel("What happens there (English)").fill("A walk through the factory.")
  await company.getByLabel("Name of the host (English)").fill("Aoba Seiki")
  await company.getByLabel("Visa").check()
  await company.getByLabel("Begins").fill(wall(30, "10:00"))
  await company.getByLabel("Link to the meeting").fill("https://meet.example.com/room")
  await saved(company)
  await company.getByRole("button", { name: "Send to the editors" }).click()
  await expect(company).toHaveURL(/\/account\/hosted-events$/)
  await expect(company.getByRole("article").filter({ hasText: title })).toContainText(
    "Waiting for our editors",
  )

  const editor = await (await browser.newContext(desk)).newPage()
  await signIn(editor, "editor")
  await editor.goto("/en/editors/event-proposals")
  await untilRunning(editor)
  // The newest is last: the demo's one has waited longer.
  await editor
    .getByRole("navigation", { name: /^Waiting/ })
    .getByRole("button")
    .last()
    .click()
  await expect(editor.getByRole("article")).toContainText(title)
  await editor.getByRole("button", { name: "Approve", exact: true }).click()
  await editor.getByRole("button", { name: "Approve now", exact: true }).click()
  await expect(editor.locator(".toast-region article")).toContainText("will get an email")
  await company.reload()
  const row = company.getByRole("article").filter({ hasText: title })
  await expect(row).toContainText("Published")
  await row.getByRole("heading").getByRole("link").click()
  await expect(company.getByRole("heading", { level: 1, name: title })).toBeVisible()
  await expect(company.getByText("No one here.")).toBeVisible()
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  // spec: events.check-in
  test("an organiser checks attendees in offline, and the check-ins are sent once online", {
    tag: "@both-long",
  }, async ({ page, context, baseURL, language, problems }) => {
    test.slow()
    problems.allow(/request failed/)
    const w = words[language]
    const { id, codes } = await createEvent(baseURL, ["student", "senpai"])
    const [code = ""] = codes
    await signIn(page, "editor")
    await page.goto(`/${language}/editors/events/door/${id}`)
    await untilRunning(page)
    await expect(page.getByText(w.synced, { exact: true })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await context.setOffline(true)
    await page.getByLabel(w.code).fill(`${code.slice(0, 4)} ${code.slice(4).toLowerCase()}`)
    await page.getByRole("button", { name: w.check, exact: true }).click()
    await expect(page.getByRole("status").filter({ hasText: "Guest student" })).toBeVisible()
    await expect(page.getByText(w.offline)).toBeVisible()
    await expect(page.getByText(w.here)).toBeVisible()
    await page.getByLabel(w.code).fill(code)
    await page.getByRole("button", { name: w.check, exact: true }).click()
    await expect(page.getByText(w.already)).toBeVisible()
    await page.getByLabel(w.code).fill("https://example.com/menu")
    await page.getByRole("button", { name: w.check, exact: true }).click()
    await expect(page.getByText(w.unreadable)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(w.synced, { exact: true })).toBeVisible()

    await page.goto(`/${language}/editors/events/desk/${id}`)
    await untilRunning(page)
    const guest = page.getByRole("article").filter({ hasText: "Guest student" })
    await expect(guest).toContainText(w.came)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})

const hybrid = {
  en: {
    bar: "Registration",
    register: "Register",
    mode: "I’ll be there in person",
    name: "Your name",
    listMe: /Show my name to others who are going/,
    agrees: /I agree that the organiser/,
    registered: "You are registered",
    venue: "Room 2, Kanda, Tokyo",
    entrance: "Ring the bell marked 2.",
    map: "Find it on a map",
    picture: "QR code of your registration",
    whoGoes: "Who is going",
    find: "Find a name",
    checkIn: (name: string) => `Check in ${name}`,
    undo: (name: string) => `Undo the check-in of ${name}`,
    undone: "The check-in is undone.",
    synced: "Everything is saved",
  },
  ja: {
    bar: "申し込み",
    register: "申し込む",
    mode: "会場で参加する",
    name: "お名前",
    listMe: /ほかの参加者に名前を表示する/,
    agrees: /主催者に伝わることに同意/,
    registered: "申し込みが完了しました",
    venue: "神田 第2会議室・東京都",
    entrance: "「2」の呼び鈴を押してください。",
    map: "地図で探す",
    picture: "申し込みのQRコード",
    whoGoes: "参加する人",
    find: "名前で探す",
    checkIn: (name: string) => `${name}さんを受付する`,
    undo: (name: string) => `${name}さんの受付を取り消す`,
    undone: "受付を取り消しました。",
    synced: "すべて保存済み",
  },
}

test.describe("held both ways, on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  // spec: events.check-in, events.privacy
  test("a student chooses the room, has a ticket with the way in, and is checked in by name", {
    tag: "@both",
  }, async ({ page, browser, baseURL, language }) => {
    test.slow() // two people and four screens
    const w = hybrid[language]
    const { id } = await createEvent(baseURL, ["student"], { hasDoor: true })
    const name = `Noor ${Date.now()}`
    await signIn(page, "verified")
    await page.goto(`/${language}/career/event/detail/${id}`)
    await untilRunning(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const bar = page.getByRole("region", { name: w.bar })
    await expect(bar).toBeInViewport()
    await bar.getByRole("link", { name: w.register }).click()
    await page.getByRole("radio", { name: w.mode }).check()
    await page.getByLabel(w.name, { exact: true }).fill(name)
    await expect(page.getByLabel(w.listMe)).not.toBeChecked()
    await page.getByLabel(w.agrees).check()
    await expectAccessible(page)
    await page.getByRole("button", { name: w.register, exact: true }).click()
    await expect(page.getByRole("heading", { level: 1, name: w.registered })).toBeVisible()
    await expect(page.getByText(w.venue)).toBeVisible()
    await expect(page.getByText(w.entrance)).toBeVisible()
    await expect(page.getByRole("link", { name: w.map })).toHaveAttribute("href", /maps\/search/)
    await expect(page.getByRole("img", { name: w.picture })).toBeVisible()
    await expect(page.getByRole("region", { name: w.whoGoes })).toContainText("Amara Okafor")
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const door = await (
      await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport: { width: 360, height: 740 } })
    ).newPage()
    await signIn(door, "editor")
    await door.goto(`/${language}/editors/events/door/${id}`)
    await untilRunning(door)
    await door.getByLabel(w.find).fill(name.toLowerCase())
    await door.getByRole("button", { name: w.checkIn(name) }).click()
    await expect(door.getByRole("button", { name: w.undo(name) })).toBeVisible()
    await expectAccessible(door)
    await expectNoSidewaysScroll(door)
    await door.getByRole("button", { name: w.undo(name) }).click()
    await expect(door.getByText(w.undone)).toBeVisible()
    await door.getByRole("button", { name: w.checkIn(name) }).click()
    await expect(door.getByRole("button", { name: w.undo(name) })).toBeVisible()
    await expect(door.getByText(w.synced, { exact: true })).toBeVisible()
    await door.reload()
    await untilRunning(door)
    await expect(door.getByRole("button", { name: w.undo(name) })).toBeVisible()
    await door.context().close()
  })
})

/** Shows a picture to this page's camera, slightly rotated on a grey background. */
const showToCamera = (page: Page, picture: Buffer) =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const shown = await createImageBitmap(new Blob([bytes], { type: "image/png" }))
    const canvas = Object.assign(document.createElement("canvas"), { width: 1280, height: 960 })
    const table = canvas.getContext("2d") as CanvasRenderingContext2D
    const draw = () => {
      table.resetTransform()
      table.fillStyle = "#888"
      table.fillRect(0, 0, canvas.width, canvas.height)
      table.translate(canvas.width / 2, canvas.height / 2)
      table.rotate(0.06)
      table.drawImage(shown, -300, -300, 600, 600)
    }
    draw()
    setInterval(draw, 100)
    const stream = canvas.captureStream(10)
    navigator.mediaDevices.getUserMedia = async () => stream
  }, picture.toString("base64"))

// spec: events.check-in
test("an organiser scans the code on a guest's phone with the camera", async ({ page, baseURL, browser }) => {
  test.slow()
  const { id } = await createEvent(baseURL, ["student"], { hasDoor: true })
  const guest = await (
    await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport: { width: 360, height: 1200 } })
  ).newPage()
  await signIn(guest, "student")
  await guest.goto(`/en/career/event/registration/${id}`)
  await untilRunning(guest)
  const code = guest.getByRole("img", { name: "QR code of your registration" })
  await expect(code.locator("path")).toHaveAttribute("d", /M/)

  await signIn(page, "editor")
  await page.goto(`/en/editors/events/door/${id}`)
  await untilRunning(page)
  await showToCamera(page, await code.screenshot())
  await page.getByRole("button", { name: "Read codes with the camera" }).click()
  await expect(page.getByRole("status").filter({ hasText: "Guest student" })).toBeVisible()
  await expect(page.getByText("Welcome! Checked in.")).toBeVisible()
  await expect(page.getByText("1 of 1 are here")).toBeVisible()
  await page.getByRole("button", { name: "Stop the camera" }).click()
  await expect(page.getByRole("button", { name: "Read codes with the camera" })).toBeVisible()
  await guest.context().close()
})

// spec: events.messages
test("an organiser writes to everyone once, opens the table in Excel, and cancels the event with a reason to all", {
  tag: "@both-long",
}, async ({ page, baseURL, ownSite, language }) => {
  test.slow()
  const w = words[language]
  const guests = ["student@shirube.example", "verified@shirube.example"] as const
  const { id, title } = await createEvent(baseURL, ["student", "verified"])
  await signIn(page, "editor")
  await page.goto(`/${language}/editors/events/desk/${id}`)
  await untilRunning(page)
  const [table] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: w.table }).click(),
  ])
  const bytes = await readFile(await table.path())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  for (const guest of guests) expect(bytes.toString()).toContain(`Guest ${guest.split("@")[0]},${guest}`)

  await page.getByRole("link", { name: w.messages, exact: true }).click()
  await untilRunning(page)
  await page.getByLabel(w.subjectIn.en).fill("Bring a pen")
  await page.getByLabel(w.textIn.en).fill("We write together.")
  await page.getByRole("button", { name: w.send }).click()
  await expect(page.getByText(w.both).first()).toBeVisible()
  await page.getByLabel(w.subjectIn.ja).fill("筆記用具をお持ちください")
  await page.getByLabel(w.textIn.ja).fill("一緒に書きます。")
  await page.getByRole("button", { name: w.send }).click()
  await expect(page.getByText(w.sentTo)).toBeVisible()
  for (const guest of guests) {
    const message = await ownSite.mail.takeMail(guest, "Bring a pen")
    expect(message.text).toContain("We write together.")
    expect(ownSite.mail.mailsTo(guest).map(({ subject }) => subject)).not.toContain("Bring a pen")
  }

  await page.getByRole("link", { name: w.end, exact: true }).click()
  await untilRunning(page)
  await page.getByRole("button", { name: w.cancel }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel(w.reasonIn.en).fill("The speaker is ill.")
  await dialog.getByLabel(w.reasonIn.ja).fill("登壇者の体調不良のためです。")
  await dialog.getByRole("button", { name: w.cancel }).click()
  await expect(page.getByText(w.reason)).toBeVisible()
  for (const guest of guests) {
    const letter = await ownSite.mail.takeMail(guest, `Cancelled: ${title}`)
    expect(letter.text).toContain("The speaker is ill.")
  }
  // The event's own page shows the reason too.
  await page.goto(`/${language}/career/event/detail/${id}`)
  await expect(page.getByText(w.cancelled, { exact: true }).first()).toBeVisible()
  await expect(page.getByText(w.reason)).toBeVisible()
})
