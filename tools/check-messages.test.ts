import { expect, test } from "vitest"
import {
  dateProblems,
  flatten,
  labelProblems,
  messageProblems,
  pairWordingProblems,
  summaryProblems,
  type Texts,
  useProblems,
} from "./check-messages.ts"
import { icuArguments } from "./lib/icu.ts"
import { proseProblems, quoteProblems, spokenTexts, wordingProblems } from "./lib/wording.ts"

const texts = (entries: Record<string, string>): Texts => new Map(Object.entries(entries))
const sound = { en: { "a.title": "Hello, {name}" }, ja: { "a.title": "こんにちは、{name}さん" } }
const problems = (en: Record<string, string>, ja: Record<string, string>, terms?: string[]) =>
  messageProblems(texts({ ...sound.en, ...en }), texts({ ...sound.ja, ...ja }), terms).join("\n")

test("matching texts have no problems", () => {
  expect(problems({}, {})).toBe("")
})

test.each([
  ["a key without Japanese", { "a.x": "Yes" }, {}, "missing in Japanese"],
  ["a key without English", {}, { "a.x": "はい" }, "missing in English"],
  ["an empty text", { "a.x": "Yes" }, { "a.x": " " }, "empty in Japanese"],
  ["another argument", { "a.x": "{count} days" }, { "a.x": "{days}日" }, "takes {count} in English"],
  ["another tag", { "a.x": "<link>Go</link>" }, { "a.x": "行く" }, "takes {<link>} in English"],
  ["a brace too few", { "a.x": "{name" }, { "a.x": "{name}さん" }, "is not closed in English"],
  ["Japanese in English", { "a.x": "The 会社" }, { "a.x": "会社" }, "Japanese in the English text"],
  [
    "English in Japanese",
    { "a.x": "Sign in here" },
    { "a.x": "Sign in here" },
    "the Japanese text is English",
  ],
  [
    "a Japanese file without Japanese",
    { "b.x": "News" },
    { "b.x": "News!" },
    "no Japanese in the Japanese file",
  ],
])("reports %s", (_, en, ja, problem) => {
  expect(problems(en, ja)).toContain(problem)
})

test("a glossary term is allowed in an English text", () => {
  expect(problems({ "a.x": "Your 内定" }, { "a.x": "内定" }, ["内定"])).toBe("")
})

test("arguments are found inside branches, and quoted braces are text", () => {
  expect(icuArguments("{n, plural, =0 {None of {total}} other {# by <b>{who}</b>}}").names).toEqual([
    "<b>",
    "n",
    "total",
    "who",
  ])
  expect(icuArguments("It's '{'not'}' one, {at, date, medium}")).toEqual({ names: ["at"] })
  expect(icuArguments("{n, plural, one {day}}").problem).toContain('no branch "other"')
})

test("nested messages are flattened to full keys", () => {
  expect(flatten("home", { hero: { title: "A" } })).toEqual([["home.hero.title", "A"]])
})

const en = texts({ "home.title": "A", "home.level.n1": "B", "home.old": "C", "errors.offline": "D" })

test("reports an unused text, but not one used by a template", () => {
  const source = `const t = useTranslations("home"); t("title"); t(\`level.\${level}\`); say("errors.offline")`
  expect(useProblems(en, [source])).toEqual(["home.old: not used anywhere"])
})

test("reports a text that does not exist", () => {
  const source = 'const t = useTranslations("home"); t.rich("titel")'
  expect(useProblems(en, [source])).toContain("home.titel: used, but there is no such text")
})

test.each([
  ["en", "Look into your mail", "email"],
  ["en", "Your e-mail address", "email"],
  ["en", "Please log in again", "sign in"],
  ["ja", "ログインしてください", "サインイン"],
  ["ja", "回復コードを入力", "リカバリーコード"],
  ["ja", "ブラウザを開く", "ブラウザー"],
  ["en", "Something broke. We have been notified.", "it has been recorded"],
  ["ja", "問題が起きました。担当者に通知されています。", "記録されました"],
] as const)("reports a second word for the same concept (%s: %s)", (language, text, instead) => {
  expect(wordingProblems("a.x", language, text).join()).toContain(`it is "${instead}"`)
})

test.each([
  ["en", "{name} is told at once.", "we will tell"],
  ["en", "Your seal stands beside it.", "is shown"],
  ["en", "It ends by itself.", "automatically"],
  ["en", "You can take the document back.", "withdraw"],
  ["en", "Go on where you stopped", "continue"],
  ["en", "which is as many as fit", "up to …"],
  ["en", "Everyone, also without an account", "even …"],
  ["en", "Short films by senpai", "video"],
  ["en", "We tell you by email.", "we will tell you"],
  ["en", "November 23, 2026", "British"],
  ["en", "Register by Jan 3", "British"],
  ["en", "Sending …", "no space before the dots"],
  ["en", "It is in the archive of your data.", "your data export"],
  ["ja", "参加証を見る", "チケット"],
  ["ja", "情報の出どころ", "出典"],
  ["ja", "学生認証が必要です", "在学確認"],
] as const)("reports a turn or a word that the product does not use (%s: %s)", (language, text, instead) => {
  expect(wordingProblems("a.x", language, text).join()).toContain(instead)
})

test("people may speak as they do, with one word for one thing", () => {
  expect(proseProblems("a.x", "en", "I was told off, and the results came by themselves.")).toEqual([])
  expect(proseProblems("a.x", "ja", "友達とウェブテストの練習をしました。")).toHaveLength(2)
  expect(proseProblems("a.x", "ja", "伺えますでしょうか。")).toHaveLength(1)
  expect(proseProblems("a.x", "ja", "教えていただけますでしょうか。")).toEqual([])
})

test("British dates pass, and months with a year", () => {
  expect(
    wordingProblems("a.x", "en", "23 November 2026, March 2027, Mon 23 Nov, May 14 of you come?"),
  ).toHaveLength(1)
  expect(wordingProblems("a.x", "en", "23 November 2026, March 2027, Mon 23 Nov")).toEqual([])
})

test("summaries of the API use the product's words", () => {
  const source = 'get: { summary: "Take the document back" }, description: "Sends an email"'
  expect(summaryProblems("routes.ts", source)).toHaveLength(1)
})

test("pairs of texts in any file use the product's words", () => {
  expect(
    pairWordingProblems("a.ts", 'x: { en: "Add a film.", ja: "動画を追加してください。" }'),
  ).toHaveLength(1)
  expect(pairWordingProblems("a.ts", 'x: { en: "Add a video.", ja: "動画を追加してください。" }')).toEqual([])
})

test("a formatter of dates names its locale", () => {
  expect(dateProblems("a.ts", 'new Intl.DateTimeFormat(language, { dateStyle: "long" })')).toHaveLength(1)
  expect(
    dateProblems("a.ts", 'new Intl.DateTimeFormat(dateLocales[language], { dateStyle: "long" })'),
  ).toEqual([])
  expect(dateProblems("a.ts", 'new Intl.DateTimeFormat(language, { month: "long" })')).toEqual([])
})

test.each([
  ["Open the event's page.", 1],
  ["{name}'s page", 1],
  ['Write "decide today" down.', 1],
  ["Open the event’s page, and write “decide today” down.", 0],
  ["Read the rock 'n' roll page", 0],
])("English texts have typographic quotes: %s", (text, problems) => {
  expect(quoteProblems("a.x", text)).toHaveLength(problems)
})

test("the project's own vocabulary passes", () => {
  expect(wordingProblems("a.x", "en", "We sent an email. Sign in at /auth/sign-in-mail.")).toEqual([])
  expect(
    wordingProblems("a.x", "ja", "アルバイトの記事は、ブラウザーで読めます。サインインは不要です。"),
  ).toEqual([])
})

test("finds texts for readers in literals of the code, not in comments", () => {
  const source = `// a mail job\nconst letter = { subject: "Your code", ja: "\${name}さん", key: "mail" }`
  expect(spokenTexts(source)).toEqual([
    { language: "en", text: "Your code" },
    { language: "ja", text: "さん" },
  ])
})

test("an entry of the navigation needs a label, and a label an entry", () => {
  const found = labelProblems(
    texts({
      "navigation.tips": "Tips",
      "editorNavigation.events": "Events",
      "accountNavigation.saved": "Saved",
    }),
    new Map([
      ["web/tips/navigation.ts", '{ to: "/tips", text: "tips" }, { to: "/x", text: "signIn" }'],
      ["web/events/editor-navigation.ts", '{ to: "/editors/events", text: "events" }'],
      ["web/other.ts", '{ text: "nothing" }'],
    ]),
  )
  expect(found).toEqual([
    expect.stringContaining('web/tips/navigation.ts: no label "signIn"; write it as "navigation" in'),
    expect.stringContaining("accountNavigation.saved: a label without an entry"),
  ])
})
