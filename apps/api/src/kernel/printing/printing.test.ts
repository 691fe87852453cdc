import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { afterAll, describe, expect, it } from "vitest"
import { collectingLog, silentLog } from "#api/testing/log"
import { readPdf } from "#api/testing/pdf"
import { familiesOf, printableData } from "./characters.ts"
import { createPrinting } from "./printing.ts"

const job = (words: string) => ({ template: "test/words.typ", data: { author: "", words } })

describe("characters", () => {
  it("choose their fonts", () => {
    const fontsOf = (text: string) => familiesOf(printableData({ text }).fonts).slice(1)
    expect(fontsOf("髙橋 Nguyễn")).toEqual([])
    expect(fontsOf("陈晓明")).toEqual(["Noto Serif SC"])
    expect(fontsOf("嬤")).toEqual(["Noto Serif TC"])
    expect(fontsOf("김민수 श्रेष्ठ မြန်မာ")).toEqual([
      "Noto Serif KR",
      "Noto Serif Devanagari",
      "Noto Serif Myanmar",
    ])
  })

  it("that no font has are replaced and reported with their place", () => {
    const { data, missing } = printableData({ name: "Hoa 🙂", rows: [{ text: "ok" }, { text: "𒀀𒀀" }] })
    expect(data).toEqual({ name: "Hoa 〓", rows: [{ text: "ok" }, { text: "〓〓" }] })
    expect(missing).toEqual([
      { path: "name", characters: ["🙂"] },
      { path: "rows.1.text", characters: ["𒀀"] },
    ])
  })

  it("that are invisible are left out, except those that shape letters", () => {
    const { data, missing } = printableData({ text: "\u202EHoa\u0007\u200B\tक्\u200Dष 祇\u{E0100}" })
    expect(data.text).toBe("Hoa क्\u200Dष 祇\u{E0100}")
    expect(missing).toEqual([])
  })
})

describe("hostile texts", () => {
  const printing = createPrinting({ log: silentLog })
  afterAll(() => printing.close())

  it.each([
    ["a syllable of a thousand letters", "क्".repeat(900)],
    ["Burmese without an end", "ကြ".repeat(900)],
    ["a tower of accents", `e${"\u0301".repeat(1_500)}`],
    ["joiners only", "\u200D".repeat(1_900)],
    ["opening brackets only", "（".repeat(1_900)],
    ["line breaks only", "\n".repeat(1_900)],
    ["one long word", "a".repeat(2_000)],
  ])("are printed: %s", async (_, words) => {
    expect((await printing.print(job(words), "check")).pages).toBeGreaterThan(0)
  })
})

describe("printing", () => {
  const printing = createPrinting({ log: silentLog })
  afterAll(() => printing.close())

  it("makes a PDF whose text another program reads", async () => {
    const { pages, bytes, excess } = await printing.print(job("日本語 Nguyễn"), "pdf")
    expect([pages, excess]).toEqual([1, []])
    expect(await readPdf(bytes)).toEqual(["日本語 Nguyễn"])
  })

  it("loads the font of another script when a text needs it", async () => {
    await printing.print(job("日本語"), "pdf")
    const { bytes } = await printing.print(job("김민수"), "pdf")
    expect(await readPdf(bytes)).toEqual(["김민수"])
  })

  it("runs no markup of a text", async () => {
    const words = '#read("/etc/passwd") *a* $x$ @b <c> \\ #let'
    const { bytes } = await printing.print(job(words), "pdf")
    expect(await readPdf(bytes)).toEqual([words])
  })

  it("draws a page as a picture", async () => {
    const { bytes } = await printing.print(job("日本語"), 0)
    expect(Buffer.from(bytes).toString("latin1", 8, 12)).toBe("WEBP")
    expect((await printing.print(job("日本語"), 1)).bytes).toHaveLength(0)
  })

  it("prints several at once, each with its own text", async () => {
    const texts = Array.from({ length: 8 }, (_, index) => `文書${index}`)
    const printed = await Promise.all(texts.map((text) => printing.print(job(text), "pdf")))
    expect((await Promise.all(printed.map(({ bytes }) => readPdf(bytes)))).flat()).toEqual(texts)
  })

  it("fails for a template that does not exist, and continues", async () => {
    await expect(printing.print({ template: "test/none.typ", data: {} }, "pdf")).rejects.toThrow("none.typ")
    expect((await printing.print(job("日本語"), "check")).pages).toBe(1)
  })

  it("refuses more than it can do soon", async () => {
    const orders = Array.from({ length: 60 }, () => printing.print(job("日本語"), "check"))
    const answers = await Promise.allSettled(orders)
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(40)
    expect(answers.at(-1)).toMatchObject({ reason: { code: "server.unavailable" } })
  })
})

describe("the process", () => {
  it("continues in a new process after many documents", async () => {
    const printing = createPrinting({ log: silentLog, mostOrders: 2 })
    const pids: (number | undefined)[] = []
    for (const words of ["one", "two", "three"]) {
      await printing.print(job(words), "check")
      pids.push(printing.pid())
    }
    expect(pids).toEqual([expect.any(Number), undefined, expect.any(Number)])
    await printing.close()
  })

  it("ends when it is idle, and starts again", async () => {
    const printing = createPrinting({ log: silentLog, idleMs: 0 })
    await printing.print(job("日本語"), "check")
    await expect.poll(() => printing.isRunning()).toBe(false)
    expect((await printing.print(job("日本語"), "check")).pages).toBe(1)
    await printing.close()
  })

  it("fails alone when the compiler aborts, and starts again", async () => {
    const { log, lines } = collectingLog()
    const file = join(mkdtempSync(join(tmpdir(), "shirube-print-")), "aborts.mjs")
    writeFileSync(file, "process.on('message', () => process.abort())")
    const printing = createPrinting({ log, inside: pathToFileURL(file) })
    await expect(printing.print(job("日本語"), "pdf")).rejects.toMatchObject({ code: "server.unavailable" })
    expect(printing.isRunning()).toBe(false)
    expect(JSON.stringify(lines)).toContain("has ended")
  })

  it("is ended when it hangs", async () => {
    const { log, lines } = collectingLog()
    const file = join(mkdtempSync(join(tmpdir(), "shirube-print-")), "hangs.mjs")
    writeFileSync(file, "process.on('message', () => {})")
    const inside = pathToFileURL(file)
    const printing = createPrinting({ log, inside, hangsAfterMs: 50 })
    await expect(printing.print(job("日本語"), "pdf")).rejects.toMatchObject({ code: "server.unavailable" })
    expect(printing.isRunning()).toBe(false)
    expect(JSON.stringify(lines)).toContain("hangs")
  })
})
