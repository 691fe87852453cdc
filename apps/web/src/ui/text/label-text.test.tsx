import { renderToStaticMarkup } from "react-dom/server"
import { IntlProvider } from "use-intl"
import { expect, test } from "vitest"
import { LabelText } from "./label-text.tsx"

const rendered = (text: string, messages: object) =>
  renderToStaticMarkup(
    <IntlProvider locale="ja" timeZone="Asia/Tokyo" messages={messages}>
      <LabelText text={text} />
    </IntlProvider>,
  )
const messages = {
  account: { title: "アカウント", labelReadings: "{在学|ざいがく|3} お{願|ねが|3}い" },
  verification: { labelReadings: "{在学確認|ざいがくかくにん|3}" },
  common: { save: "保存する" },
}

test("draws the readings of the longest known words, in every area of the page", () => {
  const html = rendered("在学確認のお願い", messages)
  expect(html).toContain(
    '<ruby class="n3">在学確認<rt aria-hidden="true" data-reading="ざいがくかくにん"></rt></ruby>',
  )
  expect(html).toContain('お<ruby class="n3">願')
})

test("leaves the text as it is for copying, searching and screen readers", () => {
  expect(rendered("在学確認のお願い", messages).replaceAll(/<[^>]*>/g, "")).toBe("在学確認のお願い")
  expect(rendered("願書", messages)).toBe("願書")
})

test("is plain text in English", () => {
  expect(rendered("Your account", { account: { title: "Account" } })).toBe("Your account")
})
