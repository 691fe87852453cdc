import type { ResumeContent } from "@shirube/contract/career/career-documents/resume"
import { MOST_PREVIEW_PAGES } from "@shirube/vocabulary/career/resumes/choices"
import { afterAll, describe, expect, it } from "vitest"
import { printableData } from "#api/kernel/printing/characters"
import { createPrinting } from "#api/kernel/printing/printing"
import { nameOf } from "#api/modules/common/reference/service"
import { silentLog } from "#api/testing/log"
import { aJpeg } from "#api/testing/media/pictures"
import { readPdf } from "#api/testing/pdf"
import { aJob, aResume, aSchool, theLongestResume } from "./builders.ts"
import { presentEnglishResume } from "./english/present.ts"
import { presentRirekisho } from "./rirekisho/present.ts"
import { presentShokumuKeirekisho } from "./shokumu-keirekisho/present.ts"

const MOST_BYTES = 200_000
const TODAY = "2026-11-18"
const printing = createPrinting({ log: silentLog })
afterAll(() => printing.close())

async function printed(template: string, data: object, photo?: Uint8Array) {
  const { bytes, pages, excess } = await printing.print({ template, data, photo }, "pdf")
  const texts = await readPdf(bytes)
  return { texts, text: texts.join(""), pages, bytes: bytes.byteLength, excess }
}
const rirekisho = (content: ResumeContent, paper: "a4" | "a3" = "a4") =>
  printed(
    "resumes/rirekisho.typ",
    presentRirekisho(printableData(content).data, {
      paper,
      today: TODAY,
      hasPhoto: false,
      nameOf,
    }),
  )
const shokumu = (content: ResumeContent) =>
  printed("resumes/shokumu-keirekisho.typ", presentShokumuKeirekisho(content, TODAY, nameOf))
const english = (content: ResumeContent) =>
  printed("resumes/english.typ", presentEnglishResume(content, nameOf))

/** Kanji of names that simple fonts lack: variants, kokuji, and some outside the basic plane. */
const rareKanji = [
  ..."髙﨑𠮷祇濵邊邉齋齊淸德曻栁桒槗﨟鄧顗凜瘦繫剝頰塡噓摑瀨廣惠縣薗圡禮祢煕燁槇鷗𡈽㐂𡌛𠀋𣘺𠮟",
]
const names = [
  ["Vietnamese", "Nguyễn Thị Hồng Phượng"],
  ["Burmese", "ခင်မျိုးချစ်"],
  ["Nepali", "राजेन्द्र श्रेष्ठ"],
  ["Korean", "김민수"],
  ["simplified Chinese", "陈晓明"],
  ["traditional Chinese", "黃嬤菈"],
  ["Bengali", "রহিম উদ্দিন"],
  ["Sinhala", "නිමල් පෙරේරා"],
  ["Thai", "สมชาย ใจดี"],
  ["Mongolian", "Өлзийбаяр"],
] as const

describe("the rirekisho", () => {
  it("has everything on its two pages", async () => {
    const { texts, pages, bytes, excess } = await rirekisho(aResume())
    expect([pages, excess]).toEqual([2, []])
    expect(bytes).toBeLessThan(MOST_BYTES)
    const [first = "", second = ""] = texts
    for (const text of [
      "履 歴 書",
      "2026年11月18日現在",
      "グエン",
      "Nguyễn Thị Hoa",
      "満23歳",
      "〒169-8050",
      "hoa.nguyen@example.ac.jp",
      "早稲田大学",
      "卒業見込み",
      "現在に至る",
      "以上",
      "写真をはる位置",
    ])
      expect(first).toContain(text)
    for (const text of ["免許・資格", "JLPT", "東南アジア", "バドミントン", "在留資格：留学"])
      expect(second).toContain(text)
  })

  it("is one sheet of A3", async () => {
    const { text, pages, excess } = await rirekisho(aResume(), "a3")
    expect([pages, excess]).toEqual([1, []])
    expect(text).toContain("履 歴 書")
    expect(text).toContain("本人希望記入欄")
  })

  it("has a photo instead of the place for it", async () => {
    const data = presentRirekisho(aResume(), { paper: "a4", today: TODAY, hasPhoto: true, nameOf })
    const { text, bytes } = await printed("resumes/rirekisho.typ", data, await aJpeg(354, 472))
    expect(text).not.toContain("写真をはる位置")
    expect(bytes).toBeLessThan(MOST_BYTES)
  })

  it("prints rare kanji of names", async () => {
    expect(rareKanji.length).toBeGreaterThanOrEqual(40)
    const content = aResume({ self_pr: rareKanji.join("") })
    expect(printableData(content).missing).toEqual([])
    const { text } = await rirekisho(content)
    expect(rareKanji.filter((kanji) => !text.includes(kanji))).toEqual([])
  })

  it.each(names)("prints a name in %s", async (_, name) => {
    const content = aResume({ name_native: name })
    expect(printableData(content).missing).toEqual([])
    const { text, bytes } = await rirekisho(content)
    expect(text).toContain(name)
    expect(bytes).toBeLessThan(MOST_BYTES)
  })

  it("reports what does not fit, in rows and lines", async () => {
    const schools = Array.from({ length: 10 }, () => aSchool())
    const { excess } = await rirekisho(
      aResume({ schools, motivation: "あ".repeat(2_000), self_pr: "い".repeat(1_000) }),
    )
    expect(excess).toEqual([
      { field: "history", excess: 3, unit: "rows" },
      { field: "appeal", excess: expect.any(Number), unit: "lines" },
    ])
  })

  it("sets a long line smaller before it reports it", async () => {
    const department = "国際文化交流学部国際コミュニケーション学科多文化共生専攻日本語教育コース"
    expect((await rirekisho(aResume({ schools: [aSchool({ department })] }))).excess).toEqual([])
    const schools = [aSchool({ department: department.repeat(3) })]
    expect((await rirekisho(aResume({ schools }))).excess).toContainEqual({
      field: "history",
      excess: expect.any(Number),
      unit: "characters",
    })
  })
})

describe("the shokumu-keirekisho", () => {
  it("has every part, and each point once", async () => {
    const { text, pages, bytes } = await shokumu(aResume())
    expect(pages).toBe(1)
    expect(bytes).toBeLessThan(MOST_BYTES)
    for (const part of [
      "職 務 経 歴 書",
      "職務要約",
      "株式会社みらいシステム",
      "2024年8月～現在",
      "インターンシップ",
      "・テストの作成",
      "実績",
      "活かせる経験・知識・技術",
      "日本語（ビジネス）",
      "以上",
    ])
      expect(text).toContain(part)
    expect(text).not.toContain("・・")
  })

  it("continues on further pages", async () => {
    const jobs = Array.from({ length: 8 }, () => aJob({ duties: "仕事\n".repeat(8) }))
    const { pages, texts } = await shokumu(aResume({ jobs }))
    expect(pages).toBeGreaterThan(1)
    expect(texts[0]).toContain(`1 / ${pages}`)
  })
})

describe("the English résumé", () => {
  it("is newest first, in English where there is an English text", async () => {
    const { text, pages, bytes } = await english(
      aResume({ jobs: [aJob(), aJob({ employer_en: "", employer: "さくらフード" })] }),
    )
    expect(pages).toBe(1)
    expect(bytes).toBeLessThan(MOST_BYTES)
    for (const part of [
      "Thi Hoa NGUYEN",
      "EXPERIENCE",
      "Mirai System Inc.",
      "さくらフード",
      "Aug 2024 – present",
      "Vietnamese (native)",
      "Apr 2023 – Mar 2027 (expected)",
      "valid until 30 April 2027",
    ])
      expect(text).toContain(part)
    expect(text.indexOf("Waseda")).toBeLessThan(text.indexOf("Hanoi"))
    expect(text).not.toContain("早稲田")
  })
})

describe("every form", () => {
  it.each([
    ["the rirekisho", rirekisho],
    ["the shokumu-keirekisho", shokumu],
    ["the English résumé", english],
  ])("%s is printed with every field as long as it may be", async (_, print) => {
    const { pages, bytes } = await print(theLongestResume())
    expect(pages).toBeGreaterThan(0)
    expect(pages).toBeLessThanOrEqual(MOST_PREVIEW_PAGES)
    expect(bytes).toBeGreaterThan(MOST_BYTES / 10)
  })

  it.each([
    ["the rirekisho", rirekisho],
    ["the shokumu-keirekisho", shokumu],
    ["the English résumé", english],
  ])("%s is printed with nothing in it", async (_, print) => {
    const nothing = aResume({
      name: { family: "", given: "" },
      name_kana: { family: "", given: "" },
      name_roman: { family: "", given: "" },
      name_native: "",
      birthday: null,
      schools: [],
      jobs: [],
      licences: [],
      languages: [],
      motivation: "",
      self_pr: "",
      hobbies: "",
      summary: "",
      skills: "",
      residence_status: "",
    })
    expect((await print(nothing)).pages).toBeGreaterThan(0)
  })
})
