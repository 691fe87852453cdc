import { expect, test } from "vitest"
import { textDifference } from "./text-difference.ts"

const marked = (before: string, after: string) =>
  textDifference(before, after)
    .map(({ kind, text }) => (kind === "same" ? text : `[${kind === "added" ? "+" : "-"}${text}]`))
    .join("")

test.each([
  ["私は店長です。", "私は副店長でした。", "私は[+副]店長で[-す][+した]。"],
  ["売上が10％伸びた", "売上が15％伸びた", "売上が[-10][+15]％伸びた"],
  ["I led the team.", "I guided the team.", "I [-led][+guided] the team."],
  ["Tôi học tiếng Nhật", "Tôi dạy tiếng Nhật", "Tôi [-học][+dạy] tiếng Nhật"],
  ["one\ntwo", "one\n\ntwo", "one\n[+\n]two"],
  ["𠮷野さん👩‍🎓", "吉野さん👩‍🎓", "[-𠮷][+吉]野さん👩‍🎓"],
  ["", "新しい", "[+新しい]"],
  ["same", "same", "same"],
  ["", "", ""],
])("from %j to %j", (before, after, expected) => {
  expect(marked(before, after)).toBe(expected)
})

test("both texts can be read from the changes", () => {
  const [before, after] = [
    "アルバイトで後輩を五人指導した。",
    "居酒屋のアルバイトで、新人五人の指導を任された。",
  ]
  const changes = textDifference(before, after)
  const side = (kind: "added" | "removed") =>
    changes.flatMap((change) => (change.kind === kind ? [] : [change.text])).join("")
  expect([side("added"), side("removed")]).toEqual([before, after])
})

test("two long texts without anything in common are one removed and one added text", () => {
  const [before, after] = ["あ".repeat(5_000), "い".repeat(5_000)]
  expect(textDifference(before, after)).toEqual([
    { kind: "removed", text: before },
    { kind: "added", text: after },
  ])
})
