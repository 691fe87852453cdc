// Student verification on a phone: by university mail, or by a card that an editor approves.
import { expect, type Language, test } from "./support/fixtures.ts"
import { ask } from "./support/http.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn, forgetSession, signIn } from "./support/session.ts"
import { verifyByMail } from "./support/verification.ts"

/** One student per language, because both are verified at the same time. */
const students: Record<Language, { who: "student" | "verified"; domain: string }> = {
  en: { who: "student", domain: "st.kyoto-u.ac.jp" },
  ja: { who: "verified", domain: "fuji.waseda.jp" },
}

const words = {
  en: {
    part: "University and course",
    covered: "Your student verification is for your university",
    doctor: "Doctorate",
    ends: "This change ends your student verification",
    save: "Save",
    missing: "Please tick the box if you want to change this",
  },
  ja: {
    part: "大学と課程",
    covered: "在学確認は、大学・課程・卒業予定月の内容で行われています",
    doctor: "博士",
    ends: "変更すると、在学確認が終了します",
    save: "保存する",
    missing: "変更する場合は、チェックを入れてください",
  },
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

async function letterTo(address: string): Promise<string> {
  let text = ""
  await expect
    .poll(async () => {
      const { items } = JSON.parse((await ask("/api/v1/dev/mails")).text)
      text = items.find(({ to }: { to: string }) => to === address)?.text ?? ""
      return text
    })
    .not.toBe("")
  return text
}

// spec: 2.email-verify
test("a student who needs it for an event confirms a university address with a button, is verified, and returns to the event", {
  tag: "@both-long",
}, async ({ page, language }) => {
  const { who, domain } = students[language]
  await signIn(page, who)
  const event = `/${language}/career/event/registration/visa-questions-december`
  await page.goto(event)
  if (who === "student") await page.getByRole("link", { name: "Verify that you are a student" }).tap()
  else await page.goto(`/${language}/sign-up/student-verification/1`)
  await verifyByMail(page, language, {
    address: `${language}-${Date.now()}@${domain}`,
    letterTo,
    // A verified student states again how long they will be a student.
    ...(language === "ja" ? { graduation: ["2029", "09"] } : {}),
  })

  const w = words[language]
  await page.goto(`/${language}/account/member-profile`)
  await page.getByText(w.part, { exact: true }).click()
  const form = page.locator("form").filter({ has: page.locator("#school") })
  await expect(form).toContainText(w.covered)
  await form.getByRole("radio", { name: w.doctor }).check()
  await expect(form.getByRole("status")).toContainText(w.ends)
  await form.getByRole("button", { name: w.save }).click()
  await expect(form).toContainText(w.missing)
  await page.goto(`/${language}/sign-up/student-verification/3`)
  await expect(
    page.getByText(language === "en" ? "Verified student" : "在学確認済み", { exact: true }),
  ).toBeVisible()
  if (who !== "student") return
  await untilRunning(page)
  await page.getByRole("link", { name: "Continue where you were" }).tap()
  await expect(page).toHaveURL(event)
  await expect(page.getByRole("button", { name: "Register", exact: true })).toBeVisible()
})

// spec: membership.review
test("an editor opens the waiting card by keyboard, and other members find no review queue", async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  await beSignedIn(context, baseURL, "editor")
  await page.goto("/en/editors")
  await page
    .getByRole("navigation")
    .getByRole("button", { name: /Sofía Ramírez/ })
    .click()
  await page.getByRole("button", { name: "Show the file" }).click()
  await expect(page.getByRole("img", { name: "The file that the applicant sent" })).toBeVisible()
  await page.getByRole("heading", { level: 1 }).click()
  await page.keyboard.press("2")
  await expect(page.getByLabel("Reason", { exact: true })).toBeFocused()

  problems.allow(/response 404: GET .*\/editors/)
  await forgetSession(page)
  await beSignedIn(context, baseURL, "student")
  expect((await page.goto("/en/editors"))?.status()).toBe(404)
})
