import { expect, it } from "vitest"
import { mentionBegun, withAt, withMention } from "./mentions.ts"

const at = (text: string) => ({ text, start: text.length, end: text.length })
const linh = { id: "0190a000-0000-4000-8000-000000000001", name: "Nguyen Thi Linh" }

it("recognises a name after an @ at the start of a word, in either width", () => {
  expect(mentionBegun(at("Thank you @li"))).toEqual({ from: 10, name: "li" })
  expect(mentionBegun(at("＠魏"))).toEqual({ from: 0, name: "魏" })
  expect(mentionBegun(at("（@"))).toEqual({ from: 1, name: "" })
  for (const text of ["me@li", "@li ", "@[Linh]", "no sign", "a.b@c"])
    expect(mentionBegun(at(text))).toBeUndefined()
  expect(mentionBegun({ text: "@linh", start: 1, end: 3 })).toBeUndefined()
})

it("replaces the typed name with the chosen person and puts the cursor behind it", () => {
  const typed = { text: "Hi @li there", start: 6, end: 6 }
  const begun = mentionBegun(typed)
  const chosen = begun && withMention(typed, begun, linh)
  expect(chosen?.text).toBe(`Hi @[Nguyen Thi Linh](${linh.id}) there`)
  expect(chosen?.text.slice(chosen.start)).toBe("there")
})

it("inserts an @ with a space before it if needed", () => {
  expect(withAt(at("Hello"))).toEqual({ text: "Hello @", start: 7, end: 7 })
  expect(withAt(at("Hello "))).toEqual({ text: "Hello @", start: 7, end: 7 })
  expect(mentionBegun(withAt(at("Hello")))).toEqual({ from: 6, name: "" })
})
