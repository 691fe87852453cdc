import { join } from "node:path"
import { expect, it } from "vitest"
import { findApiTests } from "./api-tests.ts"

const { withDatabase, units } = findApiTests(join(import.meta.dirname, "../.."))

it("a test that starts the API needs a database, also through its own helper", () => {
  expect(withDatabase).toContain("apps/api/src/roles.test.ts")
  expect(withDatabase).toContain("apps/api/src/modules/learning/articles/articles.test.ts")
})

it("a test of a policy, or one that imports the test API only as a type, is a unit test", () => {
  expect(units).toContain("apps/api/src/kernel/notices/reminders.test.ts")
  expect(units).toContain("apps/api/src/kernel/lists/keyset.test.ts")
})

it("every test of the API is one or the other", () => {
  expect(new Set([...withDatabase, ...units]).size).toBe(withDatabase.length + units.length)
})
