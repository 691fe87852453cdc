import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, it } from "vitest"
import { projectFiles, root } from "./lib/files.ts"

const FOLDER = "docs/decisions"
const read = (path: string) => readFileSync(join(root, path), "utf8")
const files = readdirSync(join(root, FOLDER)).filter((file) => file !== "README.md")

const HEAD = /^# (\d{4}) (.+)\n\nStatus: (.+) · Date: (\d{4}-\d\d-\d\d)\n/
const ROW = /^\| \[(\d{4})\]\((.+?)\) \| (.+) \| (.+) \| (.+) \|$/gm
const STATUS = /^(accepted|superseded by \[\d{4}\]\(\d{4}-[\w-]+\.md\))$/

it("each decision has a unique number, a title, a status and a date", () => {
  const numbers = files.map((file) => {
    const [, number, , status] = HEAD.exec(read(`${FOLDER}/${file}`)) ?? []
    expect(status, file).toMatch(STATUS)
    expect(file).toMatch(new RegExp(`^${number}-[\\w-]+\\.md$`))
    return number
  })
  expect(new Set(numbers).size).toBe(files.length)
})

it("the index has every decision once, with its title, status and date", () => {
  const listed = [...read(`${FOLDER}/README.md`).matchAll(ROW)].map((row) => row.slice(1))
  const written = files.map((file) => {
    const [, number, title, status, date] = HEAD.exec(read(`${FOLDER}/${file}`)) ?? []
    return [number, file, title, status, date]
  })
  const byNumber = (a: (string | undefined)[], b: (string | undefined)[]) =>
    String(a[0]).localeCompare(String(b[0]))
  expect(listed.sort(byNumber)).toEqual(written.sort(byNumber))
})

const DOCUMENTS = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"]
const CODE = /`[^`\n]*`/g
const LINK = /\]\(([^)\s]+)\)/g

it("every link in the documentation to a file of the repository is valid", () => {
  const broken = [...DOCUMENTS, ...projectFiles("docs")]
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) =>
      [...read(file).replace(CODE, "").matchAll(LINK)]
        .map(([, target = ""]) => target)
        .filter((target) => !/^(\w+:|#)/.test(target))
        .filter((target) => !existsSync(join(root, dirname(file), decodeURI(target.replace(/#.*/, "")))))
        .map((target) => `${file}: ${target}`),
    )
  expect(broken).toEqual([])
})

const FILE = /^[\w@.$-]+(?:\/[\w@.$-]+)*\.(?:tsx?|mjs)$/
/** Generated and not committed, replaced by the decision that names it, or in the example of CONTRIBUTING.md. */
const ABSENT = /\.gen\.ts$|^background\.ts$|company-reviews/

it("every source file that the documentation names exists", () => {
  const sources = projectFiles().filter((file) => FILE.test(file))
  const isThere = (name: string) => sources.some((file) => file === name || file.endsWith(`/${name}`))
  const missing = [...DOCUMENTS, ...projectFiles("docs")]
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) =>
      [...read(file).matchAll(CODE)]
        .map(([code]) => code.slice(1, -1))
        .filter((name) => FILE.test(name) && !ABSENT.test(name) && !isThere(name))
        .map((name) => `${file}: ${name}`),
    )
  expect(missing).toEqual([])
})
