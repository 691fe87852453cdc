import { runInNewContext } from "node:vm"
import { expect, test } from "vitest"
import { withOneScript } from "./page-scripts.ts"

const head = `<link rel="stylesheet" href="/assets/s.css"/>`
const text = `<p>text</p>`
const foreign = `<script nonce="n" async="" src="https://statistics.example/s.js"></script>`
const data = `<script type="application/ld+json">{}</script>`
const framework =
  `<head>${head}<link rel="modulepreload" href="/assets/a.js" fetchPriority="low"/>${data}${foreign}</head>` +
  `<body><script nonce="n">done.push("first")</script>${text}<script nonce="n" data-part="">done.push(\n"second")</script>` +
  `<script type="module" async="" src="/assets/e.js"></script><script nonce="n">done.push("third")</script></body></html>`

test("all that runs of a page is one script at its end", () => {
  const html = withOneScript(framework, "n")
  expect(html).toMatch(/^<head>.*<\/head><body><p>text<\/p><script nonce="n">.*<\/script><\/body><\/html>$/s)
  expect(html).toContain(`<head>${head}${data}${foreign}</head>`)
})

test.each([
  { hidden: false, waits: ["frame", "timer"] },
  { hidden: true, waits: [] },
])(
  "it runs in the old order, and asks for files after $waits where hidden is $hidden",
  ({ hidden, waits }) => {
    const script = /<body>.*<script nonce="n">(.*)<\/script>/s.exec(withOneScript(framework, "n"))?.[1] ?? ""
    const done: string[] = []
    const after = (name: string) => (then: () => void) => {
      done.push(name)
      then()
    }
    runInNewContext(script.replace("import(", "load("), {
      done,
      document: {
        hidden,
        head: { append: ({ href }: { href: string }) => done.push(href) },
        createElement: () => ({}),
      },
      requestAnimationFrame: after("frame"),
      setTimeout: after("timer"),
      load: (href: string) => done.push(href),
    })
    expect(done).toEqual(["first", "second", "third", ...waits, "/assets/a.js", "/assets/e.js"])
  },
)

test("a page that never comes alive stays as it is", () => {
  const html = `<body><script nonce="n">done()</script></body>`
  expect(withOneScript(html, "n")).toBe(html)
})
