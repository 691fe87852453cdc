import { expect, it, vi } from "vitest"
import { createQuotes } from "./quotes.ts"

const aField = () => {
  const element = new EventTarget() as HTMLTextAreaElement
  return { element, put: vi.fn() }
}

it("opens the best available box if no field is open", () => {
  const quotes = createQuotes()
  const [answer, comment] = [vi.fn(), vi.fn()]
  quotes.box("comment", comment)
  quotes.quote("> one", ["answer", "comment"])
  expect(comment).toHaveBeenCalledWith("> one")
  const close = quotes.box("answer", answer)
  quotes.quote("> two", ["answer", "comment"])
  expect(answer).toHaveBeenCalledWith("> two")
  close()
  quotes.quote("> three", ["answer"])
  expect([answer, comment].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

it("quotes into the last focused field while it is open", () => {
  const quotes = createQuotes()
  const [first, second] = [aField(), aField()]
  quotes.field(first)
  const close = quotes.field(second)
  quotes.quote("> one", [])
  first.element.dispatchEvent(new Event("focus"))
  quotes.quote("> two", [])
  second.element.dispatchEvent(new Event("focus"))
  close()
  quotes.quote("> three", [])
  expect(second.put.mock.calls).toEqual([["> one"]])
  expect(first.put.mock.calls).toEqual([["> two"], ["> three"]])
})
