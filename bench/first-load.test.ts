import { expect, test } from "vitest"
import { importsOf, scriptsIn } from "./first-load.ts"

test("scripts are found once, in tags and where they are loaded from; styles and inline scripts are not", () => {
  const html = `<link rel="modulepreload" href="/assets/a.js"><link rel="stylesheet" href="/assets/a.css">
    <script nonce="x">load(["/assets/a.js","/assets/b.js"]);import("/assets/c.js")</script><img src="/assets/d.svg">`
  expect(scriptsIn(html)).toEqual(["/assets/a.js", "/assets/b.js", "/assets/c.js"])
})

test("what a module imports at once counts, what it may import later does not", () => {
  const source = `import{a as b}from"./x-1.js";import"./y.js";export*from"../z.js";const l=()=>import("./later.js")`
  expect(importsOf("/assets/main.js", source)).toEqual(["/assets/x-1.js", "/assets/y.js", "/z.js"])
})
