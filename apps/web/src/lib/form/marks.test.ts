import { describe, expect, test } from "vitest"
import { marked, nextLine, pictured, quotation, quoted, type Selected, withBlock } from "./marks.ts"

const words = { bold: "bold", link: "words", furigana: "漢字", reading: "かんじ" }

/** `a ⟦b⟧ c`: what is between the brackets is selected; `‸` is the cursor. */
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

describe("the buttons over a text", () => {
  test("make words bold, and plain again by the same press", () => {
    const bold = marked("bold", at("It is ⟦very ⟧hard"), words)
    expect(shown(bold)).toBe("It is **⟦very⟧** hard")
    expect(shown(marked("bold", bold, words))).toBe("It is ⟦very⟧ hard")
  })

  test("give words to write over where nothing was selected", () => {
    expect(shown(marked("bold", at("‸"), words))).toBe("**⟦bold⟧**")
    expect(shown(marked("link", at("see ‸"), words))).toBe("see [words](⟦https://⟧)")
  })

  test("make a list of the lines, apart from what stands before it, and lines of a list", () => {
    const list = marked("list", at("I have\n⟦N2\na visa⟧"), words)
    expect(shown(list)).toBe("I have\n\n⟦- N2\n- a visa⟧")
    expect(shown(marked("list", list, words))).toBe("I have\n\n⟦N2\na visa⟧")
  })

  test("go on with a list that has begun", () => {
    expect(shown(marked("list", at("- N2\n‸a visa"), words))).toBe("- N2\n- a visa‸")
  })

  test("quote what somebody wrote", () => {
    expect(shown(marked("quote", at("⟦one\n\ntwo⟧"), words))).toBe("⟦> one\n> \n> two⟧")
    expect(quoted("one\n\ntwo\n")).toBe("> one\n>\n> two")
  })

  test("take an address for the address of a link, and ask for its words", () => {
    expect(shown(marked("link", at("⟦https://example.ac.jp/x⟧"), words))).toBe(
      "[⟦words⟧](https://example.ac.jp/x)",
    )
  })

  test("put a reading over a word, to be typed", () => {
    expect(shown(marked("furigana", at("私は⟦大家⟧と話す"), words))).toBe("私は{大家|⟦かんじ⟧}と話す")
    expect(shown(marked("furigana", at("⟦a|b⟧"), words))).toContain("{ab|")
  })
})

describe("Enter", () => {
  test("goes on with a list, counting where it is counted", () => {
    expect(shown(nextLine(at("- one‸")) ?? at("‸"))).toBe("- one\n- ‸")
    expect(shown(nextLine(at("9. nine‸")) ?? at("‸"))).toBe("9. nine\n10. ‸")
  })

  test("on an empty line of a list ends it", () => {
    expect(shown(nextLine(at("- one\n- ‸")) ?? at("x‸"))).toBe("- one\n‸")
  })

  test("is just that anywhere else", () => {
    expect(nextLine(at("one‸"))).toBeUndefined()
    expect(nextLine(at("⟦- one⟧"))).toBeUndefined()
  })
})

test("a picture is a paragraph of its own, with the cursor behind it", () => {
  const picture = pictured("A desk", "picture:1")
  expect(picture).toBe("![A desk](picture:1)")
  expect(shown(withBlock(at("before ‸after"), picture))).toBe("before\n\n![A desk](picture:1)\n\n‸after")
  expect(shown(withBlock(at("‸"), picture))).toBe("![A desk](picture:1)\n\n‸")
})

test("nothing in the words about a picture ends them early", () => {
  expect(pictured("a](x) `b` <c> \\", "picture:1")).toBe("![a(x) b c ](picture:1)")
})

describe("a quotation", () => {
  test("is somebody's words with whose they are, and means nothing but those words", () => {
    expect(quotation("Bring a *copy*.\n\nAnd a pen.", "— Linh")).toBe(
      "> Bring a \\*copy\\*.\n>\n> And a pen.\n>\n> — Linh",
    )
  })
  test("is no longer than a reader likes to read twice", () => {
    const [line = ""] = quotation("あ".repeat(1_000), "— Linh").split("\n")
    expect([...line].length).toBe(2 + 400 + 1)
    expect(line.endsWith("…")).toBe(true)
  })
})
