// Editing a document with autosave, for the editors of every kind. The page remounts the editor when another
// window's text replaces this one:
//   const [opened, setOpened] = useState(document)
//   <Editor key={opened.version} document={opened} onReplaced={setOpened} />
import type { DocumentKind } from "@shirube/vocabulary/career/career-documents/choices"
import { useRef, useState } from "react"
import { withValue } from "#web/kits/drafts/paths.ts"
import type { SaveState } from "#web/kits/drafts/saver.ts"
import { useAutosave } from "#web/kits/drafts/use-autosave.ts"
import { type ContentOf, saveCareerDocument } from "./queries.ts"

export interface CareerDocumentEditing<Kind extends DocumentKind> {
  readonly id: string
  /** The name of the draft in this tab. */
  readonly draft: string
  readonly content: ContentOf<Kind>
  readonly change: (to: (before: ContentOf<Kind>) => ContentOf<Kind>) => void
  /** Changes one value: `put("answers.0.text", "…")`. */
  readonly put: (path: string, value: unknown) => void
  readonly state: SaveState
  readonly isSaved: boolean
  /** The server's version. */
  readonly version: () => number
  /** True once everything is saved. */
  readonly flush: () => Promise<boolean>
  /** After a conflict: saves this window's text over the other one, which is kept as a version. */
  readonly overwrite: (version: number) => Promise<boolean>
  /** Replaces the text with an earlier one; the replaced text is kept as a version. */
  readonly restore: (content: ContentOf<Kind>) => Promise<void>
}

/** `updatedAt` is null for a document that is not saved yet. */
interface OpenedDocument<Kind extends DocumentKind> {
  readonly id: string
  readonly version: number
  readonly content: ContentOf<Kind>
  readonly updatedAt: string | null
}

export function useCareerDocument<Kind extends DocumentKind>({
  id,
  version,
  content: loaded,
  updatedAt,
}: OpenedDocument<Kind>): CareerDocumentEditing<Kind> {
  const [content, setContent] = useState<ContentOf<Kind>>(loaded)
  const keepsPrevious = useRef(false)
  const draft = `career-document.${id}`
  const save = useAutosave({
    name: draft,
    version,
    document: content,
    savedAt: version === 0 ? null : updatedAt,
    save: async (from, written: ContentOf<Kind>) => {
      const saved = await saveCareerDocument(id, {
        version: from,
        content: written,
        keepsPrevious: keepsPrevious.current,
      })
      keepsPrevious.current = false
      return saved
    },
    conflict: "career_document.changed_elsewhere",
    onSaved: () => undefined,
    onRestored: setContent,
  })
  return {
    id,
    draft,
    content,
    change: setContent,
    put: (path, value) => setContent((before) => withValue(before, path, value)),
    state: save.state,
    isSaved: save.state.kind === "saved",
    version: save.current,
    flush: save.flush,
    overwrite: (other) => {
      keepsPrevious.current = true
      return save.overwrite(other)
    },
    restore: async (earlier) => {
      // What was typed until now belongs to the version that is kept.
      await save.flush()
      keepsPrevious.current = true
      setContent(earlier)
    },
  }
}
