import { expect, it } from "vitest"
import { findHints } from "./find-hints.ts"
import { hintCases } from "./testing/hint-cases.ts"
import { waysOf } from "./testing/pattern-ways.ts"
import { quietCases } from "./testing/quiet-cases.ts"

const { exec } = RegExp.prototype
const replaceExec = (value: typeof exec) =>
  Object.defineProperty(RegExp.prototype, "exec", { value, configurable: true, writable: true })

/** Runs `work` and returns the patterns it used, and how many characters they passed over in total. */
function watch(work: () => void) {
  const patterns = new Set<string>()
  let passed = 0
  replaceExec(function (this: RegExp, text) {
    const from = this.global ? this.lastIndex : 0
    const match = exec.call(this, text)
    patterns.add(this.source)
    passed += (this.global && match ? this.lastIndex : text.length) - from
    return match
  })
  try {
    work()
  } finally {
    replaceExec(exec)
  }
  return { patterns, passed }
}

const hintsOf = (text: string) => findHints(text, { limit: 400, mode: "without-spaces" })

it("no pattern can be tried in many ways at one place", () => {
  const { patterns } = watch(() => {
    for (const [, text] of [...hintCases, ...quietCases]) {
      hintsOf(text)
      findHints(text, { limit: 1, mode: "all" })
    }
  })
  expect(patterns.size).toBeGreaterThan(40)
  const many = [...patterns].filter((source) => waysOf(source) > 5_000)
  expect(many).toEqual([])
})

it("the measure of patterns recognises the dangerous ones", () => {
  expect(waysOf("abc|d[ef]")).toBe(2)
  expect(waysOf("a{0,9}b{1,3}")).toBe(30)
  expect(waysOf("(?:a|b){3}")).toBe(8)
  for (const source of ["a*", "[ab]+", "(?:a+)+", "a{2,}", "x(?=y*)"]) expect(waysOf(source)).toBe(Infinity)
})

const parts = [
  "あ",
  "。",
  "「",
  "「」",
  "の",
  "大学の",
  "させていただき",
  "拝見させていただ",
  "てて",
  "たり",
  "たり、",
  "私は",
  "また、",
  "です。",
  "だ。",
  "です。だ。",
  "課題",
  "課題。",
  "アアア",
  "ー",
  "1",
  "１a1",
  "2倍増",
  "々",
  "…",
  "！",
  "ｶﾞ",
  "𠮷",
  "\n",
  "\r\n",
  " ",
  "が\u3099",
  "👨\u200d👩\u200d👧",
  "おっしゃられ",
  "お会いになられ",
  "グローバル・",
  "约",
  "、，",
  "と思います。",
  "a",
  "I am. ",
  "was responsible for ",
]

it.each(parts)("the work for a hundred thousand characters of %j grows with the text", (part) => {
  const workFor = (length: number) =>
    watch(() => hintsOf(part.repeat(Math.ceil(length / part.length)))).passed
  const [short, long] = [workFor(10_000), workFor(100_000)]
  expect(long).toBeLessThan(Math.max(short, 10_000) * 11)
  expect(long).toBeLessThan(100_000 * 200)
})

it("offsets are inside the text and name what was found", () => {
  let seed = 20261118
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  const pieces = [...parts, ...hintCases.flatMap(([, text, found]) => [text, found])]
  for (let run = 0; run < 1_000; run++) {
    const text = Array.from({ length: random(12) }, () => pieces[random(pieces.length)])
      .join("")
      .slice(random(3))
    for (const { start, end, found } of hintsOf(text)) {
      expect(start).toBeGreaterThanOrEqual(0)
      expect(end).toBeGreaterThan(start)
      expect(end).toBeLessThanOrEqual(text.length)
      expect(found).toBe(text.slice(start, end))
    }
  }
})
