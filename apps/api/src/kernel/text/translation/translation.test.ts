import fc from "fast-check"
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { movableClock } from "#api/kernel/process/clock"
import { collectingLog } from "#api/testing/log"
import { startTranslationService, translated } from "#api/testing/services/translation-service"
import { renderMarkdown } from "../markdown.ts"
import { createTranslation, type Translatable } from "../translation.ts"
import { TranslationUnavailable } from "./service.ts"

const PATIENT = () => 2 ** 30

const service = await startTranslationService()
afterAll(() => service.stop())

const { log, lines } = collectingLog()
const clock = movableClock("2026-11-16T00:00:00.000Z")
const start = (patienceMs = PATIENT) =>
  createTranslation({
    address: { url: service.url, apiKey: "a-key" },
    log,
    now: () => clock.now(),
    patienceMs,
  })
beforeEach(() => {
  service.answerWith()
  service.asked.length = 0
  lines.length = 0
})

const wanted = (text: string, more: Partial<Translatable> = {}): Translatable => ({
  from: "vi",
  to: "en",
  title: null,
  text,
  kind: "member",
  ...more,
})
const translate = async (text: string) => (await start().translate(wanted(text)))?.text
const html = (source: string) =>
  renderMarkdown(source, {
    kind: "member",
    pictureAt: (address) =>
      address.startsWith("/files/") ? [{ address, width: 600, height: 400 }] : undefined,
  }).html

describe("a machine-translated text", () => {
  it("keeps its quotes, lists, headings and code", async () => {
    const source = "# one\n\ntwo\nthree\n\n- four\n  1. five\n\n> six\n\n```\nseven\n```\n\nEight\n---\n"
    expect(await translate(source)).toBe(
      "# ONE\n\nTWO THREE\n\n- FOUR\n  1. FIVE\n\n> SIX\n\n```\nseven\n```\n\nEIGHT\n---\n",
    )
  })

  it("keeps emphasis, links, pictures and code in place, and is sent in whole sentences", async () => {
    const source =
      "a **dark *blue* suit** and [the words](https://a.example/x_y?a=b) `code` ![a desk](/files/a.webp) <https://b.example/> ~~no~~"
    const made = await translate(source)
    expect(html(made ?? "")).toBe(
      html(source)
        .replace("a <strong>dark", "A <strong>DARK")
        .replace("blue", "BLUE")
        .replace(" suit", " SUIT")
        .replace(" and ", " AND ")
        .replace("the words", "THE WORDS")
        .replace("no</s>", "NO</s>"),
    )
    expect(service.asked).toHaveLength(1)
  })

  it("is requested with the API key and the service's own language codes", async () => {
    await start().translate(wanted("a", { from: "zh" }))
    expect(service.asked).toEqual([
      { q: ["a"], source: "zh-Hans", target: "en", format: "text", api_key: "a-key" },
    ])
    expect(await start().translate(wanted("a", { from: "tlh" }))).toBeUndefined()
  })

  it("has a title without markup, and furigana is not sent", async () => {
    service.answerWith(translated((text) => `{${text}|x}`))
    const made = await start().translate(
      wanted("{内定|ないてい}", { from: "ja", title: "{就活|しゅうかつ}" }),
    )
    expect(service.asked.map(({ q }) => q)).toEqual([["内定"], ["就活"]])
    expect(made?.title).toBe("就活 x")
    expect(html(made?.text ?? "")).toBe("<p>{内定|x}</p>\n")
  })

  it("stays emphasised beside punctuation", async () => {
    service.answerWith(
      translated((_, format) => (format === "html" ? 'これは<b id="1">「大事」</b>です' : "")),
    )
    expect(html((await translate("this is **important** here")) ?? "")).toBe(
      "<p>これは <strong>「大事」</strong> です</p>\n",
    )
  })

  it("falls back to pieces if the service loses or invents tags", async () => {
    for (const broken of [
      'a <b id="1">b',
      "a b c",
      'a <b id="2">b</b>',
      "<script>alert(1)</script>",
      "</b>",
    ]) {
      service.answerWith(translated((text, format) => (format === "html" ? broken : text.toUpperCase())))
      expect(await translate("a **b** c"), broken).toBe("A **B** C")
    }
  })

  it("contains no markup from the service, whatever it returns", async () => {
    const says = [
      "<script>alert(1)</script>",
      "<img src=x onerror=alert(1)>",
      "[x](javascript:alert(1))",
      "![x](https://tracker.example/x.png)",
      "# heading\n\n- list\n\n```\ncode",
      "&lt;script&gt;",
      "1. x",
      "    code",
      "{漢字|かんじ}",
      "a\\",
    ]
    for (const words of says) {
      service.answerWith(translated(() => words))
      for (const source of ["one", "one **two** three"]) {
        const made = html((await translate(source)) ?? "")
        expect(made, `${source}: ${words}`).toMatch(/^<p>[^<]*(?:<strong>[^<]*<\/strong>[^<]*)?<\/p>\n$/)
      }
    }
  })

  it("has every paragraph, list, quote, link and piece of code of the original, in order", async () => {
    const bits = [
      "a",
      "b c",
      "**",
      "*",
      "`",
      "[",
      "](https://a.example)",
      "- ",
      "> ",
      "# ",
      "\n",
      "\n\n",
      "1. ",
      "<https://b.example>",
      "\\",
      "&amp;",
      "{漢|かん}",
    ]
    const shape = (source: string) =>
      [...html(source).matchAll(/<(?!\/?(?:ruby|rt|rp|br|em|strong|s)\b)[^>]*>/g)].map(([tag]) => tag)
    service.answerWith(translated((text) => text))
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...bits), { minLength: 1, maxLength: 12 }), async (parts) => {
        const source = parts.join("")
        expect(shape((await translate(source)) ?? ""), JSON.stringify(source)).toEqual(shape(source))
      }),
      { numRuns: 200 },
    )
  })
})

describe("a translation service that", () => {
  it("is not configured is not called", async () => {
    const translation = createTranslation({ address: undefined, log, now: () => clock.now() })
    expect(translation.isOn).toBe(false)
    expect(await translation.translate(wanted("a"))).toBeUndefined()
  })

  it("answers 429 is not called until Retry-After is over", async () => {
    const translation = start()
    service.answerWith((_, response) => void response.writeHead(429, { "Retry-After": "600" }).end())
    await expect(translation.translate(wanted("a"))).rejects.toThrow(TranslationUnavailable)
    service.answerWith()
    await expect(translation.translate(wanted("a"))).rejects.toThrow("paused")
    expect(service.asked).toHaveLength(1)
    clock.advance(601)
    expect(await translation.translate(wanted("a"))).toEqual({ title: null, text: "A" })
    expect(lines).toHaveLength(1)
  })

  it("fails repeatedly is paused for a while, and logged once", async () => {
    const translation = start()
    service.answerWith((_, response) => void response.writeHead(500).end("<h1>no</h1>"))
    for (let i = 0; i < 8; i++)
      await expect(translation.translate(wanted("a"))).rejects.toThrow(TranslationUnavailable)
    expect(service.asked).toHaveLength(5)
    expect(lines).toHaveLength(1)
    clock.advance(61)
    service.answerWith()
    expect((await translation.translate(wanted("a")))?.text).toBe("A")
  })

  it("is slow, or disconnects, is retried later", async () => {
    let patience = 2 ** 30
    const translation = start(() => patience)
    await translation.translate(wanted("a"))
    patience = 50
    service.answerWith(() => {})
    await expect(translation.translate(wanted("a"))).rejects.toThrow(TranslationUnavailable)
    patience = PATIENT()
    service.answerWith((_, response) => void response.destroy())
    await expect(translation.translate(wanted("a"))).rejects.toThrow(TranslationUnavailable)
  })

  it("answers with a page instead of JSON is retried later", async () => {
    service.answerWith((_, response) => void response.writeHead(200).end("<html>"))
    await expect(start().translate(wanted("a"))).rejects.toThrow(TranslationUnavailable)
  })

  it("returns an invalid, incomplete or oversized response, or refuses the text, is not retried", async () => {
    const answers = [
      JSON.stringify({ translatedText: 7 }),
      JSON.stringify({ translatedText: [] }),
      JSON.stringify({ error: "x" }),
      JSON.stringify({ translatedText: ["a".repeat(1_000_001)] }),
    ]
    for (const answer of answers) {
      service.answerWith((_, response) => void response.writeHead(200).end(answer))
      expect(await start().translate(wanted("a"))).toBeUndefined()
    }
    service.answerWith((_, response) => void response.writeHead(400).end('{"error":"x"}'))
    expect(await start().translate(wanted("a"))).toBeUndefined()
    expect(lines).toHaveLength(1)
  })
})
