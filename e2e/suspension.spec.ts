// An editor suspends a member from the report queue: the member's open page shows why, they appeal, and the
// editor lifts it.
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, test } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"

const words = {
  en: {
    report: (name: string) => `Report ${name}`,
    reason: "It insults or hurts people",
    send: "Send the report",
    thanks: "Thank you for telling us",
    out: "Out of the directory for good",
    suspend: "Also suspend the account",
    days: "For 7 days",
    why: "Reason for the suspension",
    harassment: "You insulted or harassed other people.",
    decide: "Decide now",
    title: "Your account is suspended",
    appealBox: "Why is the suspension a mistake?",
    appeal: "Send the appeal",
    sent: "Your appeal was sent",
    lift: "Lift the suspension",
    lifted: "Decided: Lift the suspension",
    noMatch: "No one matches all of this",
  },
  ja: {
    report: (name: string) => `${name}さんを通報する`,
    reason: "人を傷つける内容がある",
    send: "通報を送る",
    thanks: "お知らせいただき、ありがとうございます",
    out: "今後も一覧に載せない",
    suspend: "アカウントの利用も停止する",
    days: "7日間",
    why: "利用停止の理由",
    harassment: "ほかの方を傷つける行為や嫌がらせがありました。",
    decide: "この内容で決定する",
    title: "アカウントの利用が停止されています",
    appealBox: "利用停止が間違いだと思う理由",
    appeal: "申し立てを送る",
    sent: "申し立てを受け付けました",
    lift: "利用停止を解除する",
    lifted: "利用停止を解除する",
    noMatch: "すべての条件に合うメンバーはいません",
  },
}
/** One member per language, because both are suspended at the same time. */
const members: Record<Language, { account: string; name: string; search: string }> = {
  en: { account: "thiri", name: "Thiri", search: "thiri" },
  ja: { account: "nadia", name: "Nadia Rahman", search: "nadia" },
}
const APPEAL = "Another person used my telephone that evening."

test("a member is suspended from the report queue, reads why, appeals, and returns when an editor lifts it", {
  tag: "@both-long",
}, async ({ browser, baseURL, language }) => {
  test.slow() // three people, and axe checks three screens
  const w = words[language]
  const { account, name, search } = members[language]
  const open = async (who: string, more: object = {}) => {
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), ...more })
    await beSignedIn(context, baseURL, who)
    return context.newPage()
  }

  const reporter = await open("minseo")
  const found = `/${language}/members?name=${search}`
  await reporter.goto(found)
  await untilRunning(reporter)
  await reporter
    .getByRole("main")
    .getByRole("link", { name: new RegExp(`^${name}`) })
    .click()
  await reporter.getByRole("button", { name: w.report(name) }).click()
  await reporter.getByLabel(w.reason).check()
  await reporter.getByRole("button", { name: w.send }).click()
  await expect(reporter.getByRole("dialog")).toContainText(w.thanks)

  // On a phone, reading saved items, when it happens.
  const member = await open(account, { viewport: { width: 360, height: 740 }, hasTouch: true })
  await member.goto(`/${language}/account/saved/article`)
  await untilRunning(member)

  const editor = await open("editor")
  await editor.goto(`/${language}/editors/reported-members`)
  await untilRunning(editor)
  await editor.getByRole("navigation").getByRole("button", { name }).click()
  // The editor reads the reporter's reason.
  await expect(editor.getByRole("article", { name })).toContainText(w.reason)
  await editor.getByRole("button", { name: w.out }).click()
  await editor.getByLabel(w.suspend).selectOption({ label: w.days })
  await editor.getByLabel(w.why).selectOption({ label: w.harassment })
  await expectAccessible(editor)
  await editor.getByRole("button", { name: w.decide }).click()
  await expect(editor.locator(".toast-region article")).toContainText(w.out)

  await expect(member.getByRole("heading", { name: w.title, level: 1 })).toBeVisible()
  await expect(member).toHaveURL(`/${language}/account/suspended`)
  await expect(member.getByRole("main")).toContainText(w.harassment)
  await expectAccessible(member)
  await expectNoSidewaysScroll(member)
  // Public pages stay readable without signing the member out; account pages redirect.
  await member.goto(`/${language}/`)
  await untilRunning(member)
  await member.goto(`/${language}/account`)
  await expect(member).toHaveURL(`/${language}/account/suspended`)
  await reporter.goto(found)
  await expect(reporter.getByRole("main")).toContainText(w.noMatch)

  await untilRunning(member)
  await member.getByLabel(w.appealBox).fill(APPEAL)
  await member.getByRole("button", { name: w.appeal }).tap()
  await expect(member.getByRole("main")).toContainText(w.sent)
  await expect(member.getByRole("main")).toContainText(APPEAL)

  await editor.goto(`/${language}/editors/appeals`)
  await untilRunning(editor)
  await editor.getByRole("navigation").getByRole("button", { name }).click()
  await expect(editor.getByRole("article", { name })).toContainText(APPEAL)
  await editor.getByRole("button", { name: w.lift }).click()
  await expectAccessible(editor)
  await editor.getByRole("button", { name: w.decide }).click()
  await expect(editor.locator(".toast-region article")).toContainText(w.lifted)

  await expect(member).toHaveURL(`/${language}/account`)
  await member.goto(`/${language}/account/saved/article`)
  await expect(member).toHaveURL(`/${language}/account/saved/article`)
})
