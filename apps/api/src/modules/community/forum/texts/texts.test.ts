import type { ServerResponse } from "node:http"
import type { WordReading } from "@shirube/contract/text/furigana"
import { LONGEST_QUESTION_TITLE } from "@shirube/vocabulary/community/forum/choices"
import { correctReading } from "@shirube/vocabulary/text/corrected-readings"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { namedId } from "#api/kernel/db/ids"
import { signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import {
  startTranslationService,
  type TestTranslationService,
} from "#api/testing/services/translation-service"
import { answer, aSenpai, ask, comment } from "../builders.ts"
import { renderOutdatedTexts } from "../jobs.ts"
import { translateByMachine } from "./jobs.ts"

let service: TestTranslationService
let api: TestApi
beforeAll(async () => {
  service = await startTranslationService()
  api = await startTestApi({ TRANSLATION_URL: service.url, TRANSLATION_API_KEY: "a-key" })
})
beforeEach(async () => {
  await api.empty()
  service.answerWith()
  service.asked.length = 0
})
afterAll(async () => {
  await api.stop()
  await service.stop()
})

const read = async (id: string, language: "en" | "ja") =>
  (await api.call(`GET /v1/questions/${id}`, { language })).body
const found = async (q: string) =>
  (await api.call(`GET /v1/questions?q=${encodeURIComponent(q)}`)).body.items.map(
    ({ id }: { id: string }) => id,
  )
const unavailable = (_: unknown, response: ServerResponse) => void response.writeHead(500).end()
const expectOnlyRetries = () => {
  for (const line of api.takeLogLines())
    expect(line).toMatch(/a job failed; it will be retried|paused for a while/)
}
const japanese = { language: "ja", title: "就活の始め方", text: "就活はいつから**始め**ますか。" }

describe("Japanese in Ask Senpai", () => {
  it("is detected in a comment by its characters, not by the interface language", async () => {
    const { token } = await signedIn(api)
    const id = await ask(api, token)
    const post = (text: string, language: "en" | "ja") =>
      api.call("POST /v1/comments", { token, language, body: { noun: "question", id, text } })
    await post("面接は緊張します。", "en")
    await post("Thank you, 先輩!", "ja")
    await api.settle()
    // Both have the same time, so their order is undefined.
    const { items } = (await read(id, "en")).comments
    const bodies = new Map(
      items.map((item: { language: string; body_html: string }) => [item.language, item.body_html]),
    )
    expect(bodies.get("ja")).toContain("<rt>めんせつ</rt>")
    // A Japanese word in an English text.
    expect(bodies.get("en")).toMatch(
      /^<p>Thank you, <span lang="ja"><ruby .*<rt>せんぱい<\/rt>.*<\/span>!<\/p>\n$/,
    )
  })

  it("is shown at once, and gets furigana right after: in title, text, answers and comments", async () => {
    const { token } = await signedIn(api)
    const senpai = await signedIn(api, aSenpai())
    const id = await ask(api, token, japanese)
    await answer(api, senpai.token, id, { language: "ja", text: "三年生の6月です。" })
    await comment(api, senpai.token, { noun: "question", id }, "面接は？")
    await api.settle()
    const { title, title_ruby, body_html, answers } = await read(id, "ja")
    expect(title).toBe("就活の始め方")
    expect(title_ruby.slice(0, 2)).toEqual([
      { text: "就活", reading: "しゅうかつ", level: 1 },
      { text: "の", reading: null },
    ])
    expect(body_html).toContain("就活<rp>(</rp><rt><span>しゅうかつ</span></rt>")
    expect(body_html).toContain(
      '<strong><ruby class="n4">始<rp>(</rp><rt>はじ</rt><rp>)</rp></ruby>め</strong>',
    )
    expect(answers.items[0].body_html).toContain("<rt>がつ</rt>")
  })

  it("is found by its reading", async () => {
    const { token } = await signedIn(api)
    const id = await ask(api, token, japanese)
    await api.settle()
    expect(await found("しゅうかつ")).toEqual([id])
    expect(await found("shukatsu")).toEqual([id])
  })

  it("uses the readings that its writer gives", async () => {
    const { token } = await signedIn(api)
    const id = await ask(api, token, { ...japanese, text: "{明日|あす}ですか。明日ですね。" })
    await api.settle()
    expect((await read(id, "ja")).body_html.match(/<rt>あす</g)).toHaveLength(2)
  })

  it("stored without furigana gets it at night, and is then found by its readings", async () => {
    const { token } = await signedIn(api)
    const id = await ask(api, token, { ...japanese, text: "辞書は要りますか。" })
    expect(await found("じしょ")).toEqual([])
    await renderOutdatedTexts(api).run({})
    expect((await read(id, "ja")).body_html).toContain("<rt>じしょ</rt>")
    expect(await found("じしょ")).toEqual([id])
  })

  it("shows its readings in the preview, with the position of each in the source", async () => {
    const { token } = await signedIn(api)
    const preview = (body: object) =>
      api.call("POST /v1/previews", { token, body: { look: "post", ...body } })
    // The dictionary may still be loading at the first request.
    await expect
      .poll(async () => (await preview({ text: "就活", language: "ja" })).body.readings)
      .toEqual([{ text: "就活", reading: "しゅうかつ", start: 0, end: 2, by: "dictionary" }])
    expect((await preview({ text: "就活", language: "zh" })).body.readings).toEqual([])
  })

  // spec: forum.readings
  it("keeps readings corrected in the preview: in title, text, answer and a Japanese translation", async () => {
    const { token } = await signedIn(api)
    const senpai = await signedIn(api, aSenpai())
    const shown = async (written: { title?: string; text: string }) => {
      const body = { look: "post", language: "ja", ...written }
      const preview = async () => (await api.call("POST /v1/previews", { token, body })).body
      await expect.poll(async () => (await preview()).readings.length).toBeGreaterThan(0)
      return preview()
    }
    const corrected = (
      source: string,
      readings: WordReading[],
      choice: [text: string, reading: string | null],
    ) => {
      const [text, reading] = choice
      const word = readings.find((each) => each.text === text)
      if (!word) throw new Error(`No reading for ${text}`)
      const correction = { word, reading, isOnlyHere: false }
      return correctReading(source, readings, correction, { isMarkdown: true }).text
    }
    const written = { title: "明日の面接", text: "> 明日の\\\\明日\n\nとても**辛い**。`明日`" }
    const { title_readings, readings, body_html } = await shown(written)
    expect(body_html).toContain('<ruby class="n4" data-word="0">明日<')
    const title = corrected(written.title, title_readings, ["明日", "あす"])
    const text = corrected(written.text, readings, ["明日", "あす"])
    const spicy = corrected(text, (await shown({ text })).readings, ["辛", "から"])
    const id = await ask(api, token, { language: "ja", title, text: spicy })
    const answerText = "面接は今日。"
    const answered = corrected(answerText, (await shown({ text: answerText })).readings, ["今日", null])
    await answer(api, senpai.token, id, { language: "ja", text: answered })
    await api.settle()
    const kept = await read(id, "ja")
    expect(kept.title).toBe("明日の面接")
    expect(kept.title_ruby[0]).toEqual({ text: "明日", reading: "あす", level: 4 })
    expect(kept.body_html.match(/<rt>あす</g)).toHaveLength(2)
    expect(kept.body_html).toContain('<strong><ruby class="n2">辛<rp>(</rp><rt>から</rt>')
    expect(kept.body_html).toContain("<code>明日</code>")
    expect(kept.body_html).not.toContain("data-word")
    expect(kept.answers.items[0].body_html).toMatch(/は今日。<\/p>/)
    const versions = (await api.call(`GET /v1/questions/${id}/texts`, { token })).body.items
    expect(versions[0]).toMatchObject({ title, text: spicy })

    const english = await ask(api, token, { language: "en", title: "Tomorrow", text: "Tomorrow?" })
    const translated = { title, text: spicy }
    expect(
      (await api.call(`PUT /v1/questions/${english}/texts/ja`, { token, body: translated })).status,
    ).toBe(200)
    await api.settle()
    expect((await read(english, "ja")).title_ruby[0]).toEqual({ text: "明日", reading: "あす", level: 4 })
  })

  it("does not count readings towards the maximum title length", async () => {
    const { token } = await signedIn(api)
    const title = `${"あ".repeat(LONGEST_QUESTION_TITLE - 2)}{明日|みょうにち}`
    await ask(api, token, { ...japanese, title })
    const body = { title: `い${title}`, text: "x", topics: ["visa"], language: "ja", is_anonymous: false }
    expect((await api.call("POST /v1/questions", { token, body })).status).toBe(422)
  })
})

describe("a missing language", () => {
  it("gets a machine translation, marked as such, and is not listed as written in it", async () => {
    const { token } = await signedIn(api)
    const senpai = await signedIn(api, aSenpai())
    const id = await ask(api, token, { language: "vi", title: "xin chao", text: "mot **hai** ba" })
    await answer(api, senpai.token, id, { text: "quite **so**" })
    await api.settle()
    const { language, origin, title, body_html, languages, answers } = await read(id, "en")
    expect({ language, origin, title, body_html }).toEqual({
      language: "en",
      origin: "machine",
      title: "XIN CHAO",
      body_html: "<p>MOT <strong>HAI</strong> BA</p>\n",
    })
    expect(languages).toEqual([
      { code: "vi", origin: "original" },
      { code: "en", origin: "machine" },
      { code: "ja", origin: "machine" },
    ])
    expect(answers.items[0].origin).toBe("original")
    expect((await read(id, "ja")).answers.items[0].origin).toBe("machine")
    expect((await api.call("GET /v1/questions?language=en")).body.items).toEqual([])
    expect(service.asked.every(({ api_key }) => api_key === "a-key")).toBe(true)
  })

  it("prefers a person's translation, and is translated again when the original changes", async () => {
    const { token } = await signedIn(api)
    const id = await ask(api, token, { language: "vi", title: "mot", text: "hai" })
    await api.settle()
    const body = { title: "By hand", text: "With care" }
    expect((await api.call(`PUT /v1/questions/${id}/texts/en`, { token, body })).status).toBe(200)
    await api.settle()
    expect(await read(id, "en")).toMatchObject({ origin: "person", title: "By hand" })
    const changed = { title: "bon", text: "nam", topics: ["interviews"], is_anonymous: false }
    expect((await api.call(`PUT /v1/questions/${id}`, { token, body: changed })).status).toBe(200)
    await api.settle()
    expect(await read(id, "en")).toMatchObject({ origin: "person", title: "By hand" })
    expect(await read(id, "ja")).toMatchObject({ origin: "machine", title: "BON" })
  })

  it("is not requested after the original was removed", async () => {
    service.answerWith(unavailable)
    const { token } = await signedIn(api)
    const id = await ask(api, token, { language: "vi", title: "mot", text: "hai" })
    await api.settle()
    await api.call(`DELETE /v1/questions/${id}`, { token })
    service.answerWith()
    service.asked.length = 0
    await translateByMachine(api).run({ thingId: namedId(id), to: namedId("en") })
    expect(service.asked).toEqual([])
    expectOnlyRetries()
  })

  it("stays missing while the service is unavailable, without affecting writers", async () => {
    service.answerWith(unavailable)
    const { token } = await signedIn(api)
    const id = await ask(api, token, { language: "vi", title: "mot", text: "hai" })
    await api.settle()
    expect(await read(id, "en")).toMatchObject({ origin: "original", language: "vi", is_fallback: true })
    // Retries from here on succeed.
    service.answerWith()
    expectOnlyRetries()
  })
})
