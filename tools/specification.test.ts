import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import {
  openStatements,
  problemsOf,
  type Section,
  shownIn,
  specificationDocument,
} from "./lib/specification.ts"
import { readStatements, readTests } from "./specification.ts"

const sections: Section[] = [
  {
    title: "1. One",
    statements: [
      { id: "1.a", text: "First" },
      { id: "1.b", text: "Second" },
    ],
  },
]

it("links each statement to the tests whose directive names it", () => {
  const shown = shownIn(
    "e2e/a.spec.ts",
    `describe("a page", () => {
  // spec: 1.a
  it("shows *it*", () => {})
})`,
  )
  const document = specificationDocument(sections, shown)
  expect(document).toContain("- First (`1.a`)\n  - [a page › shows \\*it\\*](../e2e/a.spec.ts)\n")
  expect(document).toContain("- Second (`1.b`): *open*\n")
})

it.each([
  ["it", '// spec: 1.a\nit("a title", () => {})', "a title"],
  ["describe", '// spec: 1.a\ndescribe("a title", () => { it("inner", () => {}) })', "a title"],
  ["test.describe", '// spec: 1.a\ntest.describe("a title", () => {})', "a title"],
  ["it.each", '// spec: 1.a\nit.each([[1]])("takes %s and $name", () => {})', "takes … and …"],
  ["a template", `// spec: 1.a\ntest(\`read in \${city}\`, () => {})`, "read in …"],
  ["a loop", '// spec: 1.a\nfor (const x of [1]) {\n  test("a title", () => {})\n}', "a title"],
  ["a long loop", '// spec: 1.a\nfor (const x of [\n  1,\n])\n  test("a title", () => {})', "a title"],
  ["a helper", '// spec: 1.a\nonOwnSite("a title", { tag: "x" }, async () => {})', "a title"],
  ["another comment", '// spec: 1.a\n// Slow.\nit("a title", () => {})', "a title"],
])("reads the title of %s", (_, text, title) => {
  expect(shownIn("a.test.ts", text)).toEqual([{ file: "a.test.ts", title, ids: ["1.a"] }])
})

it("reads several ids, on one line or on several", () => {
  const [shown] = shownIn("a.test.ts", '// spec: 1.a, 1.b\n// spec: 1.c\nit("a title", () => {})')
  expect(shown?.ids).toEqual(["1.a", "1.b", "1.c"])
})

it("refuses a directive that no test follows", () => {
  expect(() => shownIn("a.test.ts", '// spec: 1.a\nconst x = 1\nit("a title", () => {})')).toThrow("1.a")
})

it("reports directives with an unknown id and statements that share one", () => {
  const shown = [{ file: "a.test.ts", title: "a title", ids: ["1.c"] }]
  const twice = [...sections, { title: "Two", statements: [{ id: "1.a", text: "Again" }] }]
  expect(problemsOf(twice, shown)).toEqual([
    "two statements are 1.a",
    'a.test.ts: "a title" names 1.c, an unknown statement',
  ])
})

it("section 2 names every route that npm run routes requests", () => {
  const text = readStatements()
    .filter(({ title }) => title.startsWith("2."))
    .flatMap(({ statements }) => statements.map(({ text }) => text))
    .join(" ")
  const file = join(import.meta.dirname, "data/routes.json")
  const routes = JSON.parse(readFileSync(file, "utf8")) as { path: string }[]
  const specified = routes.map(({ path }) => path).filter((path) => path !== "/{anything else}")
  expect(specified.filter((path) => !text.includes(`\`${path}\``))).toEqual([])
})

/** Planned, not built yet. */
const planned: readonly string[] = []

it("docs/specification.md is up to date, and a test shows each statement that is built (npm run specification)", () => {
  const statements = readStatements()
  const tests = readTests()
  expect(problemsOf(statements, tests)).toEqual([])
  expect(openStatements(statements, tests)).toEqual(planned)
  const document = readFileSync(join(import.meta.dirname, "../docs/specification.md"), "utf8")
  expect(document).toBe(specificationDocument(statements, tests))
})
