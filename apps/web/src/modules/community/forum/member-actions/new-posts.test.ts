import { expect, test } from "vitest"
import { newPostsIn, notePosted } from "./new-posts.ts"

const some = (...ids: string[]) => ({ items: ids.map((id) => ({ id })) })
const thread = (comments: string[], answers: Record<string, string[]>) => ({
  comments: some(...comments),
  answers: { items: Object.entries(answers).map(([id, own]) => ({ id, comments: some(...own) })) },
})

test("lists what others have posted since, under the post it belongs to", () => {
  const before = thread(["c1"], { a1: ["c2"] })
  expect(newPostsIn(before, before)).toEqual({ answers: [], comments: [] })
  expect(newPostsIn(before, thread(["c1", "c3"], { a2: ["c5"], a1: ["c2", "c4"] }))).toEqual({
    answers: ["answer-a2"],
    comments: ["comment-c3", "comment-c5", "comment-c4"],
  })
})

test("leaves out the reader's own posts", () => {
  const before = thread([], {})
  notePosted("a3")
  notePosted("c6")
  expect(newPostsIn(before, thread(["c6", "c7"], { a3: [] }))).toEqual({
    answers: [],
    comments: ["comment-c7"],
  })
})
