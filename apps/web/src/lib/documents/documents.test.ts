import { describe, expect, test } from "vitest"
import type { Page } from "../page/page-data.ts"
import { hashOf } from "../server/inline-code.ts"
import { robots, securityText } from "./answer.ts"
import { feed } from "./feed.ts"
import { escapeMarkup } from "./markup.ts"
import { contentPages, fixedPages, sitemap, sitemapIndex } from "./sitemap.ts"
import { maintenancePage, staticPageCode, staticPageHtml } from "./static-page.ts"

describe("the sitemap", () => {
  test("lists each page once per language, with all its siblings", () => {
    const xml = sitemap("https://shirube.example", [
      { path: "/article/a&b", languages: ["en", "ja"], changedOn: "2026-04-01" },
    ])
    expect(xml.match(/<loc>[^<]+/g)).toEqual([
      "<loc>https://shirube.example/en/article/a&amp;b",
      "<loc>https://shirube.example/ja/article/a&amp;b",
    ])
    expect(xml.match(/hreflang="[^"]+"/g)).toEqual([
      'hreflang="en"',
      'hreflang="ja"',
      'hreflang="x-default"',
      'hreflang="en"',
      'hreflang="ja"',
      'hreflang="x-default"',
    ])
    expect(xml).toContain("<lastmod>2026-04-01</lastmod>")
  })
  test("has one entry for a page in one language", () => {
    expect(sitemap("https://x.example", [{ path: "/", languages: ["ja"] }]).match(/<url>/g)).toHaveLength(1)
  })
})

test("lists the sitemap's parts by absolute URL", () => {
  expect(sitemapIndex("https://shirube.example", ["/sitemap/a.xml", "/sitemap/b.W10.xml"])).toContain(
    "<sitemap><loc>https://shirube.example/sitemap/b.W10.xml</loc></sitemap>",
  )
})

describe("what crawlers get", () => {
  const pages: Page[] = [
    { path: "/" },
    { path: "/article/$id" },
    { path: "/auth/sign-in", access: "guest" },
    { path: "/sign-in", access: "guest", canonical: "/auth/sign-in" },
    { path: "/account/security", access: "user" },
    { path: "/account/security/password", access: "user" },
    { path: "/forgot-password" },
    { path: "/forgot-password/reset/$token", secret: true },
    { path: "/404", status: 404 },
    { path: "/post/$id", moved: true },
  ]

  test("lists every public page with its own path, and separately the pages of nouns", () => {
    expect(fixedPages(pages).map(({ path }) => path)).toEqual(["/", "/forgot-password"])
    expect(contentPages(pages).map(({ path }) => path)).toEqual(["/article/$id"])
  })
  test("disallows the API and developer pages and names the sitemap; pages declare the rest themselves", () => {
    expect(robots("https://shirube.example")).toBe(
      "User-agent: *\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: https://shirube.example/sitemap.xml\n",
    )
  })
})

test("links feed entries to pages in their language and escapes their text", () => {
  const xml = feed("https://shirube.example", "ja", [
    {
      path: "/article/es",
      title: "ES <入門> & more",
      category: "ES",
      description: "\u0008lead",
      publishedAt: "2026-04-01T00:00:00Z",
    },
  ])
  expect(xml).toContain("<title>ES &lt;入門&gt; &amp; more</title>")
  expect(xml).toContain("<guid>https://shirube.example/ja/article/es</guid>")
  expect(xml).toContain("<pubDate>Wed, 01 Apr 2026 00:00:00 GMT</pubDate>")
  expect(xml).toContain("<description>lead</description>")
})

test("omits missing categories and texts from the feed and names no author", () => {
  const entry = { path: "/x", title: "A question", category: null, description: null }
  const xml = feed("https://shirube.example", "en", [{ ...entry, publishedAt: "2026-04-01T00:00:00Z" }])
  const [, item = ""] = /<item>(.*)<\/item>/.exec(xml) ?? []
  expect([...item.matchAll(/<(\w+)>/g)].map(([, name]) => name)).toEqual(["title", "link", "guid", "pubDate"])
})

// spec: 1.page-language
test("writes the maintenance document in Japanese and English without scripts", () => {
  const html = staticPageHtml(maintenancePage)
  expect(html).toContain('<html lang="ja">')
  expect(html).toContain("ただいまメンテナンス中です")
  expect(html).toContain('<section lang="en"><h2>We are doing some maintenance')
  expect(html).not.toContain("<script")
  expect(staticPageCode.styles).toEqual([hashOf(/<style>(.*)<\/style>/s.exec(html)?.[1] ?? "")])
})

test("escapes markup and keeps line breaks", () => {
  expect(escapeMarkup(`<a href="x">'&'</a>\n\u0000`)).toBe(
    "&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;\n",
  )
})

test("says where to report a vulnerability, in which languages, and until when that is valid", () => {
  const facts = { email: "help@shirube.example", now: new Date("2026-11-17T11:00:00Z") }
  expect(securityText({ ...facts, publicUrl: "https://shirube.example" })).toBe(
    [
      "Contact: mailto:help@shirube.example",
      "Expires: 2027-05-16T00:00:00Z",
      "Preferred-Languages: ja, en",
      "Canonical: https://shirube.example/.well-known/security.txt",
      "",
    ].join("\n"),
  )
  expect(securityText({ ...facts, publicUrl: "http://localhost:3000" })).not.toContain("Canonical")
})
