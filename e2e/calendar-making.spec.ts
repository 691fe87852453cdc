// Editors write the entries of the public calendar.
import { expect, expectAccessible, test } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"

// spec: pages.calendar-making, events.calendar-entries
test("an editor publishes an entry, students of that class see it in their season, and the editor unpublishes it", async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  test.slow()
  problems.allow(/response 422: PUT .*\/calendar\/drafts/)
  await beSignedIn(context, baseURL, "editor")
  const title = `Read three annual reports ${Date.now()}`
  await page.goto("/en/editors/calendar/new")
  await untilRunning(page)
  await page.getByLabel("Kind").selectOption({ label: "Step" })
  await page.getByLabel("Title (English)").fill(title)
  await page.getByLabel("What to do, in a sentence or two (English)").fill("One hour each is enough.")
  await page.getByLabel("Text (English)").fill("Begin with the letter to shareholders.")
  await page.getByRole("button", { name: "Next" }).click()

  // What is missing is shown at its field.
  await page.getByRole("checkbox", { name: "Japanese" }).uncheck()
  await page.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(page.getByText("Please add at least one date.").first()).toBeVisible()

  await page.getByRole("button", { name: "Add a date" }).click()
  await page.getByLabel("For whom").selectOption({ label: "Graduates of March 2029" })
  const first = page.getByRole("group", { name: "First day (in Japan)" })
  await first.getByLabel("Day", { exact: true }).fill("1")
  await first.getByLabel("Month", { exact: true }).fill("3")
  await first.getByLabel("Year", { exact: true }).fill("2028")
  await page.getByRole("checkbox", { name: /Not announced yet/ }).check()
  await page.getByRole("button", { name: "Add a source" }).click()
  await page.getByLabel("Address", { exact: true }).fill("https://www.fsa.go.jp/search/index.html")
  const checked = page.getByRole("group", { name: "Last seen on" })
  await checked.getByLabel("Day", { exact: true }).fill("16")
  await checked.getByLabel("Month", { exact: true }).fill("11")
  await checked.getByLabel("Year", { exact: true }).fill("2026")
  await page.getByLabel("Title of the page (English)").fill("EDINET")
  await page.getByLabel("Who publishes it (English)").fill("Financial Services Agency")
  await page.getByRole("button", { name: "Add a page" }).click()
  await page.getByLabel("Address of the page").fill("/en/community/ask-senpai?topic=companies")
  await expectAccessible(page)
  await page.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(page).toHaveURL(/\/en\/editors\/calendar$/)
  const row = page.getByRole("article").filter({ hasText: title })
  await expect(row).toContainText("Published: English")
  await expect(row).toContainText("1 not announced yet")
  await expectAccessible(page)

  await page.goto("/en/shukatsu-calendar?class=2029-03&view=list")
  await expect(page.getByRole("link", { name: title })).toBeVisible()
  await page.getByRole("link", { name: title }).click()
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole("link", { name: "Ask Senpai: Industries and companies" })).toBeVisible()

  await page.goto("/en/editors/calendar")
  await page.getByRole("link", { name: title }).click()
  await untilRunning(page)
  await page.getByRole("button", { name: "Take it down" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Take it down" }).click()
  await expect(page.getByRole("article").filter({ hasText: title })).toContainText("Draft")
  await page.goto("/en/shukatsu-calendar?class=2029-03&view=list")
  await expect(page.getByRole("link", { name: title })).toHaveCount(0)
})
