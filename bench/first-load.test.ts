import { expect, test } from "vitest"
import { importsOf, scriptsIn } from "./first-load.ts"

test("scripts and module preloads are found once, styles and inline scripts are not", () => {
  const html = `<link rel="modulepreload" href="/assets/a.js"><link rel="stylesheet" href="/assets/a.css">
    <script nonce="x">inline()</script><script type="module" async="" src="/assets/b.js"></script>
    <link href="/assets/c.js" rel="modulepreload"/><script src="/assets/a.js"></script>`
  expect(scriptsIn(html)).toEqual(["/assets/a.js", "/assets/b.js", "/assets/c.js"])
})

test("what a module imports at once counts, what it may import later does not", () => {
  const source = `import{a as b}from"./x-1.js";import"./y.js";export*from"../z.js";const l=()=>import("./later.js")`
  expect(importsOf("/assets/main.js", source)).toEqual(["/assets/x-1.js", "/assets/y.js", "/z.js"])
})
