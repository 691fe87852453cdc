// Forgotten and changed passwords, on a site of our own: they end everybody's sessions.
import { expectAccessible, expectNoSidewaysScroll } from "./support/fixtures.ts"
import { expect, test } from "./support/own-site.ts"
import { addressOf, demoPassword, expectSignedIn, fillCredentials } from "./support/sign-in.ts"

const newPassword = "kotatsu mikan yuki 42"

const words = {
  en: {
    mailbox: "Open the development mailbox",
    resetSubject: "Choose a new password",
    done: "Your new password is set",
    gone: "This link no longer works",
  },
  ja: {
    mailbox: "開発用メールボックスを開く",
    resetSubject: "パスワードの再設定",
    done: "新しいパスワードを設定しました",
    gone: "このリンクは使えません",
  },
}

test("a forgotten password is replaced by the link from the mail", async ({
  page,
  language,
  browser,
  baseURL,
  problems,
}) => {
  problems.allow(/response (401|422)/)
  test.slow()
  const t = words[language]
  // Somebody is signed in elsewhere with the old password.
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" })
  const other = await elsewhere.newPage()
  await other.goto("/sign-in-mail")
  await fillCredentials(other, addressOf("student"), demoPassword)
  await expectSignedIn(elsewhere)

  await page.goto(`/${language}/sign-in-mail`)
  await page.locator('main a[href$="/forgot-password"]').click()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.locator("#email").fill(addressOf("student"))
  await page.locator('main button[type="submit"]').click()
  await expect(page).toHaveURL(new RegExp(`/${language}/forgot-password/send$`))
  await expectAccessible(page)

  await page.getByRole("link", { name: t.mailbox }).click()
  const mail = page
    .locator("article", { hasText: addressOf("student") })
    .filter({ hasText: "/forgot-password/reset/" })
  await expect(async () => {
    await page.locator("main button").first().click()
    await expect(mail.first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const link =
    (await mail.first().locator('a[href*="/forgot-password/reset/"]').first().getAttribute("href")) ?? ""
  const token = link.split("/").at(-1) ?? ""

  const told: string[] = []
  page.on("request", (request) => {
    if ((request.headers().referer ?? "").includes(token)) told.push(request.url())
  })
  await page.goto(`/${language}/forgot-password/reset/${token}`)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.locator("#password").fill("password12345")
  await page.locator('main button[type="submit"]').click()
  await expect(page.locator("#password-error")).toBeVisible()
  await page.locator("#password").fill(newPassword)
  await page.locator('main button[type="submit"]').click()
  await expect(page.getByRole("heading", { name: t.done })).toBeVisible()
  expect(told).toEqual([])

  await page.locator('main a[href$="/sign-in-mail"]').click()
  await fillCredentials(page, addressOf("student"), newPassword)
  await expectSignedIn(page.context())

  await page.goto(`/${language}/forgot-password/reset/${token}`)
  await expect(page.getByRole("heading", { name: t.gone })).toBeVisible()
  await other.goto("/account/security")
  await expect(other).toHaveURL(/\/sign-in$/)
  await elsewhere.close()
})

test("an unknown address gets the same answer and no mail", async ({ page, language }) => {
  await page.goto(`/${language}/forgot-password`)
  await page.locator("#email").fill("nobody@shirube.example")
  await page.locator('main button[type="submit"]').click()
  await expect(page).toHaveURL(new RegExp(`/${language}/forgot-password/send$`))
  await page.goto("/dev/mailbox")
  await expect(page.getByText("nobody@shirube.example")).toHaveCount(0)
})

test("a changed password keeps this device and signs out the others", async ({
  page,
  language,
  browser,
  baseURL,
  problems,
}) => {
  problems.allow(/response (401|422)/)
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" })
  const other = await elsewhere.newPage()
  for (const tab of [page, other]) {
    await tab.goto("/sign-in-mail")
    await fillCredentials(tab, addressOf("verified"), demoPassword)
    await expectSignedIn(tab.context())
  }
  await page.goto(`/${language}/account/security/password`)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.locator("#current-password").fill("not the password")
  await page.locator("#password").fill(newPassword)
  await page.locator('main button[type="submit"]').click()
  await expect(page.locator("#current-password-error")).toBeVisible()
  await page.locator("#current-password").fill(demoPassword)
  await page.locator('main button[type="submit"]').click()
  await expect(page).toHaveURL(new RegExp(`/${language}/account/security$`))
  await other.goto("/account/security")
  await expect(other).toHaveURL(/\/sign-in$/)
  await elsewhere.close()
})
