// Account security: sessions, second factor, passkeys. On a site of its own, as localhost.
import type { Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll, type Language } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { expect, test } from "./support/own-site.ts"
import {
  addressOf,
  demoPassword,
  expectSignedIn,
  expectSignedOutAtHome,
  fillCredentials,
  wordsOf,
} from "./support/sign-in.ts"
import { codeOf } from "./support/totp.ts"

const words = {
  en: {
    thisDevice: "This device",
    endOthers: "Sign out everywhere else",
    setUp: "Set up",
    kept: "I have kept them",
    useRecovery: "Use a recovery code instead",
    addPasskey: "Add a passkey",
    added: "The passkey has been added.",
    remove: /^Remove /,
    rename: /^Rename /,
    noPasskey: "You have no passkey yet.",
    newDevice: "New sign-in to your account",
    firefox: "Firefox on Linux",
    endFirefox: "Sign out on Firefox on Linux",
    firefoxEnded: "Signed out on Firefox on Linux.",
  },
  ja: {
    thisDevice: "この端末",
    endOthers: "ほかのすべての端末からサインアウトする",
    setUp: "設定する",
    kept: "保管しました",
    useRecovery: "代わりにリカバリーコードを使う",
    addPasskey: "パスキーを追加する",
    added: "パスキーを追加しました。",
    remove: /を削除する$/,
    rename: /の名前を変える$/,
    noPasskey: "パスキーはまだありません。",
    newDevice: "新しい端末からのサインイン",
    firefox: "LinuxのFirefox",
    endFirefox: "LinuxのFirefoxをサインアウトする",
    firefoxEnded: "LinuxのFirefoxをサインアウトしました。",
  },
}

const inJapan = (at: Date, language: Language) =>
  new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Asia/Tokyo",
  }).format(at)

async function enter(page: Page, account: string, path = "/account/security") {
  await page.goto(path)
  await untilRunning(page)
  await page.locator('main a[href$="/sign-in-mail"]').click()
  await fillCredentials(page, addressOf(account), demoPassword)
}

/** The dialog that asks for the password again. */
async function prove(page: Page) {
  const dialog = page.locator("dialog[open]")
  await dialog.locator('input[type="password"]').fill(demoPassword)
  await dialog.locator('button[type="submit"]').click()
}

// spec: sign-in.new-device
test("a member gets a mail about a new device, and its link leads to the page that ends the session", async ({
  page,
  language,
  browser,
  baseURL,
  ownSite,
}) => {
  test.slow()
  const t = words[language]
  await enter(page, "applicant", `/${language}/account/security`)
  await expect(page.getByText(t.thisDevice)).toBeVisible()

  const stranger = await browser.newContext({
    baseURL: baseURL ?? "",
    userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  })
  const far = await stranger.newPage()
  const started = new Date()
  await enter(far, "applicant")
  await expectSignedIn(stranger)

  // This browser was a new device too.
  let text = ""
  while (!text.includes(t.firefox))
    ({ text } = await ownSite.mail.takeMail(addressOf("applicant"), t.newDevice))
  const moments = [started, new Date()].map((at) => inJapan(at, language))
  expect(moments.filter((moment) => text.includes(moment))).not.toEqual([])

  const [link = ""] = /^http\S+$/m.exec(text) ?? []
  await page.goto(link)
  await expect(page).toHaveURL(`${baseURL}/account/security`)
  await expect(page.locator("html")).toHaveAttribute("lang", language)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole("button", { name: t.endFirefox }).click()
  await expect(page.getByText(t.firefoxEnded)).toBeVisible()
  await expect(page.getByRole("button", { name: t.endFirefox })).toHaveCount(0)
  await expect(page.getByText(t.thisDevice)).toBeVisible()
  await far.goto("/account/security")
  await expect(far).toHaveURL(/\/sign-out$/)

  // A known device causes no mail; all other sessions can be ended at once.
  await enter(far, "applicant")
  await expectSignedIn(stranger)
  await page.reload()
  await page.getByRole("button", { name: t.endOthers }).click()
  await expect(page.getByRole("button", { name: t.endFirefox })).toHaveCount(0)
  await far.goto("/account/security")
  await expect(far).toHaveURL(/\/sign-out$/)
  const subjects = ownSite.mail.mailsTo(addressOf("applicant")).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes(t.newDevice))).toEqual([])
  await stranger.close()
})

// spec: 2.security, sign-in.second-factor
test("a member with an authenticator app cannot sign in with the password alone", {
  tag: "@both-long",
}, async ({ page, language, browser, baseURL, problems }) => {
  problems.allow(/response (401|422)/)
  test.slow()
  const t = words[language]
  await enter(page, "senpai", `/${language}/account/security`)
  await page.getByRole("button", { name: t.setUp, exact: true }).click()
  await expectAccessible(page)
  await prove(page)
  const key = page.locator("main p.font-mono")
  await expect(key).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const secret = ((await key.textContent()) ?? "").replaceAll(" ", "")
  await page.locator("#totp-code").fill("000000")
  await page.locator("#totp-code").press("Enter")
  await expect(page.locator("#totp-code-error")).toBeVisible()
  await page.locator("#totp-code").fill(codeOf(secret))
  await page.locator("#totp-code").press("Enter")
  const codes = page.locator("main ul.font-mono li")
  await expect(codes).toHaveCount(10)
  await expectAccessible(page)
  const recovery = (await codes.first().textContent()) ?? ""
  await page.getByRole("button", { name: t.kept }).click()
  await expect(codes).toHaveCount(0)

  for (const way of ["app", "recovery code"] as const) {
    const context = await browser.newContext({ baseURL: baseURL ?? "", locale: language })
    const again = await context.newPage()
    if (way === "app") {
      await enter(again, "senpai", `/${language}/account/security`)
      await expectAccessible(again)
      await expectNoSidewaysScroll(again)
      await again.locator("#code").fill(codeOf(secret, 1))
    } else {
      // On a slow network the form is sent before the scripts have arrived.
      await again.route(/\.js$/, (route) => route.abort())
      await again.goto(`/${language}/sign-in-mail`)
      await again.unroute(/\.js$/)
      await fillCredentials(again, addressOf("senpai"), demoPassword)
      await again.getByRole("button", { name: t.useRecovery }).click()
      await again.locator("#recovery-code").fill(recovery.toLowerCase())
    }
    await again.locator('main button[type="submit"]').click()
    await expect(again).toHaveURL(
      way === "app" ? new RegExp(`/${language}/account/security$`) : /\/(en|ja)?$/,
    )
    await context.close()
  }
})

// spec: sign-in.passkey
test("a member adds a passkey, signs in with it alone, names it and deletes it", async ({
  page,
  language,
  problems,
}) => {
  problems.allow(/response 401/)
  test.slow()
  const t = words[language]
  const devices = await page.context().newCDPSession(page)
  await devices.send("WebAuthn.enable")
  await devices.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await enter(page, "editor", `/${language}/account/security`)
  await page.getByRole("button", { name: t.addPasskey }).click()
  await prove(page)
  await expect(page.locator("main ul.font-mono li")).toHaveCount(10)
  await page.getByRole("button", { name: t.kept }).click()

  await page.goto("/sign-out")
  await expectSignedOutAtHome(page, language)
  await page.goto(`/${language}/sign-in`)
  await page.getByRole("button", { name: wordsOf(language).passkey }).click()
  await expectSignedIn(page.context())

  await page.goto(`/${language}/account/security`)
  await page.getByRole("button", { name: t.rename }).click()
  await page.locator("#passkey-name").fill("私の鍵")
  await page.locator("#passkey-name").press("Enter")
  await expect(page.getByText("私の鍵", { exact: true })).toBeVisible()
  await page.getByRole("button", { name: t.remove }).click()
  await prove(page)
  await expect(page.getByText(t.noPasskey)).toBeVisible()
})
