// A senpai's page on a phone: a visitor reads it and asks, its senpai writes and publishes it.
import type { Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll, type Language } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { sessionsAt } from "./support/mentor-sessions.ts"
import { expect, test } from "./support/own-site.ts"
import { forgetSession, signIn } from "./support/session.ts"

const words = {
  en: {
    road: "My road so far",
    stations: ["Where I come from", "University", "Job-hunting", "Now"],
    askMe: "What to ask me",
    ask: "Ask this senpai",
    becoming: "Becoming a senpai",
    own: "Your page as a senpai",
    headline: "Headline (English)",
    saved: /^Saved at/,
    preview: "Preview",
    previewTitle: "This is how readers see your page",
    back: "Back to writing",
    unpublish: "Unpublish",
    publish: "Publish",
    hidden: "Only you see this page",
    live: "Your page is public",
    conflict: "This was changed in another window",
    keep: "Keep what is here",
    gone: "This senpai is not here",
  },
  ja: {
    road: "これまでの道のり",
    stations: ["ふるさと", "大学", "就活", "今"],
    askMe: "聞いてほしいこと",
    ask: "この先輩に質問する",
    becoming: "先輩になる",
    own: "先輩としてのページ",
    headline: "見出し（日本語）",
    saved: /に保存しました$/,
    preview: "プレビュー",
    previewTitle: "読む人には、このように見えます",
    back: "編集に戻る",
    unpublish: "非公開にする",
    publish: "公開する",
    hidden: "このページは、まだあなたにしか見えません",
    live: "ページは公開中です",
    conflict: "別の画面で変更されています",
    keep: "この画面の内容を残す",
    gone: "この先輩のページはありません",
  },
} as const satisfies Record<Language, object>

const DAY_MS = 86_400_000

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

/** The page of the demo's senpai with this name. */
async function pathOf(page: Page, name: string): Promise<string> {
  const found = await page.request.get(`/api/v1/mentors?q=${encodeURIComponent(name)}`)
  const { items } = await found.json()
  return `/mentors/profile/${items[0].id}`
}

// spec: 2.mentors
test("a visitor reads the page of a senpai, and a student asks them", { tag: "@both" }, async ({
  page,
  language,
}) => {
  test.slow() // axe checks two themes
  const w = words[language]
  const path = await pathOf(page, "Linh Tran")
  await page.goto(`/${language}${path}`)
  await expect(page.getByRole("heading", { name: w.road })).toBeVisible()
  for (const station of w.stations)
    await expect(page.getByRole("heading", { name: station, level: 3 })).toBeVisible()
  await expect(page.getByRole("heading", { name: w.askMe })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await untilRunning(page)
  await expectAccessible(page, ["light", "dark"])

  await signIn(page, "student")
  await page.goto(`/${language}${path}`)
  const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? ""
  await page.getByRole("link", { name: w.ask }).tap()
  await expect(page).toHaveURL(/ask=(?:1|true)&senpai=[\da-f-]{36}$/)
  await expect(page.getByRole("main")).toContainText(name)
})

test("the bare address leads to the sign-in, to becoming a senpai, or to one's own page", {
  tag: "@both-long",
}, async ({ page, language }) => {
  const w = words[language]
  await page.goto(`/${language}/mentors/profile`)
  await expect(page).toHaveURL(/\/sign-in/)
  await signIn(page, "student")
  await page.goto(`/${language}/mentors/profile`)
  await expect(page.getByRole("heading", { name: w.becoming, level: 1 })).toBeVisible()
  await forgetSession(page)
  await signIn(page, "senpai")
  await page.goto(`/${language}/mentors/profile`)
  await expect(page.getByRole("heading", { name: w.own, level: 1 })).toBeVisible()
})

// spec: 2.mentors
test("a senpai changes the page, previews it, unpublishes and publishes it; two windows lose nothing", {
  tag: "@both-long",
}, async ({ page, context, browser, baseURL, language, problems }) => {
  test.slow() // three windows
  problems.allow(/response 409: PUT .*\/mentors\/me/)
  const w = words[language]
  await signIn(page, "senpai")
  await page.goto(`/${language}/mentors/profile`)
  await untilRunning(page)
  await expect(page.getByText(w.live)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  const other = await context.newPage()
  await other.goto(`/${language}/mentors/profile`)
  await untilRunning(other)

  const first = `Headline ${Date.now()}`
  await page.getByLabel(w.headline).fill(first)
  await expect(page.getByText(w.saved)).toBeVisible()
  await page.getByRole("button", { name: w.preview }).tap()
  await expect(page.getByRole("heading", { name: w.previewTitle })).toBeVisible()
  await expect(page.getByText(first)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole("button", { name: w.back }).tap()

  const mine = `${first} from the other window`
  await other.getByLabel(w.headline).fill(mine)
  await expect(other.getByText(w.conflict).first()).toBeVisible()
  await expect(other.getByLabel(w.headline)).toHaveValue(mine)
  await other.getByRole("button", { name: w.keep }).tap()
  await expect(other.getByText(w.saved)).toBeVisible()

  const reading = await browser.newContext({ baseURL: baseURL ?? "" })
  const reader = await reading.newPage()
  const path = await pathOf(reader, "陳 宇航")
  await expect(async () => {
    await reader.goto(`/${language}${path}`)
    expect(await reader.getByRole("main").textContent()).toContain(mine)
  }).toPass()

  await other.getByRole("button", { name: w.unpublish }).tap()
  await other.getByRole("dialog").getByRole("button", { name: w.unpublish }).tap()
  await expect(other.getByText(w.hidden)).toBeVisible()
  await expect(async () => expect((await reader.goto(`/${language}${path}`))?.status()).toBe(404)).toPass()
  await expect(reader.getByRole("main")).toContainText(w.gone)
  await other.getByRole("button", { name: w.publish, exact: true }).tap()
  await expect(other.getByText(w.live)).toBeVisible()
  await expect(async () => expect((await reader.goto(`/${language}${path}`))?.status()).toBe(200)).toPass()
  await reading.close()
})

test("a break in the page's editor says what it does, and declines open requests", async ({
  page,
  baseURL,
}) => {
  const api = sessionsAt(baseURL)
  await api.openHours("linh-tran")
  await api.clear("verified")
  const { id } = await api.request("verified", "linh-tran")
  await signIn(page, "linh-tran")
  await page.goto("/en/mentors/profile")
  await untilRunning(page)
  await expect(page.getByText(/^Open requests are declined kindly as soon as this is saved/)).toBeVisible()
  await page.getByRole("button", { name: "Pause requests" }).tap()
  await expect(page.getByText("Choose a day between tomorrow and one year from now.")).toBeVisible()
  await page
    .getByLabel("No requests until")
    .fill(new Date(Date.now() + 9 * DAY_MS).toISOString().slice(0, 10))
  await page.getByRole("button", { name: "Pause requests" }).tap()
  await expect(page.getByText(/^You take no requests until/)).toBeVisible()
  await expect.poll(async () => (await api.session("verified", id)).state).toBe("declined")

  await page.getByRole("button", { name: "Take requests again" }).tap()
  const pausedUntil = async () =>
    (await api.call<{ paused_until: string | null }>("linh-tran", "GET /v1/mentors/me")).paused_until
  await expect.poll(pausedUntil).toBeNull()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the whole page is there, with its links", { tag: "@both-long" }, async ({ page, language }) => {
    const w = words[language]
    await page.goto(`/${language}${await pathOf(page, "Linh Tran")}`)
    for (const station of w.stations)
      await expect(page.getByRole("heading", { name: station, level: 3 })).toBeVisible()
    await expect(page.getByRole("link", { name: w.ask })).toHaveAttribute("href", /senpai=/)
    await expectNoSidewaysScroll(page)
  })
})
