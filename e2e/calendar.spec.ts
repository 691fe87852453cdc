// The shukatsu calendar on a phone: a visitor finds their class, ticks a step, adds a deadline, joins, and
// finds everything in the account.
import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll, type Language } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { expect, test } from "./support/own-site.ts"
import { signIn } from "./support/session.ts"
import { expectStep, save } from "./support/sign-up.ts"

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, siteFor: "newcomers and events" })

const words = {
  en: {
    title: "Shukatsu calendar",
    week: "This week",
    graduate: "When do you graduate?",
    september: "September 2028",
    october: "Done: Ask ten companies when September graduates start",
    behind: /behind/,
    add: "Add a date of your own",
    what: "What is it?",
    day: "Day",
    company: "Company",
    save: "Save",
    due: "In your calendar this week",
    remove: "Remove",
    list: "List",
    month: "Month",
    addOn: /^Add an entry on /,
    student: "I am a student",
    codeLetter: "Your code for Shirube",
    carried: "We have moved your calendar to your account.",
    registration: "Your registration",
    make: "Make my calendar address",
    address: "Your calendar address",
    renew: "Make a new address",
    missing: "Enter a title.",
    full: "Your calendar is full. Please remove entries that you no longer need.",
  },
  ja: {
    title: "就活カレンダー",
    week: "今週すること",
    graduate: "いつ卒業しますか",
    september: "2028年9月",
    october: "完了：9月卒業の入社時期を10社に聞く",
    behind: /遅れています/,
    add: "自分の予定を追加",
    what: "予定の名前",
    day: "日",
    company: "会社",
    save: "保存する",
    due: "今週の自分の予定",
    remove: "削除する",
    list: "一覧",
    month: "月",
    addOn: /に予定を追加$/,
    student: "学生です",
    codeLetter: "しるべの確認コード",
    carried: "カレンダーの内容をアカウントに引き継ぎました。",
    registration: "登録の続き",
    make: "カレンダーのアドレスを作る",
    address: "あなたのカレンダーのアドレス",
    renew: "新しいアドレスを作る",
    missing: "予定の名前を入力してください。",
    full: "カレンダーに登録できる数の上限に達しました。不要な予定を削除してください。",
  },
} as const

/** The day after tomorrow, in Japan. */
const soon = () =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo" }).format(Date.now() + 2 * 86_400_000)

async function open(page: Page, language: Language, path = "") {
  await page.goto(`/${language}/shukatsu-calendar${path}`)
  await untilRunning(page)
}

// spec: 1.calendar, 2.calendar, events.feeds, events.road
test("a visitor's class, ticks and deadline are kept when they join, and a renewed feed address replaces the old one", {
  tag: "@both",
}, async ({ page, language, ownSite }) => {
  test.slow()
  const t = words[language]
  await open(page, language)
  // The first screen shows what to do this week.
  const week = page.getByRole("region", { name: t.week })
  await expect(week.getByRole("heading", { level: 3 }).first()).toBeInViewport()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByLabel(t.graduate).selectOption({ label: t.september })
  await expect(page).toHaveURL(/class=2028-09/)

  // A visitor who has ticked nothing sees no delay.
  await expect(week.getByText(t.behind)).toBeHidden()

  await week.getByRole("button", { name: t.add }).click()
  const sheet = page.getByRole("dialog")
  await sheet.getByRole("button", { name: t.save, exact: true }).click()
  await expect(sheet.getByText(t.missing).first()).toBeVisible()
  await sheet.getByLabel(t.what).fill("ES: Hoshi Trading")
  await sheet.getByLabel(t.day, { exact: true }).fill(soon())
  await sheet.locator("summary").click()
  await sheet.getByLabel(t.company).fill("Hoshi Trading")
  await expectAccessible(page)
  await sheet.getByRole("button", { name: t.save, exact: true }).click()
  const due = page.getByRole("list", { name: t.due })
  await expect(due.getByText("ES: Hoshi Trading")).toBeVisible()

  // The next visit opens the visitor's own season, from the first document on.
  const [document] = await Promise.all([
    page.waitForResponse((response) => response.request().isNavigationRequest() && response.status() === 200),
    page.goto(`/${language}/shukatsu-calendar`),
  ])
  expect(document.url()).toContain("class=2028-09")
  await untilRunning(page)
  await expect(page).toHaveURL(/class=2028-09/)
  await expect(due.getByText("ES: Hoshi Trading")).toBeVisible()
  const tick = page.getByRole("checkbox", { name: t.october })
  await tick.click()
  await expect(tick).toBeChecked()

  // Tracked applications are imported too, and appear in this week's box on the home page.
  await page.evaluate((application) => localStorage.setItem("applications", JSON.stringify([application])), {
    id: randomUUID(),
    company: "Minato Rail",
    stage: "entry-sheet",
    steps: ["entry-sheet", "interview-1"],
    deadlines: [{ id: randomUUID(), kind: "entry-sheet", day: soon(), isDone: false }],
  })
  await page.goto(`/${language}`)
  const tracked = page.getByRole("list", { name: t.due }).getByText(/Minato Rail/)
  await expect(tracked).toBeVisible()

  const email = `calendar-${language}-${Date.now()}@university.example`
  await page.goto(`/${language}/sign-up`)
  await page.getByRole("link", { name: t.student }).click()
  await untilRunning(page)
  await page.locator("#email").fill(email)
  await save(page)
  await expectStep(page, language, "/sign-up/email")
  const { text } = await ownSite.mail.takeMail(email, t.codeLetter)
  await page.locator("#code").fill(/\b\d{6}\b/.exec(text)?.[0] ?? "")
  await page.locator("#name").fill("Amara")
  await page.locator("#password").fill("kotatsu mikan yuki")
  await page.locator('main button[type="submit"]').first().click()
  await expect(page.getByText(t.carried)).toBeVisible()

  await open(page, language)
  await expect(page).toHaveURL(/class=2028-09/)
  await expect(due.getByText("ES: Hoshi Trading")).toHaveCount(1)
  await expect(due.getByText(/Minato Rail/)).toHaveCount(1)
  await expect(tick).toBeChecked()
  for (const name of ["calendar", "applications"])
    expect(await page.evaluate((key) => localStorage.getItem(key), name)).toBeNull()

  // The account is new: the home page leads to the next step of the registration, and shows what is due.
  await page.goto(`/${language}`)
  const registration = page.getByRole("region", { name: t.registration })
  await expect(registration.getByRole("link")).toHaveAttribute("href", /\/sign-up\/basic-info\/1$/)
  await expect(page.getByRole("checkbox", { name: /Minato Rail/ })).toBeVisible()
  await open(page, language)

  await page.getByRole("button", { name: t.make }).click()
  const address = page.getByLabel(t.address)
  await expect(address).toHaveValue(/\/api\/v1\/calendar\/feeds\/[\w-]{32}\/feed\.ics$/)
  const first = await address.inputValue()
  const feed = await page.request.get(new URL(first).pathname)
  expect(await feed.text()).toContain("ES: Hoshi Trading")
  await page.getByRole("button", { name: t.renew }).click()
  await expect(address).not.toHaveValue(first)
  expect((await page.request.get(new URL(first).pathname)).status()).toBe(404)
  expect((await page.request.get(new URL(await address.inputValue()).pathname)).status()).toBe(200)

  // The month: arrow keys choose a day, whose dates are below it. A name is enough for a new one.
  await page.getByRole("link", { name: t.month, exact: true }).click()
  const grid = page.getByRole("table")
  await expect(grid.getByRole("row").nth(1).getByRole("cell")).toHaveCount(7)
  const chosen = grid.locator('button[aria-pressed="true"]')
  const before = await chosen.getAttribute("data-day")
  await chosen.focus()
  await page.keyboard.press("ArrowDown")
  await expect(chosen).not.toHaveAttribute("data-day", before ?? "")
  await expect(chosen).toBeFocused()
  await page.getByRole("button", { name: t.addOn }).click()
  await sheet.getByLabel(t.what).fill("Minato Rail open day")
  await sheet.getByRole("button", { name: t.save, exact: true }).click()
  await expect(sheet).toBeHidden()
  await expect(
    page.getByRole("region").getByRole("button", { name: "Minato Rail open day" }).first(),
  ).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // Own entries are changed and deleted in the list.
  await page.getByRole("link", { name: t.list, exact: true }).click()
  await page.getByRole("button", { name: "ES: Hoshi Trading" }).last().click()
  await page.getByRole("button", { name: t.remove }).click()
  await expect(page.getByRole("button", { name: "ES: Hoshi Trading" })).toHaveCount(0)
  await expectAccessible(page)
})

const keptBy = (page: Page) => page.evaluate(() => localStorage.getItem("calendar"))

// spec: events.carry
test("entries that a full calendar cannot import stay in the browser, and the member reads why", {
  tag: "@both-long",
}, async ({ page, language, problems }) => {
  problems.allow(/response 409: POST .*\/calendar\/carried/)
  const t = words[language]
  const keep = (count: number) => {
    const entries = Array.from({ length: count }, (_, at) => ({
      id: randomUUID(),
      kind: "deadline",
      title: `ES ${at}`,
      company: null,
      day: soon(),
      time: null,
      note: null,
    }))
    return page.evaluate((kept) => localStorage.setItem("calendar", JSON.stringify(kept)), {
      class: null,
      ticked: [],
      entries,
    })
  }
  await signIn(page, language === "en" ? "verified" : "student")
  await page.goto(`/${language}/terms`)
  await keep(300)
  await page.goto(`/${language}/terms`)
  await expect(page.getByText(t.carried)).toBeVisible()
  expect(await keptBy(page)).toBeNull()
  await keep(1)
  await page.goto(`/${language}/terms`)
  await expect(page.getByText(t.full)).toBeVisible()
  expect(await keptBy(page)).toContain("ES 0")
})
