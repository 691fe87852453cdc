import { expect, test } from "vitest"
import { withLinkedTerm } from "./linked-term.ts"

const linked = (text: string, key: string, words: string) => withLinkedTerm(text, key, words)?.text

test("links the first place of a word that is not linked yet", () => {
  expect(
    linked(
      "See [[agent|an agent]] or [an agent](/agent). An agent helps; an agent asks.",
      "agent",
      "an agent",
    ),
  ).toBe("See [[agent|an agent]] or [an agent](/agent). [[agent|An agent]] helps; an agent asks.")
  expect(linked("nothing here", "agent", "an agent")).toBeUndefined()
  expect(linked("[[agent]] only", "agent", "agent")).toBeUndefined()
})

test("takes the furigana of a word along", () => {
  expect(linked("{会社|かいしゃ}の{内定|ないてい}{者|しゃ}です", "naitei", "内定者")).toBe(
    "{会社|かいしゃ}の[[naitei|{内定|ないてい}{者|しゃ}]]です",
  )
})

test("escapes the line between key and words in a table", () => {
  expect(linked("| a | b |\n|---|---|\n| {内\\|ない}定 | x |", "naitei", "内定")).toBe(
    "| a | b |\n|---|---|\n| [[naitei\\|{内\\|ない}定]] | x |",
  )
})
