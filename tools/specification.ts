// npm run specification: writes docs/specification.md; with --check, fails if it is outdated.
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { projectFiles, root } from "./lib/files.ts"
import { report } from "./lib/problems.ts"
import {
  problemsOf,
  type Section,
  type ShownBy,
  shownIn,
  specificationDocument,
} from "./lib/specification.ts"

const DOCUMENT = join(root, "docs/specification.md")
const TEST_FILE = /\.(test|spec)\.tsx?$/

const read = (file: string) => readFileSync(join(root, file), "utf8")

export const readStatements = (): Section[] => JSON.parse(read("tools/data/specification.json"))

export const readTests = (): ShownBy[] =>
  projectFiles("apps", "packages", "siblings", "e2e", "tools", "bench")
    .filter((file) => TEST_FILE.test(file))
    .flatMap((file) => shownIn(file, read(file)))

function main() {
  const sections = readStatements()
  const shown = readTests()
  const problems = problemsOf(sections, shown)
  const document = specificationDocument(sections, shown)
  if (process.argv.includes("--check")) {
    if (readFileSync(DOCUMENT, "utf8") !== document)
      problems.push("docs/specification.md is not up to date: npm run specification")
  } else if (problems.length === 0) writeFileSync(DOCUMENT, document)
  report(problems)
}

if (import.meta.main) main()
