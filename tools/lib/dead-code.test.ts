// Each kind of dead code is shown to be found, in a small sound project.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, expect, test } from "vitest"
import { deadCode, type Manifest } from "./dead-code.ts"
import { readSources } from "./import-graph.ts"

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
})

const server = "apps/server/src/main.ts"
const sound: Readonly<Record<string, string>> = {
  [server]:
    'import { a, type B } from "../parts/a.ts"\nimport { z } from "zod"\nexport const start = (b: B) => z(a, b)',
  "apps/server/parts/a.ts": "export const a = 1\nexport type B = typeof a",
}
const manifests: Readonly<Record<string, Manifest>> = {
  "": { devDependencies: { typescript: "1" }, scripts: { check: "tsc" } },
  "apps/server": { name: "@shirube/server", dependencies: { zod: "1" } },
}

function found(files: Readonly<Record<string, string>>, changed: Readonly<Record<string, Manifest>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "shirube-dead-code-"))
  made.push(folder)
  const installed = ["zod", "hono"].flatMap((name) => [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, main: "main.js" })] as const,
    [`node_modules/${name}/main.js`, ""] as const,
  ])
  const all = { ...Object.fromEntries(installed), ...sound, ...files }
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const styles = Object.entries(all).filter(([file]) => file.endsWith(".css"))
  return deadCode({
    sources: readSources(folder, ["apps"]),
    styles: new Map(styles),
    manifests: { ...manifests, ...changed },
    programsOf: (name) => (name === "typescript" ? ["tsc"] : []),
  }).filter((problem) => !problem.includes("no file has this name"))
}

const part = "apps/server/parts/a.ts"
const withPart = (text: string) => ({ [part]: `${sound[part]}\n${text}` })
const withStart = (text: string) => ({ [server]: `${sound[server]}\n${text}` })

test("finds nothing in a sound project", () => {
  expect(found({})).toEqual([])
})

test("a file that no program reaches", () => {
  const unused = "apps/server/parts/unused.ts"
  expect(found({ [unused]: "export {}" })).toEqual([`${unused}: unused file`])
  expect(found({ "apps/web/src/unused.css": "" })).toEqual(["apps/web/src/unused.css: unused file"])
})

test.each([
  ["is imported for its effect", 'import "../parts/b.ts"'],
  ["is imported later", 'await import("../parts/b.ts")'],
  ["is exported from elsewhere", 'export * from "../parts/b.ts"'],
  ["is imported inside a type", 'let b: typeof import("../parts/b.ts")'],
  ["is the program of a thread", 'new Worker(new URL("../parts/b.ts", import.meta.url))'],
  ["is the program of a process", 'spawn(join(import.meta.dirname, "../parts/b.ts"))'],
])("a file that %s is used", (_, text) => {
  expect(found({ ...withStart(text), "apps/server/parts/b.ts": "export {}" })).toEqual([])
})

test("a style sheet that another imports is used", () => {
  const styles = { "apps/web/src/all.css": '@import "./part.css";', "apps/web/src/part.css": "" }
  expect(found({ ...styles, ...withStart('import "../../web/src/all.css"') })).toEqual([])
})

test.each([
  ["value", "export const unused = 1", "unused"],
  ["type", "export type Unused = 1", "Unused"],
  ["interface", "export interface Unused { readonly unused: 1 }", "Unused"],
  ["function", "export function unused() {}", "unused"],
  ["class", "export class Unused {}", "Unused"],
  ["export from another file", 'export { z as unused } from "zod"', "unused"],
  ["default export", "export default 2", "default"],
  ["name in a list", "const unused = 1\nexport { unused }", "unused"],
  ["value with the name of a property", "export const unused = 1\na.unused", "unused"],
])("an unused %s", (_, text, name) => {
  expect(found(withPart(text))).toEqual([`${part}: unused export ${name}`])
})

test.each([
  ["its own file", withPart("export const used = 1\nuse(used)")],
  ["a type of its own file", withPart("export type Used = 1\nconst other: Used = 1")],
  [
    "an import of the whole",
    { ...withPart("export const used = 1"), ...withStart('import * as all from "../parts/a.ts"\nall.used') },
  ],
  [
    "a later import",
    { ...withPart("export const used = 1"), ...withStart('const { used } = await import("../parts/a.ts")') },
  ],
  [
    "an import inside a type",
    { ...withPart("export type Used = 1"), ...withStart('let it: import("../parts/a.ts").Used') },
  ],
])("an export is used by %s", (_, files) => {
  expect(found(files)).toEqual([])
})

test("an export that a whole import never names is unused", () => {
  const files = {
    ...withPart("export const unused = 1"),
    ...withStart('import * as all from "../parts/a.ts"'),
  }
  expect(found(files)).toEqual([`${part}: unused export unused`])
})

test("one value under two names", () => {
  expect(
    found({ ...withPart("export { a as b }"), ...withStart('import { b } from "../parts/a.ts"') }),
  ).toEqual([`${part}: a is exported twice`])
})

test("a dependency that nothing uses", () => {
  const more = (dependencies: Record<string, string>) => ({
    "apps/server": { dependencies: { zod: "1", ...dependencies } },
  })
  expect(found({}, more({ hono: "1" }))).toEqual(["apps/server/package.json: unused dependency hono"])
  expect(found({}, more({ "@types/hono": "1" }))).toEqual([
    "apps/server/package.json: unused dependency @types/hono",
  ])
  expect(found({}, { "": { devDependencies: { typescript: "1" } } })).toEqual([
    "package.json: unused dependency typescript",
  ])
})

test("a dependency that is named by its path, or imported from another workspace, is used", () => {
  const hono = { "apps/server": { dependencies: { zod: "1", hono: "1" } } }
  expect(found(withStart('read("node_modules/hono/main.js")'), hono)).toEqual([])
  expect(found({}, { "": { ...manifests[""], dependencies: { zod: "1" } }, "apps/server": {} })).toEqual([])
})

test("an import of a package that is not listed", () => {
  expect(found(withStart('import "hono"'))).toEqual([
    `${server}: imports hono, which apps/server/package.json does not list`,
  ])
})
