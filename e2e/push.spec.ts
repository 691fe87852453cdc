// Push notifications on a device, enabled and disabled by a click; and quiet hours.
import { createECDH, randomBytes } from "node:crypto"
import type { Browser, Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { expect, test } from "./support/own-site.ts"
import { signIn } from "./support/session.ts"

const words = {
  en: {
    on: "Turn on notifications on this device",
    off: "Turn off on this device",
    blocked: "Your browser blocks our notifications",
    quiet: "Keep these hours quiet",
    from: "From",
    zone: "Time zone",
    save: "Save",
    saved: "Your choice is saved.",
  },
  ja: {
    on: "この端末で通知を受け取る",
    off: "この端末の通知をオフにする",
    blocked: "ブラウザーの設定で通知がブロックされています",
    quiet: "この時間は通知を控える",
    from: "開始",
    zone: "タイムゾーン",
    save: "保存する",
    saved: "設定を保存しました。",
  },
}

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  timezoneId: "Asia/Seoul",
  serviceWorkers: "allow",
})

/**
 * A browser that grants permission. Its push service is on the internet and a headless one shows no prompt,
 * so these are replaced; the rest is real.
 */
async function subscribesByItself(page: Page) {
  const pair = createECDH("prime256v1")
  pair.generateKeys()
  const made = {
    endpoint: "https://push.invalid/device",
    keys: { p256dh: pair.getPublicKey("base64url"), auth: randomBytes(16).toString("base64url") },
  }
  await page.addInitScript((json) => {
    let subscription: object | null = null
    const off = async () => {
      subscription = null
      sessionStorage.removeItem("subscribed")
      return true
    }
    const on = () => {
      sessionStorage.setItem("subscribed", "1")
      subscription = { toJSON: () => json, unsubscribe: off, options: {} }
      return subscription
    }
    if (sessionStorage.getItem("subscribed")) on()
    Object.defineProperty(Notification, "permission", { get: () => "granted" })
    Object.assign(Notification, { requestPermission: async () => "granted" })
    Object.assign(PushManager.prototype, {
      subscribe: async () => on(),
      getSubscription: async () => subscription,
    })
  }, made)
}

// spec: membership.notifications
test("a member enables notifications on a device, and disables them", { tag: "@both-long" }, async ({
  page,
  language,
}) => {
  test.slow()
  const w = words[language]
  await subscribesByItself(page)
  await signIn(page, language === "en" ? "student" : "senpai")
  await page.goto(`/${language}/account/notifications-settings`)
  await untilRunning(page)
  await page.getByRole("button", { name: w.on }).tap()
  await expect(page.getByRole("button", { name: w.off })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)
  expect(new URL(worker ?? "").pathname).toBe("/service-worker.js")

  await page.reload()
  await untilRunning(page)
  await page.getByRole("button", { name: w.off }).tap()
  await expect(page.getByRole("button", { name: w.on })).toBeVisible()

  await page.getByLabel(w.quiet).check()
  await page.getByLabel(w.from, { exact: true }).fill("21:30")
  await page.getByRole("button", { name: w.save, exact: true }).tap()
  await expect(page.locator(".toast-region article")).toContainText(w.saved)
  await page.reload()
  await expect(page.getByLabel(w.quiet)).toBeChecked()
  await expect(page.getByLabel(w.from, { exact: true })).toHaveValue("21:30")
  await expect(page.getByLabel(w.zone)).toHaveValue("Asia/Seoul")
})

/** Browsers differ before a choice is made: most prompt, a headless one blocks. */
async function blocksNotifications(page: Page, browser: Browser, origin: string) {
  const ofPage = await page.context().newCDPSession(page)
  const { browserContextId } = (await ofPage.send("Target.getTargetInfo")).targetInfo
  const ofBrowser = await browser.newBrowserCDPSession()
  const permission = { name: "notifications" }
  const setting = "denied"
  await ofBrowser.send("Browser.setPermission", {
    permission,
    setting,
    origin,
    ...(browserContextId ? { browserContextId } : {}),
  })
}

test("a member whose browser blocks notifications reads how to allow them, and sees no prompt", async ({
  page,
  browser,
  baseURL,
}) => {
  await blocksNotifications(page, browser, baseURL ?? "")
  await signIn(page, "verified")
  await page.goto("/en/account/notifications-settings")
  await expect(page.getByText(words.en.blocked)).toBeVisible()
  await expectAccessible(page)
})

test("a student is asked about notifications after a question, and only once", async ({ page }) => {
  test.slow() // two questions, and axe
  await page.addInitScript(() => Object.defineProperty(Notification, "permission", { get: () => "default" }))
  await signIn(page, "student")
  const ask = async (title: string) => {
    await page.goto("/en/community/ask-senpai?ask=1")
    await untilRunning(page)
    await page.getByRole("textbox", { name: "Your question in one sentence" }).fill(title)
    await page.getByRole("textbox", { name: "Tell us a little more" }).fill("I am nervous about it.")
    await page.getByRole("checkbox", { name: "Interviews" }).check()
    await page.getByRole("button", { name: "Post the question" }).tap()
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible()
    await expect(page.locator(".toast-region article")).toContainText("Your question is posted.")
  }
  const dialog = page.getByRole("dialog", { name: "Shall we let you know when something happens?" })
  await ask("May I bring water to a group discussion?")
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "Not now" }).last().tap()
  await expect(dialog).toBeHidden()
  await ask("May I bring notes to a group discussion?")
  expect(await page.evaluate(() => localStorage.getItem("push.asked"))).toBe("1")
  await expect(dialog).toBeHidden()
})
