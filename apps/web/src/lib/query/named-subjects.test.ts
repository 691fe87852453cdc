import { expect, test } from "vitest"
import { namedSubjects } from "./named-subjects.ts"

const element = (names: string) => ({ getAttribute: () => names })

test("names each item once, in the order of the page", () => {
  const root = {
    querySelectorAll: () => [element("question:1"), element("answer:1 answer:2"), element("question:1")],
  }
  expect(namedSubjects(root as unknown as ParentNode)).toEqual(["question:1", "answer:1", "answer:2"])
})
