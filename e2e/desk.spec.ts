// The editors' desk: one frame, the inbox by keyboard alone and on a phone, two editors at once, and people.
import type { Browser, Page } from "@playwright/test"
import { pressUntil } from "./support/desk.ts"
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, test } from "./support/fixtures.ts"
import { postQuestionAs, tokenOf } from "./support/forum.ts"
import { ask } from "./support/http.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"

const words = {
  en: {
    inbox: "Waiting for you",
    people: "People",
    keys: "Keys of this page",
    watched: "Watched words",
    palette: "Some letters of a page or a name",
    typed: "watch",
    fine: "Nothing is wrong",
    confirm: "Decide now",
    decided: "Decided: Nothing is wrong",
    told: "has decided: Nothing is wrong",
    back: "Back to the list",
    search: "Name, email, @host or ID",
    suspend: "Suspend the account",
    length: "How long",
    until: "Until the end of a day",
    lastDay: "Last day",
    why: "Reason for the suspension",
    reason: "You used the site to advertise or sell something.",
    what: "What happened",
    now: "Suspend now",
    suspended: "Your account is suspended",
    lift: "Lift",
    lifted: "is no longer suspended",
  },
  ja: {
    inbox: "確認待ちの一覧",
    people: "メンバー",
    keys: "このページのキー操作",
    watched: "注意する言葉",
    palette: "ページやメンバーの名前の一部",
    typed: "注意",
    fine: "問題なし",
    confirm: "この内容で決定する",
    decided: "決定しました：問題なし",
    told: "さんの決定：問題なし",
    back: "一覧に戻る",
    search: "名前・メールアドレス・@ドメイン・ID",
    suspend: "アカウントの利用を停止する",
    length: "期間",
    until: "日付を選ぶ",
    lastDay: "停止する最後の日",
    why: "利用停止の理由",
    reason: "宣伝や販売、勧誘を目的とした利用がありました。",
    what: "何があったか",
    now: "利用を停止する",
    suspended: "アカウントの利用が停止されています",
    lift: "解除する",
    lifted: "利用停止を解除しました",
  },
} as const satisfies Record<Language, object>

/** Different people per language, because both run at the same time. */
const people: Record<Language, { writer: string; reporter: string; suspended: string; name: string }> = {
  en: { writer: "putri", reporter: "minseo", suspended: "lucas-ferreira", name: "Lucas Ferreira" },
  ja: { writer: "lin", reporter: "minseo", suspended: "farhan-hossain", name: "Farhan Hossain" },
}

/** Returns the title of a reported question. */
async function aReport(language: Language, about: string): Promise<string> {
  const { writer, reporter } = people[language]
  const title = `${about} (${language} ${Date.now()})`
  const id = await postQuestionAs(writer, title)
  const reported = await ask(`/api/v1/complaints/question/${id}`, {
    method: "PUT",
    headers: { Authorization: `Bearer ${await tokenOf(reporter)}`, "Content-Type": "application/json" },
    body: JSON.stringify({ reason: "offensive" }),
  })
  expect(reported.status).toBe(204)
  return title
}

async function open(
  browser: Browser,
  baseURL: string | undefined,
  who: string,
  more: object = {},
): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), ...more })
  await beSignedIn(context, baseURL, who)
  return context.newPage()
}

const sheetAbout = (page: Page, title: string) => page.getByRole("article").filter({ hasText: title })

/** Others' reports wait in the same inbox. */
async function moveTo(page: Page, title: string): Promise<void> {
  const current = page.getByRole("listitem").locator("button[aria-current]")
  for (;;) {
    const open = (await current.getAttribute("data-review")) ?? ""
    await expect(page.getByRole("article")).toHaveAttribute("data-review", open)
    if (await sheetAbout(page, title).isVisible()) return
    await page.keyboard.press("j")
    await expect(current).not.toHaveAttribute("data-review", open)
  }
}

test("an editor finds their way and decides about a report by keyboard alone, and what is open survives a reload", {
  tag: "@both",
}, async ({ browser, baseURL, language }) => {
  test.slow() // axe checks two screens
  const w = words[language]
  const title = await aReport(language, "Tickets for sale")
  const page = await open(browser, baseURL, "editor")
  await page.goto(`/${language}/editors`)
  await untilRunning(page)
  await expect(page.getByRole("heading", { name: w.inbox, level: 1 })).toBeVisible()

  await pressUntil(page, ["g", "p"], page.getByRole("heading", { name: w.people, level: 1 }))
  await page.keyboard.press("g")
  await page.keyboard.press("i")
  await expect(page.getByRole("heading", { name: w.inbox, level: 1 })).toBeVisible()
  await page.keyboard.press("?")
  await expect(page.getByRole("dialog", { name: w.keys })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await page.keyboard.press("Control+k")
  await expect(page.getByRole("combobox", { name: w.palette })).toBeFocused()
  await page.keyboard.type(w.typed)
  await expect(page.getByRole("option", { name: w.watched })).toBeVisible()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: w.watched, level: 1 })).toBeVisible()

  await page.goto(`/${language}/editors/moderation`)
  await untilRunning(page)
  await moveTo(page, title)
  await page.reload()
  await untilRunning(page)
  await expect(sheetAbout(page, title)).toBeVisible()
  await expectAccessible(page, ["light", "dark"])
  await page.keyboard.press("Enter")
  await expect(page.getByRole("article")).toBeFocused()
  await page.keyboard.press("e")
  await expect(page.getByRole("button", { name: w.fine })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("button", { name: w.confirm })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.locator(".toast-region article")).toContainText(w.decided)
  await expect(page.getByRole("listitem").filter({ hasText: title })).toHaveCount(0)
  await expect(sheetAbout(page, title)).toHaveCount(0)
})

test("two editors read the same report: when one has decided, the other reads it without a reload", async ({
  browser,
  baseURL,
  language,
}) => {
  test.slow() // two editors, and a notice from one to the other
  const w = words[language]
  const title = await aReport(language, "A cheap flat")
  const [one, other] = [await open(browser, baseURL, "editor"), await open(browser, baseURL, "editor")]
  await one.goto(`/${language}/editors/moderation`)
  await untilRunning(one)
  await moveTo(one, title)
  await one.keyboard.press("Enter")
  const isListening = other.waitForResponse("**/api/v1/live")
  await other.goto(one.url())
  await untilRunning(other)
  await expect(sheetAbout(other, title)).toBeVisible()
  await isListening
  await one.keyboard.press("1")
  await expect(one.getByRole("button", { name: w.confirm })).toBeFocused()
  await one.keyboard.press("Enter")
  await expect(one.locator(".toast-region article")).toContainText(w.decided)
  await expect(sheetAbout(other, title)).toContainText(w.told)
  await expect(other.getByRole("button", { name: w.fine })).toHaveCount(0)
})

test("on a phone the desk is one column: the list, then what is open, and back", {
  tag: "@both-long",
}, async ({ browser, baseURL, language }) => {
  const w = words[language]
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
  const page = await open(browser, baseURL, "editor", phone)
  await page.goto(`/${language}/editors`)
  await untilRunning(page)
  const rows = page.getByRole("navigation").getByRole("listitem").getByRole("button")
  await expect(rows.first()).toBeVisible()
  await expect(page.getByRole("article")).toHaveCount(0)
  await rows.first().tap()
  await expect(page.getByRole("article")).toBeVisible()
  await expect(rows).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole("button", { name: w.back }).tap()
  await expect(rows.first()).toBeVisible()
  await page.getByRole("link", { name: w.people, exact: true }).tap()
  await expect(page.getByRole("heading", { name: w.people, level: 1 })).toBeVisible()
})

test("an editor finds a person and suspends the account until a day; the person reads why, and it is lifted", {
  tag: "@both-long",
}, async ({ browser, baseURL, language }) => {
  test.slow() // two people, and axe checks two screens
  const w = words[language]
  const { suspended, name } = people[language]
  const member = await open(browser, baseURL, suspended)
  await member.goto(`/${language}/account`)
  await untilRunning(member)

  const page = await open(browser, baseURL, "editor")
  await page.goto(`/${language}/editors/people`)
  await untilRunning(page)
  await page.getByLabel(w.search).fill(suspended)
  await page.getByLabel(w.search).press("Enter")
  // A list that is still changing moves its rows under the pointer.
  await expect(page).toHaveURL(/[?]q=/)
  const found = page.getByRole("list", { name: w.people }).getByRole("link")
  await expect.poll(() => found.count()).toBeLessThan(10)
  await page.getByRole("link", { name }).click()
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible()
  await page.keyboard.press("s")
  await page.getByLabel(w.length).selectOption({ label: w.until })
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel(w.lastDay).fill(tomorrow)
  await page.getByLabel(w.why).selectOption({ label: w.reason })
  await page.getByLabel(w.what).fill("You offered tickets to everyone who asked.")
  await expectAccessible(page, ["light", "dark"])
  await expectNoSidewaysScroll(page)
  await page.getByRole("button", { name: w.now, exact: true }).click()
  await expect(page.locator(".toast-region article")).toContainText(name)

  await expect(member.getByRole("heading", { name: w.suspended, level: 1 })).toBeVisible()
  await expect(member.getByRole("main")).toContainText("You offered tickets to everyone who asked.")
  await page.goto(`/${language}/editors/suspensions`)
  await page.getByRole("link", { name }).click()
  await untilRunning(page)
  await page.getByRole("article", { name }).getByRole("button", { name: w.lift }).click()
  await page.getByRole("dialog").getByRole("button", { name: w.lift }).click()
  await expect(page.locator(".toast-region article")).toContainText(w.lifted)
  await expect(page.getByRole("button", { name: w.suspend })).toBeVisible()
  await expect(member).toHaveURL(new RegExp(`/${language}/account$`))
})
