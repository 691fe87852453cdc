// What is written is kept by itself (`saver.ts`). What cannot be sent stays in this tab until it can.
import type { ErrorCode } from "@shirube/contract/errors"
import { hashKey } from "@tanstack/react-query"
import { useEffect, useEffectEvent, useState } from "react"
import { draftKey, dropDraft, keepDraft, loadDraft } from "#web/lib/form/draft.ts"
import { useMember } from "#web/lib/use-app.ts"
import { createSaver, type Kept, type SaveState } from "./saver.ts"

interface Autosave {
  readonly state: SaveState
  /** The version that the server has. */
  readonly current: () => number
  /** True once nothing is left to save. */
  readonly flush: () => Promise<boolean>
  /** After a conflict: what stands here goes over what the other window has saved. */
  readonly overwrite: (version: number) => Promise<boolean>
}

interface Settings<Written, Standing extends Kept> {
  /** What is kept of it in this tab is found by. */
  readonly name: string
  readonly version: number
  readonly document: Written
  readonly savedAt: string | null
  readonly save: (version: number, document: Written) => Promise<Standing>
  /** The code of the answer to a window that is behind. */
  readonly conflict: ErrorCode
  readonly onSaved: (standing: Standing) => void
  /** What this tab has kept and could not send before. */
  readonly onRestored: (document: Written) => void
}

export function useAutosave<Written, Standing extends Kept>(settings: Settings<Written, Standing>): Autosave {
  const { name, document } = settings
  const [state, setState] = useState<SaveState>({ kind: "saved", at: settings.savedAt })
  const key = draftKey(name, useMember().id)
  const [saver] = useState(() =>
    createSaver<Written, Standing>({
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
    // It had arrived, and only the answer was lost.
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
