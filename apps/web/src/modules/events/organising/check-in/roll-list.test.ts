import { expect, test } from "vitest"
import { findByName } from "./roll-list.tsx"

const person = (name: string) => ({ id: name, code: name, name, mode: null, checkedInAt: null })
const people = ["徐 明", "Lê Thu Thảo", "Émile  Roy", "ヤマダ タロウ"].map(person)
const found = (typed: string) => findByName(people, typed, "en").map(({ name }) => name)

test("finds a name by any part, without accents, and in another width", () => {
  expect(found("thao")).toEqual(["Lê Thu Thảo"])
  expect(found("emile r")).toEqual(["Émile  Roy"])
  expect(found("明")).toEqual(["徐 明"])
  expect(found("ﾔﾏﾀﾞ")).toEqual(["ヤマダ タロウ"])
  expect(found("nobody")).toEqual([])
})

test("lists everyone by name without a search", () => {
  expect(found(" ")).toHaveLength(4)
})
