import { expect, test } from "vitest"
import { helpAt, pathOfHelp } from "./choices.ts"

test("a copied address resolves to its help page, in any notation", () => {
  const article = { noun: "article", id: "self-analysis" }
  for (const address of [
    "/article/self-analysis",
    "/ja/article/self-analysis/",
    " https://shirube.example/en/article/self-analysis?from=mail#top ",
  ])
    expect([address, helpAt(address)]).toEqual([address, article])
  expect(helpAt("/course/self-introduction")).toEqual({ noun: "course", id: "self-introduction" })
  expect(helpAt("/en/community/ask-senpai?topic=visa")).toEqual({ noun: "topic", id: "visa" })
})

test("any other address resolves to nothing", () => {
  for (const address of [
    "",
    "/article/",
    "/article/../editors",
    "/community/ask-senpai?topic=cooking",
    "javascript:alert(1)",
    "/editors/calendar",
  ])
    expect([address, helpAt(address)]).toEqual([address, undefined])
})

test("the path of a help page resolves back to it", () => {
  for (const noun of ["article", "course", "tip", "past-event"] as const)
    expect(helpAt(pathOfHelp(noun, "a-b"))).toEqual({ noun, id: "a-b" })
  expect(helpAt(pathOfHelp("topic", "visa"))).toEqual({ noun: "topic", id: "visa" })
})
