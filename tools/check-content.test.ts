import { expect, test } from "vitest"
import { articleProblems, type Folder, type KnownKeys, plainText } from "./check-content.ts"

const known: KnownKeys = {
  categories: new Set(["basics"]),
  tags: new Set(["checklist"]),
  authors: new Set(["mori"]),
  glossary: new Set(["naitei"]),
  articles: new Set(["interviews"]),
}
const source = {
  title: { en: "Guide", ja: "ガイド" },
  publisher: { en: "JASSO", ja: "日本学生支援機構" },
  url: "https://www.jasso.go.jp/",
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
const withMeta = (changes: object) => folder({ "meta.json": JSON.stringify({ ...meta, ...changes }) })
const problems = (article: Folder) => articleProblems(article, known).join("\n")

test("a sound article has no problems, tables and callouts included", () => {
  const lines = [
    "[[naitei|{内定|ないてい}]]と[{面接|めんせつ}](/article/interviews)",
    "| {字数\\|じすう} | [[naitei\\|{内定\\|ないてい}]] |",
    ":::tip {例|れい}",
    "text",
    ":::",
  ]
  expect(problems(folder({ "ja.md": ja(lines.join("\n")), "en.md": en(lines.join("\n")) }))).toBe("")
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
    "checked_on is no date",
  ],
  ["an unknown glossary key", folder({ "en.md": en("[[x]]") }), 'unknown glossary key "x"'],
  ["a glossary mark left open", folder({ "en.md": en("[[naitei") }), "a [[ without its pair"],
  ["a reading left open", folder({ "ja.md": ja("{内定|ないてい") }), "a brace without its pair"],
  ["a reading in kanji", folder({ "ja.md": ja("{内定|内定}") }), "is no {text|reading}"],
  ["a callout left open", folder({ "ja.md": ja(":::tip 例") }), "the callout is not closed"],
  ["a callout closed twice", folder({ "ja.md": ja(":::tip 例\n:::\n:::") }), "closes nothing"],
  ["an unknown callout", folder({ "en.md": en(":::note X\n:::") }), 'unknown callout "note"'],
  ["raw HTML", folder({ "en.md": en("<b>x</b>") }), "raw HTML"],
  ["a link to nowhere", folder({ "en.md": en("[x](/article/x)") }), 'unknown article "x"'],
])("%s is noticed", (_, article, problem) => {
  expect(problems(article)).toContain(problem)
})

test("readings and marks are not counted as text", () => {
  expect(plainText("[[naitei|{内定|ないてい}]]").trim()).toBe("内定")
})
