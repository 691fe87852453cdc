import { describe, expect, it } from "vitest"
import { nameOf } from "#api/modules/common/reference/service"
import { aJob, aResume, aSchool } from "../builders.ts"
import { historyRows, presentRirekisho } from "./present.ts"

const texts = (more: Parameters<typeof aResume>[0]) =>
  historyRows(aResume(more), nameOf).map(({ year, month, text }) => [year, month, text].join(" ").trim())

describe("school and work history", () => {
  it("is in the order of months, with the fixed phrases of the form", () => {
    expect(texts({})).toEqual([
      "学歴",
      "2018 9 ハノイ・アムステルダム高等学校（ベトナム）　入学",
      "2021 5 ハノイ・アムステルダム高等学校（ベトナム）　卒業",
      "2023 4 早稲田大学　基幹理工学部 情報理工学科　入学",
      "2027 3 早稲田大学　基幹理工学部 情報理工学科　卒業見込み",
      "職歴",
      "2024 8 株式会社みらいシステム　開発部　インターンシップ参加",
      "現在に至る",
      "以上",
    ])
  })

  it("has years of Japanese eras", () => {
    const schools = [
      aSchool({ school: "A大学", department: "", from: "2019-04", to: "2019-05", ending: "left" }),
    ]
    expect(texts({ schools, jobs: [], year_style: "japanese" })).toEqual([
      "学歴",
      "平成31 4 A大学　入学",
      "令和元 5 A大学　中途退学",
      "職歴",
      "なし",
      "以上",
    ])
  })

  it.each([
    ["master", "graduated", "修了"],
    ["doctor", "expected", "修了見込み"],
    ["language_school", "graduated", "修了"],
    ["university", "graduated", "卒業"],
    ["vocational", "expected", "卒業見込み"],
  ] as const)("of a %s course that is %s ends with %s", (level, ending, word) => {
    const schools = [aSchool({ school: "A", department: "", level, ending })]
    expect(texts({ schools })[2]).toBe(`2027 3 A　${word}`)
  })

  it("leaves out empty rows and jobs that are not for the rirekisho", () => {
    const schools = [aSchool({ school: " ", department: "" })]
    const jobs = [aJob({ employer: "" }), aJob({ is_on_rirekisho: false })]
    expect(texts({ schools, jobs })).toEqual(["学歴", "職歴", "なし", "以上"])
  })

  it.each([
    ["full_time", "入社", "一身上の都合により退職"],
    ["part_time", "アルバイトとして勤務", "アルバイト勤務終了"],
  ] as const)("of a %s job begins with %s", (kind, begins, ends) => {
    const jobs = [aJob({ employer: "A社", position: "", kind, from: "2023-04", to: "2024-03" })]
    expect(texts({ schools: [], jobs }).slice(2, 4)).toEqual([`2023 4 A社　${begins}`, `2024 3 A社　${ends}`])
  })

  it("has one row for a job that began and ended in one month", () => {
    const jobs = [aJob({ from: "2024-08", to: "2024-08" })]
    expect(texts({ schools: [], jobs })).toHaveLength(4)
  })
})

describe("the rirekisho", () => {
  const present = (more: Parameters<typeof aResume>[0]) =>
    presentRirekisho(aResume(more), { paper: "a4", today: "2026-11-18", hasPhoto: false, nameOf })

  it("has furigana in hiragana, age on the day, and the name in other letters", () => {
    expect(present({})).toMatchObject({
      kana: "ぐえん　てぃ ほあ",
      birthday: "2003年4月9日生（満23歳）",
      date: "2026年11月18日",
      letters: "NGUYEN Thi Hoa ／ Nguyễn Thị Hoa",
    })
    expect(present({ submitted_on: null, year_style: "japanese" }).date).toBe("令和8年11月18日")
  })

  it("has a name in Latin letters once", () => {
    const name = { family: "OKAFOR", given: "Amara" }
    const name_roman = { family: "Okafor", given: "Amara" }
    expect(present({ name, name_roman, name_native: "" }).letters).toBe("")
  })

  it("has captions only if there are several texts", () => {
    expect(present({ self_pr: "", hobbies: "" }).appeal).toEqual([["", expect.any(String)]])
    expect(present({}).appeal.map(([caption]) => caption)).toEqual(["志望の動機", "自己PR", "趣味・特技"])
  })

  it("says 同上 without another address, and has a default wish", () => {
    expect(present({}).contact.address).toBe("同上")
    expect(present({}).wishes).toBe("貴社の規定に従います。\n在留資格：留学（在留期限：2027年4月30日）")
    expect(present({ contact: { ...aResume().home } }).contact.address).toContain("新宿区")
  })
})
