import { expect, test } from "vitest"
import { localizeLinks } from "./localize-links.ts"

const html =
  '<p><a href="/article/es">ES</a> <a href="#section-1">up</a> <a href="https://www.moj.go.jp/" rel="noopener">law</a> <a href="//evil.example">no</a></p>'

test("keeps the prefix in links to other articles on a prefixed page and changes nothing else", () => {
  expect(localizeLinks(html, "ja")).toBe(html.replace('"/article/es"', '"/ja/article/es"'))
})

test("changes nothing on a page without a prefix", () => {
  expect(localizeLinks(html, undefined)).toBe(html)
})
