import { expect, test } from "vitest"
import { structuredData, wordsOf } from "./structured-data.ts"

test("escapes text so that it cannot end its script element", () => {
  const [script] = structuredData([{ "@type": "Question", name: "</script><script>alert(1)" }])
  expect(script?.children).not.toContain("<")
  expect(JSON.parse(script?.children ?? "").name).toBe("</script><script>alert(1)")
})

test("strips markup and readings from a text", () => {
  const html =
    "<p>Is <ruby>内定<rp>(</rp><rt>ないてい</rt><rp>)</rp></ruby> &#60;safe&#62; &amp; <strong>final</strong>?</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>"
  expect(wordsOf(html)).toBe("Is 内定 <safe> & final?\none\ntwo")
})
