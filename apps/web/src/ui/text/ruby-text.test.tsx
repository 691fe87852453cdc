import { renderToStaticMarkup } from "react-dom/server"
import { IntlProvider } from "use-intl"
import { expect, test } from "vitest"
import { type RubySegment, RubyText } from "./ruby-text.tsx"

const rendered = (segments: readonly RubySegment[], locale: "en" | "ja" = "ja") =>
  renderToStaticMarkup(
    <IntlProvider locale={locale} timeZone="Asia/Tokyo" messages={{}}>
      <RubyText segments={segments} />
    </IntlProvider>,
  )

test("breaks lines at the end of phrases only", () => {
  const html = rendered([
    { text: "働", reading: "はたら" },
    { text: "くための", reading: null },
    { text: "在留", reading: "ざいりゅう" },
    { text: "資格", reading: "しかく" },
    { text: "に変える", reading: null },
  ])
  expect(html.replace(/<rp>.*?<\/rp>|<rt>.*?<\/rt>|<\/?ruby[^>]*>/g, "")).toBe(
    "働くための<wbr/>在留資格に変える",
  )
})

test("keeps a number with its counter, and お with its word", () => {
  const html = rendered([
    { text: "28", reading: null },
    { text: "卒", reading: "そつ" },
    { text: "は3か月でお", reading: null },
    { text: "願", reading: "ねが" },
    { text: "いする", reading: null },
  ])
  expect(
    html
      .replace(/<rp>.*?<\/rp>|<rt>.*?<\/rt>|<\/?ruby[^>]*>/g, "")
      .replaceAll(' class="whitespace-nowrap"', ""),
  ).toBe("<span>28卒</span>は<span>3か月</span>でお願いする")
})

test("keeps closing punctuation with the word before it", () => {
  const html = rendered([
    { text: "初めての", reading: null },
    { text: "給料", reading: "きゅうりょう" },
    { text: "：", reading: null },
    { text: "明細", reading: "めいさい" },
    { text: "」を見る", reading: null },
  ])
  expect(
    html
      .replace(/<rp>.*?<\/rp>|<rt>.*?<\/rt>|<\/?ruby[^>]*>/g, "")
      .replaceAll(' class="whitespace-nowrap"', ""),
  ).toBe("初めての<wbr/><span>給料：</span><wbr/><span>明細」</span>を見る")
})

test("marks a word with a reading as Japanese in an English text", () => {
  const word = [{ text: "内定", reading: "ないてい" }]
  expect(rendered(word, "en")).toContain('<ruby lang="ja"')
  expect(rendered(word)).not.toContain("lang=")
})

test("marks the kana around it too, and no words of the other language", () => {
  const html = rendered(
    [
      { text: "Say 「もう", reading: null },
      { text: "一度", reading: "いちど", level: 4 },
      { text: "」 and wait", reading: null },
    ],
    "en",
  )
  expect(html).toContain('Say <span lang="ja">「もう</span>')
  expect(html).toContain('class="n4"')
  expect(html).toContain(" and wait")
})
