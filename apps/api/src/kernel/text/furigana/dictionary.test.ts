import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { describe, expect, it } from "vitest"
import { silentLog } from "#api/testing/log"
import { createFurigana } from "../furigana.ts"
import { createDictionary, type Dictionary } from "./dictionary.ts"

const PATIENT = 2 ** 30
function broken(code: string): URL {
  const file = join(mkdtempSync(join(tmpdir(), "shirube-dictionary-")), "broken.mjs")
  writeFileSync(file, code)
  return pathToFileURL(file)
}
const words = async (dictionary: Dictionary, line: string, patienceMs = PATIENT) =>
  (await dictionary.analyse([line], patienceMs))?.[0]?.map(({ surface }) => surface)

describe("the dictionary", () => {
  it("is loaded for the first text and unloaded when idle", async () => {
    const dictionary = createDictionary({ log: silentLog, idleMs: 0 })
    expect(dictionary.isRunning()).toBe(false)
    expect(await words(dictionary, "面接に行く")).toEqual(["面接", "に", "行く"])
    await expect.poll(() => dictionary.isRunning()).toBe(false)
    expect(await words(dictionary, "内定が出た")).toEqual(["内定", "が", "出", "た"])
    await dictionary.close()
    expect(dictionary.isRunning()).toBe(false)
    expect(await words(dictionary, "内定")).toBeUndefined()
  })

  it("that is still loading times out, and is ready for the next text", async () => {
    const dictionary = createDictionary({ log: silentLog })
    expect(await words(dictionary, "面接に行く", 0)).toBeUndefined()
    expect(dictionary.isRunning()).toBe(true)
    expect(await words(dictionary, "面接に行く")).toEqual(["面接", "に", "行く"])
    await dictionary.close()
  })

  it("answers concurrent requests, each with its own words", async () => {
    const dictionary = createDictionary({ log: silentLog })
    const lines = Array.from({ length: 40 }, (_, i) => `面接${i}`)
    const read = await Promise.all(lines.map((line) => words(dictionary, line)))
    expect(read.map((line) => line?.join(""))).toEqual(lines)
    await dictionary.close()
  })

  for (const [what, code] of [
    ["is missing", "import 'no-such-dictionary'"],
    ["crashes", "process.on('message', () => { throw new Error('x') })"],
    ["aborts, as V8 does on an error of its own,", "process.on('message', () => process.abort())"],
    ["hangs", "process.on('message', () => { for (;;); })"],
  ] as const)
    it(`that ${what} does not block writing: the text is stored without furigana and rendered again later`, async () => {
      const furigana = createFurigana({
        log: silentLog,
        ownReadings: async () => [],
        inside: broken(code),
        hangsAfterMs: 500,
        patienceMs: { job: PATIENT, writer: PATIENT },
      })
      const about = { kind: "member", language: "ja", pictureAt: () => undefined } as const
      const rendered = await furigana.render("就活を{内定|ないてい}", about)
      expect(rendered.html).toBe(
        `<p>就活を<ruby class="n3">内定<rp>(</rp><rt>ないてい</rt><rp>)</rp></ruby></p>\n`,
      )
      expect(rendered.format).toBe(0)
      expect(await furigana.readTitle("就活", "ja")).toBe("就活")
      expect(await furigana.preview("就活", about)).toEqual({ html: "<p>就活</p>\n", readings: [] })
      expect((await furigana.render("かなだけ", about)).format).toBeGreaterThan(0)
      await furigana.close()
    })
})
