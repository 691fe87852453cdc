import { describe, expect, test } from "vitest"
import type { Suggestion } from "../queries.ts"
import { pagesCalled } from "../site-pages.ts"
import { groupsFor, piecesOf } from "./options.ts"

const item = (noun: Extract<Suggestion, { kind: "thing" }>["noun"], id: string): Suggestion => ({
  kind: "thing",
  text: id,
  noun,
  id,
  path: `/x/${id}`,
  language: "en",
  label: "",
  date: null,
  until: null,
  note: null,
})

describe("the options of the sheet", () => {
  test("are grouped by kind in the order of the best match, recordings with events, all results last", () => {
    const groups = groupsFor(" vis ", [
      { kind: "word", text: "visa" },
      { kind: "word", text: "Vis" },
      item("past-event", "recording"),
      item("article", "a"),
      item("event", "evening"),
      item("article", "b"),
    ])
    expect(groups.map(({ name, options }) => [name, options.map(({ key }) => key)])).toEqual([
      ["words", ["visa"]],
      ["event", ["past-event recording", "event evening"]],
      ["article", ["article a", "article b"]],
      ["all", ["all"]],
    ])
    const options = groups.flatMap((group) => group.options)
    expect(options.map(({ place }) => place)).toEqual([0, 1, 2, 3, 4, 5])
    expect(options.map(({ words }) => words)).toEqual(["visa", "vis", "vis", "vis", "vis", "vis"])
  })

  test("begin with the pages that are called what was typed, in either language's words", () => {
    const pages = [
      { to: "/career/event", label: "イベント" },
      { to: "/learning/past-event", label: "過去のイベント" },
      { to: "/course", label: "コース" },
    ] as const
    const calledBy = (typed: string) => pagesCalled(typed, pages, 2).map(({ to }) => to)
    expect(calledBy("イベント")).toEqual(["/career/event", "/learning/past-event"])
    expect(calledBy("Events")).toEqual(["/career/event", "/learning/past-event"])
    expect(calledBy("cour")).toEqual(["/course"])
    expect(calledBy("company brief")).toEqual(["/career/event"])
    expect(calledBy("説明会")).toEqual(["/career/event"])
    expect(calledBy("c")).toEqual([])
    expect(calledBy("interview")).toEqual([])
    expect(groupsFor("コース", [], pages).map(({ name }) => name)).toEqual(["pages", "all"])
  })

  test("without a text there are none", () => expect(groupsFor("  ", [])).toEqual([]))
})

describe("a title", () => {
  const marked = (title: string, typed: string) =>
    piecesOf(title, typed)
      .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
      .join("")

  test("marks the typed words in any case, and signs are taken literally", () => {
    expect(marked("Interviews: from the first knock", "INTER fir")).toBe(
      "[Inter]views: from the [fir]st knock",
    )
    expect(marked("面接の準備", "面接")).toBe("[面接]の準備")
    expect(marked("C++ (and more)", "c++ (")).toBe("[C++] [(]and more)")
    expect(marked("Nothing", " ")).toBe("Nothing")
  })
})
