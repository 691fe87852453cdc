import { describe, expect, it } from "vitest"
import { LONGEST_GAP_VALUE } from "./choices.ts"
import { letterText, mailtoAddress, openGaps } from "./letter-text.ts"

const gaps = [
  { key: "company", japaneseLabel: "会社名" },
  { key: "person", japaneseLabel: "担当者の姓" },
  { key: "dates", japaneseLabel: "候補の日時" },
]
const gap = (key: string) => ({ gap: key, ruby: [] })
const words = (...texts: string[]) => ({ gap: null, ruby: texts.map((text) => ({ text })) })
const letter = [
  [gap("company")],
  [gap("person"), words("様")],
  [],
  [words("お", "世話", "になっております。")],
  [gap("dates")],
]

describe("a letter as plain text", () => {
  it("has the values in its gaps, also those of several lines", () => {
    const values = { company: " 株式会社ほしかわ部品 ", person: "高橋", dates: "・9日\r\n・10日\n" }
    expect(letterText(letter, gaps, values)).toBe(
      "株式会社ほしかわ部品\n高橋様\n\nお世話になっております。\n・9日\n・10日",
    )
    expect(openGaps(gaps, values)).toEqual([])
  })

  it("marks open gaps by their name, and lists them", () => {
    const values = { company: "  ", person: "高橋" }
    expect(letterText(letter, gaps, values)).toBe(
      "【会社名】\n高橋様\n\nお世話になっております。\n【候補の日時】",
    )
    expect(openGaps(gaps, values).map(({ key }) => key)).toEqual(["company", "dates"])
  })

  it("cuts a value that is too long", () => {
    expect(
      letterText([[gap("company")]], gaps, { company: "あ".repeat(LONGEST_GAP_VALUE + 1) }),
    ).toHaveLength(LONGEST_GAP_VALUE)
  })

  it("opens in a mail program with its lines and its signs", () => {
    const address = mailtoAddress("Re: 面接のご案内 & 質問", "一行目\n50% + α?")
    const { searchParams } = new URL(address)
    expect(address).not.toMatch(/[ \n+]/)
    expect(searchParams.get("subject")).toBe("Re: 面接のご案内 & 質問")
    expect(searchParams.get("body")).toBe("一行目\r\n50% + α?")
  })
})
