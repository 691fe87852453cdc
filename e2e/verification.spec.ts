// A student shows to be one, on a phone: by university mail, or by a card that an editor approves at the desk.
import { expect, type Language, signIn, test } from "./support/fixtures.ts"
import { ask } from "./support/http.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"
import { chooseMonth } from "./support/sign-up.ts"

const words = {
  en: {
    email: "University email address",
    number: "Student ID number",
    send: "Send me the link",
    sent: "Check your university email",
    confirm: "Yes, this is my address",
    done: "You are a verified student",
  },
  ja: {
    email: "大学のメールアドレス",
    number: "学籍番号",
    send: "確認メールを送る",
    sent: "大学のメールを確認してください",
    confirm: "はい、私のアドレスです",
    done: "在学確認が完了しました",
  },
}
/** Each language has a student of its own: they are verified at the same time. */
const students: Record<Language, "student" | "verified"> = { en: "student", ja: "verified" }

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

async function linkTo(address: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const { items } = JSON.parse((await ask("/api/v1/dev/mails")).text)
      const mail = items.find(({ to }: { to: string }) => to === address)
      link = /\/email\/verify\?token=[\w-]+/.exec(mail?.text ?? "")?.[0]
      return link
    })
    .toBeTruthy()
  return link ?? ""
}

test("a university address and a pressed button make a verified student", {
  tag: "@both",
}, async ({ page, language }) => {
  const w = words[language]
  await signIn(page, students[language])
  const address = `${language}-${Date.now()}@journey.ac.jp`
  await page.goto(`/${language}/sign-up/student-verification/1`)
  await untilRunning(page)
  await page.getByLabel(w.email).fill(address)
  await page.getByLabel(w.number).fill(`１Ａ２３－${String(Date.now()).slice(-6)}`)
  const graduation = page.locator("#graduation-month")
  if (await graduation.isVisible()) await chooseMonth(page, "#graduation-month", ["2029", "09"])
  await page.getByRole("button", { name: w.send }).click()
  await expect(page.getByRole("heading", { level: 1, name: w.sent })).toBeVisible()
  await page.goto(`/${language}${await linkTo(address)}`)
  await untilRunning(page)
  await page.getByRole("button", { name: w.confirm }).click()
  await expect(page.getByRole("heading", { level: 1, name: w.done })).toBeVisible()
})

test("an editor sees the card that waits, by the keyboard, and whoever is no editor finds no desk", async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  await beSignedIn(context, baseURL, "editor")
  await page.goto("/en/editors")
  await page.getByRole("link", { name: /Sofía Ramírez/ }).click()
  await page.getByRole("button", { name: "Show the file" }).click()
  await expect(page.getByRole("img", { name: "The file that the applicant sent" })).toBeVisible()
  await page.getByRole("heading", { level: 1 }).click()
  await page.keyboard.press("r")
  await expect(page.getByLabel("Reason", { exact: true })).toBeFocused()

  problems.allow(/response 404: GET .*\/editors/)
  await context.clearCookies()
  await beSignedIn(context, baseURL, "student")
  expect((await page.goto("/en/editors"))?.status()).toBe(404)
})
