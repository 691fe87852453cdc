import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, expect, test } from "vitest"
import { uncheckedFiles } from "./check-format.ts"

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
})

function project() {
  const folder = mkdtempSync(join(tmpdir(), "shirube-biome-"))
  made.push(folder)
  execFileSync("git", ["init", "--quiet", folder])
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  for (const file of ["biome.json", "package-lock.json"]) write(file, "{}")
  write(".gitignore", "memory.json\n")
  write("a.ts", "a")
  write("b.ts", "b")
  return { write, unchecked: () => uncheckedFiles(folder, join(folder, "memory.json")) }
}

test("every file is read until it has been found without problems", () => {
  const { unchecked } = project()
  const first = unchecked()
  expect(first.files).toEqual([".gitignore", "a.ts", "b.ts", "biome.json", "package-lock.json"])
  expect(unchecked().files).toEqual(first.files)
  first.remember()
  expect(unchecked().files).toEqual([])
})

test("a changed or new file is read again, also one that changed during the check", () => {
  const { write, unchecked } = project()
  const first = unchecked()
  write("a.ts", "changed")
  write("c.ts", "c")
  first.remember()
  expect(unchecked().files).toEqual(["a.ts", "c.ts"])
})

test("other settings read every file again, and so does a damaged memory", () => {
  const { write, unchecked } = project()
  unchecked().remember()
  write("biome.json", '{ "linter": {} }')
  expect(unchecked().files).toHaveLength(5)
  unchecked().remember()
  write("memory.json", "{")
  expect(unchecked().files).toHaveLength(5)
})
