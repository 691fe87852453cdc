import { expect, test } from "vitest"
import { cyclesIn } from "./import-cycles.ts"
import { importsIn } from "./import-graph.ts"

const named = (text: string, file = "a.tsx") =>
  importsIn(file, text).map(({ name, isTypeOnly }) => (isTypeOnly ? `type ${name}` : name))

test.each([
  ['import { a } from "./b.ts"', ["./b.ts"]],
  ['import "./b.ts"', ["./b.ts"]],
  ['import type { A } from "./b.ts"', ["type ./b.ts"]],
  ['import { type A } from "./b.ts"', ["./b.ts"]],
  ['import type from "./b.ts"', ["./b.ts"]],
  ['import type {\n  A,\n} from "./b.ts"', ["type ./b.ts"]],
  ['export { a } from "./b.ts"', ["./b.ts"]],
  ['export * from "./b.ts"', ["./b.ts"]],
  ['export type { A } from "./b.ts"', ["type ./b.ts"]],
  ['const b = await import("./b.ts")', ["./b.ts"]],
  ["const b = await import(name)", []],
  ['import type { A } from "./b.ts"\nimport { a } from "./b.ts"', ["type ./b.ts", "./b.ts"]],
  ['import { a } from "./b.ts"\nexport { c } from "./b.ts"', ["./b.ts"]],
  ['const text = `import { a } from "./b.ts"`', []],
  ["export const B = <A,>() => <a>import</a>", []],
])("%s", (text, expected) => {
  expect(named(text)).toEqual(expected)
})

test("a declared module has the imports of its declaration", () => {
  const text = 'declare module "virtual:x" {\n  import type { A } from "./b.ts"\n  export const a: A\n}'
  expect(named(text, "a.d.ts")).toEqual(["type ./b.ts"])
})

test("a file that cannot be parsed is an error, not a file without imports", () => {
  expect(() => named("import { from")).toThrow("a.tsx: ")
})

test("each group of a graph is reported once, as its shortest cycle", () => {
  const graph = new Map([
    ["a", ["b"]],
    ["b", ["c", "d"]],
    ["c", ["a", "e"]],
    ["d", ["c"]],
    ["e", ["e", "f"]],
    ["f", []],
  ])
  expect(cyclesIn(graph)).toEqual([
    ["e", "e"],
    ["a", "b", "c", "a"],
  ])
  expect(
    cyclesIn(
      new Map([
        ["a", ["b", "c"]],
        ["b", ["c"]],
      ]),
    ),
  ).toEqual([])
})
