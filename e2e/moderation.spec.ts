// An insulting answer: reported on a phone, hidden with a reason that its author reads, invisible to
// visitors, and visible again once changed.
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, test } from "./support/fixtures.ts"
import { answered, openMore, postQuestionAs } from "./support/forum.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"

const words = {
  en: {
    report: "Report this answer",
    dialog: "Report this answer",
    send: "Send the report",
    reason: "It insults or hurts people",
    thanks: "Thank you for telling us",
    queue: "Moderation",
    hide: "Hide until fixed",
    why: "Reason",
    decide: "Decide now",
    decided: "Hide until fixed",
    bell: "Your answer is hidden until you fix it",
    hidden: "Hidden posts",
    reasonGiven: "Please say the same thing in a kinder way.",
    text: "Text",
    save: "Show it again",
    saved: "It is shown again.",
  },
  ja: {
    report: "この回答を通報する",
    dialog: "この回答を通報する",
    send: "通報を送る",
    reason: "人を傷つける内容がある",
    thanks: "お知らせいただき、ありがとうございます",
    queue: "投稿の確認",
    hide: "直すまで非公開",
    why: "理由",
    decide: "この内容で決定する",
    decided: "直すまで非公開",
    bell: "回答を、修正いただくまで非公開にしました",
    hidden: "非公開の投稿",
    reasonGiven: "やさしい言い方に直してください",
    text: "本文",
    save: "修正して公開する",
    saved: "公開しました。",
  },
}
/** Different accounts per language, because both write at the same time. */
const people: Record<Language, { asker: string; senpai: string; reporter: string }> = {
  en: { asker: "putri", senpai: "senpai", reporter: "minseo" },
  ja: { asker: "lin", senpai: "senpai", reporter: "minseo" },
}
const RUDE = "Only a fool would ask this."
const KIND = "Many people ask this. A short note is fine."

// spec: pages.moderation
test("a member reports an answer on a phone, an editor hides it with a reason, and visitors see it again once its author changed it", {
  tag: "@both",
}, async ({ browser, baseURL, language }) => {
  test.slow() // four people, and axe checks three screens
  const w = words[language]
  const { asker, senpai, reporter } = people[language]
  const questionId = await postQuestionAs(
    asker,
    `May I send a thank-you note after an interview? (${language})`,
  )
  await answered(senpai, questionId, RUDE)
  const thread = `/${language}/community/ask-senpai/detail/${questionId}`
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, ...(baseURL ? { baseURL } : {}) }

  const reporting = await browser.newContext(phone)
  await beSignedIn(reporting, baseURL, reporter)
  const reader = await reporting.newPage()
  await reader.goto(thread)
  await untilRunning(reader)
  await openMore(reader, "answer", language)
  await reader.getByRole("button", { name: w.report }).tap()
  const dialog = reader.getByRole("dialog", { name: w.dialog })
  await dialog.getByLabel(w.reason).check()
  await expectAccessible(reader)
  await expectNoSidewaysScroll(reader)
  await dialog.getByRole("button", { name: w.send }).tap()
  await expect(reader.locator(".toast-region article")).toContainText(w.thanks)

  const deciding = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  await beSignedIn(deciding, baseURL, "editor")
  const desk = await deciding.newPage()
  await desk.goto(`/${language}/editors/moderation`)
  await untilRunning(desk)
  await expect(desk.getByRole("heading", { name: w.queue, level: 1 })).toBeVisible()
  const sheet = desk.getByRole("article").filter({ hasText: `(${language})` })
  // Others' reports wait in the same queue.
  const rows = desk.getByRole("navigation").getByRole("listitem").getByRole("button")
  for (const row of await rows.all()) {
    await row.click()
    await expect(row).toHaveAttribute("aria-current", "true")
    const chosen = (await row.getAttribute("data-review")) ?? ""
    await expect(desk.getByRole("article")).toHaveAttribute("data-review", chosen)
    if (await sheet.isVisible()) break
  }
  await expect(sheet).toContainText(RUDE)
  await expectAccessible(desk)
  // On every screen the decision is in sight beside what it is about.
  for (const size of [phone.viewport, { width: 1440, height: 900 }]) {
    await desk.setViewportSize(size)
    await desk.evaluate(() => scrollTo(0, 0))
    await expect(desk.getByRole("button", { name: w.hide })).toBeInViewport({ ratio: 1 })
  }
  await desk.getByRole("button", { name: w.hide }).click()
  await desk.getByLabel(w.why, { exact: true }).selectOption("words")
  await desk.getByRole("button", { name: w.decide }).click()
  await expect(desk.locator(".toast-region article")).toContainText(w.decided)

  const visiting = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const visitor = await visiting.newPage()
  await visitor.goto(thread)
  await expect(visitor.getByRole("main")).not.toContainText(RUDE)

  const writing = await browser.newContext(phone)
  await beSignedIn(writing, baseURL, senpai)
  const writer = await writing.newPage()
  await writer.goto(`/${language}/account/notifications`)
  await untilRunning(writer)
  await writer.getByRole("link", { name: w.bell }).first().tap()
  await expect(writer.getByRole("heading", { name: w.hidden, level: 1 })).toBeVisible()
  const post = writer.getByRole("article").filter({ hasText: `(${language})` })
  await expect(post).toContainText(w.reasonGiven)
  await expectAccessible(writer)
  await expectNoSidewaysScroll(writer)
  await post.getByLabel(w.text).fill(KIND)
  await post.getByRole("button", { name: w.save }).tap()
  await expect(writer.locator(".toast-region article")).toContainText(w.saved)
  await expect(post).toHaveCount(0)
  await visitor.goto(thread)
  await expect(visitor.getByRole("main")).toContainText(KIND)
  for (const context of [reporting, deciding, visiting, writing]) await context.close()
})
