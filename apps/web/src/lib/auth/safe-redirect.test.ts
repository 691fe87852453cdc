import { expect, test } from "vitest"
import { safeRedirect } from "./safe-redirect.ts"

test.each([
  "/",
  "/article/entry-sheet",
  "/ja/article?category=es&q=%E5%86%85%E5%AE%9A#top",
  "/account/saved/article",
  "/article?next=https://example.com/",
])("accepts %s as a page of this site", (target) => {
  expect(safeRedirect(target)).toBe(target)
})

// spec: sign-in.open-redirects
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
])("refuses %j", (target) => {
  expect(safeRedirect(target)).toBeUndefined()
})

// All sign-in pages, including future ones.
const doors = Object.keys(
  import.meta.glob([
    "../../routes/auth/*.tsx",
    "../../routes/{login,register,forgot-password}/*.tsx",
    "../../routes/sign-up/{index,select-login,email}.tsx",
    "../../routes/{sign-*,sso-auth}.tsx",
  ]),
).map((file) => file.slice("../../routes".length, -".tsx".length).replace(/(?:\/|\.)index$/, ""))

test.each(doors)("refuses %s in every spelling, because it would lead in a circle", (door) => {
  const shouted = door.toUpperCase()
  const titled = door.replace(/(?<=[/-])\w/g, (letter) => letter.toUpperCase())
  const encoded = door.replace(/\w$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
  for (const written of [door, shouted, titled, encoded, `${titled}/`, `${titled}?x=1`, `${shouted}/#y`])
    for (const prefix of ["", "/ja", "/EN", "/x/.."]) expect(safeRedirect(prefix + written)).toBeUndefined()
})

test.each([
  "/sign-outs",
  "/authors",
  "/article/sign-out",
  // A reader may return to an unfinished sign-up step.
  "/sign-up/basic-info/2",
  "/sign-up/university-info",
])("does not treat %s as a sign-in page", (target) => {
  expect(safeRedirect(target)).toBe(target)
})
