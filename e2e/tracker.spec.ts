// Job applications and visa deadlines: a visitor on a phone who then signs in, and by keyboard on a desktop.
import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, test } from "./support/fixtures.ts"
import { ask } from "./support/http.ts"
import { untilRunning } from "./support/links.ts"
import { printed } from "./support/pdf.ts"
import { beSignedIn, cookiesOfSession } from "./support/session.ts"
import { addressOf, demoPassword, fillCredentials } from "./support/sign-in.ts"

const words = {
  en: {
    add: "Add a company",
    company: "Company",
    addDeadline: "Add a deadline",
    day: "Day",
    save: "Save",
    year: "Year",
    month: "Month",
    graduation: "When do you graduate, or when did you?",
    card: "Your residence card is valid until",
    show: "Show what is due",
    extendFirst: "Your card expires before you graduate: extend your stay as a student first.",
    noAdvice: "This is not legal advice",
    due: "What is due for you",
    extend: "Extend your stay as a student",
    entrySheet: "entry sheet due",
    on: ": on to the next stage",
    stage: "Web test",
    moveTo: "Kumo Systems: move to another stage",
    toOffer: "Move to: Offer",
    offer: "Offer",
    fromProfile: "From your profile; you can change it",
    elsewhere: "another tab",
    tests: "Tests",
    interviews: "Interviews",
    remove: "Remove",
    undo: "Undo",
    collect: "Show your graduation certificate",
    printedGraduation: "24 March",
    changeDates: "Change my dates",
    deleteDates: "Delete my dates",
    keptHere: "These dates stay in this browser",
  },
  ja: {
    add: "会社を追加する",
    company: "会社名",
    addDeadline: "締め切りを追加する",
    day: "日付",
    save: "保存する",
    year: "年",
    month: "月",
    graduation: "卒業する（した）のはいつですか",
    card: "在留カードの有効期限",
    show: "手続きを調べる",
    extendFirst: "卒業より前に在留カードの期限が来ます。まず「留学」の期間を更新してください。",
    noAdvice: "法律上の助言ではありません",
    due: "あなたの手続き",
    extend: "「留学」の在留期間を更新する",
    entrySheet: "ES提出",
    on: "を次の段階に進める",
    stage: "Webテスト",
    moveTo: "Kumo Systemsの段階を変える",
    toOffer: "「内定」に移す",
    offer: "内定",
    fromProfile: "プロフィールから入れました。変更できます",
    elsewhere: "別のタブ",
    tests: "テスト",
    interviews: "面接",
    remove: "削除する",
    undo: "元に戻す",
    collect: "卒業証明書を見せて",
    printedGraduation: "3月24日",
    changeDates: "日付を変更する",
    deleteDates: "日付を削除する",
    keptHere: "このブラウザーの中だけに保存され",
  },
}

async function headersOf(account: string) {
  const token = new Map(await cookiesOfSession(account)).get("auth._token.local") ?? ""
  return { Authorization: `Bearer ${token}`, "Content-Type": "application/json" }
}
const applicationsOf = async (account: string) =>
  JSON.parse((await ask("/api/v1/applications", { headers: await headersOf(account) })).text).items

async function withNothingKept(account: string) {
  const headers = await headersOf(account)
  for (const { id } of await applicationsOf(account))
    await ask(`/api/v1/applications/${id}`, { method: "DELETE", headers })
  await ask("/api/v1/visa-plan", { method: "DELETE", headers })
}

async function anApplication(account: string, company: string, stage = "entry-sheet") {
  const id = randomUUID()
  const steps = ["entry-sheet", "web-test", "interview-1", "offer"]
  const body = JSON.stringify({ version: 0, company, stage, steps, documents: [], deadlines: [] })
  await ask(`/api/v1/applications/${id}`, { method: "PUT", headers: await headersOf(account), body })
  return id
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const thisYear = new Date().getFullYear()
const card = (page: Page, company: string) => page.locator("main article", { hasText: company })

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })
  /** One account per language, because both do this at the same time. */
  const people: Record<Language, string> = { en: "student", ja: "applicant" }

  // spec: pages.applications, pages.visa
  test("a visitor tracks a company and dates, finds them in the calendar, and has them in the account after signing in", {
    tag: "@both",
  }, async ({ page, language }) => {
    test.slow()
    const w = words[language]
    await withNothingKept(people[language])

    await page.goto(`/${language}/shukatsu-calendar/applications`)
    await untilRunning(page)
    await page.getByRole("button", { name: w.add }).tap()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel(w.company, { exact: true }).fill("Aozora Foods")
    await dialog.getByRole("button", { name: w.addDeadline }).tap()
    await dialog.getByLabel(w.day, { exact: true }).fill(inDays(5))
    await dialog.getByRole("button", { name: w.save, exact: true }).tap()
    await expect(dialog).toBeHidden()
    await expect(card(page, "Aozora Foods")).toContainText(new RegExp(w.entrySheet))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.goto(`/${language}/shukatsu-calendar/visa`)
    await untilRunning(page)
    await expect(page.getByText(w.noAdvice)).toBeVisible()
    const graduation = page.getByRole("group", { name: w.graduation })
    await graduation.getByLabel(w.year).fill(String(thisYear + 2))
    await graduation.getByLabel(w.month).fill("3")
    const expiry = page.getByRole("group", { name: w.card })
    await expiry.getByLabel(w.year).fill(String(thisYear + 2))
    await expiry.getByLabel(w.month).fill("2")
    await expiry.getByLabel(language === "ja" ? "日" : "Day").fill("10")
    await page.getByRole("button", { name: w.show }).tap()
    await expect(page.getByRole("heading", { name: w.due })).toBeFocused()
    await expect(page.getByText(w.extendFirst)).toBeVisible()
    await expect(page.locator("ol > li").first()).toContainText(w.extend)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.goto(`/${language}/shukatsu-calendar`)
    await expect(
      page
        .locator("main")
        .getByText(/Aozora Foods/)
        .first(),
    ).toBeVisible()

    await page.goto(`/${language}/sign-in-mail`)
    await fillCredentials(page, addressOf(people[language]), demoPassword)
    await expect(page).not.toHaveURL(/sign-in/)
    await expect
      .poll(() => page.evaluate(() => [localStorage.applications, localStorage["visa-plan"]]))
      .toEqual([undefined, undefined])
    expect(await applicationsOf(people[language])).toMatchObject([{ company: "Aozora Foods", version: 1 }])
    await page.goto(`/${language}/shukatsu-calendar/applications`)
    await expect(card(page, "Aozora Foods")).toHaveCount(1)
    await page.goto(`/${language}/shukatsu-calendar/visa`)
    await expect(page.getByText(w.extendFirst)).toBeVisible()
    await page.goto(`/${language}/shukatsu-calendar`)
    await expect(
      page
        .locator("main")
        .getByText(/Aozora Foods/)
        .first(),
    ).toBeVisible()
  })
})

const plan = {
  status: "student",
  graduation: `${thisYear + 1}-03-24`,
  cardExpiresOn: `${thisYear + 1}-04-30`,
  hasOffer: true,
  offeredOn: `${thisYear}-10-01`,
  startsOn: `${thisYear + 1}-04-01`,
  huntsOn: false,
}

test("the visa timeline prints its dates, steps and places, without form and buttons", {
  tag: "@both-long",
}, async ({ page, language }) => {
  const w = words[language]
  await page.addInitScript((kept) => localStorage.setItem("visa-plan", kept), JSON.stringify(plan))
  await page.goto(`/${language}/shukatsu-calendar/visa`)
  await untilRunning(page)
  await expect(page.getByRole("heading", { name: w.due })).toBeVisible()
  await expect.poll(() => page.locator("main ol > li").count()).toBeGreaterThanOrEqual(4)
  const sheets = await printed(page)
  expect(sheets.length).toBeLessThanOrEqual(3)
  const shown = sheets.join("").replaceAll(/\s+/g, " ")
  for (const text of [w.noAdvice, w.due, w.collect, w.printedGraduation]) expect(shown).toContain(text)
  for (const text of [w.changeDates, w.deleteDates, w.keptHere]) expect(shown).not.toContain(text)
})

test.describe("on a desk", () => {
  test.use({ viewport: { width: 1440, height: 900 } })
  const people: Record<Language, string> = { en: "verified", ja: "senpai" }

  // spec: events.tracker
  test("a student uses the board by keyboard alone, and reads what another tab changed", {
    tag: "@both-long",
  }, async ({ page, context, baseURL, language, problems }) => {
    const w = words[language]
    const account = people[language]
    await withNothingKept(account)
    await anApplication(account, "Kumo Systems")
    const id = await anApplication(account, "Aozora Foods")
    await beSignedIn(context, baseURL, account)
    await page.goto(`/${language}/shukatsu-calendar/applications`)
    await untilRunning(page)

    // By words.
    const stage = page.getByRole("combobox", { name: w.moveTo })
    await stage.selectOption({ label: w.toOffer })
    await expect(page.getByRole("status").filter({ hasText: "Kumo Systems" })).toContainText(w.offer)
    await expect(page.getByRole("region", { name: new RegExp(`^${w.offer}`) })).toContainText("Kumo Systems")

    const on = page.getByRole("button", { name: `Aozora Foods${w.on}` })
    await on.focus()
    await page.keyboard.press("Enter")
    const column = (name: string) => page.getByRole("region", { name: new RegExp(`^${name}`) })
    await expect(column(w.tests)).toContainText("Aozora Foods")
    await expect(page.getByRole("status").filter({ hasText: "Aozora Foods" })).toContainText(w.stage)
    await expect(on).toBeFocused()
    await page.keyboard.press("Alt+ArrowRight")
    await expect(column(w.interviews)).toContainText("Aozora Foods")
    await expect
      .poll(async () => (await applicationsOf(account))[0])
      .toMatchObject({ stage: "interview-1", version: 3 })
    await expectAccessible(page)

    // Another tab that has not been updated yet: it still shows the old list.
    problems.allow(/response 409/)
    const headers = await headersOf(account)
    const before = (await ask("/api/v1/applications", { headers })).text
    const stale = { contentType: "application/json", body: before }
    await page.route("**/api/v1/applications", (route) => route.fulfill(stale))
    const body = JSON.stringify({ version: 3, stage: "offer" })
    const moved = await ask(`/api/v1/applications/${id}/place`, { method: "PUT", headers, body })
    expect(moved.status).toBe(200)
    await page.keyboard.press("Alt+ArrowLeft")
    await expect(page.locator(".toast-region article")).toContainText(w.elsewhere)

    // The visa form starts with what the profile knows, and says so.
    if (language === "ja") return // a senpai, who has graduated
    await page.goto("/en/shukatsu-calendar/visa")
    const graduation = page.getByRole("group", { name: w.graduation })
    await expect(graduation.getByLabel(w.year)).toHaveValue(/^20\d\d$/)
    await expect(page.getByText(w.fromProfile)).toBeVisible()
  })

  // spec: events.tracker
  test("a student drags a card to another column, deletes it, and restores it", async ({
    page,
    context,
    baseURL,
  }) => {
    const w = words.en
    await withNothingKept("senpai")
    await anApplication("senpai", "Nagi Design")
    await beSignedIn(context, baseURL, "senpai")
    await page.goto("/en/shukatsu-calendar/applications")
    await untilRunning(page)
    const grip = card(page, "Nagi Design").locator("button.cursor-grab")
    const [from, to] = [
      await grip.boundingBox(),
      await page.getByRole("region", { name: /^Tests/ }).boundingBox(),
    ]
    await page.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 10)
    await page.mouse.down()
    await page.mouse.move((to?.x ?? 0) + 60, (to?.y ?? 0) + 60, { steps: 5 })
    await page.mouse.up()
    await expect(page.getByRole("region", { name: /^Tests/ })).toContainText("Nagi Design")

    await page.getByRole("button", { name: "Nagi Design", exact: true }).click()
    await page.getByRole("dialog").getByRole("button", { name: w.remove, exact: true }).click()
    await expect(card(page, "Nagi Design")).toHaveCount(0)
    await page.locator(".toast-region").getByRole("button", { name: w.undo }).click()
    await expect(card(page, "Nagi Design")).toBeVisible()
    expect(await applicationsOf("senpai")).toMatchObject([{ company: "Nagi Design", stage: "web-test" }])
  })
})
