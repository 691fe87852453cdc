import type { TextOrigin } from "@shirube/vocabulary/community/forum/choices"
import { type People, presentWriter, type Written } from "../present.ts"

interface Version extends Written {
  readonly language: string
  readonly origin: TextOrigin
  readonly title: string | null
  readonly source: string
  readonly writtenAt: Date
}

export const presentVersion = (text: Version, thread: { isAnonymous: boolean }, people: People) => ({
  language: text.language,
  origin: text.origin,
  title: text.title,
  text: text.source,
  author: presentWriter(text, thread, people),
  written_at: text.writtenAt.toISOString(),
})

export const presentOldText = (
  text: Version & { readonly replacedAt: Date },
  thread: { isAnonymous: boolean },
  people: People,
) => ({ ...presentVersion(text, thread, people), replaced_at: text.replacedAt.toISOString() })
