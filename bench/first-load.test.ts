import { expect, test } from "vitest"
import { importsOf, scriptsIn } from "./first-load.ts"

test("finds each script once, in tags and in the code that loads it; ignores styles and inline scripts", () => {
  const html = `<link rel="modulepreload" href="/assets/a.js"><link rel="stylesheet" href="/assets/a.css">
    <script nonce="x">load(["/assets/a.js","/assets/b.js"]);import("/assets/c.js")</script><img src="/assets/d.svg">`
  expect(scriptsIn(html)).toEqual(["/assets/a.js", "/assets/b.js", "/assets/c.js"])
})

test("counts static imports of a module, not dynamic ones", () => {
  const source = `import{a as b}from"./x-1.js";import"./y.js";export*from"../z.js";const l=()=>import("./later.js")`
  expect(importsOf("/assets/main.js", source)).toEqual(["/assets/x-1.js", "/assets/y.js", "/z.js"])
})
