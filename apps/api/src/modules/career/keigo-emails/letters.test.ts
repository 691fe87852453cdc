// The texts themselves: what every email must have, and readings that dictionaries get wrong.
import { withoutRuby } from "@shirube/contract/text/furigana"
import { emailSituations } from "@shirube/vocabulary/career/keigo-emails/choices"
import { findHints } from "@shirube/vocabulary/career/writing-hints/find-hints"
import { languages } from "@shirube/vocabulary/language"
import { describe, expect, it } from "vitest"
import { parseRuby } from "#api/kernel/text/ruby"
import { emailGaps, emails, keigoPhrases } from "../../../../reference/keigo-emails/letters.ts"
import type { InBoth, KeigoEmail } from "../../../../reference/keigo-emails/shape.ts"
import { explainedIn, spansOf } from "./present.ts"

const lettersOf = ({ subject, body, alternative }: KeigoEmail) => [subject, body, alternative?.text ?? ""]
const gapsIn = (text: string) => [...text.matchAll(/<([^>]*)>/g)].map(([, key = ""]) => key)
const textsIn = ({ title, when, deadline, musts, mistakes, alternative }: KeigoEmail): InBoth[] => [
  title,
  when,
  deadline,
  ...musts,
  ...mistakes,
  ...(alternative ? [alternative.note] : []),
]
const explanationsIn = () =>
  [...keigoPhrases.values()].flatMap(({ effect, avoid, parts }) => [
    effect,
    avoid,
    ...parts.map(({ meaning }) => meaning),
  ])
const japaneseTexts = () => [
  ...emails.flatMap(lettersOf),
  ...emails.flatMap((email) => textsIn(email).map(({ ja }) => ja)),
  ...explanationsIn().map(({ ja }) => ja),
  ...[...keigoPhrases.values()].flatMap(({ forms, plain, parts }) => [
    ...forms,
    plain,
    ...parts.map(({ word }) => word),
  ]),
]
const everyText = () => [
  ...japaneseTexts(),
  ...emails.flatMap((email) => textsIn(email).map(({ en }) => en)),
  ...explanationsIn().map(({ en }) => en),
]

describe("the emails in keigo", () => {
  it("are twenty, with an occasion for every situation and an address of their own", () => {
    expect(emails).toHaveLength(20)
    expect(new Set(emails.map(({ id }) => id)).size).toBe(20)
    expect([...new Set(emails.map(({ situation }) => situation))]).toEqual([...emailSituations])
  })

  it.each(emails.map((email) => [email.id, email] as const))("%s: declares exactly its gaps", (_, email) => {
    const used = new Set(lettersOf(email).flatMap(gapsIn))
    expect([...used].sort()).toEqual([...email.gaps].sort())
    expect(email.gaps.filter((key) => !emailGaps.has(key))).toEqual([])
  })

  it.each(emails.map((email) => [email.id, email] as const))("%s: is told in both languages", (_, email) => {
    for (const text of textsIn(email))
      for (const language of languages) expect(text[language].trim()).not.toBe("")
    for (const { en, ja } of textsIn(email)) {
      expect(withoutRuby(en)).toMatch(/[a-z]{2}/)
      expect(ja).toMatch(/[ぁ-ん]/)
    }
    expect([email.musts.length, email.mistakes.length].every((count) => count >= 3)).toBe(true)
  })

  it.each(emails.map((email) => [email.id, email] as const))(
    "%s: explains its phrases where they are",
    (_, email) => {
      const explained = explainedIn(email.body, keigoPhrases)
      expect(explained.size).toBeGreaterThanOrEqual(5)
      const marked = email.body.split("\n").flatMap((line) => spansOf(line, explained))
      for (const [key, { forms }] of explained) {
        const texts = marked
          .filter(({ phrase }) => phrase === key)
          .map(({ ruby }) => ruby.map(({ text }) => text).join(""))
        expect([key, texts.length > 0]).toEqual([key, true])
        for (const text of texts) expect(forms.map(withoutRuby)).toContain(text)
      }
    },
  )

  it.each(emails.map((email) => [email.id, email] as const))(
    "%s: keeps the form of a business email",
    (_, email) => {
      const body = withoutRuby(email.body)
      expect(email.isReply).toBe(email.subject.startsWith("Re: "))
      expect(body).toContain("<name>")
      expect(body).toMatch(/(?:お願いいたします|お願い申し上げます|お祈り申し上げます)。/)
      // 御社 is spoken; a letter has 貴社. Two polite forms in one word are an error of style.
      expect(body).not.toMatch(/御社|了解|ご苦労|とんでもございません/)
      expect(body).not.toMatch(
        /ますでしょうか|お伺い(?:いた|させ)|おっしゃられ|ご覧になられ|拝見(?:いた|させ)|ご(?:連絡|案内|紹介|検討|準備|用意)してください|させていただきます/,
      )
      for (const line of body.replace(/<[^>]*>/g, "").split("\n")) expect(line.length).toBeLessThanOrEqual(60)
    },
  )

  const rules = ["company-word", "doubled-keigo", "sasete-itadaku", "ra-nuki", "sa-ire", "mixed-style"]

  it.each(emails.map((email) => [email.id, email] as const))(
    "%s: follows our own writing hints",
    (_, email) => {
      const text = withoutRuby(email.body).replace(/<[^>]*>/g, "〇〇")
      const hints = findHints(text, { limit: null, mode: "all" }).filter(({ rule }) => rules.includes(rule))
      expect(hints).toEqual([])
    },
  )

  it("use every explained phrase, and every gap, somewhere", () => {
    const used = new Set(emails.flatMap(({ body }) => [...explainedIn(body, keigoPhrases).keys()]))
    expect([...keigoPhrases.keys()].filter((key) => !used.has(key))).toEqual([])
    const gaps = new Set(emails.flatMap((email) => email.gaps))
    expect([...emailGaps.keys()].filter((key) => !gaps.has(key))).toEqual([])
  })
})

describe("the furigana of the emails", () => {
  const kanji = /\p{Script=Han}/u

  it("cover every kanji, in both languages, with kana", () => {
    const bare = everyText().flatMap((text) =>
      parseRuby(text).filter(
        ({ text: word, reading }) => reading === null && kanji.test(word.replaceAll("々", "")),
      ),
    )
    expect(bare).toEqual([])
    for (const text of everyText())
      for (const { reading } of parseRuby(text))
        expect(reading ?? "あ").toMatch(/^[ぁ-んァ-ンー]+$|^[^\p{Script=Han}]+$/u)
  })

  const readings: Readonly<Record<string, readonly string[]>> = {
    貴社: ["きしゃ"],
    御社: ["おんしゃ"],
    御中: ["おんちゅう"],
    貴行: ["きこう"],
    様: ["さま"],
    何卒: ["なにとぞ"],
    査収: ["さしゅう"],
    幸甚: ["こうじん"],
    幸: ["さいわ", "しあわ"],
    教示: ["きょうじ"],
    教授: ["きょうじゅ"],
    手数: ["てすう"],
    節: ["せつ"],
    末筆: ["まっぴつ"],
    謹: ["つつし"],
    恐縮: ["きょうしゅく"],
    容赦: ["ようしゃ"],
    割: ["さ"],
    伺: ["うかが"],
    承知: ["しょうち"],
    承諾: ["しょうだく"],
    拝見: ["はいけん"],
    存: ["ぞん"],
    誠: ["まこと"],
    詫: ["わ"],
    辞退: ["じたい"],
    行: ["い", "おこな", "ぎょう"],
    差: ["さ"],
    支: ["つか"],
    目下: ["めした"],
    一報: ["いっぽう"],
    件名: ["けんめい"],
    推薦状: ["すいせんじょう"],
    内定: ["ないてい"],
    在留資格: ["ざいりゅうしかく"],
    法定調書合計表: ["ほうていちょうしょごうけいひょう"],
    源泉徴収票: ["げんせんちょうしゅうひょう"],
    遅延: ["ちえん"],
    改: ["あらた"],
    重: ["かさ", "おも"],
  }

  it("are right for words that dictionaries misread", () => {
    const found = new Map<string, Set<string>>()
    for (const text of everyText())
      for (const { text: word, reading } of parseRuby(text))
        if (reading !== null) found.set(word, (found.get(word) ?? new Set()).add(reading))
    for (const [word, expected] of Object.entries(readings)) {
      const actual = [...(found.get(word) ?? [])]
      expect([word, actual.length > 0, actual.filter((reading) => !expected.includes(reading))]).toEqual([
        word,
        true,
        [],
      ])
    }
  })
})
