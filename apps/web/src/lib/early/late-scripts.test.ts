import { runInNewContext } from "node:vm"
import { expect, test } from "vitest"
import { withLateScripts } from "./late-scripts.ts"

const page = (scripts: string) =>
  `<head><meta charSet="utf-8"/><link rel="stylesheet" href="/assets/s.css"/><link rel="modulepreload" href="/assets/a.js" fetchPriority="low"/></head><body>${scripts}</body>`
const entry = `<script type="module" async="" src="/assets/e.js"></script>`
const inline = /<script nonce="n">(.*?)<\/script>/gs
const scriptsIn = (html: string) => [...html.matchAll(inline)].map(([, code = ""]) => code)

test("puts scripts only into the loader that runs after the first paint", () => {
  const html = withLateScripts(page(entry), "n")
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toContain("src=")
  expect(html.replaceAll(inline, "|")).toBe(
    '<head><meta charSet="utf-8"/>|<link rel="stylesheet" href="/assets/s.css"/></head><body>|</body>',
  )
})

test("inlines a keeper that runs as a script on its own and is short", () => {
  const [keeper = ""] = scriptsIn(withLateScripts(page(entry), "n"))
  const listened: string[] = []
  runInNewContext(keeper, {
    performance: { getEntriesByType: () => [] },
    addEventListener: (type: string) => listened.push(type),
    document: { currentScript: { remove() {} } },
  })
  expect(listened).toEqual(["input", "compositionstart", "compositionend", "click", "submit"])
  expect(keeper.length).toBeLessThan(3_500)
})

test.each([
  { hidden: false, waits: ["frame", "timer"] },
  { hidden: true, waits: [] },
])("with hidden: $hidden the loader waits for $waits", ({ hidden, waits }) => {
  const [, loader = ""] = scriptsIn(withLateScripts(page(entry), "n"))
  const done: string[] = []
  const after = (name: string) => (then: () => void) => {
    done.push(name)
    then()
  }
  runInNewContext(loader.replaceAll("import(", "load("), {
    document: {
      hidden,
      head: { append: ({ href }: { href: string }) => done.push(href) },
      createElement: () => ({}),
      currentScript: { remove() {} },
    },
    requestAnimationFrame: after("frame"),
    setTimeout: after("timer"),
    // An early press skips the wait, and loads only once.
    addEventListener: (_: string, load: () => void) => load(),
    load: (href: string) => done.push(href),
  })
  expect(done).toEqual([...waits, "/assets/a.js", "/assets/e.js"])
})

test("evaluates React before the app, in its own task", async () => {
  const preload = `<link rel="modulepreload" href="/assets/react-1.js"/>`
  const [, loader = ""] = scriptsIn(withLateScripts(page(preload + entry), "n"))
  const done: string[] = []
  const over = Promise.withResolvers<void>()
  runInNewContext(loader.replaceAll("import(", "load("), {
    document: {
      hidden: true,
      head: { append: () => {} },
      createElement: () => ({}),
      currentScript: { remove() {} },
    },
    setTimeout: (then: () => void) => {
      done.push("next task")
      then()
    },
    addEventListener: () => {},
    load: async (href: string) => {
      done.push(href)
      if (href === "/assets/e.js") over.resolve()
    },
  })
  await over.promise
  expect(done).toEqual(["/assets/react-1.js", "next task", "/assets/e.js"])
})

test("leaves a page without entry scripts unchanged", () => {
  const still = page("<script>document.currentScript.remove()</script>")
  expect(withLateScripts(still, "n")).toBe(still)
})
