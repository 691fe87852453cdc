import { describe, expect, it } from "vitest"
import { silentLog } from "#api/testing/log"
import { createFurigana } from "../furigana.ts"
import { createDictionaryThread, type DictionaryThread } from "./thread.ts"

const PATIENT = 2 ** 30
const broken = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`)
const words = async (thread: DictionaryThread, line: string, patienceMs = PATIENT) =>
  (await thread.analyse([line], patienceMs))?.[0]?.map(({ surface }) => surface)

describe("the dictionary", () => {
  it("is not loaded before there is something to read, and gives its memory back when there has been nothing for a while", async () => {
    const thread = createDictionaryThread({ log: silentLog, idleMs: 0 })
    expect(thread.isRunning()).toBe(false)
    expect(await words(thread, "面接に行く")).toEqual(["面接", "に", "行く"])
    await expect.poll(() => thread.isRunning()).toBe(false)
    expect(await words(thread, "内定が出た")).toEqual(["内定", "が", "出", "た"])
    await thread.close()
    expect(thread.isRunning()).toBe(false)
    expect(await words(thread, "内定")).toBeUndefined()
  })

  it("that is still loading keeps nobody waiting for long, and is there for the next text", async () => {
    const thread = createDictionaryThread({ log: silentLog })
    expect(await words(thread, "面接に行く", 0)).toBeUndefined()
    expect(thread.isRunning()).toBe(true)
    expect(await words(thread, "面接に行く")).toEqual(["面接", "に", "行く"])
    await thread.close()
  })

  it("answers many at once, each with its own", async () => {
    const thread = createDictionaryThread({ log: silentLog })
    const lines = Array.from({ length: 40 }, (_, i) => `面接${i}`)
    const read = await Promise.all(lines.map((line) => words(thread, line)))
    expect(read.map((line) => line?.join(""))).toEqual(lines)
    await thread.close()
  })

  for (const [what, code] of [
    ["is not there", "import 'no-such-dictionary'"],
    [
      "crashes",
      "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { throw new Error('x') })",
    ],
    [
      "hangs",
      "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { for (;;); })",
    ],
  ] as const)
    it(`that ${what} keeps nobody from writing: the text is kept without readings, and rendered anew later`, async () => {
      const furigana = createFurigana({
        log: silentLog,
        ownReadings: async () => [],
        inside: broken(code),
        hangsAfterMs: 500,
        patienceMs: { job: PATIENT, writer: PATIENT },
      })
      const about = { kind: "member", language: "ja", pictureAt: () => undefined } as const
      const kept = await furigana.render("就活を{内定|ないてい}", about)
      expect(kept.html).toBe("<p>就活を<ruby>内定<rp>(</rp><rt>ないてい</rt><rp>)</rp></ruby></p>\n")
      expect(kept.format).toBe(0)
      expect(await furigana.readTitle("就活", "ja")).toBe("就活")
      expect(await furigana.preview("就活", about)).toEqual({ html: "<p>就活</p>\n", readings: [] })
      expect((await furigana.render("かなだけ", about)).format).toBeGreaterThan(0)
      await furigana.close()
    })
})
