import type { WordReading } from "@shirube/contract/text/furigana"
import { withoutRuby } from "@shirube/contract/text/furigana"
import { correctReading } from "@shirube/vocabulary/text/corrected-readings"
import { levelOf } from "@shirube/vocabulary/text/kanji-levels"
import fc from "fast-check"
import { afterAll, describe, expect, it } from "vitest"
import { standardSynonyms } from "#api/kernel/search/synonyms"
import { countTokens } from "#api/kernel/search/tokens"
import { universityReadings } from "#api/modules/common/reference/service"
import { furiganaSentences } from "#api/testing/furigana-sentences"
import { collectingLog } from "#api/testing/log"
import { createFurigana } from "../furigana.ts"
import { LONGEST_MEMBER_TEXT } from "../markdown/member.ts"
import { MARKDOWN_FORMAT } from "../markdown.ts"

/** No timeout: these tests do not measure speed. */
const PATIENT = 2 ** 30
const synonyms = standardSynonyms.flatMap(({ terms }) => terms)
const glossary = ["{技人国|ぎじんこく}", "{最終|さいしゅう}{面接|めんせつ}"]

const { log, lines } = collectingLog()
const furigana = createFurigana({
  log,
  ownReadings: async () => [...glossary, ...synonyms, ...(await universityReadings())],
  patienceMs: { job: PATIENT, writer: PATIENT },
})
afterAll(async () => {
  await furigana.close()
  expect(lines).toEqual([])
})

const pictureAt = (address: string) =>
  address.startsWith("/files/") ? [{ address, width: 600, height: 400 }] : undefined
const render = (source: string, language = "ja") =>
  furigana.render(source, { kind: "member", language, pictureAt })
const preview = (source: string) => furigana.preview(source, { kind: "member", language: "ja", pictureAt })
const html = async (source: string) => (await render(source)).html
const ruby = (text: string, reading: string) =>
  `<ruby class="n${levelOf(text)}">${text}<rp>(</rp><rt>${reading}</rt><rp>)</rp></ruby>`
/** A word may be annotated as a whole or in parts: both count as equal. */
const joined = (written: string) => {
  let before = ""
  for (let now = written; now !== before; ) {
    before = now
    now = now.replace(/\{([^{}|]+)\|([^{}|]+)\}\{([^{}|]+)\|([^{}|]+)\}/g, "{$1$3|$2$4}")
    if (now === before) return now
    written = now
  }
  return written
}

describe("automatic furigana", () => {
  it("reads every sentence of the list correctly", async () => {
    const plain = furiganaSentences.map(withoutRuby)
    const read = await furigana.readTitles(plain, "ja")
    expect(plain.map((sentence) => joined(read.get(sentence) ?? ""))).toEqual(furiganaSentences.map(joined))
  })

  it("annotates kanji only, in the markup of articles", async () => {
    expect(await html("食べ物を持ち込む")).toBe(
      `<p>${ruby("食", "た")}べ${ruby("物", "もの")}を${ruby("持", "も")}ち${ruby("込", "こ")}む</p>\n`,
    )
  })

  it("reads numbers together with their counters", async () => {
    const read = (text: string) => furigana.readTitle(text, "ja")
    expect(await read("4月1日と1日")).toBe("4{月|がつ}{1日|ついたち}と1{日|にち}")
    expect(await read("１０分、３分、5分")).toBe("１０{分|ぷん}、３{分|ぷん}、5{分|ふん}")
    expect(await read("2人で3日間、20日に")).toBe("{2人|ふたり}で{3日|みっか}{間|かん}、{20日|はつか}に")
    expect(await read("一回、三十分、一週間")).toBe(
      "{一回|いっかい}、{三|さん}{十分|じゅっぷん}、{一週間|いっしゅうかん}",
    )
    expect(await read("300円の3分の1")).toBe("300{円|えん}の3{分|ぶん}の1")
  })

  it("annotates emphasis, lists, headings and link texts, but no code, URL or picture", async () => {
    const source = [
      "# 就活",
      "- **面接**の`面接`と[説明会](https://a.example/説明会)",
      "- <https://a.example/面接> https://a.example/面接 ![面接](/files/a.webp)",
      "",
      "```",
      "面接",
      "```",
    ].join("\n")
    expect(await html(source)).toBe(
      [
        // Wider than its word, with nothing beside it to overhang.
        '<h3><ruby class="ruby-over-1 ruby-80 n1">就活<rp>(</rp><rt><span>しゅうかつ</span></rt><rp>)</rp></ruby></h3>',
        "<ul>",
        `<li><strong>${ruby("面接", "めんせつ")}</strong>の<code>面接</code>と<a href="https://a.example/%E8%AA%AC%E6%98%8E%E4%BC%9A" rel="ugc nofollow noopener">${ruby("説明会", "せつめいかい")}</a></li>`,
        `<li><a href="https://a.example/%E9%9D%A2%E6%8E%A5" rel="ugc nofollow noopener">https://a.example/面接</a> https://a.example/面接 <img src="/files/a.webp" width="600" height="400" alt="面接" loading="lazy" decoding="async"></li>`,
        "</ul>",
        "<pre><code>面接\n</code></pre>\n",
      ].join("\n"),
    )
  })

  it("is indexed, so that しゅうかつ finds 就活 in members' posts", async () => {
    const { text } = await render("# 就活の話\n\n就活を始めました。")
    expect(text.headings).toEqual(["{就活|しゅうかつ}の{話|はなし}"])
    expect(text.body).toBe("{就活|しゅうかつ}を{始|はじ}めました。")
    expect(countTokens(text.body).has("=shukatsu")).toBe(true)
  })

  it("is only for Japanese: the same characters in Chinese are not annotated", async () => {
    expect((await render("我在日本找工作", "zh")).html).toBe("<p>我在日本找工作</p>\n")
    expect(await furigana.readTitle("日本找工作", "zh")).toBe("日本找工作")
  })

  it("reads Japanese words in a text of another language, and marks them as Japanese", async () => {
    expect((await render("Say 「もう一度お願いできますか」 to HR.", "en")).html).toBe(
      `<p>Say <span lang="ja">「もう${ruby("一度", "いちど")}お${ruby("願", "ねが")}いできますか」</span> to HR.</p>\n`,
    )
    expect(await furigana.readTitle("28卒 or 29卒?", "vi")).toBe("28{卒|そつ} or 29{卒|そつ}?")
    expect(await furigana.readTitle("No Japanese here", "en")).toBe("No Japanese here")
  })

  it("neither drops nor adds text, whatever the input", async () => {
    const bits = [
      "就活",
      "食べる",
      "1日",
      "三十分",
      "**",
      "`",
      "[",
      "](https://a.example)",
      "{",
      "|",
      "}",
      "\n",
      " ",
      "<b>",
      "\u{f0000}",
      "𠮷野家",
      "が",
      "A",
      "\\",
      "&amp;",
    ]
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...bits), { maxLength: 25 }), async (parts) => {
        const source = parts.join("")
        const withReadings = await render(source)
        const without = await render(source, "zh")
        const plain = (made: string) =>
          made.replace(/<rp>\(<\/rp><rt>.*?<\/rt><rp>\)<\/rp>|<\/?(?:ruby|span)[^>]*>/gs, "")
        expect(plain(withReadings.html)).toBe(plain(without.html))
        expect(plain((await preview(source)).html).replaceAll(/<ruby[^>]*>/g, "")).toBe(plain(without.html))
      }),
      { numRuns: 150 },
    )
  })

  it("handles the longest allowed text", async () => {
    const source = "就活の面接に行った。".repeat(LONGEST_MEMBER_TEXT / 10)
    const { format, html } = await render(source)
    expect(format).toBe(MARKDOWN_FORMAT)
    expect(html.match(/しゅうかつ/g)).toHaveLength(LONGEST_MEMBER_TEXT / 10)
    await expect(render(`${source}。`)).rejects.toThrow(RangeError)
  })
})

describe("the reading of a word", () => {
  it("is the writer's first, and applies to every later occurrence in that text", async () => {
    const source = "カレーが{辛|から}い。\n\nとても**辛い**。辛かった。辛くない。"
    expect((await render(source)).text.body).toBe(
      "カレーが{辛|から}い。\nとても{辛|から}い。{辛|から}かった。{辛|から}くない。",
    )
    expect((await render("{明日|あす}と明日。{今日|こんにち}")).text.body).toBe(
      "{明日|あす}と{明日|あす}。{今日|こんにち}",
    )
  })

  it("does not apply to another word with the same first character", async () => {
    const { text } = await render("{行|おこな}った。行った。行く。銀行。")
    expect(text.body).toBe("{行|おこな}った。{行|おこな}った。{行|い}く。{銀行|ぎんこう}。")
  })

  it("is otherwise that of the editors' terms, then of the dictionary", async () => {
    expect(await furigana.readTitle("技人国の最終面接", "ja")).toBe(
      "{技人国|ぎじんこく}の{最終|さいしゅう}{面接|めんせつ}",
    )
    expect(await furigana.readTitle("{技人国|ぎじんくに}", "ja")).toBe("{技人国|ぎじんくに}")
  })

  it("does not apply to another title that is read at the same time", async () => {
    const titles = ["{辛|つら}い", "辛いカレー"]
    const together = await furigana.readTitles(titles, "ja")
    for (const title of titles) expect(together.get(title)).toBe(await furigana.readTitle(title, "ja"))
  })
})

describe("the words of a text that is being written", () => {
  const shown = ({ text, reading, by }: WordReading) => `${text} ${reading} ${by}`

  it("are returned with their readings and marked in the HTML", async () => {
    const { html, readings } = await preview(
      "`就活` [就活](https://a.example/就活)、{内定|ないてい}と{今日|}、1人の",
    )
    expect(readings.map(shown)).toEqual([
      "就活 しゅうかつ dictionary",
      "内定 ないてい writer",
      "今日 null writer",
      "1人 ひとり dictionary",
    ])
    expect(html).toContain(
      '<ruby class="n3" data-word="1">内定<rp>(</rp><rt>ないてい</rt><rp>)</rp></ruby>と<ruby data-word="2">今日</ruby>、',
    )
    expect(html.match(/data-word/g)).toHaveLength(4)
  })

  it("are returned for a title too", async () => {
    const title = "{内定|ないてい}と\\就活、{今日|}"
    const { written, readings } = await furigana.previewTitle(title, "ja")
    expect(written).toBe("{内定|ないてい}と\\{就活|しゅうかつ}、今日")
    expect(
      readings.map(({ start, end, ...word }) => `${title.slice(start, end)} ${shown(word as WordReading)}`),
    ).toEqual([
      "{内定|ないてい} 内定 ないてい writer",
      "就活 就活 しゅうかつ dictionary",
      "{今日|} 今日 null writer",
    ])
  })

  it("include those that are not in the dictionary", async () => {
    const { readings } = await preview("鱻さん")
    expect(readings.map(shown)).toEqual(["鱻 null dictionary"])
    expect(await html("鱻さん")).toBe("<p>鱻さん</p>\n")
  })

  it("have no reading if the writer removed it, at every later occurrence too", async () => {
    const { html, text } = await render("{今日|}は今日です。")
    expect(html).toBe("<p>今日は今日です。</p>\n")
    expect(text.body).toBe("今日は今日です。")
  })

  // spec: forum.readings
  it("are corrected one by one without changing the rest of the text, whatever the input", async () => {
    const bits = [
      "明日",
      "辛い",
      "**",
      "*",
      "`",
      "> ",
      "[",
      "](https://a.example/明日)",
      "\\",
      "{",
      "|あす}",
      "}",
      "\n",
      "\n\n",
      "「",
      "」",
      "a",
      " ",
      "の",
      "- ",
      "1人",
      "ｶﾅ",
      "{明日|あす}",
      "{今日|}",
    ]
    const plain = (html: string) =>
      html.replace(/<rp>\(<\/rp><rt>.*?<\/rt><rp>\)<\/rp>|<\/?(?:ruby|span)[^>]*>/gs, "")
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...bits), { maxLength: 20 }),
        fc.nat(),
        fc.boolean(),
        async (parts, n, isOnlyHere) => {
          const source = parts.join("")
          const { html, readings } = await preview(source)
          fc.pre(readings.length > 0)
          const at = n % readings.length
          const word = readings[at] as WordReading
          const { text } = correctReading(
            source,
            readings,
            { word, reading: "よみ", isOnlyHere },
            { isMarkdown: true },
          )
          const after = await preview(text)
          expect(plain(after.html)).toBe(plain(html))
          expect(after.readings[at]).toMatchObject({ text: word.text, reading: "よみ", by: "writer" })
          if (isOnlyHere)
            expect(after.readings.map(({ reading }) => reading)).toEqual(
              readings.map(({ reading }, i) => (i === at ? "よみ" : reading)),
            )
        },
      ),
      { numRuns: 120 },
    )
  })
})
