// A senpai's tip from the first word to its reader: written, reviewed, published, found, voted for, saved,
// swiped.
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, test } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"

const words = {
  en: {
    topic: "Visiting alumni",
    titleField: "Title (English)",
    who: "Who you are, in one line (English)",
    text: "Tip (English)",
    title: (n: string) => `Send thanks the same evening ${n}`,
    send: "Send to the editors",
    sent: "Our editors will read your tip",
    waiting: "Waiting for our editors",
    approve: "Approve",
    decide: "Approve now",
    notified: "will get an email",
    helpful: "Helpful",
    save: "Save",
    saved: "Saved",
    list: "Saved articles",
    ask: "Ask this senpai",
    invited: "will be invited to answer",
  },
  ja: {
    topic: "適性検査",
    titleField: "タイトル（日本語）",
    who: "自己紹介を1行で（日本語）",
    text: "本文（日本語）",
    title: (n: string) => `ありがとうはすぐに ${n}`,
    send: "編集部に送る",
    sent: "編集部で確認します",
    waiting: "編集部の確認待ち",
    approve: "承認",
    decide: "承認する",
    notified: "メールでお知らせ",
    helpful: "役に立った",
    save: "保存する",
    saved: "保存済み",
    list: "保存した記事",
    ask: "この先輩に質問する",
    invited: "回答をお願いします",
  },
}
/** A topic and a reader per language, because both write and read at the same time. */
const apart: Record<Language, { topic: string; reader: string }> = {
  en: { topic: "ob-visits", reader: "putri" },
  ja: { topic: "aptitude-tests", reader: "lin" },
}

// spec: 1.senpai-tips, 2.senpai-tips, pages.tip-writing, learning.tips
test(
  "a senpai writes two tips, an editor publishes them, and a reader votes, saves, swipes on and asks",
  {
    tag: "@both",
  },
  async ({ browser, baseURL, language }, { retry }) => {
    test.slow() // three people, and axe checks three screens
    const w = words[language]
    const { topic, reader: account } = apart[language]
    const [first, second] = [`${retry}.1`, `${retry}.2`]
    const desk = { ...(baseURL ? { baseURL } : {}) }

    const writing = await browser.newContext(desk)
    await beSignedIn(writing, baseURL, "senpai")
    const writer = await writing.newPage()
    for (const n of [first, second]) {
      await writer.goto(`/${language}/account/tips/new`)
      await untilRunning(writer)
      await writer.getByLabel(w.topic).check({ force: true })
      await writer.getByLabel(w.titleField).fill(w.title(n))
      await writer.getByLabel(w.who).fill("N2, IT")
      await writer.getByLabel(w.text, { exact: true }).fill("**Two lines** are enough.")
      if (n === first) await expectAccessible(writer)
      await writer.getByRole("button", { name: w.send }).click()
      await expect(writer.locator(".toast-region article")).toContainText(w.sent)
      await expect(writer.getByRole("article").filter({ hasText: w.title(n) })).toContainText(w.waiting)
    }

    const deciding = await browser.newContext(desk)
    await beSignedIn(deciding, baseURL, "editor")
    const editor = await deciding.newPage()
    for (const n of [first, second]) {
      await editor.goto(`/${language}/editors/tips`)
      await untilRunning(editor)
      const sheet = editor.getByRole("article").filter({ hasText: w.title(n) })
      // Others' tips wait in the same queue.
      for (const row of await editor
        .getByRole("navigation")
        .getByRole("listitem")
        .getByRole("button")
        .all()) {
        await row.click()
        await expect(row).toHaveAttribute("aria-current", "true")
        await expect(editor.getByRole("article")).toContainText("**Two lines**")
        if (await sheet.isVisible()) break
      }
      await editor.getByRole("button", { name: w.approve, exact: true }).click()
      await editor.getByRole("button", { name: w.decide, exact: true }).click()
      await expect(editor.locator(".toast-region article")).toContainText(w.notified)
    }

    const reading = await browser.newContext({
      ...desk,
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    })
    await beSignedIn(reading, baseURL, account)
    const reader = await reading.newPage()
    await reader.goto(`/${language}/learning/senpai-tips?topic=${topic}`)
    await untilRunning(reader)
    await expectAccessible(reader)
    await expectNoSidewaysScroll(reader)
    await reader.getByRole("link", { name: w.title(second) }).tap()
    const heading = reader.getByRole("heading", { level: 1 })
    await expect(heading).toHaveText(w.title(second))
    await expect(reader.getByRole("main").locator("strong")).toHaveText("Two lines")
    const helpful = reader.getByRole("button", { name: w.helpful })
    await helpful.tap()
    await expect(helpful).toHaveAttribute("aria-pressed", "true")
    await expect(helpful).toContainText("1")
    const bookmark = reader
      .locator("article")
      .getByRole("button", { name: new RegExp(`^(${w.save}|${w.saved})$`) })
    await bookmark.tap()
    await expect(bookmark).toHaveAttribute("aria-pressed", "true")
    await expectAccessible(reader)
    await expectNoSidewaysScroll(reader)

    await reader.evaluate(() => {
      const finger = (x: number) =>
        new Touch({ identifier: 1, target: document.body, clientX: x, clientY: 300 })
      const send = (type: string, x: number, isDown: boolean) =>
        document.body.dispatchEvent(
          new TouchEvent(type, {
            bubbles: true,
            touches: isDown ? [finger(x)] : [],
            changedTouches: [finger(x)],
          }),
        )
      send("touchstart", 300, true)
      send("touchend", 120, false)
    })
    await expect(heading).toHaveText(w.title(first))
    await reader.keyboard.press("ArrowLeft")
    await expect(heading).toHaveText(w.title(second))

    await reader.goto(`/${language}/account/saved/article`)
    await expect(reader.getByRole("heading", { name: w.list })).toBeVisible()
    await reader.getByRole("link", { name: w.title(second) }).tap()
    await expect(heading).toHaveText(w.title(second))
    await reader.getByRole("link", { name: w.ask }).tap()
    await expect(reader.getByRole("main")).toContainText(w.invited)
    for (const context of [writing, deciding, reading]) await context.close()
  },
)
