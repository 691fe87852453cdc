import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { type Answer, type Expectation, judge, type SpecifiedRoute } from "./route-coverage.ts"

const origin = "http://127.0.0.1:3000"
const page = (status: number, language = "ja"): Answer => ({
  status,
  html: `<!doctype html><html lang="${language}">`,
})
const sentTo = (location: string, status = 302): Answer => ({ status, location, html: "" })

test.each<[string, Expectation, Answer]>([
  ["a screen", "screen", page(200)],
  ["a status screen", { status: 404 }, page(404)],
  ["a guarded screen", "sign-in", sentTo("/ja/sign-in")],
  [
    "a permanent redirect that keeps the prefix",
    { status: 301, to: "/article/x" },
    sentTo("/ja/article/x", 301),
  ],
  ["a redirect to a sibling", "away", sentTo("https://matching.example/list")],
  ["an explanation", "explanation", page(400)],
])("accepts %s", (_, expected, answer) => {
  expect(judge(expected, "/ja", answer, origin)).toBeUndefined()
})

test.each<[string, Expectation, Answer]>([
  ["a missing screen", "screen", page(404)],
  ["a screen in the other language", "screen", page(200, "en")],
  ["a guarded screen shown to a visitor", "sign-in", page(200)],
  ["a sign-in that loses the prefix", "sign-in", sentTo("/sign-in")],
  ["a temporary redirect", { status: 301, to: "/article/x" }, sentTo("/ja/article/x", 302)],
  ["a redirect that loses the prefix", { status: 301, to: "/article/x" }, sentTo("/article/x", 301)],
  ["a redirect to a sibling that stays here", "away", sentTo("/ja/sign-in")],
  ["a redirect to another address", { status: 301, to: "/article/x" }, sentTo("/ja/article/y", 301)],
  ["a redirect instead of a screen", { status: 302 }, sentTo("/ja/article")],
])("rejects %s", (_, expected, answer) => {
  expect(judge(expected, "/ja", answer, origin)).toBeTypeOf("string")
})

const routes: SpecifiedRoute[] = JSON.parse(
  readFileSync(join(import.meta.dirname, "data/routes.json"), "utf8"),
)
const patternOf = ({ path }: SpecifiedRoute) =>
  new RegExp(`^${path.replace(/\/\{\w+\?\}/, "(/[^/]+)?").replace(/\{[^}]+\}/, "[^/]+")}$`)

test("every listed route has a sample, which is one of its addresses", () => {
  const strange = routes.filter((route) => !patternOf(route).test(route.sample))
  expect(strange).toEqual([])
  for (const { sample, from } of routes)
    expect([sample, sample.includes("{id}")]).toEqual([sample, Boolean(from)])
})

test("every route with an optional id is requested with and without it", () => {
  const optional = Map.groupBy(
    routes.filter(({ path }) => path.endsWith("{id?}")),
    ({ path }) => path,
  )
  for (const [path, both] of optional) {
    const bare = path.replace("/{id?}", "")
    expect([
      path,
      both.some(({ sample }) => sample === bare),
      both.some(({ sample }) => sample !== bare),
    ]).toEqual([path, true, true])
  }
})

test("every redirected route has a target", () => {
  const isMoved = ({ kind, expect }: SpecifiedRoute) =>
    kind === "redirect" || (typeof expect === "object" && expect.status >= 300 && expect.status < 400)
  const moved = routes.filter(isMoved)
  expect(moved.length).toBeGreaterThan(0)
  expect(moved.filter(({ expect }) => typeof expect !== "object" || !("to" in expect))).toEqual([])
})

test("every alias and every redirect in the list leads to a listed route", () => {
  const patterns = routes.map(patternOf)
  const targets = routes.flatMap(({ aliasOf, expect }) => [
    ...(aliasOf ? [aliasOf] : []),
    ...(typeof expect === "object" && "to" in expect ? [expect.to] : []),
  ])
  expect(targets.filter((target) => !patterns.some((pattern) => pattern.test(target)))).toEqual([])
})
