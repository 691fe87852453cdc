import { join } from "node:path"
import { expect, it } from "vitest"
import { labelReadings } from "./label-readings.ts"
import { readMessages } from "./message-files.ts"

it("the readings of labels are those of words that an area uses, with their level", () => {
  expect(
    labelReadings({ title: "在留資格", form: { name: "姓", help: "姓はパスポートと同じに書きます。" } }),
  ).toBe("{在留資格|ざいりゅうしかく|3} {在留|ざいりゅう|3} {姓|せい|2}")
  expect(labelReadings({ help: "在留資格は、入管で変更します。" })).toBe("")
})

it("a longer word comes with the shorter one that it contains", () => {
  const readings = labelReadings({ choose: "メールを選ぶ", signature: "署名" })
  expect(readings).toContain("{選考|せんこう|")
  expect(readings).toContain("{部署名|ぶしょめい|")
})

it("every word is used", () => {
  const texts = Object.fromEntries(readMessages(join(import.meta.dirname, "../src"), "ja"))
  const used = labelReadings(texts).split(" ").length
  expect(labelReadings(texts)).not.toContain("|0}")
  expect(used).toBeGreaterThan(150)
})
