// What was posted to a question since its page was rendered.
import { placeOf } from "../address.ts"

/** Element ids. */
export interface NewPosts {
  readonly answers: readonly string[]
  readonly comments: readonly string[]
}

/** The reader's own posts, which are not announced. */
const posted = new Set<string>()
export const notePosted = (id: string) => void posted.add(id)

interface Thread {
  readonly comments: { readonly items: readonly { readonly id: string }[] }
  readonly answers: {
    readonly items: readonly { readonly id: string; readonly comments: Thread["comments"] }[]
  }
}

export function newPostsIn(before: Thread, now: Thread): NewPosts {
  const answersOf = ({ answers }: Thread) => answers.items.map(({ id }) => id)
  const commentsOf = ({ comments, answers }: Thread) =>
    [comments, ...answers.items.map((answer) => answer.comments)].flatMap(({ items }) =>
      items.map(({ id }) => id),
    )
  const known = new Set([...answersOf(before), ...commentsOf(before), ...posted])
  const isNew = (id: string) => !known.has(id)
  return {
    answers: answersOf(now)
      .filter(isNew)
      .map((id) => placeOf("answer", id)),
    comments: commentsOf(now)
      .filter(isNew)
      .map((id) => placeOf("comment", id)),
  }
}
