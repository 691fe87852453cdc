import { expect, test } from "vitest"
import { retryOf } from "#web/ui/form/use-route-form.ts"

test("keeps the key for the same body and creates one for any other", () => {
  const first = retryOf({ title: "Kobe" }, undefined)
  expect(first.key.length).toBeGreaterThanOrEqual(16)
  expect(retryOf({ title: "Kobe" }, first).key).toBe(first.key)
  expect(retryOf({ title: "Kyoto" }, first).key).not.toBe(first.key)
})
