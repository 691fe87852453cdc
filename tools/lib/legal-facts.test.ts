import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { root } from "./files.ts"
import { feesOf, legalFactProblems } from "./legal-facts.ts"

const fees = feesOf(readFileSync(join(root, "apps/api/seed/shared/fees.en.md"), "utf8"))
const problemsOf = (text: string) => legalFactProblems("a.md", text, fees)

test("the fees are read from the shared paragraph", () => {
  expect(fees.size).toBe(7)
  expect(fees.get("33,000")).toBe("27,000")
})

test.each([
  "Tell immigration within 14 days that you have left your school.",
  "学校を離れたら、14日以内に入管に届け出ます。",
  "You may work up to 28 hours a week with the permission.",
  "In the long vacations you may work 8 hours a day.",
  "アルバイトは週28時間までできます。",
  "長い休みの間は1日8時間までです。",
  "They ask you to apply between 1 December and the end of January.",
  "12月1日から1月末までに申請するよう案内があります。",
  "Proof of language is needed since 15 April 2026.",
  "For one year it is 33,000 yen at the window and 27,000 online.",
  "1年の場合、窓口で33,000円、オンラインで27,000円です。",
  "I worked 30 hours that week and learned from it.",
])("passes: %s", (text) => {
  expect(problemsOf(text)).toEqual([])
})

test.each([
  "Tell immigration within 30 days that you have left your school.",
  "学校を離れたら、10日以内に入管に届け出ます。",
  "You may work up to 24 hours a week with the permission.",
  "In the long vacations you may work 10 hours a day.",
  "アルバイトは週30時間までできます。",
  "長い休みの間は1日10時間までです。",
  "They ask you to apply between 1 December and the end of February.",
  "12月1日から2月末までに申請するよう案内があります。",
  "Proof of language is needed since 1 April 2026.",
  "For one year it is 33,000 yen at the window and 21,000 online.",
  "1年の場合、窓口で30,000円、オンラインで27,000円です。",
])("reports another number: %s", (text) => {
  expect(problemsOf(text)).toHaveLength(1)
})
