import { expect, test } from "vitest"
import {
  aliasProblems,
  lengthProblems,
  limitProblems,
  structureProblems,
  webVocabularyProblems,
} from "./check-structure.ts"

const sound = [
  "apps/api/src/modules/learning/articles/routes.ts",
  "apps/api/src/modules/learning/articles/service.ts",
  "apps/api/src/modules/learning/articles/queries.ts",
  "apps/api/src/modules/learning/articles/notices.ts",
  "apps/api/src/modules/learning/articles/deep-pages.test.ts",
  "apps/api/src/modules/community/forum/answers/routes.ts",
  "apps/api/src/modules/community/forum/answers/policy.ts",
  "apps/web/src/modules/learning/articles/article-page.tsx",
  "apps/web/src/modules/learning/articles/article-page.test.tsx",
  "apps/web/src/kits/lists/load-list.ts",
  "apps/web/src/ui/site/site-header.tsx",
  "apps/web/src/routes/index.tsx",
  "apps/web/src/routes/career/article/$id.tsx",
]

test("a valid tree has no problems", () => {
  expect(structureProblems(sound)).toEqual([])
})

test("reports two decisions with one number", () => {
  const two = ["docs/decisions/0040-one-thing.md", "docs/decisions/0040-another.md"]
  expect(structureProblems(two)).toEqual([expect.stringContaining("another decision has the number 0040")])
})

test("reports two migrations with one number", () => {
  const two = ["apps/api/migrations/0054_one.sql", "apps/api/migrations/0054_other.sql"]
  expect(structureProblems(two)).toEqual([expect.stringContaining("another migration has the number 0054")])
})

test.each([
  ["a word outside the vocabulary", "apps/api/src/modules/learning/articles/handlers.ts", "a slice has only"],
  ["a file without a feature", "apps/api/src/modules/learning/articles.ts", "a feature is a folder"],
  [
    "a sub-noun of a sub-noun",
    "apps/api/src/modules/community/forum/answers/votes/routes.ts",
    "a sub-noun has none",
  ],
  ["a camel-case feature", "apps/api/src/modules/community/askSenpai/routes.ts", "not kebab-case"],
  [
    "a feature without a door",
    "apps/api/src/modules/common/search/queries.ts",
    "has routes.ts or service.ts",
  ],
  ["a web file in camel case", "apps/web/src/modules/learning/articles/ArticlePage.tsx", "not kebab-case"],
  ["a loose web file", "apps/web/src/modules/learning/articles.tsx", "a feature is a folder"],
  [
    "a web sub-noun of a sub-noun",
    "apps/web/src/modules/community/forum/answers/votes/a.tsx",
    "a sub-noun has none",
  ],
  ["a kit's file in camel case", "apps/web/src/kits/lists/loadList.ts", "not kebab-case"],
  ["a utils folder", "apps/web/src/lib/utils/dates.ts", "name it after what it does"],
  ["a utils file", "apps/api/src/kernel/utils.ts", "name it after what it does"],
  ["a barrel", "apps/web/src/ui/index.ts", "no barrels"],
])("refuses %s", (_, file, problem) => {
  expect(structureProblems([...sound, file]).join("\n")).toContain(problem)
})

test("refuses a feature that another side has in another module", () => {
  const misplaced = [...sound, "packages/contract/src/people/articles/routes.ts"]
  expect(structureProblems(misplaced)).toEqual([
    "packages/contract/src/people/articles/: the API has this feature in learning",
  ])
})

test("refuses a crowded room", () => {
  const crowd = Array.from({ length: 21 }, (_, i) => `apps/api/src/kernel/http/piece-${i}.ts`)
  expect(structureProblems(crowd)).toEqual([expect.stringContaining("21 files")])
})

test("refuses a web folder with too many modules", () => {
  const crowd = Array.from({ length: 15 }, (_, i) => `apps/web/src/modules/learning/articles/piece-${i}.tsx`)
  expect(structureProblems(crowd)).toEqual([expect.stringContaining("15 files")])
})

test("pages, forms and dialogs are in files of their names, and API queries in queries.ts", () => {
  const problems = (name: string, text: string) =>
    webVocabularyProblems(`apps/web/src/modules/identity/password/${name}`, text)
  expect(problems("reset-page.tsx", "export function ResetPage() {}\nexport function Hint() {}")).toEqual([])
  expect(problems("queries.ts", "export const sessionsQuery = () => queryOptions({})")).toEqual([])
  expect(problems("pieces.tsx", "export function ResetForm() {}")).toEqual([
    "apps/web/src/modules/identity/password/pieces.tsx: ResetForm belongs in reset-form.tsx, or gets a name that does not end like a page, form or dialog",
  ])
  expect(problems("reset-page.tsx", "export function Reset() {}").join()).toContain(
    "export ResetPage here, or rename the file",
  )
  expect(problems("sessions.ts", "export const q = () => infiniteQueryOptions({})").join()).toContain(
    "queries.ts",
  )
})

test("refuses a path alias in a tsconfig", () => {
  expect(aliasProblems("tsconfig.json", '{ "compilerOptions": { "paths": {} } }')).toHaveLength(1)
  expect(aliasProblems("tsconfig.json", '{ "compilerOptions": {} }')).toEqual([])
})

test("refuses a test with its own timeout, but not a client's timeout", () => {
  for (const text of [`poll(mails, { ${"timeout"}: 20_000 })`, `test.${"setTimeout"}(180_000)`])
    for (const file of ["apps/api/src/a.test.ts", "e2e/a.spec.ts", "e2e/support/site.ts"])
      expect(limitProblems(file, text)).toHaveLength(1)
  expect(limitProblems("apps/web/src/lib/a.test.ts", "createClient({ timeoutMs: () => 5 })")).toEqual([])
  expect(limitProblems("apps/api/src/kernel/db/postgres.ts", `connect({ ${"timeout"}: 10_000 })`)).toEqual([])
})

test("a source file has at most 300 lines; tests, generated files and data may have more", () => {
  const long = "const x = 1\n".repeat(301)
  const folder = "apps/api/src/modules/learning/articles"
  expect(lengthProblems(`${folder}/service.ts`, "const x = 1\n".repeat(300))).toEqual([])
  expect(lengthProblems(`${folder}/service.ts`, long)).toEqual([expect.stringContaining("301 lines")])
  const exempt = [`${folder}/articles.test.ts`, "apps/web/src/routeTree.gen.ts", "apps/api/seed/people.ts"]
  expect(exempt.flatMap((file) => lengthProblems(file, long))).toEqual([])
})
