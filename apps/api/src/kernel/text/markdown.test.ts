import { describe, expect, it } from "vitest"
import { plain } from "./markdown/editor.ts"
import type { Term } from "./markdown/editor-profile.ts"
import { rubyHtml } from "./markdown/furigana.ts"
import { renderMarkdown } from "./markdown.ts"

const terms: Record<string, Term> = {
  es: {
    key: "es",
    term: { en: "ES", ja: "{書類|しょるい}" },
    reading: "しょるい",
    explanation: "Entry sheet",
    example: { en: "I wrote an ES.", ja: "{書類|しょるい}を書きました。" },
    articleId: "entry-sheet",
  },
  evil: {
    key: "evil",
    term: { en: '<img src=x onerror="alert(1)">', ja: '"><script>alert(1)</script>' },
    reading: "<svg onload=alert(1)>",
    explanation: '{<b>|"><script>alert(1)</script>}',
    example: { en: "<img src=x onerror=alert(1)>", ja: "{<b>|<svg>}" },
    articleId: '"><script>alert(1)</script>',
  },
}
const render = (source: string) =>
  renderMarkdown(source, {
    kind: "editor",
    language: "en",
    term: (key) => (Object.hasOwn(terms, key) ? terms[key] : undefined),
    labels: { readMore: "Read <more>", copy: "Copy", keep: "Keep" },
  })
const html = (source: string) => render(source).html

/** Everything that could execute, load or mislead. */
function expectHarmless(rendered: string): void {
  const tags = [...rendered.matchAll(/<\/?([a-z][a-z0-9]*)([^>]*)>/gi)]
  const allowed =
    /^(p|a|em|strong|code|pre|ul|ol|li|h[1-6]|br|hr|blockquote|ruby|rt|rp|span|button|div|aside|table|thead|tbody|tr|th|td|img|s)$/
  for (const [tag, name = "", attributes = ""] of tags) {
    expect(name, tag).toMatch(allowed)
    expect(attributes.replace(/="[^"]*"/g, "="), tag).not.toMatch(/\son\w+|srcdoc|style|["'<]/i)
    expect(attributes, tag).not.toMatch(
      /(href|src)="\s*(javascript|vbscript|file|data:(?!image\/(png|jpeg|gif|webp)))/i,
    )
  }
}

describe("an article's text", () => {
  it("becomes paragraphs, headings with anchors, and tables that scroll on their own", () => {
    const { html, headings } = render(
      "## {最初|さいしょ}の*一歩*\n\ntext\n\n### Next\n\n| a |\n|---|\n| b |\n",
    )
    expect(headings).toEqual([
      { id: "section-1", text: "{最初|さいしょ}の一歩", depth: 2 },
      { id: "section-2", text: "Next", depth: 3 },
    ])
    expect(html).toContain('<h2 id="section-1" tabindex="-1"><span lang="ja"><ruby class="n3">最初')
    expect(html).toContain('<div class="table-scroll" tabindex="0"><table>')
    expectHarmless(html)
  })

  it("explains a glossary term on tap, once per article however often it is named", () => {
    const rendered = html("An [[es]] and another [[es|{書類|しょるい}]].")
    expect(rendered.match(/popovertarget="term-es"/g)).toHaveLength(2)
    expect(rendered.match(/id="term-es"/g)).toHaveLength(1)
    expect(rendered).toContain(
      '<ruby class="n3">書類<rp>(</rp><rt>しょるい</rt><rp>)</rp></ruby></span></button>',
    )
    expect(rendered).toContain('<a href="/article/entry-sheet">Read &#60;more&#62;</a>')
  })

  it("teaches the term in both languages: its reading, its translation and a sentence", () => {
    const [, card = ""] = html("An [[es]].").split("<div popover")
    expect(card).toContain('<p class="term-name">ES</p><p lang="ja">書類 <span lang="ja">しょるい</span></p>')
    expect(card).toContain('<span lang="ja"><ruby class="n3">書類')
    expect(card).toContain('<span lang="en">I wrote an ES.</span>')
    expect(card).toContain('<button type="button" class="keep-word" data-word="es">Keep</button>')
  })

  it("names the columns in the cells of a table that a phone has no room for", () => {
    const rendered = html("| When | You | {会社\\|かいしゃ} |\n|---|---|---|\n| May | apply | waits |\n")
    expect(rendered).toContain('<div class="table-scroll table-stacks" tabindex="0"><table role="table">')
    expect(rendered).toContain('<td role="cell">May</td>')
    expect(rendered).toContain(
      '<td role="cell"><span class="cell-label" aria-hidden="true">You</span>apply</td>',
    )
    expect(rendered).toContain(
      'aria-hidden="true"><span lang="ja"><ruby class="n5">会社<rp>(</rp><rt>かいしゃ</rt><rp>)</rp></ruby></span></span>waits',
    )
    expectHarmless(rendered)
  })

  it.each([
    ["two columns", "| a | b |\n|---|---|\n| one | two |\n"],
    ["numbers", "| Stay | Window | Online |\n|---|---|---|\n| 1 year | 33,000 yen | 27,000 yen |\n"],
  ])("leaves a table of %s a table", (_what, source) => {
    expect(html(source)).not.toMatch(/table-stacks|cell-label|role=/)
  })

  it("renders a template with a button that copies it, apart from its translation", () => {
    const rendered = html(":::template Asking\n{質問|しつもん}です。\n\n*It is a question.*\n:::\n")
    expect(rendered).toContain('<aside class="callout callout-template"><p class="callout-title">Asking</p>')
    expect(rendered).toContain('<p class="translation"><em>It is a question.</em></p>')
    expect(rendered).toContain('<button type="button" class="copy-template">Copy</button></aside>')
    expect(html(":::tip\n*All of it.*\n:::\n")).not.toMatch(/translation|copy-template/)
    expectHarmless(rendered)
  })

  it("leaves a term that is not in the glossary unchanged", () => {
    expect(html("[[unknown-term]] [[constructor]] [[__proto__]]")).not.toContain("<button")
  })

  it("renders callouts, whose title may have furigana", () => {
    const rendered = html("::: warning {注意|ちゅうい} <b>\nBe careful.\n:::\n")
    expect(rendered).toContain(
      '<aside class="callout callout-warning"><p class="callout-title"><span lang="ja"><ruby class="n4">注意',
    )
    expect(rendered).toContain("&lt;b&gt;")
    expectHarmless(rendered)
  })

  it("marks links that leave the site", () => {
    expect(html("[out](https://agency.example/)")).toContain('rel="noopener external"')
    expect(html("[in](/article/a)")).not.toContain("rel=")
  })
})

describe("a hostile text", () => {
  it("cannot inject HTML", () => {
    for (const source of [
      "<script>alert(1)</script>",
      "<img src=x onerror=alert(1)>",
      '<a href="javascript:alert(1)">x</a>',
      "<!-- --><svg/onload=alert(1)>",
      "&lt;script&gt;",
      "a <b onmouseover=alert(1)>b</b>",
      "# <img src=x onerror=alert(1)>",
      "| <script>alert(1)</script> |\n|---|\n| <svg onload=x> |",
      "```<script>\n<script>alert(1)</script>\n```",
      "`<script>`",
    ])
      expectHarmless(html(source))
  })

  it("cannot make a link that executes", () => {
    for (const address of [
      "javascript:alert(1)",
      "JaVaScRiPt:alert(1)",
      "java&#115;cript:alert(1)",
      "&#x6A;avascript:alert(1)",
      "javascript&colon;alert(1)",
      "vbscript:x",
      "data:text/html,<script>alert(1)</script>",
      "data:text/html;base64,PHNjcmlwdD4=",
      "file:///etc/passwd",
      "\u0001javascript:alert(1)",
      "java\tscript:alert(1)",
    ])
      for (const source of [
        `[x](${address})`,
        `[x](<${address}>)`,
        `[x]: ${address}\n\n[x]`,
        `<${address}>`,
        `![x](${address})`,
      ]) {
        expectHarmless(html(source))
      }
  })

  it("cannot break out of an attribute with quotes", () => {
    for (const source of [
      '[x](https://a.example/"onmouseover="alert(1))',
      "[x](https://a.example 'a\" onmouseover=\"alert(1)')",
      '![" onerror="alert(1)](https://a.example/x.png)',
      '```" onmouseover="alert(1)\nx\n```',
      '{"><script>alert(1)</script>|"><img src=x onerror=alert(1)>}',
      "{漢字|'\"<b>}",
      '[[es|"><script>alert(1)</script>]]',
      '::: tip "><script>alert(1)</script>\nx\n:::',
    ])
      expectHarmless(html(source))
  })

  it("cannot inject HTML through the glossary", () => {
    const rendered = html("[[evil]]")
    expectHarmless(rendered)
    expect(rendered).not.toMatch(/<script|<img/)
  })

  it("that is malformed still renders, and quickly", () => {
    for (const source of [
      "{".repeat(5_000),
      "[[".repeat(5_000),
      "[[es|".repeat(2_000),
      "{a|".repeat(3_000),
      "*".repeat(5_000),
      "> ".repeat(2_000),
      "::: tip\n".repeat(500),
      "|".repeat(5_000),
      "\0\u0001\ufffe\ud800",
      "[".repeat(3_000) + "]".repeat(3_000),
      "",
    ])
      expectHarmless(html(source))
  })
})

describe("text without markup", () => {
  it("keeps the words and drops the markup", () => {
    expect(
      plain("## A *bold* [link](https://a.example) to [[es]], [[es|the {書類|しょるい}]] and `code`"),
    ).toBe("A bold link to es, the 書類 and code")
    expect(plain("> quoted\n- item\n1. first")).toBe("quoted\nitem\nfirst")
  })

  it("keeps characters that belong to a word", () => {
    expect(plain("C# and snake_case, 3 > 2")).toBe("C# and snake_case, 3 > 2")
  })
})

it("furigana is escaped on both sides", () => {
  expect(rubyHtml("{<b>|'\"&}")).toBe("<ruby>&#60;b&#62;<rp>(</rp><rt>&#39;&#34;&#38;</rt><rp>)</rp></ruby>")
})
