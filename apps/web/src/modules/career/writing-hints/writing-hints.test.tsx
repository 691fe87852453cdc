import { hintRules } from "@shirube/vocabulary/career/writing-hints/choices"
import { hintExample } from "@shirube/vocabulary/career/writing-hints/find-hints"
import type { ComponentProps } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { IntlProvider } from "use-intl"
import { expect, test } from "vitest"
import en from "./messages/writingHints.en.json"
import ja from "./messages/writingHints.ja.json"
import { WritingHints } from "./writing-hints.tsx"

const nothing = () => undefined
const render = (props: Partial<ComponentProps<typeof WritingHints>>, locale: "en" | "ja" = "en") =>
  renderToStaticMarkup(
    <IntlProvider
      locale={locale}
      timeZone="Asia/Tokyo"
      messages={{ writingHints: locale === "en" ? en : ja }}
    >
      <WritingHints
        text=""
        limit={null}
        mode="all"
        dismissed={[]}
        onDismiss={nothing}
        onGo={nothing}
        {...props}
      />
    </IntlProvider>,
  )

test("groups the hints by rule, with the passage, the reason and an example", () => {
  const html = render({ text: "御社で働きたいです。御社の製品が好きです。" })
  expect(html).toContain(en.rules["company-word"].title)
  expect(html).toContain(en.rules["company-word"].why)
  expect(html.match(/>御社<\/mark>/g)).toHaveLength(2)
  expect(html).toContain(hintExample("company-word").after)
})

test("does not show a dismissed rule again", () => {
  const html = render({ text: "御社で働きたいです。", dismissed: ["company-word", "no-such-rule"] })
  expect(html).not.toContain("御社")
  expect(html).toContain("1 kind of hint is hidden")
})

test("says what will appear while there is no text, and praises nothing without hints", () => {
  expect(render({})).toContain(en.empty)
  expect(render({ text: "私は物流を学びました。" })).toContain(en.none.slice(0, 30))
})

test("a text is shown as written, never as HTML", () => {
  expect(render({ text: "<b>御社</b>で、<img src=x>バイトをした。" })).not.toMatch(/<b>|<img/)
})

test.each(hintRules)("%s has a title and a reason in both languages", (rule) => {
  for (const { rules } of [en, ja]) {
    expect(rules[rule].title.length).toBeLessThanOrEqual(45)
    expect(rules[rule].why).toMatch(/[.。]$/)
  }
})
