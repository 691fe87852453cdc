import { expect, test } from "vitest"
import { markdownFromHtml } from "./markdown-from-html.ts"
import type { PastedNode } from "./pasted-node.ts"

/** Enough of a parser for what is written below; the browser has its own. */
function parsed(html: string): PastedNode {
  const root = element("body", "")
  const open = [root]
  const single = new Set(["br", "img", "meta", "hr"])
  for (const [token, comment, closing, name = "", attributes = "", text] of html.matchAll(
    /(<!--.*?-->)|<(\/?)([\w:]+)((?:\s[^<>]*?)?)\/?>|([^<]+)/gs,
  )) {
    const parent = open.at(-1) ?? root
    if (comment) parent.children.push({ nodeType: 8, nodeName: "#comment", nodeValue: token, childNodes: [] })
    else if (text !== undefined)
      parent.children.push({ nodeType: 3, nodeName: "#text", nodeValue: decoded(text), childNodes: [] })
    else if (closing) open.pop()
    else {
      const node = element(name, attributes)
      parent.children.push(node)
      if (!single.has(name)) open.push(node)
    }
  }
  return root
}

const decoded = (text: string) =>
  text.replaceAll("&nbsp;", "\u00a0").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&")

function element(name: string, attributes: string) {
  const children: PastedNode[] = []
  const values = new Map(
    [...attributes.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S+))/g)].map(([, key = "", a, b, c]) => [
      key,
      decoded(a ?? b ?? c ?? ""),
    ]),
  )
  return {
    nodeType: 1,
    nodeName: name.toUpperCase(),
    nodeValue: null,
    childNodes: children,
    children,
    getAttribute: (key: string) => values.get(key) ?? null,
  }
}

const pasted = (html: string) => markdownFromHtml(parsed(html))?.markdown

test("a text from Google Docs keeps headings, bold, links and lists, and nothing of its look", () => {
  expect(
    pasted(
      `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-size:20pt;font-weight:400">When to apply</span></h1><p dir="ltr"><span style="font-weight:400">Apply </span><span style="font-weight:700">before March</span><span style="font-weight:400"> at the </span><a href="https://www.google.com/url?q=https://www.moj.go.jp/isa/index.html&amp;sa=D"><span style="color:#1155cc;font-weight:400">agency</span></a><span>.</span></p><br><ul><li dir="ltr" aria-level="1"><p dir="ltr"><span style="font-weight:400">Passport</span></p></li><ul><li aria-level="2"><p><span>and a copy</span></p></li></ul><li><p><span style="font-style:italic">Photo</span></p></li></ul></b>`,
    ),
  ).toBe(`## When to apply

Apply **before March** at the [agency](https://www.moj.go.jp/isa/index.html).

- Passport
  - and a copy
- *Photo*`)
})

test("a text from Word keeps its lists, which are paragraphs there, and loses comments and deleted words", () => {
  expect(
    pasted(
      `<html><head><style>p.MsoNormal {margin:0}</style><!--[if gte mso 9]><xml>x</xml><![endif]--></head><body><!--StartFragment--><p class=MsoTitle>ビザの<b>申請</b><o:p></o:p></p><p class=MsoNormal>用意する<del>　むかしの　</del>もの：<o:p>&nbsp;</o:p></p><p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><!--[endif]-->パスポート<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>コピー</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span>写真</p><p class=MsoNormal><b>お</b><b>わり</b></p></body></html>`,
    ),
  ).toBe(`## ビザの申請

用意するもの：

1. パスポート
   - コピー
2. 写真

**おわり**`)
})

test("a table becomes a table, with furigana whose line is escaped in it", () => {
  expect(
    pasted(
      "<table><tbody><tr><th><b>日本語</b></th><th>Meaning</th></tr><tr><td><ruby>面接<rp>(</rp><rt>めんせつ</rt><rp>)</rp></ruby></td><td>interview | talk<br>twice</td></tr><tr><td>x</td></tr></tbody></table>",
    ),
  ).toBe(`| 日本語 | Meaning |
|---|---|
| {面接\\|めんせつ} | interview \\| talk twice |
| x |  |`)
})

test("furigana in a paragraph are written as ours", () => {
  expect(pasted("<p><ruby>就<rt>しゅう</rt>活<rt>かつ</rt></ruby>を<b>始める</b></p>")).toBe(
    "{就|しゅう}{活|かつ}を**始める**",
  )
})

test("characters that would be markup are text", () => {
  expect(
    pasted(
      "<p># not a heading, 2 * 3 [x] {y|z} &lt;b&gt;</p><p>1. no list</p><p>@shared no</p><p><b>:::tip</b></p>",
    ),
  ).toBe(
    `\\# not a heading, 2 \\* 3 \\[x\\] \\{y\\|z\\} \\<b\\>

1\\. no list

\\@shared no

**:::tip**`,
  )
})

test("a quotation and lines of one paragraph stay what they are", () => {
  expect(pasted("<blockquote><p>One<br>two</p><p>three</p></blockquote><p><i>four </i>five</p>")).toBe(
    `> One
> two
>
> three

*four* five`,
  )
})

test("an address without the trackers of a campaign; a script is no address", () => {
  expect(
    pasted(
      `<p><a href="https://a.example/x?utm_source=mail&amp;id=1">a</a> <a href="javascript:alert(1)">b</a></p>`,
    ),
  ).toBe("[a](https://a.example/x?id=1) b")
})

test("pictures are counted, because they cannot come along", () => {
  expect(markdownFromHtml(parsed(`<p><b>One</b><img src="data:x"></p><p><img src="y"></p>`))).toEqual({
    markdown: "**One**",
    pictures: 2,
  })
})

test("what has only a look is taken as plain text: it may be Markdown", () => {
  expect(
    pasted(
      `<div style="font-family: Menlo"><span style="color:red">## Title</span><br><span>{a|b}</span></div>`,
    ),
  ).toBeUndefined()
})
