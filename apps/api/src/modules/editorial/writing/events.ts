import type { WritingNounName } from "@shirube/vocabulary/editorial/writing/choices"
import type { DocumentId, UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

interface WritingChanged {
  readonly noun: WritingNounName
  readonly id: DocumentId
  readonly editorIds: readonly UserId[]
}

/** Refreshes the place to write in every open desk: something was begun, saved, locked or published. */
export const writingChanged = event<WritingChanged>("writing.changed", {
  changes: ({ noun, id }) => ["writing", `writing:${noun}:${id}`],
  audience: ({ editorIds }) => editorIds,
})
