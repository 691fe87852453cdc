import { expect, test } from "vitest"
import { localizeLinks } from "./body-links.ts"

const html =
  '<p><a href="/article/es">ES</a> <a href="#section-1">up</a> <a href="https://www.moj.go.jp/" rel="noopener">law</a> <a href="//evil.example">no</a></p>'

test("on a prefixed page, links to other articles keep the prefix and nothing else changes", () => {
  expect(localizeLinks(html, "ja")).toBe(html.replace('"/article/es"', '"/ja/article/es"'))
})

test("on a bare page nothing changes", () => {
  expect(localizeLinks(html, undefined)).toBe(html)
})
