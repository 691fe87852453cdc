import { describe, expect, test } from "vitest"
import { marked, nextLine, pictured, quotation, quoted, type Selected, withBlock } from "./marks.ts"

const words = { bold: "bold", link: "words", furigana: "漢字", reading: "かんじ" }

/** `a ⟦b⟧ c`: the brackets mark the selection; `‸` is the cursor. */
function at(shown: string): Selected {
  const cursor = shown.indexOf("‸")
  if (cursor >= 0) return { text: shown.replace("‸", ""), start: cursor, end: cursor }
  const start = shown.indexOf("⟦")
  return { text: shown.replace(/[⟦⟧]/g, ""), start, end: shown.indexOf("⟧") - 1 }
}
const shown = ({ text, start, end }: Selected) =>
  start === end
    ? `${text.slice(0, start)}‸${text.slice(end)}`
    : `${text.slice(0, start)}⟦${text.slice(start, end)}⟧${text.slice(end)}`

describe("the formatting buttons", () => {
  test("toggle bold", () => {
    const bold = marked("bold", at("It is ⟦very ⟧hard"), words)
    expect(shown(bold)).toBe("It is **⟦very⟧** hard")
    expect(shown(marked("bold", bold, words))).toBe("It is ⟦very⟧ hard")
  })

  test("insert a placeholder if nothing is selected", () => {
    expect(shown(marked("bold", at("‸"), words))).toBe("**⟦bold⟧**")
    expect(shown(marked("link", at("see ‸"), words))).toBe("see [words](⟦https://⟧)")
  })

  test("turn lines into a list with a blank line before it, and back", () => {
    const list = marked("list", at("I have\n⟦N2\na visa⟧"), words)
    expect(shown(list)).toBe("I have\n\n⟦- N2\n- a visa⟧")
    expect(shown(marked("list", list, words))).toBe("I have\n\n⟦N2\na visa⟧")
  })

  test("continue an existing list", () => {
    expect(shown(marked("list", at("- N2\n‸a visa"), words))).toBe("- N2\n- a visa‸")
  })

  test("quote the selection", () => {
    expect(shown(marked("quote", at("⟦one\n\ntwo⟧"), words))).toBe("⟦> one\n> \n> two⟧")
    expect(quoted("one\n\ntwo\n")).toBe("> one\n>\n> two")
  })

  test("use a selected URL as the link's target and select its text", () => {
    expect(shown(marked("link", at("⟦https://example.ac.jp/x⟧"), words))).toBe(
      "[⟦words⟧](https://example.ac.jp/x)",
    )
  })

  test("put a reading over a word, selected for typing", () => {
    expect(shown(marked("furigana", at("私は⟦大家⟧と話す"), words))).toBe("私は{大家|⟦かんじ⟧}と話す")
    expect(shown(marked("furigana", at("⟦a|b⟧"), words))).toContain("{ab|")
  })
})

describe("Enter", () => {
  test("continues a list, with the next number if numbered", () => {
    expect(shown(nextLine(at("- one‸")) ?? at("‸"))).toBe("- one\n- ‸")
    expect(shown(nextLine(at("9. nine‸")) ?? at("‸"))).toBe("9. nine\n10. ‸")
  })

  test("ends the list on an empty item", () => {
    expect(shown(nextLine(at("- one\n- ‸")) ?? at("x‸"))).toBe("- one\n‸")
  })

  test("does nothing elsewhere", () => {
    expect(nextLine(at("one‸"))).toBeUndefined()
    expect(nextLine(at("⟦- one⟧"))).toBeUndefined()
  })
})

test("inserts a picture as its own paragraph, with the cursor behind it", () => {
  const picture = pictured("A desk", "picture:1")
  expect(picture).toBe("![A desk](picture:1)")
  expect(shown(withBlock(at("before ‸after"), picture))).toBe("before\n\n![A desk](picture:1)\n\n‸after")
  expect(shown(withBlock(at("‸"), picture))).toBe("![A desk](picture:1)\n\n‸")
})

test("strips characters that would end a picture's description early", () => {
  expect(pictured("a](x) `b` <c> \\", "picture:1")).toBe("![a(x) b c ](picture:1)")
})

describe("a quotation", () => {
  test("contains the escaped words and their author", () => {
    expect(quotation("Bring a *copy*.\n\nAnd a pen.", "— Linh")).toBe(
      "> Bring a \\*copy\\*.\n>\n> And a pen.\n>\n> — Linh",
    )
  })
  test("is cut at a length that readers will accept", () => {
    const [line = ""] = quotation("あ".repeat(1_000), "— Linh").split("\n")
    expect([...line].length).toBe(2 + 400 + 1)
    expect(line.endsWith("…")).toBe(true)
  })
})
