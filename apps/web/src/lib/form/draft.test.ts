import { expect, test } from "vitest"
import { draftKey, draftText, readDraft } from "./draft.ts"

test("a draft comes back as it was typed", () => {
  const values = { title: "Kobe", steps: [{ what: "ask" }, { what: "" }] }
  expect(readDraft(draftText(values, []))).toEqual(values)
})
test("a password or a code is never kept, wherever it stands", () => {
  const values = { title: "Kobe", password: "kotatsu", guests: [{ name: "Linh", code: "123456" }] }
  const kept = draftText(values, ["password", "guests.0.code"])
  expect(readDraft(kept)).toEqual({ title: "Kobe", guests: [{ name: "Linh" }] })
  expect(values.password).toBe("kotatsu")
})
test("what is not a draft is no draft", () => {
  for (const text of [null, "", "{", "[]", "7", "null"]) expect(readDraft(text)).toBeUndefined()
})
test("two people at one computer do not find each other's drafts", () => {
  expect(draftKey("plan", "a")).not.toBe(draftKey("plan", "b"))
  expect(draftKey("plan", undefined)).not.toBe(draftKey("plan", "a"))
})
