import { type People, presentWriter, type Written } from "../present.ts"

interface Row extends Written {
  readonly id: string
  readonly createdAt: string
  readonly editedAt: string | null
}
type Texts = ReadonlyMap<
  string,
  { readonly language: string; readonly source: string; readonly html: string }
>

const instant = (text: string) => new Date(text).toISOString()

export const presentComments = (
  { rows, nextCursor }: { readonly rows: readonly Row[]; readonly nextCursor: string | null },
  thread: { readonly isAnonymous: boolean },
  texts: Texts,
  people: People,
) => ({
  items: rows.flatMap((row) => {
    const text = texts.get(row.id)
    return text
      ? [
          {
            id: row.id,
            author: presentWriter(row, thread, people),
            language: text.language,
            text: text.source,
            body_html: text.html,
            created_at: instant(row.createdAt),
            edited_at: row.editedAt === null ? null : instant(row.editedAt),
          },
        ]
      : []
  }),
  next_cursor: nextCursor,
})
