// Registering for an event on a phone: the last seat, the waitlist, the offer, the cancellation, and the
// emails.
import { cpSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createEvent } from "./support/events.ts"
import { expectAccessible, expectNoSidewaysScroll, type Language } from "./support/fixtures.ts"
import { ask } from "./support/http.ts"
import { TWO_SERVERS_MS } from "./support/limits.ts"
import { untilRunning } from "./support/links.ts"
import { startMailServer } from "./support/mail-server.ts"
import { expect, test } from "./support/own-site.ts"
import { clockAheadSettings, startSite } from "./support/server.ts"
import { signIn } from "./support/session.ts"
import { addressOf, demoPassword } from "./support/sign-in.ts"

const words = {
  en: {
    events: "Events",
    title: /Portfolio night/,
    register: "Register",
    seatsLeft: "1 seat left",
    agrees: /I agree that the organiser/,
    full: /No seat is left for this date/,
    joinLine: "Join the waiting list",
    waiting: "You are on the waiting list",
    first: /You are number 1 in line/,
    offer: "A seat is free for you",
    takeSeat: "Yes, I’m coming",
    registered: "You are registered",
    confirmation: "You are registered",
    next: "What happens next",
    cancel: "Cancel my registration",
    yes: "Yes, cancel",
    own: "My events",
    waitingHere: "You are on the waiting list, number 1",
    picture: "QR code of your registration",
    expired: "Your seat went to the next person",
    reminder: "Tomorrow: Portfolio night",
    bar: "Registration",
    ticket: "Ticket",
    when: "When",
  },
  ja: {
    events: "イベント",
    title: /ポートフォリオの/,
    register: "申し込む",
    seatsLeft: "残り1席",
    agrees: /主催者に伝わることに同意/,
    full: /この日程は満席です/,
    joinLine: "キャンセル待ちをする",
    waiting: "キャンセル待ちをしています",
    first: /キャンセル待ちの1番目/,
    offer: "お席が空きました",
    takeSeat: "参加する",
    registered: "申し込み済みです",
    confirmation: "申し込みが完了しました",
    next: "このあとの流れ",
    cancel: "申し込みをキャンセルする",
    yes: "キャンセルする",
    own: "自分のイベント",
    waitingHere: "キャンセル待ちの1番目です",
    picture: "申し込みのQRコード",
    expired: "お席の確保の期限が過ぎました",
    reminder: "明日です：ポートフォリオの夜",
    bar: "申し込み",
    ticket: "チケット",
    when: "日時",
  },
}

const EVENT = "portfolio-night-tokyo"
/** They compete for the two seats that are left; each language has a site of its own. */
const people = { reader: "verified", first: "student", rival: "senpai" } as const

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, siteFor: "newcomers and events" })

type Name = (typeof people)[keyof typeof people] | "editor"

async function tokenOf(name: Name, at: string): Promise<string> {
  const { text } = await ask("/api/v1/auth/login", {
    at,
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: addressOf(name), password: demoPassword }),
  })
  return JSON.parse(text).access_token.access_token
}

/** Another member's request in the meantime. */
async function meanwhile(
  name: Name,
  method: "PUT" | "DELETE",
  { language, at }: { language: Language; at: string },
) {
  const headers = {
    Authorization: `Bearer ${await tokenOf(name, at)}`,
    "Content-Type": "application/json",
    LanguageType: language,
  }
  const event = JSON.parse((await ask(`/api/v1/events/${EVENT}`, { at })).text)
  const body = {
    session_id: event.sessions[0].id,
    name: "Another Member",
    answers: [],
    agrees: true,
    takes_waitlist: true,
  }
  const { status } = await ask(`/api/v1/events/${EVENT}/registration`, {
    at,
    method,
    headers,
    ...(method === "PUT" ? { body: JSON.stringify(body) } : {}),
  })
  expect(status).toBeLessThan(300)
}

// spec: 1.events, 2.event-list, 2.event-detail, 2.event-registration, events.waitlist
test("a student misses the last seat, joins the waitlist, accepts an offered seat, and cancels it", {
  tag: "@both-long",
}, async ({ page, language, ownSite, problems }) => {
  test.slow() // several screens, and emails that have to arrive
  problems.allow(/response 409: PUT .*\/registration/) // the seat that another member took first
  const w = words[language]
  const email = addressOf(people.reader)
  const there = { language, at: ownSite.address }
  await meanwhile(people.first, "PUT", there)
  await signIn(page, people.reader)
  await page.goto(`/${language}/career/event`)
  await untilRunning(page)
  await expectAccessible(page)
  await page.getByRole("heading", { name: w.title }).getByRole("link").click()
  await page.getByRole("link", { name: w.register, exact: true }).click()
  await expect(page.getByRole("radio", { name: w.seatsLeft })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await meanwhile(people.rival, "PUT", there)
  await page.getByLabel(w.agrees).check()
  await page.getByRole("button", { name: w.register, exact: true }).click()
  await expect(page.getByText(w.full).first()).toBeVisible()
  await page.getByRole("button", { name: w.joinLine }).click()
  await expect(page.getByRole("heading", { level: 1, name: w.waiting })).toBeVisible()
  await expect(page.getByText(w.first)).toBeVisible()
  await expect(page.getByRole("heading", { name: w.next })).toBeVisible()
  await expectAccessible(page)
  // The event page is the same for everyone; the student's status is added in the browser.
  await page.goto(`/${language}/career/event/detail/${EVENT}`)
  const bar = page.getByRole("region", { name: w.bar })
  await expect(bar).toContainText(w.waitingHere)

  await meanwhile(people.rival, "DELETE", there)
  const offer = await ownSite.mail.takeMail(email, w.offer)
  expect(offer.text).toContain(`/career/event/registration/${EVENT}`)
  await page.goto(`/${language}/career/event/registration/${EVENT}`)
  await untilRunning(page)
  await page.getByRole("button", { name: w.takeSeat }).click()
  await expect(page.getByRole("heading", { name: w.registered })).toBeVisible()
  await expect(page.getByRole("img", { name: w.picture }).locator("path")).toHaveAttribute("d", /^M/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const confirmation = await ownSite.mail.takeMail(email, w.confirmation)
  expect(confirmation.attachments.join()).toContain("BEGIN:VCALENDAR")

  await page.goto(`/${language}/career/event/detail/${EVENT}`)
  await expect(bar).toContainText(w.registered)
  await expect(bar.getByRole("link", { name: w.ticket })).toBeInViewport()
  // The member's own date is marked beside the date itself, too.
  await expect(page.getByRole("region", { name: w.when })).toContainText(w.registered)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.goto(`/${language}/account/events`)
  await expect(page.getByRole("heading", { level: 1, name: w.own })).toBeVisible()
  await page.getByRole("heading", { name: w.title }).getByRole("link").click()
  await untilRunning(page)
  await page.getByRole("button", { name: w.cancel }).click()
  await page.getByRole("button", { name: w.yes, exact: true }).click()
  await expect(page.getByRole("button", { name: w.register, exact: true })).toBeVisible()
  await meanwhile(people.first, "DELETE", there)
})

// With a simulated clock: apps/api/src/modules/events/events/{due,reminders}.
// spec: events.waitlist, events.reminders
test("an unconfirmed seat is offered to the next person on the waitlist; an attendee is reminded a day before, with a calendar file", {
  tag: ["@long", "@both"],
}, async ({ page, language }) => {
  test.setTimeout(TWO_SERVERS_MS) // two servers, one after the other: the second four weeks later
  const w = words[language]
  const folder = mkdtempSync(join(tmpdir(), "shirube-e2e-later-"))
  cpSync(process.env.DEMO_DATA ?? "", folder, { recursive: true })
  const mail = await startMailServer()
  const settings = { HOST: "localhost", DATA_DIR: folder, SMTP_URL: mail.url }

  const site = await startSite(settings)
  const there = { language, at: site.address }
  await meanwhile(people.first, "PUT", there)
  await meanwhile(people.rival, "PUT", there)
  await meanwhile(people.reader, "PUT", there)
  await meanwhile("editor", "PUT", there)
  await meanwhile(people.rival, "DELETE", there)
  await mail.takeMail(addressOf(people.reader), w.offer)
  const { text } = await ask(`/api/v1/events/${EVENT}`, { at: site.address })
  const startsAt = Date.parse(JSON.parse(text).sessions[0].starts_at)
  expect(await site.stop()).toEqual({ endedWell: true, errors: [] })

  const dayBefore = await startSite({
    ...settings,
    ...clockAheadSettings(startsAt - 20 * 3_600_000 - Date.now()),
  })
  await mail.takeMail(addressOf(people.reader), w.expired)
  await mail.takeMail(addressOf("editor"), w.offer)
  const reminder = await mail.takeMail(addressOf(people.first), w.reminder)
  const [calendar = ""] = reminder.attachments
  expect(calendar).toContain("BEGIN:VCALENDAR")
  expect(calendar).toContain(`DTSTART:${new Date(startsAt).toISOString().replace(/[-:]|\.000/g, "")}`)

  await signIn(page, people.reader, dayBefore.address)
  await page.goto(`${dayBefore.address}/${language}/career/event/registration/${EVENT}`)
  await untilRunning(page)
  await expect(page.getByRole("button", { name: w.takeSeat })).toBeHidden()
  await page.getByLabel(w.agrees).check()
  await page.getByRole("button", { name: w.joinLine }).click()
  await expect(page.getByRole("heading", { level: 1, name: w.waiting })).toBeVisible()
  expect(await dayBefore.stop()).toEqual({ endedWell: true, errors: [] })
  await mail.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The nth Sunday of next year’s March; the last one for n = 0. */
function sundayInMarch(n: number): string {
  const year = new Date().getUTCFullYear() + 1
  const days = Array.from({ length: 31 }, (_, i) => new Date(Date.UTC(year, 2, i + 1)))
  const sundays = days.filter((day) => day.getUTCDay() === 0)
  return (sundays.at(n - 1) ?? new Date()).toISOString().slice(0, 10)
}

// Both start at half past one local time, last two hours, and end at half past four: daylight saving time
// begins meanwhile.
for (const { zone, city, day, from, to } of [
  { zone: "America/New_York", city: "New York", day: sundayInMarch(2), from: "15:30", to: "17:30" },
  { zone: "Europe/Berlin", city: "Berlin", day: sundayInMarch(0), from: "09:30", to: "11:30" },
])
  test.describe(`read in ${city}`, () => {
    test.use({ timezoneId: zone })
    // spec: events.lists, clock.reader-zone
    test("an event shows its time in Japan and in the reader’s time zone, also on the day daylight saving time begins", async ({
      page,
      baseURL,
    }) => {
      const { id } = await createEvent(baseURL, [], { starts: `${day}T${from}`, ends: `${day}T${to}` })
      await page.goto(`/en/career/event/detail/${id}`)
      const when = page.getByRole("region", { name: "When" })
      await expect(when).toContainText(`${from}–${to}`)
      await expect(when).toContainText(new RegExp(`01:30.+04:30 in ${city}`))
      await page.goto(`/en/career/event?month=${day.slice(0, 7)}`)
      await expect(page.getByText(from).first()).toBeVisible()
      const file = await fetch(`${baseURL}/api/v1/events/${id}/calendar`)
      const start = new Date(`${day}T${from}:00+09:00`).toISOString().replace(/[-:]|\.000/g, "")
      expect(await file.text()).toContain(`DTSTART:${start}`)
    })
  })
