import { expect, test } from "vitest"
import { draftKey, readDraft } from "./draft.ts"
import { draftText } from "./draft-text.ts"

test("restores a draft as typed", () => {
  const values = { title: "Kobe", steps: [{ what: "ask" }, { what: "" }] }
  expect(readDraft(draftText(values, []))).toEqual(values)
})
test("never stores a password or a code, at any depth", () => {
  const values = { title: "Kobe", password: "kotatsu", guests: [{ name: "Linh", code: "123456" }] }
  const kept = draftText(values, ["password", "guests.0.code"])
  expect(readDraft(kept)).toEqual({ title: "Kobe", guests: [{ name: "Linh" }] })
  expect(values.password).toBe("kotatsu")
})
test("ignores anything that is not a draft", () => {
  for (const text of [null, "", "{", "[]", "7", "null"]) expect(readDraft(text)).toBeUndefined()
})
test("keeps the drafts of two people on one computer apart", () => {
  expect(draftKey("plan", "a")).not.toBe(draftKey("plan", "b"))
  expect(draftKey("plan", undefined)).not.toBe(draftKey("plan", "a"))
})
