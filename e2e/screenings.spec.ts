// A senpai whose screening runs out renews it on a phone, an editor confirms it, and the senpai stops later.
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, test } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"

const words = {
  en: {
    open: /^Renew it: Renew your screening as a senpai/,
    title: "Renew your screening",
    proof: "In your own words",
    send: "Send the renewal",
    sent: "Your renewal is with our editors",
    waiting: "You sent your renewal on",
    kind: "Renewal of a screening",
    notes: /Interview notes$/,
    note: "New note",
    addNote: "Add the note",
    approve: "Approve",
    confirm: "Approve now",
    valid: /^Valid until .*2028$/,
    later: "You can renew it from",
    stop: "Stop being a senpai",
    stays: "Your answers and tips stay.",
    stopNow: "Stop now",
    stopped: "You stopped being a senpai on",
    again: "Apply again",
  },
  ja: {
    open: /^更新する：先輩の審査を更新してください/,
    title: "審査を更新する",
    proof: "ことばで説明",
    send: "更新の内容を送る",
    sent: "更新の内容を受け付けました",
    waiting: "に更新の内容を受け付けました",
    kind: "審査の更新",
    notes: /面談メモを開く/,
    note: "新しいメモ",
    addNote: "メモを追加する",
    approve: "承認",
    confirm: "承認する",
    valid: /^2028年.*まで有効です$/,
    later: "から更新できます",
    stop: "先輩をやめる",
    stays: "回答とヒントはそのまま残ります。",
    stopNow: "やめる",
    stopped: "に先輩としての登録を終了しました",
    again: "もう一度応募する",
  },
} as const satisfies Record<Language, object>
/** One senpai per language, because both renew and stop at the same time. */
const senpai: Record<Language, { account: string; name: string }> = {
  en: { account: "jiaxin-li", name: "李 佳欣" },
  ja: { account: "chayanee-suksai", name: "Chayanee Suksai" },
}
const PROOF = "My team is on the page about our company."
const NOTE = "Called the company: still there, now a team leader."

test("a senpai whose screening runs out renews it, an editor confirms it, and the senpai stops later", {
  tag: "@both-long",
}, async ({ browser, baseURL, language }) => {
  test.slow() // two people, and axe checks five screens
  const w = words[language]
  const { account, name } = senpai[language]
  const open = async (who: string, more: object = {}) => {
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), ...more })
    await beSignedIn(context, baseURL, who)
    return context.newPage()
  }

  const phone = await open(account, { viewport: { width: 360, height: 740 }, hasTouch: true })
  await phone.goto(`/${language}/account`)
  await untilRunning(phone)
  await phone.getByRole("link", { name: w.open }).tap()
  await expect(phone.getByRole("heading", { name: w.title, level: 1 })).toBeVisible()
  await untilRunning(phone)
  await expectAccessible(phone)
  await expectNoSidewaysScroll(phone)
  await phone.getByLabel(w.proof).fill(PROOF)
  await phone.getByRole("button", { name: w.send }).tap()
  await expect(phone).toHaveURL(`/${language}/account/senpai`)
  const main = phone.getByRole("main")
  await expect(main).toContainText(w.waiting)
  await expectAccessible(phone, ["light", "dark"])
  await expectNoSidewaysScroll(phone)

  const editor = await open("editor")
  await editor.goto(`/${language}/editors/senpai`)
  await untilRunning(editor)
  await editor.getByRole("navigation").getByRole("button", { name }).click()
  const sheet = editor.getByRole("article", { name })
  await expect(sheet).toContainText(w.kind)
  await expect(sheet).toContainText(PROOF)
  await sheet.getByRole("link", { name: w.notes }).click()
  await expect(editor.getByRole("heading", { name, level: 1 })).toBeVisible()
  await untilRunning(editor)
  await editor.getByLabel(w.note).fill(NOTE)
  await editor.getByRole("button", { name: w.addNote }).click()
  await expect(editor.getByRole("listitem").filter({ hasText: NOTE })).toBeVisible()
  await expectAccessible(editor)
  await expectNoSidewaysScroll(editor)
  await editor.goto(`/${language}/editors/senpai`)
  await untilRunning(editor)
  await editor.getByRole("navigation").getByRole("button", { name }).click()
  // In this sheet: the oldest review's is shown until the chosen one has loaded.
  await sheet.getByRole("button", { name: w.approve, exact: true }).click()
  await sheet.getByRole("button", { name: w.confirm, exact: true }).click()
  await expect(editor.locator(".toast-region article")).toContainText(name)

  // The open page follows by itself.
  await expect(main.getByText(w.valid)).toBeVisible()
  await expect(main).toContainText(w.later)
  await main.getByRole("button", { name: w.stop }).tap()
  const dialog = phone.getByRole("dialog")
  await expect(dialog).toContainText(w.stays)
  await expectAccessible(phone)
  await dialog.getByRole("button", { name: w.stopNow, exact: true }).tap()
  await expect(main).toContainText(w.stopped)
  await expect(main.getByRole("link", { name: w.again })).toBeVisible()
  await expect(main.getByRole("button", { name: w.stop })).toHaveCount(0)
})
