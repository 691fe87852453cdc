// Ask Senpai: a shy student on a train, a senpai with fifteen minutes after work, and a visitor from a search
// engine.
import type { Locator, Page } from "@playwright/test"
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, test } from "./support/fixtures.ts"
import { answered, openMore, postQuestionAs, tokenOf } from "./support/forum.ts"
import { ask } from "./support/http.ts"
import { untilRunning } from "./support/links.ts"
import { phonePicture } from "./support/phone-picture.ts"
import { beSignedIn } from "./support/session.ts"

const words = {
  en: {
    place: "Ask",
    list: "Ask Senpai",
    ask: "Ask a question",
    title: "Your question in one sentence",
    text: "Tell us a little more",
    bold: "Bold",
    picture: "Picture",
    pictureWords: "What does the picture show?",
    pictureWordsMissing: "Please say in a few words what the picture shows.",
    putPicture: "Put it into the text",
    dictionary: "My red dictionary",
    preview: "Preview",
    topic: "Interviews",
    anonymous: "Ask without my name",
    post: "Post the question",
    missing: "Choose at least one topic",
    noticed: "a phone number (090-1234-5678)",
    similar: "Maybe it has been answered",
    posted: "Your question is posted.",
    anonymousName: "Anonymous",
    none: "No answer yet",
    answers: "1 answer",
    write: "Write your answer",
    answer: "Your answer",
    postAnswer: "Post the answer",
    accept: "This helped me most",
    accepted: "The asker chose this answer",
    comment: "Your comment",
    postComment: "Post the comment",
    commentOnQuestion: "Comment on this question",
    withdraw: "Withdraw",
    confirm: "Withdraw the question",
  },
  ja: {
    place: "相談",
    list: "先輩に相談",
    ask: "質問する",
    title: "聞きたいことを1文で",
    text: "もう少しくわしく",
    bold: "太字",
    picture: "画像",
    pictureWords: "何の画像ですか",
    pictureWordsMissing: "何の画像か、短く書いてください。",
    putPicture: "文章に入れる",
    dictionary: "私の赤い辞書",
    preview: "プレビュー",
    topic: "面接",
    anonymous: "名前を出さずに質問する",
    post: "質問を投稿する",
    missing: "トピックを1つ以上選んでください",
    noticed: "電話番号（090-1234-5678）",
    similar: "似た質問があります",
    posted: "質問を投稿しました。",
    anonymousName: "匿名",
    none: "回答はまだありません",
    answers: "回答1件",
    write: "回答を書く",
    answer: "あなたの回答",
    postAnswer: "回答を投稿する",
    accept: "この回答で解決",
    accepted: "質問者が選んだ回答",
    comment: "コメント",
    postComment: "コメントを投稿する",
    commentOnQuestion: "この質問にコメントする",
    withdraw: "取り下げる",
    confirm: "質問を取り下げる",
  },
}
const titles: Record<Language, string> = {
  en: "May I bring a paper dictionary to an interview?",
  ja: "面接に紙の辞書を持っていってもいいですか",
}
/** Different accounts per language, because both ask at the same time. */
const askers: Record<Language, string> = { en: "putri", ja: "lin" }

/** An account as others see it. */
async function personOf(account: string): Promise<{ id: string; name: string }> {
  const answer = await ask("/api/v2/user", { headers: { Authorization: `Bearer ${await tokenOf(account)}` } })
  return JSON.parse(answer.text)
}

/** The email to this account with a link to this path, once it has arrived. */
async function letterTo(account: string, path: string): Promise<string | undefined> {
  const { items } = JSON.parse((await ask("/api/v1/dev/mails")).text) as {
    items: { to: string; text: string }[]
  }
  return items.find(({ to, text }) => to === `${account}@shirube.example` && text.includes(path))?.text
}

/** Corrects the reading of a word of the title in the preview, and undoes it. */
async function correctsReading(page: Page): Promise<void> {
  const { preview, title } = words.ja
  const typed = page.getByRole("textbox", { name: title })
  const shown = page.getByRole("region", { name: preview })
  const word = shown.getByRole("button", { name: "辞書" })
  // The dictionary may still be loading at the first preview.
  await expect(async () => {
    await page.getByRole("button", { name: "続きを書く" }).tap()
    await page.getByRole("button", { name: preview }).tap()
    await expect(shown).toContainText("辞書")
    expect(await word.isVisible()).toBe(true)
  }).toPass()
  await expect(word).toContainText("じしょ")
  await word.tap()
  const dialog = page.getByRole("dialog", { name: "「辞書」のふりがな" })
  await expect(dialog.getByRole("textbox", { name: "ふりがな" })).toBeFocused()
  await page.keyboard.type("jiten")
  await page.keyboard.press("Enter")
  await expect(dialog).toContainText("かなで入力してください")
  await expectAccessible(page)
  await dialog.getByRole("textbox").fill("ジテン")
  await dialog.getByRole("button", { name: "このふりがなにする" }).tap()
  await expect(typed).toHaveValue("面接に紙の{辞書|じてん}を持っていってもいいですか")
  await expect(word).toContainText("じてん")
  await expect(word).toBeFocused()
  await page.getByRole("button", { name: "元に戻す" }).tap()
  await expect(typed).toHaveValue(titles.ja)
  await expect(word).toContainText("じしょ")
}

async function addPicture(page: Page, w: (typeof words)[Language]) {
  const buffer = await phonePicture(page)
  const choosing = page.waitForEvent("filechooser")
  await page.getByRole("button", { name: w.picture }).tap()
  await (await choosing).setFiles({ name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer })
  const described = page.getByRole("textbox", { name: w.pictureWords })
  await expect(described).toBeFocused()
  const put = page.getByRole("button", { name: w.putPicture })
  await expect(put).not.toHaveAttribute("aria-busy", "true")
  await put.tap()
  await expect(page.getByText(w.pictureWordsMissing)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await described.fill(w.dictionary)
  await put.tap()
}

/** Loaded, and in the size that was declared before. */
const expectDrawn = async (picture: Locator) => {
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveJSProperty("complete", true)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(picture).toHaveAttribute("width", "533")
}

// spec: 1.ask-senpai, forum.notices
test("a student asks anonymously on a phone, a senpai answers on the open page, and the student accepts the answer and later deletes the question", {
  tag: "@both",
}, async ({ browser, baseURL, language }) => {
  test.slow() // two people, and axe checks three screens
  const w = words[language]
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, ...(baseURL ? { baseURL } : {}) }
  const student = await browser.newContext(phone)
  await beSignedIn(student, baseURL, askers[language])
  const page = await student.newPage()

  await page.goto(`/${language}`)
  await page.getByRole("navigation").getByRole("link", { name: w.place, exact: true }).last().tap()
  await expect(page.getByRole("heading", { name: w.list, level: 1 })).toBeVisible()
  await page.getByRole("main").getByRole("link", { name: w.ask }).last().tap()
  await page.getByRole("textbox", { name: w.title }).fill(titles[language])
  const text = page.getByRole("textbox", { name: w.text })
  await text.fill("090-1234-5678 ")
  await page.getByRole("button", { name: w.bold }).tap()
  await page.keyboard.type("N3")
  await expect(text).toHaveValue("090-1234-5678 **N3**")
  await page.getByRole("button", { name: w.preview }).tap()
  await expect(page.getByRole("region", { name: w.preview }).locator("strong")).toHaveText("N3")
  if (language === "ja") await correctsReading(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel(w.anonymous).check()
  await page.getByRole("button", { name: w.post }).tap()
  await expect(page.getByRole("main")).toContainText(w.missing)

  // A reload keeps the draft.
  await page.reload()
  await expect(page.getByRole("textbox", { name: w.title })).toHaveValue(titles[language])
  await page.getByRole("checkbox", { name: w.topic }).check()
  await page.getByRole("button", { name: w.post }).tap()
  await expect(page.getByRole("main")).toContainText(w.noticed)
  await page.getByRole("textbox", { name: w.text }).fill("**N3**")
  await addPicture(page, w)
  await expect(page.getByRole("textbox", { name: w.text })).toHaveValue(
    new RegExp(`^\\*\\*N3\\*\\*\\n\\n!\\[${w.dictionary}\\]\\(picture:[\\da-f-]{36}\\)`),
  )
  await page.getByRole("button", { name: w.preview }).tap()
  await expectDrawn(page.getByRole("region", { name: w.preview }).getByRole("img", { name: w.dictionary }))
  await page.getByRole("button", { name: w.post }).tap()

  await expect(page).toHaveURL(/\/detail\/[\da-f-]{36}$/)
  await expect(page.locator(".toast-region article")).toContainText(w.posted)
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    language === "en" ? "dictionary" : "辞書",
  )
  await expect(page.getByRole("main")).toContainText(w.anonymousName)
  await expect(page.getByRole("heading", { name: w.none })).toBeVisible()
  const address = page.url()

  // A visitor sees it too.
  const visitor = await browser.newContext(baseURL ? { baseURL } : {})
  const passing = await visitor.newPage()
  await passing.goto(address)
  await expectDrawn(passing.getByRole("img", { name: w.dictionary }))
  await visitor.close()

  // Senpai of that topic get an email that links there.
  const path = new URL(address).pathname.replace(/^\/(?:en|ja)/, "")
  await expect.poll(() => letterTo("senpai", path)).toBeTruthy()
  expect(await letterTo("senpai", path)).toContain(titles[language])

  const office = await browser.newContext(baseURL ? { baseURL } : {})
  await beSignedIn(office, baseURL, "senpai")
  const other = await office.newPage()
  await other.goto(address)
  await other.getByRole("button", { name: w.write }).click()
  await expect(other.getByRole("textbox", { name: w.answer })).toBeFocused()
  await other.keyboard.type("- Yes\nAsk first.")
  await expectAccessible(other)
  await other.getByRole("button", { name: w.postAnswer }).click()
  await expect(other.getByRole("heading", { name: w.answers })).toBeVisible()
  await expect(other.getByRole("article").filter({ hasText: "Ask first." }).last()).toContainText("陳")

  // Without a reload.
  const answer = page.getByRole("article").filter({ hasText: "Ask first." }).last()
  await expect(answer).toBeVisible()
  await answer.getByRole("button", { name: w.accept }).tap()
  await expect(answer).toContainText(w.accepted)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expect(other.getByRole("main")).toContainText(w.accepted)

  await page.getByRole("button", { name: w.commentOnQuestion }).tap()
  await page.getByRole("textbox", { name: w.comment }).fill("ありがとうございます！")
  await page.getByRole("button", { name: w.postComment }).tap()
  const comment = other.getByRole("listitem").filter({ hasText: "ありがとうございます！" })
  await expect(comment).toContainText(w.anonymousName)

  // The asker's identity is in no page, structured data or email.
  const { id, name } = await personOf(askers[language])
  const { pathname } = new URL(address)
  for (const each of [
    pathname,
    `${pathname}?in=en`,
    `${pathname}?in=ja`,
    "/sitemap/question.xml",
    `/rss/${language}.xml`,
  ]) {
    const { text, headers } = await ask(each)
    const said = `${text} ${JSON.stringify([...headers])}`
    expect([each, said.includes(id), said.includes(name)]).toEqual([each, false, false])
  }
  const letter = await letterTo("senpai", path)
  expect([letter?.includes(id), letter?.includes(name)]).toEqual([false, false])

  await openMore(page, "question", language)
  await page.getByRole("button", { name: w.withdraw, exact: true }).tap()
  await page.getByRole("dialog").getByRole("button", { name: w.confirm }).tap()
  await expect(page).toHaveURL(new RegExp(`/${language}/community/ask-senpai$`))
  expect((await ask(pathname)).status).toBe(404)
  await student.close()
  await office.close()
})

test("after signing in on a phone, the welcome covers nothing of the form", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto("/en/community/ask-senpai?ask=1")
  await untilRunning(page)
  await page.locator('main a[href$="/sign-in"]').first().click()
  await page.locator('main a[href$="/sign-in-mail"]').click()
  await untilRunning(page)
  await page.locator("#email").fill("putri@shirube.example")
  await page.locator("#password").fill("shirube-demo")
  await page.locator('main button[type="submit"]').first().click()
  const title = page.getByRole("textbox", { name: words.en.title })
  const welcome = page.locator(".toast-region article")
  await expect(title).toBeVisible()
  await expect(welcome).toContainText("Welcome back")
  const [top, bottom] = [(await title.boundingBox())?.y, await welcome.boundingBox()]
  expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBeLessThan(top ?? 0)
})

test("a student sees similar questions while typing the title", async ({ page, context, baseURL }) => {
  await postQuestionAs("minseo", "How early should I arrive for a group discussion in Osaka?")
  await beSignedIn(context, baseURL, "verified")
  await page.goto("/en/community/ask-senpai?ask=1")
  await page.getByRole("textbox", { name: words.en.title }).pressSequentially("group discussion Osaka")
  await expect(page.getByText(words.en.similar)).toBeVisible()
  await expect(page.getByRole("link", { name: /How early should I arrive/ }).first()).toBeVisible()

  // A refused question leaves the preview, and the field that is missing has the focus.
  await page.getByRole("button", { name: "Preview" }).click()
  await page.getByRole("button", { name: words.en.post }).click()
  await expect(page.getByRole("textbox", { name: words.en.text })).toBeFocused()

  // In a third language: what others asked about the topic, and the topic and the language to choose.
  await page.getByRole("textbox", { name: words.en.title }).fill("Tôi nên mặc gì khi đi phỏng vấn?")
  await expect(page.getByText("What others asked about “Interviews”")).toBeVisible()
  await page.getByRole("button", { name: "Topic: Interviews" }).click()
  await expect(page.getByRole("checkbox", { name: "Interviews" })).toBeChecked()
  await page.getByRole("button", { name: "Language: Vietnamese" }).click()
  await expect(page.getByRole("combobox", { name: "Language of your question" })).toHaveValue("Vietnamese")
  await expectAccessible(page)
})

// spec: 2.ask-senpai
test("a reader opens a list, a topic or a search by its address", async ({ page }) => {
  const title = `Which shoes for a factory visit in Kobe on the ${Date.now()}th day?`
  const id = await postQuestionAs("minseo", title)
  await page.goto("/en/community/ask-senpai")
  await untilRunning(page)
  const main = page.getByRole("main")
  const row = main.getByRole("article").filter({ hasText: title })
  await expect(row.getByRole("link", { name: "キム・ミンソ" })).toHaveAttribute(
    "href",
    /\/en\/members\?person=/,
  )
  await main.getByRole("link", { name: "Unanswered" }).click()
  await expect(page).toHaveURL("/en/community/ask-senpai?list=unanswered")
  await expect(main.getByRole("link", { name: "Unanswered" })).toHaveAttribute("aria-current", "page")
  await expect(main.getByRole("link", { name: title, exact: true })).toBeVisible()
  await main.getByRole("link", { name: /^Interviews/ }).click()
  await expect(page).toHaveURL("/en/community/ask-senpai?list=unanswered&topic=interviews")
  await main.getByRole("searchbox").fill("factory visit")
  await main.getByRole("searchbox").press("Enter")
  // The page replaces the field, so typing now would go into the old one.
  await expect(main.locator('a[href*="q=factory"]').first()).toBeVisible()
  await expect(main.getByRole("link", { name: title, exact: true })).toBeVisible()
  await main.getByRole("searchbox").fill("zzzzzz")
  await main.getByRole("searchbox").press("Enter")
  await expect(main).toContainText("No questions match")
  await page.goBack()
  await expect(page).toHaveURL(/[?&]q=factory/)
  await main.getByRole("link", { name: title, exact: true }).click()
  await expect(page).toHaveURL(`/en/community/ask-senpai/detail/${id}`)
})

// spec: 2.ask-senpai
test("a reader votes an answer helpful, follows the question and its topic, and finds both in the account", async ({
  page,
  context,
  baseURL,
}) => {
  const title = "Do I write thank-you letters after an online interview?"
  const id = await postQuestionAs("minseo", title)
  await answered("senpai", id, "A short email is enough.")
  await beSignedIn(context, baseURL, "verified")
  await page.goto(`/en/community/ask-senpai/detail/${id}`)
  const answer = page.getByRole("article", { name: /^Answer by 陳/ })
  await expect(answer.getByRole("link", { name: /^陳/ })).toHaveAttribute("href", /\/en\/mentors\/profile\//)
  await answer.getByRole("button", { name: "Helpful" }).click()
  await expect(answer.getByRole("button", { name: "Helpful" })).toHaveAttribute("aria-pressed", "true")
  await expect(answer.getByRole("button", { name: "Helpful" })).toContainText("1")
  // By keyboard: the menu gives the focus back.
  const more = page.locator("summary", { hasText: "More: this question" })
  await more.focus()
  await page.keyboard.press("Enter")
  await page.keyboard.press("ArrowDown")
  await expect(page.getByRole("button", { name: "Follow", exact: true })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(more).toBeFocused()
  await expect(page.getByRole("button", { name: "Share" })).toBeHidden()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("button", { name: "Following" })).toHaveAttribute("aria-pressed", "true")
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(page.getByRole("button", { name: "Following" })).toBeHidden()
  await expect(more).toBeFocused()

  await page.goto("/en/community/ask-senpai?list=followed")
  await expect(page.getByRole("main").getByRole("link", { name: title })).toBeVisible()
  await expectAccessible(page)
  await page.goto("/en/community/ask-senpai/topics")
  const topic = page.getByRole("button", { name: /^Follow(ing)? ?Visiting alumni$/ })
  await topic.click()
  await expect(topic).toHaveAttribute("aria-pressed", "true")
  await expectAccessible(page)
})

test.describe("from a search engine", () => {
  test.use({ javaScriptEnabled: false })

  // spec: 2.question-detail
  test("a visitor reads a question and its answers without JavaScript, and finds the sign-in", async ({
    page,
  }) => {
    const title = "Can I ask for the interview in English first?"
    const id = await postQuestionAs("minseo", title)
    await answered("senpai", id, "Yes, **by email**.")
    await page.goto(`/en/community/ask-senpai/detail/${id}`)
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible()
    await expect(page.getByRole("article", { name: /^Answer by 陳/ })).toContainText("Yes, by email.")
    await expect(page.getByRole("main").getByRole("link", { name: "Sign in", exact: true })).toBeVisible()
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
      JSON.parse(text),
    )
    expect(data.find((each) => each["@type"] === "QAPage").mainEntity).toMatchObject({
      name: title,
      answerCount: 1,
      suggestedAnswer: [{ text: "Yes, by email." }],
    })
  })
})
