import { expect, test } from "vitest"
import { flatten, labelProblems, messageProblems, type Texts, useProblems } from "./check-messages.ts"
import { icuArguments } from "./lib/icu.ts"
import { quoteProblems, spokenTexts, wordingProblems } from "./lib/wording.ts"

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
  ["Open the event's page.", 1],
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
