// The members' directory on a phone: a member is found, greeted, reported, blocked and unblocked.
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, test } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"

const words = {
  en: {
    me: "Me",
    open: "Find people: Members’ directory",
    title: "Members",
    filters: "Filters",
    country: "From",
    typed: "ghan",
    reportOf: "Report Kofi Mensah",
    send: "Send the report",
    missing: "Please choose what is wrong.",
    reason: "It advertises or sells something",
    reported: "Thank you for telling us",
    block: "Block Kofi Mensah",
    blocked: "Kofi Mensah is blocked.",
    noMatch: "No one matches all of this",
    clear: "Clear everything",
    unblock: "Unblock Kofi Mensah",
    unblocked: "Kofi Mensah is no longer blocked.",
    close: "Close",
  },
  ja: {
    me: "マイページ",
    open: "メンバーを探す：メンバー一覧",
    title: "メンバー",
    filters: "絞り込む",
    country: "出身の国・地域",
    typed: "がーな",
    reportOf: "Kofi Mensahさんを通報する",
    send: "通報を送る",
    missing: "問題の種類を選んでください。",
    reason: "宣伝や勧誘をしている",
    reported: "お知らせいただき、ありがとうございます",
    block: "Kofi Mensahさんをブロックする",
    blocked: "Kofi Mensahさんをブロックしました。",
    noMatch: "すべての条件に合うメンバーはいません",
    clear: "条件をすべて外す",
    unblock: "Kofi Mensahさんのブロックをやめる",
    unblocked: "Kofi Mensahさんのブロックをやめました。",
    close: "閉じる",
  },
}
/** One account per language, because both block at the same time. */
const readers: Record<Language, string> = { en: "putri", ja: "lin" }
const KOFI = "Kofi Mensah"

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

// spec: 2.members, membership.directory
test("a member finds another by country, reports and blocks them, no longer sees them, and unblocks them in the account", {
  tag: "@both",
}, async ({ page, context, baseURL, language }) => {
  test.slow() // axe checks three screens
  const w = words[language]
  await beSignedIn(context, baseURL, readers[language])
  await page.goto(`/${language}/account`)
  await page.getByRole("link", { name: w.open }).tap()
  await expect(page.getByRole("heading", { name: w.title, level: 1 })).toBeVisible()
  await untilRunning(page)

  await page.getByRole("button", { name: w.filters }).tap()
  await page.getByRole("combobox", { name: w.country }).fill(w.typed)
  await page.getByRole("option").first().tap()
  await expect(page).toHaveURL(`/${language}/members?country=GH`)
  const people = page.getByRole("main").getByRole("list").getByRole("link")
  await expect(people.filter({ hasText: KOFI })).toBeVisible()
  await expect(people.filter({ hasText: "Camille Moreau" })).toHaveCount(0)
  await expectNoSidewaysScroll(page)

  // Back shows the previous list; forward the filter again.
  await page.goBack()
  await expect(people.filter({ hasText: "Camille Moreau" })).toBeVisible()
  await page.goForward()
  await expect(people.filter({ hasText: "Camille Moreau" })).toHaveCount(0)

  await people.filter({ hasText: KOFI }).tap()
  const dialog = page.getByRole("dialog", { name: KOFI })
  await expect(page).toHaveURL(/country=GH&person=[\da-f-]{36}$/)
  await expect(dialog).toContainText(language === "en" ? "Hiroshima" : "広島")
  await expectAccessible(page)

  await dialog.getByRole("button", { name: w.reportOf }).tap()
  await dialog.getByRole("button", { name: w.send }).tap()
  await expect(dialog).toContainText(w.missing)
  await dialog.getByLabel(w.reason).check()
  await expectAccessible(page)
  await dialog.getByRole("button", { name: w.send }).tap()
  await expect(dialog).toContainText(w.reported)
  await dialog.getByRole("button", { name: w.block }).tap()
  await expect(page.locator(".toast-region article")).toContainText(w.blocked)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole("main")).toContainText(w.noMatch)
  await page.getByRole("main").getByRole("link", { name: w.clear }).tap()
  await expect(page).toHaveURL(`/${language}/members`)
  await expect(people.filter({ hasText: "Camille Moreau" })).toBeVisible()
  await expect(people.filter({ hasText: KOFI })).toHaveCount(0)

  await page.goto(`/${language}/account/member-profile`)
  await untilRunning(page)
  await page.getByRole("button", { name: w.unblock }).tap()
  await expect(page.locator(".toast-region article")).toContainText(w.unblocked)
  await expect(page.getByRole("button", { name: w.unblock })).toHaveCount(0)
  await page.goto(`/${language}/members?country=GH`)
  await expect(people.filter({ hasText: KOFI })).toBeVisible()
})

// spec: pages.reported-members
test("a member says hello, which is accepted; an editor decides about a report, and the member is removed from the directory", async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  test.slow() // three people
  const reporter = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  await beSignedIn(reporter, baseURL, "minseo")
  const other = await reporter.newPage()
  await other.goto("/en/members?name=bolor")
  await untilRunning(other)
  await other
    .getByRole("main")
    .getByRole("link", { name: /Bolormaa/ })
    .click()
  const dialog = other.getByRole("dialog", { name: "Bolormaa" })
  await dialog.getByRole("button", { name: "Say hello" }).click()
  await dialog.getByRole("textbox", { name: "Your message" }).fill("Shall we practise group discussions?")
  await dialog.getByRole("textbox", { name: "How they can reach you" }).fill("LINE: minseo")
  await dialog.getByRole("button", { name: "Send", exact: true }).click()
  await expect(dialog).toContainText("You said hello to Bolormaa")

  const greeted = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  await beSignedIn(greeted, baseURL, "bolor")
  const bolormaa = await greeted.newPage()
  await bolormaa.goto("/en/members")
  await untilRunning(bolormaa)
  const hellos = bolormaa.getByRole("region", { name: "Hellos" })
  await expect(hellos).toContainText("Shall we practise group discussions?")
  await expect(hellos).not.toContainText("LINE: minseo")
  await expectAccessible(bolormaa)
  await expectNoSidewaysScroll(bolormaa)
  await hellos.getByRole("textbox").fill("bolormaa@university.example")
  await hellos.getByRole("button", { name: /^Accept/ }).click()
  await expect(hellos).toContainText("LINE: minseo")
  await expect(dialog).toContainText("bolormaa@university.example")
  await greeted.close()

  await dialog.getByRole("button", { name: "Report Bolormaa" }).click()
  await other.getByLabel("Something else").check()
  await other.getByLabel("In your own words").fill("She asks everybody to join her dairy farm.")
  await other.getByRole("button", { name: "Send the report" }).click()
  await expect(other.getByRole("dialog")).toContainText("Thank you")

  await beSignedIn(context, baseURL, "editor")
  await page.goto("/en/editors/reported-members")
  await untilRunning(page)
  await page
    .getByRole("navigation")
    .getByRole("button", { name: /Bolormaa/ })
    .click()
  await expect(page.getByRole("article", { name: "Bolormaa" })).toContainText("join her dairy farm")
  await page.getByRole("button", { name: "Out of the directory until fixed" }).click()
  await page.getByLabel("Reason", { exact: true }).selectOption("advertising")
  await page.getByRole("button", { name: "Decide now" }).click()
  await expect(page.locator(".toast-region article")).toContainText("until fixed")

  await other.goto("/en/members?name=bolor")
  await expect(other.getByRole("main")).toContainText("No one matches all of this")
  await reporter.close()
})
