import { parseRuby } from "#api/kernel/text/ruby"
import type { Author } from "../present.ts"
import type { PublicationRow } from "./queries.ts"

export const presentPublication = (row: PublicationRow, authors: ReadonlyMap<string, Author>) => ({
  id: row.id,
  language: row.language,
  title_ruby: parseRuby(row.title),
  author_name: row.authorId === null ? null : (authors.get(row.authorId)?.name ?? null),
  published_at: row.publishedAt.toISOString(),
  taken_down_at: row.takenDownAt?.toISOString() ?? null,
  taken_down_by: row.takenDownBy,
})
