import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { noticePersonalData } from "./policy.ts"

const noticed = (text: string) => noticePersonalData(text).map(({ kind, words }) => `${kind} ${words}`)

describe("personal data in a text", () => {
  it.each([
    ["090-1234-5678", "phone 090-1234-5678"],
    ["電話は０９０－１２３４－５６７８です", "phone ０９０－１２３４－５６７８"],
    ["080 1234 5678 after six", "phone 080 1234 5678"],
    ["07012345678", "phone 07012345678"],
    ["090.1234.5678", "phone 090.1234.5678"],
    ["03(1234)5678", "phone 03(1234)5678"],
    ["自宅：052－123－4567", "phone 052－123－4567"],
    ["call +81 90-1234-5678!", "phone +81 90-1234-5678"],
    ["＋８１－９０－１２３４－５６７８", "phone ＋８１－９０－１２３４－５６７８"],
    ["+81 (0)3 1234 5678", "phone +81 (0)3 1234 5678"],
    ["write to linh.n@uni.ac.jp, please", "email linh.n@uni.ac.jp"],
    ["linh＠example.com", "email linh＠example.com"],
    ["My card is AB12345678CD.", "residence_card AB12345678CD"],
    ["カード番号はＡＢ１２３４５６７８ＣＤです", "residence_card ＡＢ１２３４５６７８ＣＤ"],
  ])("is found in: %s", (text, found) => {
    expect(noticed(text)).toEqual([found])
  })

  it.each([
    "In 2026-10-03 I paid 12,345,678 yen",
    "SPI scored 0.123456789",
    "the form 20261116001234567",
    "order 0312345678901234",
    "ABC12345678CDE and A12345678CD",
    "@someone wrote that",
    "2027年3月卒業、N2 120点、9:00-18:00",
    "https://www.moj.go.jp/isa/applications/16-1.html",
  ])("is not found in: %s", (text) => {
    expect(noticed(text)).toEqual([])
  })

  it("is returned with its position", () => {
    const text = "📞 090-1234-5678, a@b.example"
    for (const { start, words } of noticePersonalData(text))
      expect(text.slice(start).startsWith(words)).toBe(true)
    expect(noticed(text)).toEqual(["phone 090-1234-5678", "email a@b.example"])
  })

  it("is found quickly, also in adversarial texts", () => {
    for (const text of [
      "0 ".repeat(6_000),
      "a.".repeat(6_000),
      "０-".repeat(6_000),
      "+81".repeat(4_000),
      "a@".repeat(6_000),
    ])
      expect(noticePersonalData(text).length).toBeLessThan(6_000)
  })
})

describe("a preview", () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi()
  })
  afterAll(() => api.stop())

  it("renders the text and lists the personal data found in it", async () => {
    const { token } = await signedIn(api)
    const preview = (body: object) => api.call("POST /v1/previews", { token, body })
    const { body } = await preview({
      look: "post",
      title: "{内定|ないてい} 090-1234-5678",
      text: "# Hi\n\n**Write** to a@b.example <script>alert(1)</script> [x](javascript:alert(1))",
    })
    expect(body.title_ruby[0]).toEqual({ text: "内定", reading: "ないてい", level: 3 })
    expect(body.body_html).toContain("<h3>Hi</h3>")
    expect(body.body_html).not.toMatch(/<script|href="javascript/)
    expect(body.noticed).toEqual([
      { kind: "phone", field: "title", words: "090-1234-5678", start: 10 },
      { kind: "email", field: "text", words: "a@b.example", start: 19 },
    ])
    const remark = await preview({ look: "comment", text: "# no heading\n\n- no list, *but this*" })
    expect(remark.body.body_html).toBe("<p># no heading</p>\n<p>- no list, <em>but this</em></p>\n")
    expect((await preview({ look: "poster", text: "x" })).status).toBe(422)
    expect((await preview({ look: "post", text: "" })).body).toEqual({
      title_ruby: null,
      title_readings: [],
      body_html: "",
      readings: [],
      noticed: [],
    })
  })
})
