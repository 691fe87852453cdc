import { runInNewContext } from "node:vm"
import { expect, test } from "vitest"
import { withLateScripts } from "./late-scripts.ts"

const page = (scripts: string) =>
  `<head><link rel="stylesheet" href="/assets/s.css"/><link rel="modulepreload" href="/assets/a.js" fetchPriority="low"/></head><body>${scripts}</body>`
const entry = `<script type="module" async="" src="/assets/e.js"></script>`
const rest = `<script nonce="n">document.currentScript.remove()</script>`

test("a page names its scripts only in what loads them after it has been painted", () => {
  const html = withLateScripts(page(entry + rest))
  expect(html).toContain(`<link rel="stylesheet" href="/assets/s.css"/></head>`)
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).toMatch(
    /<script nonce="n">.*\["\/assets\/a\.js"\].*import\("\/assets\/e\.js"\).*remove\(\)<\/script>/,
  )
})

test.each([
  { hidden: false, waits: ["frame", "timer"] },
  { hidden: true, waits: [] },
])("a tab with hidden: $hidden waits for $waits", ({ hidden, waits }) => {
  const script =
    /<script nonce="n">(.*)document\.currentScript/.exec(withLateScripts(page(entry + rest)))?.[1] ?? ""
  const done: string[] = []
  const after = (name: string) => (then: () => void) => {
    done.push(name)
    then()
  }
  runInNewContext(script.replace("import(", "load("), {
    document: {
      hidden,
      head: { append: ({ href }: { href: string }) => done.push(href) },
      createElement: () => ({}),
    },
    requestAnimationFrame: after("frame"),
    setTimeout: after("timer"),
    load: (href: string) => done.push(href),
  })
  expect(done).toEqual([...waits, "/assets/a.js", "/assets/e.js"])
})

test("a page without scripts of that kind stays as it is", () => {
  expect(withLateScripts(page(rest))).toBe(page(rest))
})
