// Autosave (`saver.ts`). What cannot be sent stays in this tab until it can.
import type { ErrorCode } from "@shirube/vocabulary/errors"
import { hashKey } from "@tanstack/react-query"
import { useEffect, useEffectEvent, useState } from "react"
import { draftKey, dropDraft, keepDraft, loadDraft } from "#web/lib/form/draft.ts"
import { useMember } from "#web/lib/page/use-app.ts"
import { createSaver, type SavedVersion, type SaveState } from "./saver.ts"

interface Autosave {
  readonly state: SaveState
  /** The server's version. */
  readonly current: () => number
  /** True once everything is saved. */
  readonly flush: () => Promise<boolean>
  /** After a conflict: overwrites what the other window saved. */
  readonly overwrite: (version: number) => Promise<boolean>
}

interface Settings<Written, Status extends SavedVersion> {
  /** The name of the draft in this tab. */
  readonly name: string
  readonly version: number
  readonly document: Written
  readonly savedAt: string | null
  readonly save: (version: number, document: Written) => Promise<Status>
  /** The error code for an outdated version. */
  readonly conflict: ErrorCode
  readonly onSaved: (status: Status) => void
  /** Called with a draft from this tab that could not be sent before. */
  readonly onRestored: (document: Written) => void
}

export function useAutosave<Written, Status extends SavedVersion>(
  settings: Settings<Written, Status>,
): Autosave {
  const { name, document } = settings
  const [state, setState] = useState<SaveState>({ kind: "saved", at: settings.savedAt })
  const key = draftKey(name, useMember().id)
  const [saver] = useState(() =>
    createSaver<Written, Status>({
      version: settings.version,
      document,
      savedAt: settings.savedAt,
      save: settings.save,
      conflict: settings.conflict,
      keep: (version, written) => keepDraft(key, JSON.stringify({ version, document: written })),
      drop: () => dropDraft(key),
      onState: setState,
      onSaved: settings.onSaved,
    }),
  )

  const restore = useEffectEvent(() => {
    const kept = loadDraft(key)
    if (typeof kept?.version !== "number" || !kept.document) return
    // It was saved; only the response was lost.
    if (hashKey([kept.document]) === hashKey([document])) return void dropDraft(key)
    if (kept.version !== settings.version) saver.fallBehind(kept.version)
    settings.onRestored(kept.document as Written)
  })
  useEffect(() => restore(), [])

  useEffect(() => saver.write(document), [saver, document])

  useEffect(() => {
    const { tryNow, keep, stop } = saver
    addEventListener("online", tryNow)
    addEventListener("pagehide", keep)
    return () => {
      stop()
      removeEventListener("online", tryNow)
      removeEventListener("pagehide", keep)
    }
  }, [saver])

  return { state, current: saver.version, flush: saver.flush, overwrite: saver.overwrite }
}
