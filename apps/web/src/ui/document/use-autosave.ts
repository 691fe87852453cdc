// What is written is kept by itself, a moment after the last key. What cannot be sent stays in this tab until it can.
import type { ErrorCode } from "@shirube/contract/errors"
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react"
import { draftKey, dropDraft, keepDraft, loadDraft } from "#web/lib/form/draft.ts"
import { isApiError } from "#web/lib/is-api-error.ts"
import { useMember } from "#web/lib/use-app.ts"

/** `conflict`: another window has saved since. `refused`: the server says why. */
export type SaveState =
  | { readonly kind: "saved"; readonly at: string | null }
  | { readonly kind: "unsaved" | "saving" | "offline" | "conflict" }
  | { readonly kind: "refused"; readonly message: string }

const PAUSE_MS = 1_200
const AGAIN_MS = 8_000

interface Autosave {
  readonly state: SaveState
  /** The version that the server has. */
  readonly current: () => number
  /** True once nothing is left to save. */
  readonly flush: () => Promise<boolean>
  /** After a conflict: what stands here goes over what the other window has saved. */
  readonly overwrite: (version: number) => Promise<boolean>
}

/** What every save is answered with. */
interface Kept {
  readonly version: number
  readonly updatedAt: string
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
  const { name, document, conflict } = settings
  const [state, setState] = useState<SaveState>({ kind: "saved", at: settings.savedAt })
  const version = useRef(settings.version)
  const saved = useRef(document)
  const newest = useRef(document)
  newest.current = document
  const running = useRef<Promise<boolean>>(undefined)
  const key = draftKey(name, useMember().id)

  const send = useEffectEvent(async (): Promise<boolean> => {
    const sent = newest.current
    setState({ kind: "saving" })
    try {
      const standing = await settings.save(version.current, sent)
      version.current = standing.version
      saved.current = sent
      dropDraft(key)
      setState(newest.current === sent ? { kind: "saved", at: standing.updatedAt } : { kind: "unsaved" })
      settings.onSaved(standing)
      return newest.current === sent
    } catch (error) {
      keepDraft(key, JSON.stringify({ version: version.current, document: newest.current }))
      setState(stateAfter(error, conflict))
      return false
    }
  })

  /** One at a time: the next one needs the version that this one brings. */
  const flush = useCallback(async (): Promise<boolean> => {
    while (running.current) await running.current
    if (saved.current === newest.current) return true
    running.current = send().finally(() => {
      running.current = undefined
    })
    return running.current
  }, [])

  const restore = useEffectEvent(() => {
    const kept = loadDraft(key)
    if (kept?.version === settings.version) settings.onRestored(kept.document as Written)
  })
  useEffect(() => restore(), [])

  const mayTry = state.kind !== "conflict"
  useEffect(() => {
    if (!mayTry || document === saved.current) return
    setState((now) => (now.kind === "saved" ? { kind: "unsaved" } : now))
    const timer = setTimeout(() => void flush(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [document, mayTry, flush])

  useEffect(() => {
    if (state.kind !== "offline") return
    const again = () => void flush()
    const timer = setInterval(again, AGAIN_MS)
    addEventListener("online", again)
    return () => {
      clearInterval(timer)
      removeEventListener("online", again)
    }
  }, [state.kind, flush])

  useEffect(() => {
    const keep = () => {
      if (saved.current !== newest.current)
        keepDraft(key, JSON.stringify({ version: version.current, document: newest.current }))
    }
    addEventListener("pagehide", keep)
    return () => removeEventListener("pagehide", keep)
  }, [key])

  return {
    state,
    current: () => version.current,
    flush,
    overwrite: (now) => {
      version.current = now
      return flush()
    },
  }
}

function stateAfter(error: unknown, conflict: ErrorCode): SaveState {
  if (!isApiError(error)) return { kind: "offline" }
  if (error.code === conflict) return { kind: "conflict" }
  if (error.failure === "answer" && error.status < 500) return { kind: "refused", message: error.message }
  return { kind: "offline" }
}
