// Joining on a phone, from the first click to a verified student. On a site of its own, because it creates
// accounts.
import type { Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll, type Language } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { expect, test } from "./support/own-site.ts"
import { expectSignedIn, fillCredentials } from "./support/sign-in.ts"
import { expectStep as at, bornOn, choose, chooseMonth, save } from "./support/sign-up.ts"
import { verifyByMail } from "./support/verification.ts"

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const words = {
  en: {
    join: "Join Shirube",
    student: "I am a student",
    senpai: "I work in Japan and want to help",
    codeLetter: "Your code for Shirube",
    step: (place: number) => `Step ${place} of 5`,
    optional: (place: number) => `If you like: ${place} of 4`,
    noSuchDay: "31 February 2004 does not exist. Check the day.",
    young: /from the age of 15/,
    declined: /cannot keep an account/,
    skip: "Skip",
    no: "No, thank you",
    registered: /^You are in, /,
    waiting: "Our editors are looking at it",
    kept: "What you typed here before has been kept.",
    back: "Continue where you were",
    ask: "Ask a question",
    title: "Your question in one sentence",
    question: "May I bring notes to an interview?",
    next: "Continue",
    agree: "Agree and create account",
    details: "Tell us a little more",
    topic: "Interviews",
    anonymous: "Ask without my name",
    post: "Post the question",
    needed: "The directory asks for this",
    nigeria: "Nigeria",
    english: "English",
    kyoto: "Kyoto University",
  },
  ja: {
    join: "会員登録へ",
    student: "学生です",
    senpai: "日本で働いていて、力になりたいです",
    codeLetter: "しるべの確認コード",
    step: (place: number) => `ステップ${place}／5`,
    optional: (place: number) => `任意の質問 ${place}／4`,
    noSuchDay: "2004年2月31日はありません。日を確かめてください。",
    young: /15歳からできます/,
    declined: /会員登録はできません/,
    skip: "あとで",
    no: "今回は共有しない",
    registered: /さん、登録が終わりました$/,
    waiting: "編集部で確認しています",
    kept: "前に入力した内容が残っています。",
    back: "元のページに戻る",
    ask: "質問する",
    title: "聞きたいことを1文で",
    question: "面接にメモを持っていってもいいですか",
    next: "次へ",
    agree: "同意してアカウントを作成する",
    details: "もう少しくわしく",
    topic: "面接",
    anonymous: "名前を出さずに質問する",
    post: "質問を投稿する",
    needed: "終わるとメンバー一覧に戻ります",
    nigeria: "ナイジェリア",
    english: "英語",
    kyoto: "京都大学",
  },
}

const password = "kotatsu mikan yuki"
const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? ""
/** Enters an address, confirms it with the mailed code, and creates an account. */
async function join(
  page: Page,
  language: Language,
  email: string,
  { takeMail }: { takeMail: (address: string, subject: string) => Promise<{ text: string }> },
) {
  await untilRunning(page)
  await page.locator("#email").fill(email)
  await save(page)
  await at(page, language, "/sign-up/email")
  const { text } = await takeMail(email, words[language].codeLetter)
  await page.locator("#code").fill(codeIn(text))
  await page.locator("#name").fill("Amara")
  await page.locator("#password").fill(password)
  await page.locator('main button[type="submit"]').first().click()
}

// spec: 2.profiles, 2.sign-up-start, 2.sign-up-basic-info, 2.sign-up-university, 2.sign-up-career-info, 2.sign-up-matching, pages.sign-up-email, membership.by-email, membership.steps
test("a student joins on a phone, is interrupted, continues on another device, and ends as a verified student", {
  tag: "@both",
}, async ({ page, language, browser, baseURL, ownSite, problems }) => {
  problems.allow(/response 409/)
  test.slow()
  const t = words[language]
  const email = `amara-${language}-${Date.now()}@university.example`

  await page.goto(`/${language}/sign-in`)
  await page.getByRole("link", { name: t.join }).click()
  await at(page, language, "/sign-up")
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole("link", { name: t.student }).click()
  await expect(page).toHaveURL(/\/sign-up\/select-login\?as=student$/)
  await expectAccessible(page)
  await join(page, language, email, ownSite.mail)
  await at(page, language, "/sign-up/basic-info")
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.locator('main a[href$="/sign-up/basic-info/1"]').first().click()

  // 1: names. Being too young is explained; nothing typed is lost.
  await expect(page.getByText(t.step(1))).toBeVisible()
  await expect(page.locator("#display-name")).toHaveCount(0)
  await page.locator("#family-name").fill("Ｏkafor")
  await page.locator("#given-name").fill("Ámara")
  await page.locator("#family-kana").fill("ｵｶﾌｫｰ")
  await bornOn(page, ["2004", "2", "31"])
  await save(page)
  await expect(page.locator("#birth-date-error")).toHaveText(t.noSuchDay)
  await expect(page.locator('#birth-date [aria-invalid="true"]')).toHaveValue("31")
  await bornOn(page, ["２０１５", "4", "1"])
  await save(page)
  await expect(page.locator("#birth-date-error")).toHaveText(t.young)
  await page.reload()
  await expect(page.getByText(t.kept)).toBeVisible()
  await expect(page.locator("#family-name")).toHaveValue("Ｏkafor")
  await bornOn(page, ["2004", "4", "1"])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await save(page)

  // 2: nationality and languages.
  await at(page, language, "/sign-up/basic-info/2")
  await choose(page, "#nationality", "nigeria", t.nigeria)
  await page.locator('input[type="radio"][value="n2"]').check()
  await choose(page, "#languages-0-code", "えいご", t.english)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await save(page)

  // 3: agreed to with the account. Declining stops here, with an explanation.
  await at(page, language, "/sign-up/basic-info/3")
  await expect(page.locator("#news")).not.toBeChecked()
  await expect(page.locator("#privacy")).toBeChecked()
  await page.locator("#terms").uncheck()
  await save(page)
  await expect(page.locator("#terms-error")).toHaveText(t.declined)
  await page.locator("#terms").check()
  await expectAccessible(page)
  await save(page)
  await at(page, language, "/sign-up/select-university/1")

  // Also if the form is submitted before any script runs, or without JavaScript.
  const plain = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false })
  const still = await plain.newPage()
  await still.goto(`/${language}/sign-in-mail`)
  await fillCredentials(still, email, password)
  await expect(still).toHaveURL(new RegExp(`/${language}/?$`))
  await plain.close()

  // The student continues at home, on another device.
  const laptop = await browser.newContext({ baseURL: baseURL ?? "" })
  const home = await laptop.newPage()
  await home.goto(`/${language}/sign-in-mail`)
  await fillCredentials(home, email, password)
  await expectSignedIn(laptop)
  await expect(home).toHaveURL(new RegExp(`/${language}/?$`))
  // The directory needs the rest of sign-up.
  await home.goto(`/${language}/members`)
  await at(home, language, "/sign-up/select-university/1")
  await expect(home.getByText(t.needed)).toBeVisible()
  await choose(home, "#university-id", "amara@st.kyoto-u.ac.jp", t.kyoto)
  await home.locator('input[type="radio"][value="master"]').check()
  await expectAccessible(home)
  await save(home)
  await at(home, language, "/sign-up/university-info")
  // Going back loses nothing, on a slow connection too.
  await home.route("**/api/v1/profile", async (route) => {
    await new Promise((arrived) => setTimeout(arrived, 1000))
    await route.continue()
  })
  await home.goBack()
  await expect(home.locator("#university-id")).toHaveValue(t.kyoto)
  await home.goForward()
  await home.locator("#major").fill("Informatics")
  await home.locator("#year").fill("１")
  await chooseMonth(home, "#graduation-month", ["2028", "09"])
  await expectAccessible(home)
  await save(home)

  // Optional steps can be skipped or answered.
  await at(home, language, "/sign-up/career-info/1")
  await home.locator('input[type="checkbox"]').first().check()
  await expectAccessible(home)
  await save(home)
  await at(home, language, "/sign-up/career-info/2")
  // The previous page has a link with the same name.
  await expect(home.getByText(t.optional(2))).toBeVisible()
  await home.getByRole("link", { name: t.skip, exact: true }).click()
  await at(home, language, "/sign-up/career-info/3")
  await home.locator("#goals").fill("Work on trains")
  await save(home)
  await at(home, language, "/sign-up/connect-jportmatch")
  await expectAccessible(home)
  await home.getByRole("link", { name: t.no }).click()
  await at(home, language, "/sign-up/basic-info/complete")
  await expect(home.getByRole("heading", { level: 1 })).toHaveText(t.registered)
  await expectAccessible(home)
  await home.getByRole("button", { name: t.back }).click()
  await at(home, language, "/members")

  // On the phone the step is done by now and stays editable; the start pages redirect.
  await page.goto(`/${language}/sign-up/select-university/3`)
  await expect(page.locator('input[type="radio"][value="master"]')).toBeChecked()
  await page.goto(`/${language}/sign-up`)
  await expect(page).toHaveURL(new RegExp(`/${language}/?$`))

  // The answers are in the account, and not public yet.
  await page.goto(`/${language}/account/member-profile`)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.locator("#visible-university").selectOption("members")
  await page
    .locator("form")
    .filter({ has: page.locator("#visible-university") })
    .locator('button[type="submit"]')
    .click()
  await expect(page.locator("main dl")).toContainText(t.kyoto)
  await page.goto(`/${language}/account/career-profile`)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // The university mail verifies the student.
  await page.goto(`/${language}/sign-up/student-verification/1`)
  await verifyByMail(page, language, {
    address: `amara-${language}-${Date.now()}@st.kyoto-u.ac.jp`,
    letterTo: async (address, subject) => (await ownSite.mail.takeMail(address, subject)).text,
  })
  await laptop.close()
})

// spec: membership.take-part
test("a visitor asks: two screens and four fields after the question, which is kept, and then it is posted", {
  tag: "@both-long",
}, async ({ page, language, ownSite }) => {
  const t = words[language]
  const stamp = String(Date.now())
  const question = `${t.question} ${stamp}`
  /** Counts what has to be filled in on this screen. */
  const fieldsHere = () =>
    page.locator("main form").first().locator("input:not([type=checkbox]):visible").count()
  await page.goto(`/${language}/community/ask-senpai`)
  await untilRunning(page)
  await page.getByRole("main").getByRole("link", { name: t.ask }).last().tap()
  await page.getByRole("textbox", { name: t.title }).fill(question)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole("button", { name: t.next, exact: true }).tap()

  await at(page, language, "/sign-up/select-login")
  await untilRunning(page)
  let fields = await fieldsHere()
  const email = `asker-${language}-${Date.now()}@university.example`
  await page.locator("#email").fill(email)
  await save(page)
  await at(page, language, "/sign-up/email")
  await expect(page.locator("#code")).toBeVisible()
  fields += await fieldsHere()
  expect(fields).toBe(4)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const { text } = await ownSite.mail.takeMail(email, t.codeLetter)
  await page.locator("#code").fill(codeIn(text))
  await page.locator("#name").fill("Amara")
  await page.locator("#password").fill(password)
  await page.getByRole("button", { name: t.agree, exact: true }).tap()

  // Exactly where they were, with what they had written.
  await expect(page).toHaveURL(new RegExp(`/${language}/community/ask-senpai\\?ask=(?:1|true)$`))
  await expect(page.getByRole("textbox", { name: t.title })).toHaveValue(question)
  await page.getByRole("textbox", { name: t.details }).fill("I have two weeks to prepare.")
  await page.getByRole("checkbox", { name: t.topic }).check()
  await page.getByLabel(t.anonymous).check()
  await page.getByRole("button", { name: t.post }).tap()
  await expect(page).toHaveURL(/\/detail\/[\da-f-]{36}$/)
  await expect(page.getByRole("heading", { level: 1 })).toContainText(stamp)

  // What is left of sign-up is offered at home, and stops nothing.
  await page.goto(`/${language}`)
  await expect(page.getByRole("main").locator('a[href$="/sign-up/basic-info/1"]')).toBeVisible()
})

// spec: membership.senpai
test("a senpai enters their work history and sees that the editors are reviewing it", async ({
  page,
  ownSite,
}) => {
  test.slow()
  const t = words.en
  await page.goto("/en/sign-up")
  await page.getByRole("link", { name: t.senpai }).click()
  await join(page, "en", `chen-${Date.now()}@company.example`, ownSite.mail)
  await at(page, "en", "/sign-up/basic-info")
  await page.goto("/en/sign-up/basic-info/1")
  await untilRunning(page)
  await page.locator("#family-name").fill("Chen")
  await page.locator("#has-one-name").check()
  await bornOn(page, ["1996", "7", "7"])
  await save(page)
  await at(page, "en", "/sign-up/basic-info/2")
  await choose(page, "#nationality", "Taiwan")
  await page.locator('input[type="radio"][value="n1"]').check()
  await choose(page, "#languages-0-code", "Chinese")
  await save(page)
  await at(page, "en", "/sign-up/basic-info/3")
  await save(page)
  await at(page, "en", "/sign-up/career-info")
  await page.locator("#workplaces-0-company").fill("Aoba Precision")
  await chooseMonth(page, "#workplaces-0-since", ["2022", "04"])
  await page.locator("#workplaces-0-industry").selectOption("trading")
  await page.locator("#workplaces-0-occupation").selectOption("sales")
  await page.locator("#workplaces-0-city").fill("Osaka")
  await page.locator("#topics input").first().check()
  await page.locator("#proof-file-id").setInputFiles({
    name: "certificate.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF"),
  })
  await expect(page.getByText("certificate.pdf is ready")).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await save(page)
  await at(page, "en", "/sign-up/basic-info/complete")
  await expect(page.getByText(t.waiting)).toBeVisible()

  // They can still change it, and the uploaded file is kept.
  await page.goto("/en/sign-up/career-info")
  await expect(page.getByText("Your file is sent.")).toBeVisible()
  await page.goto("/en/account")
  await expect(page.getByRole("main")).toContainText("Your senpai application is with our editors")
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.goto("/en/senpai-lp")
  await expect(page.getByText("Your application is with our editors")).toBeVisible()
})

// spec: 2.sign-up-start
test("a visitor who opens a sign-up step returns to it after signing in", async ({
  page,
  ownSite,
  problems,
}) => {
  problems.allow(/response 401/)
  const email = `ben-${Date.now()}@university.example`
  await page.goto("/en/sign-up/select-login?as=student")
  await join(page, "en", email, ownSite.mail)
  await at(page, "en", "/sign-up/basic-info")
  await page.goto("/en/sign-up/basic-info/1")
  await untilRunning(page)
  await page.locator("#family-name").fill("Okonkwo")
  await page.context().clearCookies({ name: /^auth\./ })
  await page.goto("/en/sign-up/basic-info/1")
  await expect(page).toHaveURL(/\/sign-in$/)
  await page.goto("/en/sign-in-mail")
  await fillCredentials(page, email, password)
  await at(page, "en", "/sign-up/basic-info/1")
  await expect(page.locator("#family-name")).toHaveValue("Okonkwo")
})

// spec: learning.saving
test("items that a visitor saved from two cards are saved once they have an account, on the page they came from", async ({
  page,
  ownSite,
}) => {
  test.slow()
  const meant: string[] = []
  for (const list of ["/en/article", "/en/learning/courses"]) {
    await page.goto(list)
    await untilRunning(page)
    const way = page
      .locator("main")
      .getByRole("link", { name: /^Sign in to save/ })
      .first()
    meant.push(/“(.+)”/.exec((await way.getAttribute("aria-label")) ?? "")?.[1] ?? "")
    await way.tap()
    await expect(page).toHaveURL("/en/sign-in")
  }
  await page.getByRole("link", { name: words.en.join }).click()
  await page.getByRole("link", { name: words.en.student }).click()
  await join(page, "en", `saver-${Date.now()}@university.example`, ownSite.mail)
  await at(page, "en", "/learning/courses")
  for (const title of meant)
    await expect(page.locator(".toast-region article").filter({ hasText: title })).toBeVisible()

  for (const [place, list] of ["article", "course"].entries()) {
    await page.goto(`/en/account/saved/${list}`)
    await expect(page.locator("main li article")).toHaveCount(1)
    await expect(page.getByRole("link", { name: meant[place] ?? "" })).toBeVisible()
  }
})
