import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { faultsIn } from "./testing/html-faults.ts"
import { type PagesServer, startPagesServer } from "./testing/pages-server.ts"

describe("the HTML checker", () => {
  it("finds errors that browsers repair silently, and dangling references", () => {
    expect(faultsIn("<span><nav></nav></span>")).toEqual(["nav inside span"])
    expect(faultsIn("<dl><div><dd>x</dd></div></dl>")).toEqual(["a div of a dl without dt or dd"])
    expect(faultsIn('<button role="tab">x</button>')).toEqual(["a tab without its panel"])
    expect(faultsIn('<p id="a"></p><p id="a"></p>')).toEqual(["the id a occurs 2 times"])
    expect(faultsIn('<label for="b">x</label>')).toEqual(["label: for refers to b, which does not exist"])
    expect(faultsIn('<ul><li><a href="/">x</a></li></ul><dl><div><dt>x</dt><dd>y</dd></div></dl>')).toEqual(
      [],
    )
  })
})

describe("every kind of public page", () => {
  let server: PagesServer
  beforeAll(async () => {
    server = await startPagesServer()
  })
  afterAll(() => server.stop())

  const pages =
    "/ /404 /503 /article /article/how-hiring-works /career /career/article /career/course /career/event /learning /learning/article /learning/courses /learning/past-event /learning/senpai-tips /community/ask-senpai /community/ask-senpai/topics /course /shukatsu-calendar /shukatsu-calendar/spi /search?q=ES /sign-in /sign-in-mail /sign-up /forgot-password /terms /privacy"
  it.each(pages.split(" "))("is valid HTML in both languages: %s", async (path) => {
    for (const prefix of ["/en", "/ja"]) {
      const { body } = await server.get(prefix + (path === "/" ? "" : path))
      expect([prefix, faultsIn(body.toString())]).toEqual([prefix, []])
    }
  })
})
