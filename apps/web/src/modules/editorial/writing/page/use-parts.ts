// The three parts of a document, each saved on its own as it is written.
import type { WritingPartName } from "@shirube/vocabulary/editorial/writing/choices"
import { useState } from "react"
import { withValue } from "#web/kits/drafts/paths.ts"
import type { SavedVersion, SaveState } from "#web/kits/drafts/saver.ts"
import { useAutosave } from "#web/kits/drafts/use-autosave.ts"
import type { PartFields, WrittenFields } from "#web/kits/drafts/written-noun.ts"
import { type DocumentKey, savePart, type WritingDocument } from "../queries.ts"

export const draftName = ({ noun, id }: DocumentKey, part: WritingPartName) => `writing.${noun}.${id}.${part}`

export interface PartSave {
  readonly state: SaveState
  readonly version: () => number
  readonly flush: () => Promise<boolean>
  readonly overwrite: (version: number) => Promise<boolean>
}

export interface WrittenParts {
  readonly fields: WrittenFields
  readonly put: (path: string, value: unknown) => void
  readonly saves: Readonly<Record<WritingPartName, PartSave>>
  /** Of all parts together. */
  readonly state: SaveState
  readonly isSaved: boolean
  readonly flush: () => Promise<boolean>
  readonly versions: () => { readonly details: number; readonly en: number; readonly ja: number }
}

export function useParts(document: WritingDocument, onSaved: () => void): WrittenParts {
  const { parts } = document
  const [fields, setFields] = useState<WrittenFields>({
    details: parts.details.fields,
    en: parts.en.fields,
    ja: parts.ja.fields,
  })
  const settings = (part: WritingPartName) => ({
    document,
    part,
    written: fields[part],
    onSaved,
    onRestored: (restored: PartFields) => setFields((now) => ({ ...now, [part]: restored })),
  })
  const saves = {
    details: usePart(settings("details")),
    en: usePart(settings("en")),
    ja: usePart(settings("ja")),
  }
  const all = [saves.details, saves.en, saves.ja]
  const state = worstOf(all.map((save) => save.state))
  return {
    fields,
    put: (path, value) => setFields((now) => withValue(now, path, value)),
    saves,
    state,
    isSaved: all.every((save) => save.state.kind === "saved"),
    flush: async () => {
      const saved: boolean[] = []
      // A part at a time: two saves of one document wait for each other anyway.
      for (const save of all) saved.push(await save.flush())
      return saved.every(Boolean)
    },
    versions: () => ({
      details: saves.details.version(),
      en: saves.en.version(),
      ja: saves.ja.version(),
    }),
  }
}

interface PartSettings {
  readonly document: WritingDocument
  readonly part: WritingPartName
  readonly written: PartFields
  readonly onSaved: () => void
  readonly onRestored: (fields: PartFields) => void
}

function usePart({ document, part, written, onSaved, onRestored }: PartSettings): PartSave {
  const { version, changedAt } = document.parts[part]
  const { state, current, flush, overwrite } = useAutosave<PartFields, SavedVersion>({
    name: draftName(document, part),
    version,
    document: written,
    savedAt: version === 0 ? null : changedAt,
    save: async (read, fields) => {
      const saved = await savePart(document, part, { version: read, fields })
      return { version: saved.version, updatedAt: saved.changedAt }
    },
    conflict: "writing.changed_elsewhere",
    onSaved,
    onRestored,
  })
  return { state, version: current, flush, overwrite }
}

const ORDER: readonly SaveState["kind"][] = [
  "conflict",
  "refused",
  "offline",
  "later",
  "slow",
  "saving",
  "unsaved",
  "saved",
]

/** What the editor should know first; of saved parts, when the last one was saved. */
export function worstOf(states: readonly SaveState[]): SaveState {
  const sorted = states.toSorted(
    (one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind) || later(other) - later(one),
  )
  return sorted[0] ?? { kind: "saved", at: null }
}

const later = (state: SaveState) => (state.kind === "saved" && state.at !== null ? Date.parse(state.at) : 0)
