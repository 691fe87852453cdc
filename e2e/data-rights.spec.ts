// Account notifications, the data export, and deleting the account: a student on a phone.
import { expectAccessible, expectNoSidewaysScroll, type Language } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { expect, test } from "./support/own-site.ts"
import { forgetSession, signIn } from "./support/session.ts"
import { addressOf, demoPassword } from "./support/sign-in.ts"

const words = {
  en: {
    title: "Your data",
    ask: "Ask for my data",
    download: "Download (ZIP)",
    news: "Your data is ready to download",
    markAll: "Mark all as read",
    account: "Your account",
    mail: "By email, at once",
    digest: "How often",
    save: "Save",
    saved: "Your choice is saved.",
    leave: "Delete my account",
    password: "Your password",
    confirm: "Yes, delete it",
    stay: "Keep my account",
    stayed: "Your account will not be deleted.",
    stop: "Yes, stop them",
    stopped: "Stopped",
  },
  ja: {
    title: "データの管理",
    ask: "データを申し込む",
    download: "ダウンロード（ZIP）",
    news: "データのダウンロードの準備ができました",
    markAll: "すべて既読にする",
    account: "アカウント",
    mail: "メールですぐに受け取る",
    digest: "頻度",
    save: "保存する",
    saved: "設定を保存しました。",
    leave: "アカウントを削除する",
    password: "現在のパスワード",
    confirm: "削除する",
    stay: "アカウントを残す",
    stayed: "アカウントは削除されません。",
    stop: "配信を停止する",
    stopped: "停止しました",
  },
}
/** One account per language, because both change it at the same time. */
const people: Record<Language, "student" | "senpai"> = { en: "student", ja: "senpai" }

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

// spec: 2.notifications, pages.data
test("a student downloads an archive of their data, is notified by email and on the site, and chooses their notifications", {
  tag: "@both",
}, async ({ page, language, ownSite }) => {
  test.slow()
  const w = words[language]
  const email = addressOf(people[language])
  await signIn(page, people[language])
  // If it is ready before the page listens, it is shown on the next visit.
  const isListening = page.waitForResponse("**/api/v1/live")
  await page.goto(`/${language}/account/data`)
  await untilRunning(page)
  await expect(page.getByRole("heading", { name: w.title, level: 1 })).toBeVisible()
  await isListening
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole("button", { name: w.ask }).tap()
  const link = page.getByRole("link", { name: w.download })
  await expect(link).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent("download"), link.tap()])
  expect(download.suggestedFilename()).toBe("shirube.zip")

  const mail = await ownSite.mail.takeMail(email, w.news)
  expect(mail.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click")

  await page.goto(`/${language}/account/notifications`)
  await untilRunning(page)
  await expect(page.getByRole("link", { name: w.news })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole("button", { name: w.markAll }).tap()
  await expect(page.getByRole("button", { name: w.markAll })).toHaveCount(0)

  await page.goto(`/${language}/account/notifications-settings`)
  await untilRunning(page)
  await page.getByLabel(w.digest).selectOption("weekly")
  await page.getByRole("button", { name: w.save, exact: true }).tap()
  await expect(page.locator(".toast-region article")).toContainText(w.saved)
  await expectAccessible(page)

  // The link in the email works without signing in.
  await forgetSession(page)
  const stop = /https?:\/\/\S+\/email\/unsubscribe\S+/.exec(mail.text)?.[0] ?? ""
  await page.goto(stop.replace("/email/", `/${language}/email/`))
  await untilRunning(page)
  await expectAccessible(page)
  await page.getByRole("button", { name: w.stop }).tap()
  await expect(page.getByRole("heading", { name: w.stopped })).toBeVisible()
  await signIn(page, people[language])
  await page.goto(`/${language}/account/notifications-settings`)
  const choices = page.getByRole("region", { name: w.account, exact: true })
  await expect(choices.getByLabel(w.mail)).not.toBeChecked()
})

// spec: pages.data
test("a student who requested deletion reads it at the next sign-in, and can cancel it", {
  tag: "@both-long",
}, async ({ page, language }) => {
  test.slow()
  const w = words[language]
  await signIn(page, people[language])
  await page.goto(`/${language}/account/data`)
  await untilRunning(page)
  await page.getByRole("button", { name: w.leave }).tap()
  await page.getByLabel(w.password).fill(demoPassword)
  await page.getByRole("button", { name: w.confirm, exact: true }).tap()
  await expect(page.getByRole("button", { name: w.stay })).toBeVisible()
  await expectAccessible(page)

  await forgetSession(page)
  await page.goto(`/${language}/sign-in-mail`)
  await untilRunning(page)
  await page.locator('main input[type="email"]').fill(addressOf(people[language]))
  await page.locator('main input[autocomplete="current-password"]').fill(demoPassword)
  await page.locator('main button[type="submit"]').tap()
  await expect(page).toHaveURL(`/${language}/account/data`)
  await page.getByRole("button", { name: w.stay }).tap()
  await expect(page.locator(".toast-region article")).toContainText(w.stayed)
  await expect(page.getByRole("button", { name: w.leave })).toBeVisible()
})
