import { join } from "node:path"
import { levelOf } from "@shirube/vocabulary/text/kanji-levels"
import { expect, it } from "vitest"
import { isLabel, labelReadings, textsIn } from "./label-readings.ts"
import { labelWords } from "./label-words.ts"
import { readMessages } from "./message-files.ts"

const areas = [...readMessages(join(import.meta.dirname, "../src"), "ja")]

it("the readings of labels are those of words that an area uses, with their level", () => {
  expect(
    labelReadings({ title: "在留資格", form: { name: "姓", help: "姓はパスポートと同じに書きます。" } }),
  ).toBe("{在留資格|ざいりゅうしかく|3} {在留|ざいりゅう|3} {姓|せい|2} {資格|しかく|3}")
  expect(labelReadings({ help: "在留資格は、入管で変更します。" })).toBe("")
})

it("a longer word comes with the shorter one that it contains", () => {
  const readings = labelReadings({ choose: "メールを選ぶ", signature: "署名" })
  expect(readings).toContain("{選考|せんこう|")
  expect(readings).toContain("{部署名|ぶしょめい|")
})

it("every word is used", () => {
  const texts = Object.fromEntries(areas)
  const used = labelReadings(texts).split(" ").length
  expect(labelReadings(texts)).not.toContain("|0}")
  expect(used).toBeGreaterThan(150)
})

/** Editors read Japanese at work; everyone else may be at N4. */
const ofEditors =
  /^(?:editorNavigation|accountInvitations|articleFeedback|auditLog|decisionTemplates|desk|editors|figures|mailbox|makingPastEvents|memberLookup|publishedCourses|publishing|screenings|sessionEditors|textEditor|watchedWords|writing(?:Articles|Calendar|Desk|Pages|Picks|Terms))$/

const plain = (word: string) => word.replace(/\{([^|]+)\|[^}]+\}/g, "$1")

/** What is left of a label without its words, which are found as LabelText finds them. */
function bareIn(label: string, readings: string): string[] {
  const words = readings.split(" ").filter(Boolean).map(plain)
  const longestFirst = words.sort((a, b) => b.length - a.length)
  const rest = longestFirst.length > 0 ? label.split(new RegExp(longestFirst.join("|"))) : [label]
  return rest
    .flatMap((part) => part.match(/[\p{Script=Han}々]+/gu) ?? [])
    .filter((run) => (levelOf(run) ?? 1) <= 3)
}

it("every word above N4 in a label for readers has a reading", () => {
  const bare = areas
    .filter(([area]) => !ofEditors.test(area))
    .flatMap(([area, texts]) => {
      const readings = labelReadings(texts)
      return textsIn(texts)
        .filter(isLabel)
        .flatMap((label) => bareIn(label, readings).map((word) => `${area}: ${word} in ${label}`))
    })
  expect(bare).toEqual([])
})

it("a word is listed once", () => {
  const words = labelWords.map(plain)
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
})
