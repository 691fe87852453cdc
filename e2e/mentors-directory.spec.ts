// The senpai directory on a phone: a student finds someone like them, and a visitor searches without scripts.
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, test } from "./support/fixtures.ts"
import { ask } from "./support/http.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn, cookiesOfSession } from "./support/session.ts"
import { shiftsOf, watchShifts } from "./support/shifts.ts"

const words = {
  en: {
    door: "Meet a senpai",
    find: "Find a senpai",
    likeMe: "Someone like me",
    reason: "Also from Nigeria, also N2 while job-hunting",
    filters: "Filters",
    country: "From",
    nigeria: "Nigeria (1)",
    count: "1 senpai",
    typed: "kabuki",
    searchLabel: "Search in their pages",
    search: "Search",
    noOne: "No senpai match all of these filters",
    drop: "Without “kabuki”: 1 senpai",
    inIt: "IT and telecommunications",
    list: "Senpai",
    apply: "Show",
    level: "Japanese while job-hunting",
    n2: /^N2 \(\d+\)$/,
    more: "Show more",
    fromStart: "From the start of the list",
    remove: "Remove the filter N2",
    sessions: "Time for a session",
    soon: /^Free within a week \(\d+\)$/,
    nextFree: /^Next free: (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? \d+ \w{3,4}(?:,| at) \d\d:[03]0 \(Japan time\)$/,
  },
  ja: {
    door: "先輩に会う",
    find: "先輩を探す",
    likeMe: "自分に近い先輩",
    reason: "同じナイジェリア出身、就活のときは同じN2",
    filters: "絞り込む",
    country: "出身の国・地域",
    nigeria: "ナイジェリア（1）",
    count: "先輩 1人",
    typed: "kabuki",
    searchLabel: "ことばで探す",
    search: "検索",
    noOne: "すべての条件に合う先輩はいません",
    drop: "「kabuki」を外すと1人",
    inIt: "IT・通信",
    list: "先輩",
    apply: "この条件で見る",
    level: "就活のときの日本語",
    n2: /^N2（\d+）$/,
    more: "もっと見る",
    fromStart: "一覧のはじめに戻る",
    remove: "N2の条件を外す",
    sessions: "面談の空き",
    soon: /^1週間以内に空きあり（\d+）$/,
    nextFree: /^次の空き：\d+月\d+日\([月火水木金土日]\) \d\d:[03]0（日本時間）$/,
  },
} as const satisfies Record<Language, object>

/** A consultant from Nigeria, and an engineer at an IT company. */
const ADAEZE = "Adaeze Eze"
const LINH = "Trần Thùy Linh"

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

// spec: 2.mentors
test("a student finds someone like them, drops a filter that leads nowhere, and opens a page", {
  tag: "@both",
}, async ({ page, context, baseURL, language }) => {
  test.slow() // axe checks three screens
  const w = words[language]
  await beSignedIn(context, baseURL, "student")
  await page.goto(`/${language}/mentors`)
  await expect(page.getByRole("heading", { name: w.door, level: 1 })).toBeVisible()
  await untilRunning(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole("link", { name: w.find, exact: true }).first().tap()

  await expect(page.getByRole("heading", { name: w.find, level: 1 })).toBeVisible()
  const likeMe = page.getByRole("region", { name: w.likeMe })
  const match = likeMe
    .getByRole("article")
    .filter({ has: page.getByRole("link", { name: ADAEZE, exact: true }) })
  await expect(match).toContainText(w.reason)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await page.getByRole("button", { name: w.filters }).tap()
  await page.getByLabel(w.country, { exact: true }).selectOption({ label: w.nigeria })
  await expect(page).toHaveURL(`/${language}/mentors/search?country=NG`)
  const list = page.getByRole("region", { name: w.list, exact: true })
  await expect(list.getByRole("article")).toHaveCount(1)
  await expect(page.getByText(w.count, { exact: true })).toBeVisible()
  await expect(likeMe).toHaveCount(0)

  await page.getByLabel(w.searchLabel).fill(w.typed)
  await page.getByRole("button", { name: w.search, exact: true }).tap()
  await expect(page.getByText(w.noOne)).toBeVisible()
  await expect(page).toHaveURL(/q=kabuki/)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole("link", { name: w.drop }).tap()
  await expect(page).toHaveURL(`/${language}/mentors/search?country=NG`)

  await list.getByRole("link", { name: ADAEZE, exact: true }).tap()
  await expect(page).toHaveURL(/\/mentors\/profile\/[\da-f-]{36}$/)
  await expect(page.getByRole("heading", { name: ADAEZE, level: 1 })).toBeVisible()
})

test("each way in from the door finds someone", async ({ page, language }) => {
  await page.goto(`/${language}/mentors`)
  const hrefs = await page
    .getByRole("region", { name: "Who would you like to meet?" })
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))
  expect(hrefs.length).toBeGreaterThan(10)
  for (const address of hrefs) {
    const found = await page.request.get(address)
    expect(found.status(), address).toBe(200)
    expect(await found.text(), address).toContain("/mentors/profile/")
  }
})

test("a visitor finds senpai who are free soon, each with the next free time", { tag: "@both-long" }, async ({
  page,
  language,
}) => {
  const w = words[language]
  await page.goto(`/${language}/mentors/search`)
  await untilRunning(page)
  await page.getByRole("button", { name: w.filters }).tap()
  const field = page.getByLabel(w.sessions, { exact: true })
  await field.selectOption({ label: (await field.getByText(w.soon).textContent()) ?? "" })
  await expect(page).toHaveURL(`/${language}/mentors/search?free=week`)
  const entries = page.getByRole("region", { name: w.list, exact: true }).getByRole("article")
  await expect(entries.first()).toBeVisible()
  await expect(entries.getByText(w.nextFree).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})

/** The heading above the list for each kind of reader. */
const readers = {
  visitor: null,
  student: "Someone like me",
  senpai: "Your place as a senpai",
  company: "Senpai from your company",
  editor: "The senpai behind this list",
} as const

for (const width of [360, 1440])
  for (const [reader, heading] of Object.entries(readers))
    test(`nothing moves while the search loads for a ${reader}, ${width} px`, async ({
      page,
      context,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      if (heading) await beSignedIn(context, baseURL, reader)
      // Fonts of a first visit change the width of every text.
      await page.goto("/en/mentors/search")
      await untilRunning(page)
      await watchShifts(page)
      await page.goto("/en/mentors/search")
      await untilRunning(page)
      if (heading) {
        const panel = page.getByRole("region", { name: heading })
        await expect(panel.getByRole("article").first()).toBeVisible()
      }
      const shifts = await shiftsOf(page)
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      expect(sum, JSON.stringify(shifts)).toBeLessThan(0.01)
    })

test("the door, the search and a senpai's page are stored: one for visitors, one for all members", async () => {
  const { text } = await ask("/api/v1/mentors?limit=1")
  const [{ id }] = JSON.parse(text).items
  const members = await Promise.all(["student", "senpai"].map((account) => cookiesOfSession(account)))
  const jars = members.map((cookies) => cookies.map((pair) => pair.join("=")).join("; "))
  // Other journeys may change a senpai in between.
  for (const path of [
    "/en/mentors",
    "/ja/mentors/search",
    "/en/mentors/search?free=week",
    `/ja/mentors/profile/${id}`,
  ])
    await expect(async () => {
      const visitor = await ask(path)
      expect([path, visitor.status, visitor.headers.get("Cache-Control")]).toEqual([
        path,
        200,
        "public, max-age=0, must-revalidate",
      ])
      const tag = visitor.headers.get("ETag") ?? ""
      expect((await ask(path, { headers: { "If-None-Match": tag } })).status, path).toBe(304)
      const tags = []
      for (const cookie of jars) tags.push((await ask(path, { cookie })).headers.get("ETag"))
      expect(tags[0], path).toEqual(expect.any(String))
      expect(new Set(tags).size, path).toBe(1)
      expect(tags[0], path).not.toBe(tag)
    }).toPass()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a visitor enters through the door, filters by a form, and turns pages", {
    tag: "@both-long",
  }, async ({ page, language }) => {
    const w = words[language]
    await page.goto(`/${language}/mentors`)
    await page.getByRole("link", { name: w.inIt }).first().tap()
    await expect(page).toHaveURL(`/${language}/mentors/search?industry=it-telecommunications`)
    const list = page.getByRole("region", { name: w.list, exact: true })
    await expect(list.getByRole("link", { name: LINH, exact: true })).toBeVisible()
    await expect(list.getByRole("link", { name: ADAEZE, exact: true })).toHaveCount(0)

    await page.goto(`/${language}/mentors/search`)
    await expect(list.getByRole("article")).toHaveCount(12)
    await page.getByRole("link", { name: w.more }).tap()
    await expect(page).toHaveURL(/cursor=/)
    await page.getByRole("link", { name: w.fromStart }).tap()
    const level = page.getByLabel(w.level, { exact: true })
    await level.selectOption({ label: (await level.getByText(w.n2).textContent()) ?? "" })
    await page.getByRole("button", { name: w.apply, exact: true }).tap()
    await expect(page).toHaveURL(/level_then=n2/)
    await expect(page.getByRole("link", { name: w.remove })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})
