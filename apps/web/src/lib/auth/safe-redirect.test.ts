import { expect, test } from "vitest"
import { safeRedirect } from "./safe-redirect.ts"

test.each([
  "/",
  "/article/entry-sheet",
  "/ja/article?category=es&q=%E5%86%85%E5%AE%9A#top",
  "/account/saved/article",
  "/article?next=https://example.com/",
])("%s is a page of this site", (target) => {
  expect(safeRedirect(target)).toBe(target)
})

test.each([
  undefined,
  null,
  "/forgot-password",
  "/ja/forgot-password/reset/abc",
  "",
  "article",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\u0000/",
  " /article",
  "/%2F/evil.example",
  "/%2f%2fevil.example",
  "/%5Cevil.example",
  "/%09/evil.example",
  "/ja//evil.example",
  "/ja/%2Fevil.example",
  "/en/%5Cevil.example",
  "/.//evil.example",
  "/x/..//evil.example",
  "https://evil.example",
  "HTTPS:evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "/%E0%A4%A",
  `/${"a".repeat(3000)}`,
])("%j is refused", (target) => {
  expect(safeRedirect(target)).toBeUndefined()
})

test.each([
  "/sign-in",
  "/ja/sign-in",
  "/auth/sign-out",
  "/sign-out?x",
  "/sign-up/basic-info",
  "/sign-in-mail",
])("%s would only lead in a circle", (target) => {
  expect(safeRedirect(target)).toBeUndefined()
})
