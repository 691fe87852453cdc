import { expect, test } from "vitest"
import { linkTextProblems } from "./link-texts.ts"

const titles = {
  en: new Map([["offer", "# Reading a job offer before you sign"]]),
  ja: new Map([["offer", "# サインの前に読む、{内定|ないてい}の{条件|じょうけん}"]]),
}

test.each([
  ["en", "[a job offer](/article/offer)"],
  ["en", "[Reading it](/article/offer#pay)"],
  ["ja", "[{内定|ないてい}の{条件|じょうけん}](/article/offer)"],
  ["ja", "| [{内定\\|ないてい}を読む](/article/offer) |"],
  ["en", "[somewhere else](https://www.moj.go.jp/isa/)"],
] as const)("a link with a word of its title passes (%s: %s)", (language, text) => {
  expect(linkTextProblems(text, language, titles[language])).toEqual([])
})

test.each([
  ["en", "[our guide](/article/offer)", "our guide"],
  ["ja", "[{書類|しょるい}](/article/offer)", "書類"],
] as const)("reports a link that says something else (%s: %s)", (language, text, shown) => {
  expect(linkTextProblems(text, language, titles[language])).toEqual([
    expect.stringContaining(`the link "${shown}" has no word of the title`),
  ])
})
