// Members who are not students read a message for their role, and see no pages for students.
import { expect, test } from "./support/fixtures.ts"
import { beSignedIn } from "./support/session.ts"

const sentences = {
  senpai: "As a senpai you are screened by our editors instead.",
  company: "A company account does not need it.",
  editor: "An editor account does not need it.",
} as const

// spec: 2.profiles
for (const role of ["senpai", "company", "editor"] as const)
  test(`a ${role} is not asked to verify as a student, and has no career profile`, async ({
    page,
    context,
    baseURL,
  }) => {
    await beSignedIn(context, baseURL, role)
    for (const step of [1, 2, 3]) {
      await page.goto(`/en/sign-up/student-verification/${step}`)
      await expect(page).toHaveURL("/en/sign-up/student-verification/1")
      await expect(page.getByRole("main")).toContainText(sentences[role])
    }
    await page.goto("/en/account/career-profile")
    await expect(page).toHaveURL("/en/account")
    await expect(page.getByRole("link", { name: "Career profile" })).toHaveCount(0)
  })
