// An editor merges two duplicate questions, and undoes a merge made by mistake.
import { expect, expectAccessible, test } from "./support/fixtures.ts"
import { answered, openMore, postQuestionAs, threadPath } from "./support/forum.ts"
import { ask } from "./support/http.ts"
import { beSignedIn } from "./support/session.ts"

/** Status of every response on the way, and where it redirects. */
async function way(path: string, method: string): Promise<(number | string)[]> {
  const { status, location } = await ask(path, { method })
  return location === null ? [status] : [status, location, ...(await way(location, method))]
}

// spec: forum.merging
test("an editor merges a duplicate: readers of the old address see both answers at the other one, until it is undone", async ({
  browser,
  baseURL,
}) => {
  test.slow() // two people, and axe checks a dialog
  const stamp = Date.now()
  const title = `Do I bow at the door of the interview room on day ${stamp}?`
  const duplicate = await postQuestionAs(
    "hana-kim",
    `Should I bow when I come into the interview room on day ${stamp}?`,
  )
  const other = await postQuestionAs("arjun-rai", title)
  await answered("linh-tran", duplicate, "Yes, once and slowly.")
  await answered("anjali-menon", other, "A short bow is enough.")
  const [from, into] = [threadPath(duplicate), threadPath(other)]
  const visiting = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const reader = await visiting.newPage()
  await reader.goto(`/en${from}`)
  await expect(reader.getByRole("main")).toContainText("Yes, once and slowly.")

  const deciding = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  await beSignedIn(deciding, baseURL, "editor")
  const desk = await deciding.newPage()
  await desk.goto(`/en${from}`)
  await openMore(desk, "question")
  await desk.getByRole("button", { name: "Merge", exact: true }).click()
  const dialog = desk.getByRole("dialog", { name: "Merge this question into another one" })
  await dialog.getByRole("textbox", { name: "Address of the other question" }).fill(`${baseURL}${into}`)
  await expectAccessible(desk)
  await dialog.getByRole("button", { name: "Merge" }).click()
  await expect(desk).toHaveURL(`/en${into}`)
  await expect(desk.getByRole("heading", { name: "2 answers" })).toBeVisible()

  // The same address in every form that may be bookmarked.
  for (const method of ["GET", "HEAD"]) {
    for (const prefix of ["/en", "/ja"])
      expect(await way(`${prefix}${from}`, method)).toEqual([301, `${prefix}${into}`, 200])
    const inCapitals = `/en${threadPath(duplicate.toUpperCase())}`
    expect(await way(inCapitals, method)).toEqual([301, `/en${from}`, 301, `/en${into}`, 200])
  }
  await reader.goto(`/en${from}`)
  await expect(reader).toHaveURL(`/en${into}`)
  await expect(reader.getByRole("heading", { name: title, level: 1 })).toBeVisible()
  for (const answer of ["Yes, once and slowly.", "A short bow is enough."])
    await expect(reader.getByRole("main")).toContainText(answer)

  await openMore(desk, "question")
  await desk.getByRole("button", { name: "Merge", exact: true }).click()
  await expectAccessible(desk)
  await dialog.getByRole("button", { name: /^Undo the merge of “Should I bow/ }).click()
  await expect(desk.locator(".toast-region article")).toContainText("apart again")
  await expect(dialog.getByRole("heading", { name: "Merged into this question" })).toHaveCount(0)
  await reader.goto(`/en${from}`)
  await expect(reader).toHaveURL(`/en${from}`)
  await expect(reader.getByRole("heading", { name: "1 answer", exact: true })).toBeVisible()
  await expect(reader.getByRole("main")).toContainText("Yes, once and slowly.")
  for (const context of [visiting, deciding]) await context.close()
})
