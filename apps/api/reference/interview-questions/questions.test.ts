import { existsSync } from "node:fs"
import { join } from "node:path"
import { interviewIndustries, interviewKinds } from "@shirube/vocabulary/career/interview-practice/choices"
import { describe, expect, it } from "vitest"
import { parseRuby } from "#api/kernel/text/ruby"
import { isKnown } from "#api/modules/common/reference/service"
import { tipsOfEngineers } from "../../seed/learning/tips/engineers.ts"
import { tipsOfTheOffice } from "../../seed/learning/tips/office.ts"
import { tipsOfServices } from "../../seed/learning/tips/services.ts"
import { questionsByKind } from "./questions.ts"
import type { Both, WrittenQuestion } from "./shape.ts"
import { voices } from "./voices.ts"

const all = questionsByKind.flatMap(({ questions }) => questions)
const textsOf = ({ question, intent, weak, skeleton, model }: WrittenQuestion): Both[] => [
  question,
  intent,
  ...weak,
  ...skeleton,
  model,
]
const everyText = all.flatMap((each) => textsOf(each).map((text) => ({ id: each.id, ...text })))
const plain = (text: string) =>
  parseRuby(text)
    .map((segment) => segment.text)
    .join("")

describe("the interview questions", () => {
  it("are sixty, each with an id of its own, at least four of every kind", () => {
    expect(all).toHaveLength(60)
    expect(new Set(all.map(({ id }) => id)).size).toBe(60)
    expect(questionsByKind.map(({ kind }) => kind)).toEqual(interviewKinds)
    for (const { kind, questions } of questionsByKind)
      expect([kind, questions.length >= 4]).toEqual([kind, true])
  })

  it("have questions for exactly the industries that can be filtered by, all of the reference list", () => {
    expect(new Set(all.flatMap(({ industries = [] }) => industries))).toEqual(new Set(interviewIndustries))
    for (const industry of interviewIndustries)
      expect([industry, isKnown("industries", industry)]).toEqual([industry, true])
  })

  it("are complete in both languages, and each language is its own", () => {
    for (const { id, en, ja } of everyText) {
      expect([id, en.trim(), /[\p{Script=Han}\p{Script=Hiragana}]/u.test(en)]).toEqual([id, en, false])
      expect([id, ja.trim(), /[\p{Script=Hiragana}]/u.test(ja)]).toEqual([id, ja, true])
    }
  })

  it("have answers that can be spoken in the time that they name", () => {
    // About 300 characters a minute is a calm pace; a third more is quick, but possible.
    for (const { id, seconds, model } of all)
      expect([id, plain(model.ja).length <= seconds * 5 * 1.34]).toEqual([id, true])
  })

  it("speak of the company as people do in an interview", () => {
    for (const { id, ja } of everyText)
      expect([id, /貴社|弊社|ログイン/.test(plain(ja))]).toEqual([id, false])
  })

  it("link to articles and tips that exist", () => {
    const tips = new Set([...tipsOfEngineers, ...tipsOfTheOffice, ...tipsOfServices].map(({ key }) => key))
    const articles = join(import.meta.dirname, "../../seed/articles")
    for (const { id, helps } of all) {
      expect([id, helps.length > 0]).toEqual([id, true])
      for (const [noun, key] of helps)
        expect([id, key, noun === "tip" ? tips.has(key) : existsSync(join(articles, key))]).toEqual([
          id,
          key,
          true,
        ])
    }
  })

  it("are answered by more than twenty senpai, none more than four times", () => {
    const times = Map.groupBy(all, ({ model }) => model.by)
    expect(times.size).toBeGreaterThan(20)
    expect(new Set(times.keys())).toEqual(new Set(Object.keys(voices)))
    for (const [by, answers] of times) expect([by, answers.length <= 4]).toEqual([by, true])
  })
})

describe("the furigana of the interview questions", () => {
  const segments = everyText.flatMap(({ id, ja }) => parseRuby(ja).map((segment) => ({ id, ...segment })))

  it("cover every kanji", () => {
    const bare = segments.filter(({ text, reading }) => reading === null && /\p{Script=Han}/u.test(text))
    expect(bare).toEqual([])
  })

  it("are in kana", () => {
    const other = segments.filter(
      ({ reading }) => reading !== null && !/^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(reading),
    )
    expect(other).toEqual([])
  })

  it.each([
    ["御社", "おんしゃ"],
    ["第一志望", "だいいちしぼう"],
    ["自己紹介", "じこしょうかい"],
    ["在留資格", "ざいりゅうしかく"],
    ["長所", "ちょうしょ"],
    ["短所", "たんしょ"],
    ["転勤", "てんきん"],
    ["夜勤", "やきん"],
    ["復唱", "ふくしょう"],
    ["読点", "とうてん"],
    ["素", "す"],
    ["二通", "ふたとお"],
    ["一言", "ひとこと"],
    ["翌朝", "よくあさ"],
    ["毎月", "まいつき"],
    ["秩父", "ちちぶ"],
    ["瀋陽", "しんよう"],
    ["出荷", "しゅっか"],
    ["納期", "のうき"],
    ["送迎", "そうげい"],
    ["無難", "ぶなん"],
    ["謙遜", "けんそん"],
    ["潤滑", "じゅんかつ"],
    ["惹", "ひ"],
  ])("read %s as %s", (word, reading) => {
    expect(new Set(segments.filter(({ text }) => text === word).map((each) => each.reading))).toEqual(
      new Set([reading]),
    )
  })
})
