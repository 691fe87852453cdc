import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { afterAll, expect, test } from "vitest"
import { compressFiles } from "./precompress.ts"

const folder = mkdtempSync(join(tmpdir(), "shirube-precompress-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test("writes brotli and gzip files beside texts that get smaller, but not beside pictures, fonts and short texts", async () => {
  const long = "a sentence that comes again and again. ".repeat(100)
  mkdirSync(join(folder, "assets"))
  for (const file of ["assets/main.js", "assets/latin.woff2", "icon.png"])
    writeFileSync(join(folder, file), long)
  writeFileSync(join(folder, "short.txt"), "ok")

  await compressFiles(folder)

  expect(readdirSync(folder).sort()).toEqual(["assets", "icon.png", "short.txt"])
  expect(readdirSync(join(folder, "assets")).sort()).toEqual([
    "latin.woff2",
    "main.js",
    "main.js.br",
    "main.js.gz",
  ])
  const compressed = (ending: string) => readFileSync(join(folder, `assets/main.js.${ending}`))
  expect(brotliDecompressSync(compressed("br")).toString()).toBe(long)
  expect(gunzipSync(compressed("gz")).toString()).toBe(long)
})
