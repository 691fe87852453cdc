// Calendar days are days in Japan: readers elsewhere see the same ones.
import type { Page } from "@playwright/test"
import { expect, test } from "./support/fixtures.ts"
import { isLong } from "./support/limits.ts"
import { untilRunning } from "./support/links.ts"

const pages = [
  "/en/shukatsu-calendar?class=2028-03",
  "/en/shukatsu-calendar?class=2028-03&view=list",
  "/en/shukatsu-calendar?class=2028-09&view=month&month=2028-02",
  "/ja/shukatsu-calendar?class=2028-09&view=month&month=2028-04",
  "/ja/shukatsu-calendar?class=2027-03&view=month&month=2027-03",
  "/en/career/event?month=2027-01",
]

async function textOf(page: Page, path: string) {
  await page.goto(path)
  await untilRunning(page)
  return page.getByRole("main").textContent()
}

// spec: clock.reader-zone
test("readers on either side of the date line, and where clocks change, see the days of Japan", async ({
  browser,
  baseURL,
}) => {
  test.slow() // six pages in three places, in a long run in five
  const readIn = async (timezoneId: string) => {
    const context = await browser.newContext({ timezoneId, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    const texts: (string | null)[] = []
    for (const path of pages) texts.push(await textOf(page, path))
    await context.close()
    return texts
  }
  const inJapan = await readIn("Asia/Tokyo")
  // The reader's local time is in separate brackets, only for entries with a time.
  const zones = [
    "Pacific/Apia",
    "America/Los_Angeles",
    ...(isLong ? ["America/New_York", "Europe/Berlin"] : []),
  ]
  for (const zone of zones) expect(await readIn(zone), zone).toEqual(inJapan)
})
