import { expect, test } from "vitest"
import { worstOf } from "./use-parts.ts"

test("the part that needs something is shown first; of saved parts, the last one", () => {
  const early = { kind: "saved", at: "2026-11-01T00:00:00Z" } as const
  const late = { kind: "saved", at: "2026-11-02T00:00:00Z" } as const
  expect(worstOf([early, { kind: "saved", at: null }, late])).toBe(late)
  expect(worstOf([early, { kind: "saving" }, { kind: "unsaved" }])).toEqual({ kind: "saving" })
  expect(worstOf([{ kind: "saving" }, { kind: "conflict" }, late])).toEqual({ kind: "conflict" })
})
