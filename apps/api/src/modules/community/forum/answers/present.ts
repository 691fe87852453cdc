import { presentComments } from "../comments/present.ts"
import { type People, presentLanguages, presentWriter, type ReadText, type Written } from "../present.ts"

interface Row extends Written {
  readonly id: string
  readonly questionId: string
  readonly createdAt: Date
  readonly editedAt: Date | null
  readonly comments: number
  readonly helpful: number
}
interface Page {
  readonly rows: readonly Row[]
  readonly nextCursor: string | null
  readonly commentsOf: (id: string) => Parameters<typeof presentComments>[0]
}
interface Thread {
  readonly isAnonymous: boolean
  readonly acceptedAnswerId: string | null
}
export type Texts = ReadonlyMap<string, ReadText & { readonly html: string; readonly source: string }>

export const presentAnswers = (
  { rows, nextCursor, commentsOf }: Page,
  thread: Thread,
  { texts, people, language }: { texts: Texts; people: People; language: string },
) => ({
  items: rows.flatMap((row) => {
    const text = texts.get(row.id)
    return text
      ? [
          {
            id: row.id,
            question_id: row.questionId,
            author: presentWriter(row, thread, people),
            is_accepted: row.id === thread.acceptedAnswerId,
            ...presentLanguages(text, language),
            body_html: text.html,
            created_at: row.createdAt.toISOString(),
            edited_at: row.editedAt?.toISOString() ?? null,
            helpful_count: row.helpful,
            comment_count: row.comments,
            comments: presentComments(commentsOf(row.id), thread, texts, people),
          },
        ]
      : []
  }),
  next_cursor: nextCursor,
})
