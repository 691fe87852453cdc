import { describe, expect, it } from "vitest"
import { nameQuery, nameTokens } from "./person-names.ts"

/** Matches like the database: every group of the query has an alternative whose tokens all exist. */
function finds(typed: string, name: string): boolean {
  const stored = nameTokens(name)
  const query = nameQuery(typed)
  if (query === undefined) return false
  const has = (term: string) => {
    const [, token = "", isPrefix] = /^'(.*)'(:\*)?$/.exec(term) ?? []
    return stored.some((one) => (isPrefix ? one.startsWith(token) : one === token))
  }
  return query
    .slice(1, -1)
    .split(") & (")
    .every((group) => group.split(" | ").some((way) => way.replace(/[()]/g, "").split(" & ").every(has)))
}

describe("a name", () => {
  it.each([
    ["amara", "Amara Okafor"],
    ["Oka", "Amara Okafor"],
    ["okafor amara", "Amara Okafor"],
    ["ＡＭＡＲＡ", "Amara Okafor"],
    ["アマラ", "Amara Okafor"],
    ["あまら", "アマラ"],
    ["ｱﾏﾗ", "アマラ"],
    ["amara", "アマラ"],
    ["le minh", "Lê Minh Anh"],
    ["Dang", "Đặng Thu"],
    ["obrien", "Conor O’Brien"],
    ["陳", "陳 宇航"],
    ["宇航", "陳 宇航"],
    ["陳宇", "陳宇航"],
    ["김민", "김민준"],
    ["сер", "Сергей"],
    ["jones", "Mary Jones"],
  ])("%s finds %s", (typed, name) => {
    expect(finds(typed, name)).toBe(true)
  })

  it.each([
    ["mara", "Amara Okafor"],
    ["amara sato", "Amara Okafor"],
    ["宇陳", "陳 宇航"],
    ["🙂", "Amara Okafor"],
    ["jon", "Mary Smith"],
  ])("%s does not find %s", (typed, name) => {
    expect(finds(typed, name)).toBe(false)
  })
})
