import { expect, test } from "vitest"
import { pairProblems, pairsIn } from "./pairs.ts"

test.each([
  ["You can keep up to 200 companies.", "登録できるのは200社までです。"],
  ["An entry sheet has twelve questions.", "質問は12個までです。"],
  ["40,000 yen", "4万円"],
  ["Less than 80% of the limit", "上限の8割"],
  ["By 1 December", "12月1日までに"],
  ["Half an hour", "30分"],
  ["{count, plural, one {# of 200} other {# of 200}}", "{count}件"],
  ["You can read every article.", "記事はすべて読めます。"],
])("pairs with the same numbers pass: %s", (en, ja) => {
  expect(pairProblems("a.x", en, ja)).toEqual([])
})

test.each([
  ["At least 15 days", "14日以上", ["15 is only in English", "14 is only in Japanese"]],
  ["It takes a while.", "20分かかります。", ["20 is only in Japanese"]],
  ["You can read everything here.", "記事はすべて読めます。", ["every article"]],
  ["Everyone with a seat gets it.", "申し込んだ人全員に届きます。", ["has registered"]],
])("reports what differs: %s", (en, ja, problems) => {
  const found = pairProblems("a.x", en, ja)
  expect(found).toHaveLength(problems.length)
  for (const [at, problem] of problems.entries()) expect(found[at]).toContain(problem)
})

test("finds pairs in code", () => {
  expect(pairsIn('const a = { en: "Yes",\n  ja: "はい" }')).toEqual([{ en: "Yes", ja: "はい" }])
})
