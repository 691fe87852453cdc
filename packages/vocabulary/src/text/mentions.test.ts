import { expect, it } from "vitest"
import { mentionAtStart, mentionsIn, replaceMentions, withoutCutMention, writtenMention } from "./mentions.ts"

const [linh, wei] = ["0190a000-0000-4000-8000-000000000001", "0190a000-0000-4000-8000-000000000002"]

it("a mention is written with a name, and parsed back with it", () => {
  const written = writtenMention({ id: linh, name: "Linh [L]" })
  expect(written).toBe(`@[Linh L](${linh})`)
  expect(mentionAtStart(`${written} hello`)).toEqual({ id: linh, name: "Linh L", length: written.length })
  expect(mentionAtStart(`hello ${written}`)).toBeUndefined()
})

it("a person who is mentioned twice is listed once", () => {
  const text = `@[Linh](${linh}) and @[魏 晨](${wei}), and @[Linh](${linh}) again`
  expect(mentionsIn(text).map(({ id }) => id)).toEqual([linh, wei])
  expect(replaceMentions(text, ({ name }) => `@${name}`)).toBe("@Linh and @魏 晨, and @Linh again")
})

it("other text is not parsed as a mention", () => {
  for (const text of ["@Linh", "@[Linh](someone)", `[Linh](${linh})`, `@[Li\nnh](${linh})`, `@Linh(${linh})`])
    expect(mentionsIn(text)).toEqual([])
})

it("a mention that is cut off is removed from a shortened text", () => {
  const written = `Thank you, ${writtenMention({ id: linh, name: "" })}`
  for (const length of [14, 20, written.length - 1])
    expect(withoutCutMention(written.slice(0, length))).toBe("Thank you, ")
  expect(withoutCutMention(written)).toBe(written)
})
