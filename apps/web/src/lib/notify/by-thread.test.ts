import { expect, test } from "vitest"
import { byThread } from "./by-thread.ts"

const notification = (id: string, path: string) => ({ id, path })

test("notifications about one question are one entry, in the place of the newest", () => {
  const thread = "/community/ask-senpai/detail/q1"
  const items = [
    notification("a", `${thread}#answer-2`),
    notification("b", "/account/security"),
    notification("c", thread),
    notification("d", "/account/security"),
    notification("e", "/community/ask-senpai/detail/q2"),
  ]
  expect(byThread(items).map((group) => group.map(({ id }) => id))).toEqual([["a", "c"], ["b"], ["d"], ["e"]])
})
