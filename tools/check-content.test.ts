import { expect, test } from "vitest"
import { includeShared } from "../apps/api/seed/shared.ts"
import { articleProblems, type KnownKeys, sharedProblems } from "./check-content.ts"
import { authorProblems, type Folder, glossaryProblems, plainText, tagProblems } from "./lib/seed-content.ts"
import { withdrawnProblems } from "./lib/withdrawn-statements.ts"

const known: KnownKeys = {
  categories: new Set(["basics", "visa"]),
  tags: new Set(["checklist"]),
  authors: new Set(["mori"]),
  glossary: new Set(["naitei"]),
  articles: new Set(["interviews"]),
  titles: { en: new Map(), ja: new Map([["interviews", "# 面接"]]) },
  shared: new Map([
    ["where-to-ask.en", "Ask here."],
    ["where-to-ask.ja", "ここで聞きます。"],
  ]),
}
const source = {
  title: { en: "Guide (in Japanese)", ja: "ガイド" },
  publisher: { en: "JASSO", ja: "日本学生支援機構" },
  url: "https://www.jasso.go.jp/ryugaku/guide.html",
  checked_on: "2026-11-12",
}
const meta = {
  category: "basics",
  tags: ["checklist"],
  level: "n3",
  author: "mori",
  published_on: "2026-05-12",
  checked_on: "2026-11-13",
  sources: [source],
  related: ["interviews"],
}
const en = (line = "") => `# Title\n\n> A lead.\n\n${line}\n\n${"word ".repeat(600)}\n`
const ja = (line = "") => `# {題|だい}\n\n> リードです。\n\n${line}\n\n${"字".repeat(1_500)}\n`
const folder = (changes: Folder = {}): Folder => ({
  "meta.json": JSON.stringify(meta),
  "en.md": en(),
  "ja.md": ja(),
  ...changes,
})
const withSource = (changes: object) => withMeta({ sources: [{ ...source, ...changes }] })
const withMeta = (changes: object) => folder({ "meta.json": JSON.stringify({ ...meta, ...changes }) })
const problems = (article: Folder) => articleProblems(article, known).join("\n")

test("a valid article has no problems, tables and callouts included", () => {
  const lines = [
    "[[naitei|{内定|ないてい}]]と[{面接|めんせつ}](/article/interviews)",
    "| {字数\\|じすう} | [[naitei\\|{内定\\|ないてい}]] |",
    ":::tip {例|れい}",
    "text",
    ":::",
  ]
  expect(problems(folder({ "ja.md": ja(lines.join("\n")), "en.md": en(lines.join("\n")) }))).toBe("")
})

test("a summary is short, without glossary terms, and has the same parts in both languages", () => {
  const summaries = (english: string, japanese: string) =>
    problems(folder({ "en.md": en(english), "ja.md": ja(japanese) }))
  expect(summaries("@when In March\n@cost Free", "@when 3月\n@cost {無料|むりょう}")).toBe("")
  expect(summaries("@when In March", "")).toContain("other parts")
  expect(summaries("@cost Free\n@when In March", "@cost 無料\n@when 3月")).toContain("not in the order")
  expect(summaries(`@when ${"x".repeat(73)}`, "@when 3月")).toContain("en.md: @when is longer than 72")
  expect(summaries("@when [[naitei]]", "@when 3月")).toContain("has a glossary term")
})

test.each([
  ["a fixed term split into parts", "{資格外活動|しかくがいかつどう}{許可|きょか}", "資格外活動許可"],
  [
    "a fixed term with a part without a reading",
    "卒業{見込|みこみ}{証明書|しょうめいしょ}",
    "卒業見込証明書",
  ],
  ["a fixed term split into parts in a table", "| {有給\\|ゆうきゅう}{休暇\\|きゅうか} |", "有給休暇"],
])("reports %s", (_what, line, term) => {
  expect(problems(folder({ "ja.md": ja(line) }))).toBe(
    `ja.md: "${term}" is one term: give it one reading, {${term}|…}`,
  )
  expect(problems(folder({ "ja.md": ja(`{${term}|よみ}を{出|だ}す`) }))).toBe("")
})

test.each([
  ["a missing language", { "meta.json": JSON.stringify(meta), "en.md": en() }, "ja.md is missing"],
  ["a short English text", folder({ "en.md": "# T\n\n> L\n\nfew words" }), "at least 600"],
  [
    "a Japanese text long only by its readings",
    folder({ "ja.md": `# 題\n\n> 文\n\n${"{字|じじじ}".repeat(700)}` }),
    "at least 1500",
  ],
  ["an unknown category", withMeta({ category: "money" }), 'unknown category "money"'],
  ["an unknown tag", withMeta({ tags: ["x"] }), 'unknown tag "x"'],
  ["an unknown author", withMeta({ author: "x" }), 'unknown author "x"'],
  ["an unknown related article", withMeta({ related: ["x"] }), 'unknown related article "x"'],
  ["no source", withMeta({ sources: [] }), "no source"],
  [
    "a source without a date",
    withMeta({ sources: [{ ...source, checked_on: "" }] }),
    "checked_on is not a date",
  ],
  [
    "a home page as a source",
    withSource({ url: "https://www.jasso.go.jp/" }),
    "https://www.jasso.go.jp/ is a home page",
  ],
  [
    "the front page of one office as a source",
    withSource({ url: "https://www.moj.go.jp/isa/" }),
    "is a home page",
  ],
  [
    "a Japanese page without a warning for English readers",
    withSource({ title: { en: "Guide", ja: "ガイド" } }),
    'does not end with "(in Japanese)"',
  ],
  ["a visa text that does not say where to ask", withMeta({ category: "visa" }), "where-to-ask"],
  ["an unknown shared text", folder({ "en.md": en("@shared x") }), 'unknown shared text "x"'],
  ["a shared line that cannot be read", folder({ "en.md": en("@shared  x") }), 'is not "@shared name"'],
  ["an unknown glossary key", folder({ "en.md": en("[[x]]") }), 'unknown glossary key "x"'],
  ["a glossary mark left open", folder({ "en.md": en("[[naitei") }), "a [[ without its pair"],
  ["a reading left open", folder({ "ja.md": ja("{内定|ないてい") }), "a brace without its pair"],
  ["a reading in kanji", folder({ "ja.md": ja("{内定|内定}") }), "is not {text|reading}"],
  ["a callout left open", folder({ "ja.md": ja(":::tip 例") }), "the callout is not closed"],
  ["a callout closed twice", folder({ "ja.md": ja(":::tip 例\n:::\n:::") }), "closes nothing"],
  ["an unknown callout", folder({ "en.md": en(":::note X\n:::") }), 'unknown callout "note"'],
  ["raw HTML", folder({ "en.md": en("<b>x</b>") }), "raw HTML"],
  ["a link to nowhere", folder({ "en.md": en("[x](/article/x)") }), 'unknown article "x"'],
])("reports %s", (_, article, problem) => {
  expect(problems(article)).toContain(problem)
})

test("a page in English needs no warning, and a visa text that says where to ask is valid", () => {
  const url = "https://www.studyinjapan.go.jp/en/work-in-japan/schedule.html"
  expect(problems(withSource({ title: { en: "Guide", ja: "ガイド" }, url }))).toBe("")
  const ending = "\n@shared where-to-ask\n"
  const visa = { ...withMeta({ category: "visa" }), "en.md": en() + ending, "ja.md": ja() + ending }
  expect(problems(visa)).toBe("")
})

test("every kanji in an English article has a reading, a blank has none", () => {
  expect(problems(folder({ "en.md": en("Say {御社|おんしゃ}. 「〇〇です。」") }))).toBe("")
  expect(problems(folder({ "en.md": en("Say 御社.") }))).toBe('en.md: line 5: "御社" has no reading')
})

test("a shared text is included in the article's language", () => {
  expect(includeShared("A\n\n@shared where-to-ask\n\nB", "ja", known.shared)).toBe(
    "A\n\nここで聞きます。\n\nB",
  )
  expect(() => includeShared("@shared x", "en", known.shared)).toThrow("seed/shared/x.en.md is missing")
})

test("a shared text exists in both languages, is valid and used", () => {
  const shared = new Map([
    ["fees.en", "{x"],
    ["photo.en", "One photo."],
    ["photo.ja", "写真"],
  ])
  expect(sharedProblems({ ...known, shared }, new Set(["fees"]))).toEqual([
    "shared/fees.en.md: line 1: a brace without its pair",
    "shared/fees.ja.md is missing",
    "shared/photo: no article uses it",
  ])
})

test("a glossary term links to a text that contains it", () => {
  const folders = new Map([["interviews", { "en.md": "Your [[gd]].", "ja.md": "{面接|めんせつ}の日" }]])
  const term = (key: string, shown: string, article: string | null = "interviews") => ({
    key,
    term: { ja: shown },
    article,
  })
  const lost = [term("ob-visit", "OB・OG{訪問|ほうもん}"), term("es", "ES", "nowhere")]
  expect(glossaryProblems([term("gd", "GD"), term("mensetsu", "{面接|めんせつ}"), ...lost], folders)).toEqual(
    [
      'glossary.json: ob-visit leads to "interviews", which does not have the term',
      'glossary.json: es leads to an unknown article "nowhere"',
    ],
  )
  expect(glossaryProblems([term("ippan-shoku", "{一般職|いっぱんしょく}", null)], folders)).toEqual([])
})

test("reports a tag without an article", () => {
  expect(tagProblems(new Set(["checklist", "humanities"]), [folder()])).toEqual([
    'tags.json: no article has the tag "humanities"',
  ])
})

test("a demo author is marked as fictional and claims no licence", () => {
  const author = (headline: string, bio: string, bioInJapanese: string) => ({
    key: "okada",
    headline: { en: headline, ja: "{編集者|へんしゅうしゃ}" },
    bio: { en: bio, ja: bioInJapanese },
  })
  expect(authorProblems([author("Editor", "An example.", "{架空|かくう}の人です。")])).toEqual([])
  expect(authorProblems([author("Editor", "Checks dates.", "{行政書士|ぎょうせいしょし}です。")])).toEqual([
    'authors.json: okada claims a licensed profession ("行政書士")',
    "authors.json: okada does not say that this is an example",
  ])
})

test("furigana and markup are not counted as text", () => {
  expect(plainText("[[naitei|{内定|ないてい}]]").trim()).toBe("内定")
})

test.each([
  ["1 December to 31 January: apply", "Sunday"],
  ["12月1日から1月31日", "Sunday"],
  ["「{留学|りゅうがく}」の人は、先に{更新|こうしん}が{必要|ひつよう}なことがあります。", "extend"],
  ["I paid 4,000 in my day.", "since 1 October 2026"],
  ["{手数料|てすうりょう}は6,000円です。", "since 1 October 2026"],
  ["It opened on 25 August 2022.", "announced"],
])("reports a withdrawn statement (%s)", (text, instead) => {
  expect(withdrawnProblems("a.md", text).join()).toContain(instead)
})

test("a figure that changes has its source and its date", () => {
  const fee = "One year costs 33,000 yen (isa/01_00644"
  expect(withdrawnProblems("a.md", `${fee}).`)).toEqual([expect.stringContaining("the day it was seen")])
  expect(withdrawnProblems("a.md", `${fee}, seen 15 November 2026).`)).toEqual([])
  expect(withdrawnProblems("a.md", "1年で33.8％")).toEqual([expect.stringContaining("published")])
})

test("the former fee is described as such", () => {
  const before = "received by 30 September 2026 still costs 6,000 yen (5,500 yen online)"
  expect(withdrawnProblems("a.md", before)).toEqual([])
})
