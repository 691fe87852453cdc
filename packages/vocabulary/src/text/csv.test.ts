import { expect, it } from "vitest"
import { csvOf } from "./csv.ts"

const lineOf = (...cells: (string | number)[]) => csvOf([cells]).slice(1)

// spec: events.messages
it("starts with the byte order mark that Excel needs for UTF-8, and ends lines with CRLF", () => {
  expect(csvOf([["名前", "Amara"], ["2"]])).toBe("\uFEFF名前,Amara\r\n2\r\n")
})

it("quotes cells with quotes, commas or line breaks", () => {
  expect(lineOf('She said "no"', "a,b", "two\nlines")).toBe('"She said ""no""","a,b","two\nlines"\r\n')
})

it.each(["=1+1", "+81", "-cmd|' /C calc'!A0", "@SUM(A1)", "\t=1", " =1", "＝1+1", "　=1", "\r=1"])(
  "writes %j as text and not as a formula",
  (typed) => {
    expect(lineOf(typed)).toBe(`"'${typed.replaceAll('"', '""')}"\r\n`)
  },
)

it("leaves numbers unchanged, including negative ones", () => {
  expect(lineOf(-5, "-5.5", 12)).toBe("-5,-5.5,12\r\n")
})
