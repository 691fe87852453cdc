import { expect, test } from "vitest"
import { retryOf } from "./retry.ts"

test("the same once more has the same key, anything else a new one", () => {
  const first = retryOf({ title: "Kobe" }, undefined)
  expect(first.key.length).toBeGreaterThanOrEqual(16)
  expect(retryOf({ title: "Kobe" }, first).key).toBe(first.key)
  expect(retryOf({ title: "Kyoto" }, first).key).not.toBe(first.key)
})
