import { expect, test } from "vitest"
import { interviewHref, interviewsHref, readInterviewSearch } from "./address.ts"

test("reads the known filters and ignores everything else", () => {
  expect(readInterviewSearch({ kind: "trouble", industry: "trading", q: "x" })).toEqual({
    kind: "trouble",
    industry: "trading",
  })
  expect(readInterviewSearch({ kind: "family", industry: ["trading"], cursor: "<>" })).toEqual({})
})

test("a filter is part of the address", () => {
  expect(interviewsHref({ kind: "the-work", industry: "retail" })).toBe(
    "/career/career-builder/interview?kind=the-work&industry=retail",
  )
  expect(interviewHref("weakness")).toBe("/career/career-builder/interview/weakness")
})
