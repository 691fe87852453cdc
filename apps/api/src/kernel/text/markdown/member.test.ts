import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { MARKDOWN_FORMAT, renderMarkdown } from "../markdown.ts"
import { LONGEST_MEMBER_TEXT } from "./member.ts"

const render = (source: string) =>
  renderMarkdown(source, {
    kind: "member",
    pictureAt: (address) =>
      /^picture:[\w-]+$/.test(address)
        ? [320, 640].map((width) => ({
            address: `/files/${address.slice(8)}-${width}.webp`,
            width,
            height: width,
          }))
        : undefined,
  })
const html = (source: string) => render(source).html
const remark = (source: string) => renderMarkdown(source, { kind: "remark", pictureAt: () => undefined }).html

const ADDRESS = `(?:/(?:article|community/ask-senpai/detail)/[a-z0-9-]+|https?://(?![/\\\\])[^"<>\\s]*|mailto:[^"<>?\\s]+)`
/** Every allowed tag, exactly as it must be written. */
const TAG = new RegExp(
  [
    "</?(?:p|em|strong|s|code|pre|ul|li|blockquote|h[3-6]|ruby|rt|rp|span)>",
    '<ruby class="n[1-5]">',
    '<span class="unbroken">',
    '<ruby class="ruby-over-[1-8](?: ruby-[5-9][05](?: ruby-to-(?:start|end))?)?(?: n[1-5])?">',
    `<ol(?: start="\\d+")?>|</ol>`,
    "<(?:br|hr)>",
    `<a href="${ADDRESS}" rel="ugc nofollow noopener">|</a>`,
    `<img src="/files/[\\w-]+\\.webp" srcset="(?:/files/[\\w-]+\\.webp \\d+w(?:, )?)+" sizes="min\\(320px, 100vw\\)" width="320" height="320" alt="[^"<>]*" loading="lazy" decoding="async">`,
  ].join("|"),
  "giy",
)

/**
 * Scans like a browser: only allowed tags, each properly closed, so that nothing around the text is affected.
 */
function expectHarmless(source: string): void {
  for (const rendered of [html(source), remark(source)]) expectAllowed(rendered, source)
}

function expectAllowed(rendered: string, source: string): void {
  const open: string[] = []
  for (let at = rendered.indexOf("<"); at !== -1; at = rendered.indexOf("<", at + 1)) {
    TAG.lastIndex = at
    const [tag] = TAG.exec(rendered) ?? []
    expect(tag, `${JSON.stringify(source.slice(0, 200))} gave ${rendered.slice(at, at + 100)}`).toBeDefined()
    const name = /[a-z0-9]+/i.exec(tag ?? "")?.[0] ?? ""
    if (tag?.startsWith("</")) expect(open.pop()).toBe(name)
    else if (!["br", "hr", "img"].includes(name)) open.push(name)
  }
  expect(open).toEqual([])
}

describe("a member's text", () => {
  it.each([
    ["もらった**「内定」**が", "もらった<strong>「内定」</strong>が"],
    ["ES**「添削」**です", "ES<strong>「添削」</strong>です"],
    ["とても**大事。**そして", "とても<strong>大事。</strong>そして"],
    ["私の**(仮)**の", "私の<strong>(仮)</strong>の"],
    ["ES**{添削|}**です", "ES<strong>添削</strong>です"],
    ["5 * 3 * 2", "5 * 3 * 2"],
    ["a**(b)**c", "a**(b)**c"],
  ])("is emphasised in Japanese too, which has no spaces between words: %s", (source, shown) => {
    expect(html(source)).toBe(`<p>${shown}</p>\n`)
  })

  it("becomes paragraphs, lists, quotes, code and furigana", () => {
    expect(html("A *word* and a **strong** one.\nNext line\n\n- one\n- two\n\n3. three\n\n> quoted")).toBe(
      "<p>A <em>word</em> and a <strong>strong</strong> one.\nNext line</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n" +
        '<ol start="3">\n<li>three</li>\n</ol>\n<blockquote>\n<p>quoted</p>\n</blockquote>\n',
    )
    expect(html("{内定|ないてい}が出ました")).toContain('<ruby class="n3">内定<rp>(</rp><rt>ないてい</rt>')
    expect(html("```html\n<b>\n```")).toBe("<pre><code>&#60;b&#62;\n</code></pre>\n")
  })

  it("is stored with its source, its plain text and the renderer's version", () => {
    const source = "# {内定|ないてい}\n\nAn *offer* from [a company](https://company.example/)."
    expect(render(source)).toMatchObject({
      source,
      headings: [],
      text: { headings: ["{内定|ないてい}"], body: "An offer from a company." },
      format: MARKDOWN_FORMAT,
    })
  })

  it("has headings below the page's own, without anchors", () => {
    expect(html("# One\n\nTwo\n===\n\n### Three\n\n#### Four")).toBe(
      "<h3>One</h3>\n<h3>Two</h3>\n<h3>Three</h3>\n<h4>Four</h4>\n",
    )
  })

  it("links to pages and addresses with nofollow", () => {
    for (const address of [
      "https://agency.example/a?b=c",
      "HTTP://agency.example/",
      "mailto:help@agency.example",
      "/article/entry-sheet",
      "/community/ask-senpai/detail/018f4d3c-0000-7000-8000-000000000000",
    ])
      expect(html(`[x](${address})`)).toMatch(
        /^<p><a href="[^"]+" rel="ugc nofollow noopener">x<\/a><\/p>\n$/,
      )
    expect(html("<https://agency.example/>")).toContain('rel="ugc nofollow noopener"')
  })

  it("keeps only the words of any other link", () => {
    for (const address of [
      "/account/security",
      "/article/../account/security",
      "/article//evil.example",
      "/article/entry-sheet?next=/account",
      "//evil.example/",
      "account",
      "#section-1",
      "?q=1",
      "ftp://a.example/",
      "tel:+81300000000",
      "data:image/png;base64,AAAA",
      "https:evil.example",
      "https:///evil.example",
      "https://shirube.example@evil.example/",
      "https://a:b@evil.example/",
      "mailto:a@b.example?bcc=all@b.example",
      `https://a.example/${"a".repeat(2_000)}`,
    ]) {
      const rendered = html(`before [words](${address}) after`)
      expect(rendered, address).toBe("<p>before words after</p>\n")
    }
  })

  it("shows pictures stored here, and the alt text of any other", () => {
    const shown = (alt: string) =>
      '<p><img src="/files/desk-320.webp" srcset="/files/desk-320.webp 320w, /files/desk-640.webp 640w" ' +
      `sizes="min(320px, 100vw)" width="320" height="320" alt="${alt}" loading="lazy" decoding="async"></p>\n`
    expect(html("![A *desk*](picture:desk 'title')")).toBe(shown("A desk"))
    expect(html('![{机|つくえ}<"](picture:desk)')).toBe(shown("机&lt;&quot;"))
    expect(html("![](picture:desk)")).toBe(shown(""))
    expect(render("See:\n\n![A {机|つくえ}](picture:desk)").text.body).toBe("See:\nA {机|つくえ}")
    for (const address of [
      "picture:../secret",
      "/files/desk.webp",
      "https://tracker.example/x.png",
      "/files/../secret",
      "data:image/png;base64,AAAA",
      "//a/b",
    ])
      expect(html(`![A desk](${address})`), address).toBe("<p>A desk</p>\n")
  })

  it("has none of the editors' features", () => {
    expect(html("[[es]]")).toBe("<p>[[es]]</p>\n")
    expect(html("::: tip\nx\n:::")).toBe("<p>::: tip\nx\n:::</p>\n")
    expect(html("| a |\n|---|\n| b |")).not.toContain("<table")
    expect(html("[x]\n\n[x]: https://a.example/")).not.toContain("<a ")
  })
})

const hostile = [
  "<script>alert(1)</script>",
  '<a id="top" name="top" href="javascript:alert(1)">x</a>',
  "<img src=x onerror=alert(1)>",
  "</article></main><h1>Official notice</h1>",
  "<!-- comment --><![CDATA[x]]><?php x ?>",
  "# <svg/onload=alert(1)>",
  "[x](javascript:alert(1))",
  "[x](java&#115;cript:alert(1))",
  "[x](JAVASCRIPT&colon;alert(1))",
  "[x](\u0001javascript:alert(1))",
  "[x](java\tscript:alert(1))",
  "[x](java&#10;script:alert(1))",
  "[x](java\u00adscript:alert(1))",
  "[x](&#x6A&#x61&#x76&#x61script:alert(1))",
  "[x](%6Aavascript:alert(1))",
  "[x](\u2028javascript:alert(1))",
  "[x](vbscript:msgbox(1))",
  "[x](VbScRiPt:msgbox(1))",
  "[x](data:text/html,<script>alert(1)</script>)",
  "[x](DATA:text/html;base64,PHNjcmlwdD4=)",
  "[x](view-source:javascript:alert(1))",
  "[x](blob:https://a.example/x)",
  "[x](file:///etc/passwd)",
  "[x](https://a.example/javascript:alert(1))",
  "[x](https:\\\\evil.example)",
  "[x](http://javascript:alert(1)@a.example)",
  "[x](mailto:a@b.example%0d%0abcc:c@b.example)",
  "<javascript:alert(1)>",
  "<data:text/html,x>",
  "<vbscript:x>",
  "https://a.example/<script>",
  "[{x|[y](javascript:alert(1))}](javascript:alert(1))",
  "{[x](javascript:alert(1))|<b>}",
  "{a|{b|c}}{|}{||}{a||b}",
  "![{a|b}](picture:a)",
  '[x](https://a.example/"onmouseover="alert(1))',
  "[x](https://a.example 'a\" onmouseover=\"alert(1)')",
  '[x](<https://a.example/"><script>>)',
  '<https://a.example/"onclick="x>',
  '![" onerror="alert(1)](picture:a)',
  "![<img src=x>](picture:a)",
  "[![x](picture:a)](https://a.example)",
  "[![x](https://tracker.example/a.png)](javascript:x)",
  "[a [b](https://b.example) c](https://c.example)",
  "[a](/no) [b](https://b.example) [c](/no)",
  '```" onmouseover="alert(1)\nx\n```',
  "```</code></pre><script>\nx\n```",
  '{"><script>alert(1)</script>|"><img src=x onerror=alert(1)>}',
  "{漢字|'\"<b>}",
  "&lt;script&gt;&#60;script&#62;&#x3C;b&#x3E;",
  "\0\u0001\ufffe\ud800\u202e\u2066",
  "999999999999. x",
  `${"1".repeat(500)}. x`,
]

/** Inputs that make some parser produce huge output or backtrack. */
const pathological: [name: string, source: (times: number) => string][] = [
  ["opening brackets", (n) => "[".repeat(n)],
  ["opening and closing brackets", (n) => "[".repeat(n / 2) + "]".repeat(n / 2)],
  ["brackets and parentheses", (n) => "[](".repeat(n / 3)],
  ["pictures in pictures", (n) => "![".repeat(n / 2)],
  ["links in links", (n) => "[a](".repeat(n / 4)],
  ["stars", (n) => "*".repeat(n)],
  ["stars and letters", (n) => "*a".repeat(n / 2)],
  ["stars and underscores", (n) => "*a_ ".repeat(n / 4)],
  ["strong in strong", (n) => `${"**a ".repeat(n / 8)}${"**".repeat(n / 8)}`],
  [
    "backticks, longer and longer",
    (n) => Array.from({ length: Math.sqrt(n) }, (_, i) => "`".repeat(i)).join(" "),
  ],
  ["tildes", (n) => "~~a".repeat(n / 3)],
  ["quotes in quotes", (n) => "> ".repeat(n / 2)],
  ["quotes, line after line", (n) => "> > > > > a\n".repeat(n / 12)],
  ["lists in lists", (n) => "- ".repeat(n / 2)],
  [
    "lists, deeper and deeper",
    (n) => Array.from({ length: Math.sqrt(n) }, (_, i) => `${" ".repeat(i)}- a`).join("\n"),
  ],
  ["ruby that never ends", (n) => "{a|".repeat(n / 3)],
  ["braces", (n) => "{".repeat(n)],
  ["angle brackets", (n) => "<".repeat(n)],
  ["addresses that never end", (n) => "<https:".repeat(n / 7)],
  ["entities", (n) => "&#".repeat(n / 2)],
  ["backslashes", (n) => "\\".repeat(n)],
  ["table rows", (n) => `${"|a".repeat(n / 4)}|\n${"|-".repeat(n / 4)}|\n`],
  ["definitions", (n) => `[a]: https://a.example/${"a".repeat(n / 2)}\n\n${"[a]".repeat(n / 6)}`],
  ["fences", (n) => "```\n".repeat(n / 4)],
  ["rules", (n) => "---\n".repeat(n / 4)],
  ["spaces", (n) => " ".repeat(n)],
  ["lines", (n) => "\n".repeat(n)],
  ["carriage returns", (n) => "\r".repeat(n)],
  ["combining marks", (n) => "a\u0301".repeat(n / 2)],
]

describe("a hostile text of a member", () => {
  it.each(hostile)("renders as harmless text: %j", (source) => expectHarmless(source))

  it.each(pathological)("does not blow up: %s", (_name, source) => {
    const text = source(LONGEST_MEMBER_TEXT).slice(0, LONGEST_MEMBER_TEXT)
    expectHarmless(text)
    expect(html(text).length).toBeLessThan(30 * LONGEST_MEMBER_TEXT)
  })

  it("is refused beyond the maximum length", () => {
    expect(() => html("a".repeat(LONGEST_MEMBER_TEXT + 1))).toThrow(RangeError)
  })

  it("has a maximum nesting depth", () => {
    const rendered = html(`${"> ".repeat(1_000)}deep`)
    expect(rendered.match(/<blockquote>/g)?.length).toBeLessThanOrEqual(20)
  })

  it.each([
    ["[<https://a.example/>x](http://javascript:alert(1)@a.example)", 1],
    ["[<https://a.example/>x](https://b.example/)", 1],
    ["[x](https://b.example/) <https://a.example/>", 2],
  ])("has no link in a link: %s", (source, links) => {
    expectHarmless(source)
    expect(html(source).split("<a ").length - 1).toBe(links)
  })

  // spec: forum.hostile-text
  it("renders as harmless text, whatever its parts", () => {
    const pieces = fc.constantFrom(
      ...hostile,
      ..."[](){}<>!*_~`#|:\\\"'&;/-+=\n\t ".split(""),
      ...[
        "](",
        "![",
        "<a",
        "</",
        "```",
        "~~~",
        "> ",
        "- ",
        "1. ",
        "\n\n",
        "    ",
        "&#x",
        "javascript:",
        "https://a",
      ],
      ...["{漢字|", "}", "onerror=", "data:", "mailto:", "//", "<!--", "-->", "picture:a", "\0", "\u2028"],
    )
    const text = fc.oneof(
      fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join("")),
      fc.string({ unit: "binary", maxLength: 200 }),
    )
    fc.assert(fc.property(text, expectHarmless), { numRuns: 2_000 })
  })
})
