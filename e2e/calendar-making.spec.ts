// Editors write the entries of the public calendar, on the page on which they write every text.
import type { Page } from "@playwright/test"
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"
import { fillText, savedPart, words } from "./support/writing.ts"

const w = words.en
const field = (page: Page, path: string) => page.locator(`[id="${path}"]`)

// spec: pages.calendar-making, events.calendar-entries
test("an editor publishes an entry, students of that class see it in their season, and the editor withdraws it", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow()
  await beSignedIn(context, baseURL, "editor")
  const now = Date.now()
  const title = `Read three annual reports ${now}`
  await page.goto("/en/editors/calendar")
  await untilRunning(page)
  await expect(page).toHaveURL(/\/en\/editors\/writing\?noun=calendar-entry$/)
  await page.getByRole("button", { name: w.create }).click()
  await page.getByLabel(w.address, { exact: true }).fill(`reports-${now}`)
  await page.getByRole("button", { name: w.createNow, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/editors/writing/calendar-entry/reports-${now}$`))
  await field(page, "en.title").fill(title)
  await field(page, "en.summary").fill("One hour each is enough.")
  await fillText(page, "en", "Begin with the letter to shareholders.")

  // What is missing leads to its field.
  await page.getByRole("button", { name: w.publish, exact: true }).click()
  const dialog = page.getByRole("dialog", { name: w.publish })
  await dialog.getByRole("button", { name: "Add at least one date." }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole("button", { name: "Add a date" }).click()
  await field(page, "details.dates.0.class").selectOption({ label: "Graduates of March 2029" })
  await field(page, "details.dates.0.starts").fill("2028-03-01")
  await page.getByRole("checkbox", { name: /Not announced yet/ }).check()
  await page.getByRole("button", { name: w.addSource }).click()
  await field(page, "details.sources.0.url").fill("https://www.fsa.go.jp/search/index.html")
  await field(page, "details.sources.0.checked").fill("2026-11-16")
  await field(page, "details.sources.0.title.en").fill("EDINET")
  await field(page, "details.sources.0.publisher.en").fill("Financial Services Agency")
  await page.getByRole("button", { name: "Add a page" }).click()
  await field(page, "details.helps.0").fill("/en/community/ask-senpai?topic=companies")
  await savedPart(page, "en")
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole("button", { name: w.publish, exact: true }).click()
  await expect(dialog).toContainText(w.nothingMissing)
  await dialog.getByRole("button", { name: w.now }).click()
  await expect(dialog).toBeHidden()

  await page.goto("/en/shukatsu-calendar?class=2029-03&view=list")
  await page.getByRole("link", { name: title }).click()
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole("link", { name: "Ask Senpai: Industries and companies" })).toBeVisible()

  await page.goto(`/en/editors/writing/calendar-entry/reports-${now}`)
  await untilRunning(page)
  await page.locator("summary", { hasText: w.actions }).click()
  await page.getByRole("button", { name: "Withdraw from readers" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw from readers" }).click()
  await expect(page.locator(".toast-region")).toContainText("The drafts are kept")
  await page.goto("/en/shukatsu-calendar?class=2029-03&view=list")
  await expect(page.getByRole("link", { name: title })).toHaveCount(0)
})
