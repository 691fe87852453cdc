// What readers do is counted without persons, and editors see it; administrators read the audit log.
import { readFileSync } from "node:fs"
import type { Browser, BrowserContext, Page } from "@playwright/test"
import { pressUntil } from "./support/desk.ts"
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, test } from "./support/fixtures.ts"
import { tokenOf } from "./support/forum.ts"
import { ask } from "./support/http.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"

const words = {
  en: {
    title: "Figures",
    readers: "Readers",
    table: "Readers: table and CSV",
    save: "Save as CSV",
    period: "Period",
    articles: "Articles",
    searches: "Searches",
    nothing: "driving licence",
    log: "Audit log",
    search: "What was done, a name, an email address or an ID",
    event: "Event",
    opened: "Opened the page about a person",
    typed: "page about",
  },
  ja: {
    title: "統計",
    readers: "閲覧",
    table: "閲覧：表とCSV",
    save: "CSVで保存",
    period: "期間",
    articles: "記事",
    searches: "検索",
    nothing: "driving licence",
    log: "監査ログ",
    search: "内容・名前・メールアドレス・ID",
    event: "できごと",
    opened: "メンバーのページを開きました",
    typed: "ページを開き",
  },
} as const satisfies Record<Language, object>

/** The browser of the journeys says of itself that it is a program, which is not counted. */
const READER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36"

async function aReader(browser: Browser, baseURL: string | undefined, signals: object = {}) {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), userAgent: READER })
  const sent: string[] = []
  await context.exposeFunction("noteBeacon", (body: string) => void sent.push(body))
  await context.addInitScript((more: object) => {
    for (const [name, value] of Object.entries({ webdriver: false, ...more }))
      Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true })
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob) void body.text().then((text) => Reflect.get(window, "noteBeacon")(text))
      return send(address, body)
    }
  }, signals)
  return { context, page: await context.newPage(), sent }
}

async function anEditor(browser: Browser, baseURL: string | undefined, more: object = {}) {
  const context: BrowserContext = await browser.newContext({ ...(baseURL ? { baseURL } : {}), ...more })
  await beSignedIn(context, baseURL, "editor")
  return context.newPage()
}

/** Of everything that the API has counted for an article in this language. */
async function readersOf(article: string, language: Language): Promise<number> {
  const { text } = await ask(`/api/v1/editors/figures/articles?days=7&language=${language}&device=desktop`, {
    headers: { Authorization: `Bearer ${await tokenOf("editor")}` },
  })
  const { items }: { items: { id: string; readers: number }[] } = JSON.parse(text)
  return items.find(({ id }) => id === article)?.readers ?? 0
}

/** Far down, as a reader scrolls. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.locator("article .prose-shirube").evaluate((text) => text.scrollIntoView({ block: "end" }))
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** Within the site, so that what the page sends is seen. */
async function leave(page: Page): Promise<void> {
  await page.locator('header a[href$="/learning"]').first().click()
  await expect(page).toHaveURL(/\/learning$/)
  await untilRunning(page)
}

test("a reader of an article and of a search is counted, without a cookie", {
  tag: "@both-long",
}, async ({ browser, baseURL, language }) => {
  test.slow() // counts are written every ten seconds
  const before = await readersOf("phone-calls", language)
  const { context, page, sent } = await aReader(browser, baseURL)
  await page.goto(`/${language}/article/phone-calls`)
  await untilRunning(page)
  await readToTheEnd(page)
  await leave(page)
  await expect.poll(() => sent.length).toBe(1)
  expect(JSON.parse(sent[0] ?? "")).toEqual({
    path: "/article/phone-calls",
    language,
    device: "desktop",
    read: 100,
    search: null,
  })
  await page.goto(`/${language}/search?q=onigiri+licence`)
  await untilRunning(page)
  await leave(page)
  await expect.poll(() => sent.map((body) => JSON.parse(body).search?.words)).toContain("onigiri licence")
  await expect.poll(() => readersOf("phone-calls", language)).toBe(before + 1)
  expect((await context.cookies()).map(({ name }) => name).filter((name) => name !== "lang")).toEqual([])
})

for (const [signal, signals] of [
  ["Global Privacy Control", { globalPrivacyControl: true }],
  ["Do Not Track", { doNotTrack: "1" }],
] as const)
  test(`a reader with ${signal} sends nothing`, async ({ browser, baseURL, language }) => {
    const { page, sent } = await aReader(browser, baseURL, signals)
    await page.goto(`/${language}/article/phone-calls`)
    await untilRunning(page)
    await readToTheEnd(page)
    await leave(page)
    expect(sent).toEqual([])
  })

test("an editor sees charts, the table behind one, its file, articles and searches", {
  tag: "@both",
}, async ({ browser, baseURL, language }) => {
  test.slow() // axe checks three screens
  const w = words[language]
  const page = await anEditor(browser, baseURL)
  await page.goto(`/${language}/editors`)
  await untilRunning(page)
  await pressUntil(page, ["g", "f"], page.getByRole("heading", { name: w.title, level: 1 }))
  const readers = page.getByRole("region", { name: w.readers, exact: true })
  await expect(readers.getByRole("img")).toBeVisible()
  await readers.getByText(w.table).click()
  await expect(readers.getByRole("row")).toHaveCount(29)
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    readers.getByRole("button", { name: w.save }).click(),
  ])
  const lines = readFileSync(await download.path(), "utf8")
    .trim()
    .split("\r\n")
  expect(lines).toHaveLength(29)
  expect(Number(lines[5]?.split(",")[1])).toBeGreaterThan(100)
  await page.getByLabel(w.period, { exact: true }).selectOption("90")
  await expect(page).toHaveURL(/days=90/)
  await expectAccessible(page, ["light", "dark"])

  await page.getByRole("link", { name: w.articles, exact: true }).first().click()
  await expect(page.getByRole("heading", { name: w.articles, level: 1 })).toBeVisible()
  await expect(page.getByRole("main").or(page.locator("#desk")).getByRole("listitem").nth(5)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("link", { name: w.searches, exact: true }).first().click()
  await expect(page.getByRole("heading", { name: w.searches, level: 1 })).toBeVisible()
  await expect(page.getByRole("row").nth(1)).toBeVisible()
  await expect(page.getByRole("link", { name: w.nothing })).toBeVisible()
  await expectAccessible(page)
})

test("on a phone the figures and the audit log fit", {
  tag: "@both-long",
}, async ({ browser, baseURL, language }) => {
  const w = words[language]
  const page = await anEditor(browser, baseURL, { viewport: { width: 360, height: 740 }, hasTouch: true })
  for (const [path, title] of [
    ["figures", w.title],
    ["figures/articles", w.articles],
    ["figures/searches", w.searches],
    ["audit-log", w.log],
  ] as const) {
    await page.goto(`/${language}/editors/${path}`)
    await untilRunning(page)
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
  await expectAccessible(page)
})

test("an administrator finds in the audit log who opened the page about a person", {
  tag: "@both-long",
}, async ({ browser, baseURL, language }) => {
  test.slow() // axe checks the screen in both themes
  const w = words[language]
  const page = await anEditor(browser, baseURL)
  await page.goto(`/${language}/editors/people?q=putri`)
  await untilRunning(page)
  await page.getByRole("list").getByRole("link", { name: /Putri/ }).first().click()
  await expect(page.getByRole("heading", { name: /Putri/, level: 1 })).toBeVisible()
  await page.getByRole("article").getByRole("link", { name: w.log }).click()
  await expect(page.getByRole("heading", { name: w.log, level: 1 })).toBeVisible()
  const entries = page.locator("ol").getByRole("listitem")
  await expect(entries.filter({ hasText: w.opened }).first()).toContainText(/Putri/)
  await page.getByLabel(w.search).fill(w.typed)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/q=/)
  await expect(entries.first()).toContainText(w.opened)
  await page.getByLabel(w.event, { exact: true }).selectOption({ label: w.opened })
  await expect(page).toHaveURL(/event=member\.read/)
  await expect(entries.first()).toContainText(w.opened)
  await expectAccessible(page, ["light", "dark"])
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: w.save }).click(),
  ])
  expect(readFileSync(await download.path(), "utf8")).toContain("member.read")
})
