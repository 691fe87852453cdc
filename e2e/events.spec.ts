// Coming to an event, on a phone: the last seat, the line, the offer, the way back, and what comes by email.
import { expectAccessible, expectNoSidewaysScroll, type Language, signIn } from "./support/fixtures.ts"
import { ask } from "./support/http.ts"
import { untilRunning } from "./support/links.ts"
import { expect, test } from "./support/own-site.ts"
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
  },
}

const EVENT = "portfolio-night-tokyo"
/** Of its two seats that are left; each language has a site of its own. */
const people = { reader: "verified", first: "student", rival: "senpai" } as const

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, siteFor: "events" })

type Name = (typeof people)[keyof typeof people]

async function tokenOf(name: Name, at: string): Promise<string> {
  const { text } = await ask("/api/v1/auth/login", {
    at,
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: addressOf(name), password: demoPassword }),
  })
  return JSON.parse(text).access_token.access_token
}

/** What somebody else does meanwhile, at another table. */
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
  const body = { session_id: event.sessions[0].id, name: "Somebody", answers: [], agrees: true }
  const { status } = await ask(`/api/v1/events/${EVENT}/registration`, {
    at,
    method,
    headers,
    ...(method === "PUT" ? { body: JSON.stringify(body) } : {}),
  })
  expect(status).toBeLessThan(300)
}

test("the last seat goes to another; one waits, is offered a seat that becomes free, takes it, and gives it back", {
  tag: "@both",
}, async ({ page, language, ownSite }) => {
  test.slow() // several screens, and emails that have to arrive
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
  await expect(page.getByText(w.seatsLeft)).toBeVisible()
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

  await meanwhile(people.rival, "DELETE", there)
  const offer = await ownSite.mail.takeMail(email, w.offer)
  expect(offer.text).toContain(`/career/event/registration/${EVENT}`)
  await page.goto(`/${language}/career/event/registration/${EVENT}`)
  await untilRunning(page)
  await page.getByRole("button", { name: w.takeSeat }).click()
  await expect(page.getByRole("heading", { name: w.registered })).toBeVisible()
  const confirmation = await ownSite.mail.takeMail(email, w.confirmation)
  expect(confirmation.attachments.join()).toContain("BEGIN:VCALENDAR")

  await page.goto(`/${language}/account/events`)
  await expect(page.getByRole("heading", { level: 1, name: w.own })).toBeVisible()
  await page.getByRole("heading", { name: w.title }).getByRole("link").click()
  await untilRunning(page)
  await page.getByRole("button", { name: w.cancel }).click()
  await page.getByRole("button", { name: w.yes, exact: true }).click()
  await expect(page.getByRole("button", { name: w.register, exact: true })).toBeVisible()
  await meanwhile(people.first, "DELETE", there)
})
