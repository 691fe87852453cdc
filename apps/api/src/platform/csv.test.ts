import { expect, it } from "vitest"
import { csvOf } from "./csv.ts"

const lineOf = (...cells: (string | number)[]) => csvOf([cells]).slice(1)

it("begins with the mark by which Excel knows UTF-8, and ends each line as it expects", () => {
  expect(csvOf([["名前", "Amara"], ["2"]])).toBe("\uFEFF名前,Amara\r\n2\r\n")
})

it("quotes what would break a line or a cell", () => {
  expect(lineOf('She said "no"', "a,b", "two\nlines")).toBe('"She said ""no""","a,b","two\nlines"\r\n')
})

it.each(["=1+1", "+81", "-cmd|' /C calc'!A0", "@SUM(A1)", "\t=1", " =1", "＝1+1", "　=1", "\r=1"])(
  "writes %j as words and not as a formula",
  (typed) => {
    expect(lineOf(typed)).toBe(`"'${typed.replaceAll('"', '""')}"\r\n`)
  },
)

it("leaves numbers as they are, also those below zero", () => {
  expect(lineOf(-5, "-5.5", 12)).toBe("-5,-5.5,12\r\n")
})
