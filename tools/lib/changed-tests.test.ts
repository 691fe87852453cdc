import { expect, test } from "vitest"
import { affectedTests, featuresOnly } from "./changed-tests.ts"

const imported = (from: string, to: string) => ({ from, to, isTypeOnly: false, isResolved: true })
const api = "apps/api/src"
const imports = [
  imported(`${api}/app.ts`, `${api}/features.gen.ts`),
  imported(`${api}/features.gen.ts`, `${api}/modules/career/reviews/feature.ts`),
  imported(`${api}/modules/career/reviews/feature.ts`, `${api}/modules/career/reviews/service.ts`),
  imported(`${api}/modules/career/reviews/service.ts`, `${api}/kernel/text/ruby.ts`),
  imported(`${api}/testing/api.ts`, `${api}/app.ts`),
  imported(`${api}/modules/career/reviews/reviews.test.ts`, `${api}/testing/api.ts`),
  imported(`${api}/modules/people/profile/profile.test.ts`, `${api}/testing/api.ts`),
  imported(`${api}/kernel/text/ruby.test.ts`, `${api}/kernel/text/ruby.ts`),
]
const tests = [
  `${api}/access.test.ts`,
  `${api}/modules/career/reviews/reviews.test.ts`,
  `${api}/modules/people/profile/profile.test.ts`,
  `${api}/kernel/text/ruby.test.ts`,
]

test("an edit of a feature affects its tests and the walk of all routes, not every test that starts the API", () => {
  expect(affectedTests([`${api}/modules/career/reviews/service.ts`], imports, tests)).toEqual([
    `${api}/access.test.ts`,
    `${api}/modules/career/reviews/reviews.test.ts`,
  ])
})

test("a table and a contract belong to their feature", () => {
  for (const file of [
    `${api}/kernel/db/tables/career/reviews.ts`,
    "packages/contract/src/career/reviews/routes.ts",
  ])
    expect(affectedTests([file], [], tests), file).toContain(`${api}/modules/career/reviews/reviews.test.ts`)
})

test("an edit of a kernel affects the tests that import it, and those of features that do", () => {
  const affected = affectedTests([`${api}/kernel/text/ruby.ts`], imports, tests)
  expect(affected).toContain(`${api}/kernel/text/ruby.test.ts`)
})

test("an edit of what every test starts affects all of them", () => {
  expect(affectedTests([`${api}/testing/api.ts`], imports, tests)).toEqual([
    `${api}/modules/career/reviews/reviews.test.ts`,
    `${api}/modules/people/profile/profile.test.ts`,
  ])
})

test("edits within features, their pages and the shared lists leave the other rows of the role table alone", () => {
  const own = [`${api}/modules/career/reviews/service.ts`, "packages/vocabulary/src/career/reviews/errors.ts"]
  const shared = [
    `${api}/features.gen.ts`,
    "packages/contract/src/registry.gen.ts",
    "apps/web/src/routes/a.tsx",
    "README.md",
  ]
  expect(featuresOnly([...own, ...shared])).toEqual(["career/reviews"])
  expect(featuresOnly([...own, `${api}/kernel/http/gate.ts`])).toEqual([])
})
