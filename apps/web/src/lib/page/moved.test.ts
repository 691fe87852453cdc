import { expect, test } from "vitest"
import { movedTo } from "./moved.ts"

// spec: 2.redirects
test.each([
  ["/post/entry-sheet", "/article/entry-sheet"],
  ["/senpai-tips-detail/12", "/learning/senpai-tips/12"],
  ["/community/senpai-tips/12", "/learning/senpai-tips/12"],
  ["/community/senpai-tips", "/learning/senpai-tips"],
  ["/community/senpai-tips/", "/learning/senpai-tips"],
])("redirects %s to %s", (from, to) => {
  expect(movedTo(from)).toBe(to)
})

test.each(["/", "/post", "/post/a/b", "/article/post", "/community/ask-senpai", "/posts/1"])(
  "does not redirect %s",
  (path) => {
    expect(movedTo(path)).toBeUndefined()
  },
)
