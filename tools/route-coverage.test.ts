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
  ["a way to a sibling", "away", sentTo("https://matching.example/list")],
  ["an explanation", "explanation", page(400)],
])("%s is right", (_, expected, answer) => {
  expect(judge(expected, "/ja", answer, origin)).toBeUndefined()
})

test.each<[string, Expectation, Answer]>([
  ["a missing screen", "screen", page(404)],
  ["a screen in the other language", "screen", page(200, "en")],
  ["a guarded screen shown to a visitor", "sign-in", page(200)],
  ["a sign-in that loses the prefix", "sign-in", sentTo("/sign-in")],
  ["a temporary redirect", { status: 301, to: "/article/x" }, sentTo("/ja/article/x", 302)],
  ["a redirect that loses the prefix", { status: 301, to: "/article/x" }, sentTo("/article/x", 301)],
  ["a way to a sibling that stays here", "away", sentTo("/ja/sign-in")],
])("%s is wrong", (_, expected, answer) => {
  expect(judge(expected, "/ja", answer, origin)).toBeTypeOf("string")
})

test("every alias and every redirect of the list leads to a route of the list", () => {
  const routes: SpecifiedRoute[] = JSON.parse(
    readFileSync(join(import.meta.dirname, "data/routes.json"), "utf8"),
  )
  const patterns = routes.map(
    ({ path }) => new RegExp(`^${path.replace(/\/\{\w+\?\}/, "(/[^/]+)?").replace(/\{\w+\}/, "[^/]+")}$`),
  )
  const targets = routes.flatMap(({ aliasOf, expect }) => [
    ...(aliasOf ? [aliasOf] : []),
    ...(typeof expect === "object" && expect.to ? [expect.to] : []),
  ])
  expect(targets.filter((target) => !patterns.some((pattern) => pattern.test(target)))).toEqual([])
})
