// Student verification by university mail, for any journey.
import { expect, type Page } from "@playwright/test"
import type { Language } from "./fixtures.ts"
import { untilRunning } from "./links.ts"
import { chooseMonth } from "./sign-up.ts"

const words = {
  en: {
    email: "University email address",
    number: "Student ID number",
    send: "Send me the link",
    sent: "Check your university email",
    letter: "Confirm your university email address",
    confirm: "Yes, this is my address",
    done: "You are a verified student",
    badge: "Verified student",
  },
  ja: {
    email: "大学のメールアドレス",
    number: "学籍番号",
    send: "確認メールを送る",
    sent: "大学のメールを確認してください",
    letter: "大学のメールアドレスの確認",
    confirm: "はい、私のアドレスです",
    done: "在学確認が完了しました",
    badge: "在学確認済み",
  },
}

interface Proof {
  readonly address: string
  /** The text of the email with this subject. */
  readonly letterTo: (address: string, subject: string) => Promise<string>
  /** If the form asks for it; other students have entered it before. */
  readonly graduation?: readonly [year: string, month: string]
}

/** From the form for the address to the badge in the account. */
export async function verifyByMail(page: Page, language: Language, { address, letterTo, graduation }: Proof) {
  const w = words[language]
  const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true })
  await untilRunning(page)
  await page.getByLabel(w.email).fill(address)
  await page.getByLabel(w.number).fill(`１Ａ２３－${String(Date.now()).slice(-6)}`)
  if (graduation) await chooseMonth(page, "#graduation-month", graduation)
  else await expect(page.locator("#graduation-month")).toHaveCount(0)
  await page.getByRole("button", { name: w.send }).click()
  await expect(heading(w.sent)).toBeVisible()
  const link = /\/email\/verify\?token=[\w-]+/.exec(await letterTo(address, w.letter))?.[0] ?? ""
  await page.goto(`/${language}${link}`)
  await untilRunning(page)
  await page.getByRole("button", { name: w.confirm }).click()
  await expect(heading(w.done)).toBeVisible()
  await page.goto(`/${language}/account`)
  await expect(page.getByRole("main").getByText(w.badge, { exact: true })).toBeVisible()
}
