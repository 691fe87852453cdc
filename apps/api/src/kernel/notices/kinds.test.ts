import { expect, it } from "vitest"
import { gatherNoticeKinds, noticeKind } from "./kinds.ts"

const aKind = (name: string, of?: string) =>
  noticeKind({
    name,
    ...(of !== undefined && { of }),
    category: "account",
    path: "/account",
    words: () => ({ en: { title: "", text: "" }, ja: { title: "", text: "" } }),
  })

it("two features cannot declare the same kind", () => {
  expect(() => gatherNoticeKinds([aKind("ready"), aKind("ready")])).toThrow("two kinds of notices")
  expect(() => gatherNoticeKinds([aKind("decided", "tip"), aKind("decided", "tip")])).toThrow("decided tip")
})

it("features that share a kind are distinguished by `of`", () => {
  const [tip, course] = [aKind("decided", "tip"), aKind("decided", "course")]
  const kinds = gatherNoticeKinds([tip, course])
  expect(kinds.of({ kind: "decided", facts: { of: "course" } })).toBe(course)
  expect(kinds.of({ kind: "decided", facts: { of: "recipe" } })).toBeUndefined()
})

it("an undeclared kind is undefined", () => {
  expect(gatherNoticeKinds([aKind("ready")]).of({ kind: "of a newer version", facts: {} })).toBeUndefined()
})
