import { expect, test } from "vitest"
import { picturesIn, withBox, withHeading, withShared, withTable, withTerm } from "./insertions.ts"

const at = (marked: string) => {
  const start = marked.indexOf("‹")
  const end = marked.indexOf("›") - 1
  return { text: marked.replace(/[‹›]/g, ""), start, end }
}
const shown = ({ text, start, end }: { text: string; start: number; end: number }) =>
  `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`

test("a line becomes a heading, a smaller one, and a paragraph again", () => {
  const first = withHeading(at("one\ntw‹›o"))
  expect(shown(first)).toBe("one\n## tw‹›o")
  const second = withHeading(first)
  expect(shown(second)).toBe("one\n### tw‹›o")
  expect(shown(withHeading(second))).toBe("one\ntw‹›o")
})

test("a box takes the selected words in, and its title is typed next", () => {
  expect(shown(withBox(at("a\n\n‹words›"), "tip", { title: "Title", text: "Text" }))).toBe(
    "a\n\n:::tip ‹Title›\nwords\n:::\n\n",
  )
})

test("a table begins with the name of its first column", () => {
  expect(shown(withTable(at("‹›"), "Column"))).toBe("| ‹Column› |  |\n|---|---|\n|  |  |\n|  |  |\n\n")
})

test("a shared paragraph is a line of its own; a term takes the selected words", () => {
  expect(withShared(at("a‹›b"), "fees").text).toBe("a\n\n@shared fees\n\nb")
  expect(shown(withTerm(at("the ‹briefing›."), "setsumeikai"))).toBe("the [[setsumeikai|briefing]]‹›.")
  expect(shown(withTerm(at("‹›"), "setsumeikai"))).toBe("[[setsumeikai]]‹›")
})

test("finds the pictures of a text with their words", () => {
  const id = "0198a000-0000-7000-8000-000000000001"
  expect(picturesIn(`![A desk](picture:${id}) ![no](https://a.example/b.png)`)).toEqual([
    { id, words: "A desk" },
  ])
})
