// A member's page is stored for all members. What is the reader's own arrives with one call, and moves nothing.
import { setTimeout } from "node:timers/promises"
import type { BrowserContext } from "@playwright/test"
import { watchCalls } from "./support/calls.ts"
import { expect, test } from "./support/fixtures.ts"
import { ask } from "./support/http.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"
import { shiftsOf, watchShifts } from "./support/shifts.ts"

/** `personal`: the calendar shows no item that can be saved, voted for or followed. */
const pages = {
  home: { path: "", personal: 1 },
  question: { path: "/community/ask-senpai", asked: "/api/v1/questions?sort=helpful&limit=1", personal: 1 },
  event: { path: "/career/event", opens: 'main article a[href*="/event/detail/"]', personal: 1 },
  article: { path: "/article/entry-sheet", personal: 1 },
  calendar: { path: "/shukatsu-calendar", personal: 0 },
  course: { path: "/course/entry-sheet", personal: 1 },
} as const
/** A question of the demo: those of other journeys are changing. */
async function firstOf(list: string): Promise<string> {
  const { items } = JSON.parse((await ask(list)).text)
  return items[0].id
}
const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]

/** As on a slow connection: the code of the page's parts arrives one after the other. */
const inPieces = (context: BrowserContext) =>
  context.route(/\/assets\/[^/]+\.js$/, async (route) => {
    const { pathname } = new URL(route.request().url())
    await setTimeout((pathname.length % 4) * PIECE_MS)
    await route.continue()
  })
const PIECE_MS = 100

for (const [name, { path, personal, ...page_ }] of Object.entries(pages))
  for (const size of sizes)
    test(`a member’s ${name} page makes one personal call, and nothing moves when it is answered, ${size.width} px`, async ({
      page,
      context,
      baseURL,
    }) => {
      await page.setViewportSize(size)
      await beSignedIn(context, baseURL, "student")
      // Fonts of a first visit change the width of every text.
      await page.goto(`/en${path}`)
      await untilRunning(page)
      const address =
        "asked" in page_
          ? `/en${path}/detail/${await firstOf(page_.asked)}`
          : "opens" in page_
            ? await page.locator(page_.opens).first().getAttribute("href")
            : `/en${path}`
      // The call of this page is not counted.
      await expect(page.locator("button[data-personal]")).toHaveCount(0)
      const calls = watchCalls(context)
      await calls.take()
      await watchShifts(page)
      await inPieces(context)
      await page.goto(address ?? "")
      await untilRunning(page)
      // The buttons that were there from the start have become alive.
      await expect(page.locator("button[data-personal]")).toHaveCount(0)
      const routes = (await calls.take()).map(({ route }) => route)
      expect(routes.filter((route) => route === "GET /v1/personal")).toHaveLength(personal)
      const shifts = await shiftsOf(page)
      expect(
        shifts.reduce((sum, { value }) => sum + value, 0),
        JSON.stringify(shifts),
      ).toBeLessThanOrEqual(0.01)
    })
