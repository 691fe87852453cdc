// Two editors and one text: who writes, taking over, and reading that at once.
import { expectAccessible } from "./support/fixtures.ts"
import { invitedEditor } from "./support/invited-editor.ts"
import { untilRunning } from "./support/links.ts"
import { expect, test } from "./support/own-site.ts"
import { addressOf, demoPassword, expectSignedIn, fillCredentials } from "./support/sign-in.ts"
import { editorOf, fillText, savedPart, words } from "./support/writing.ts"

test("an editor sees who is writing, takes over, and reads at once that the other took it back", async ({
  page,
  language,
  ownSite,
  problems,
}) => {
  test.slow()
  problems.allow(/response 409: PUT/)
  const w = words[language]
  const hana = await invitedEditor(ownSite, "Tanaka Hana")
  const path = "/editors/writing/article/entry-sheet"
  const lock = async (takeOver: boolean) =>
    expect((await hana.call("POST", `${path}/lock`, { take_over: takeOver })).status).toBe(200)
  await lock(false)

  await page.goto(`/${language}/sign-in-mail`)
  await fillCredentials(page, addressOf("editor"), demoPassword)
  await expectSignedIn(page.context())
  const isListening = page.waitForResponse("**/api/v1/live")
  await page.goto(`/${language}${path}`)
  await untilRunning(page)
  await isListening
  const notice = page.getByText(w.writing(hana.name))
  await expect(notice).toBeVisible()
  await expect(page.locator('[id="en.title"]')).toBeDisabled()
  await expect(editorOf(page, "en")).toHaveAttribute("contenteditable", "false")
  await expectAccessible(page)

  await page.getByRole("button", { name: w.takeOver }).click()
  await expect(notice).toBeHidden()
  await expect(editorOf(page, "en")).toHaveAttribute("contenteditable", "true")
  await fillText(page, "en", "Written after taking over.")
  await savedPart(page, language)

  await lock(true)
  await expect(notice).toBeVisible()
  await expect(page.locator('[id="en.title"]')).toBeDisabled()
  await expect(editorOf(page, "en")).toHaveText("Written after taking over.")
})
