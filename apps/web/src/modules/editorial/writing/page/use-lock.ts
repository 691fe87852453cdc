import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useEffectEvent } from "react"
import { useAction } from "#web/lib/api/use-action.ts"
import { lockQuery, releaseLock, type WritingDocument } from "../queries.ts"

export interface DocumentLock {
  /** Another editor’s. Undefined while this one may write. */
  readonly other: { readonly name: string; readonly since: string } | undefined
  readonly takeOver: () => Promise<boolean>
  readonly isTaking: boolean
}

/** Held while the page is open. `loadedAt`: when the document was loaded, which names the lock too. */
export function useLock(document: WritingDocument, loadedAt: number): DocumentLock {
  const { noun, id, trashedAt } = document
  const key = { noun, id }
  const options = lockQuery(key)
  const queries = useQueryClient()
  const { data, dataUpdatedAt } = useQuery({ ...options, enabled: trashedAt === null })
  const lock = data && dataUpdatedAt >= loadedAt ? data : document.lock
  const taking = useAction("POST /v1/editors/writing/{noun}/{id}/lock", {
    onDone: (mine) => queries.setQueryData(options.queryKey, mine),
  })
  const isMine = lock?.isMine ?? false
  const release = useEffectEvent(() => void (isMine && releaseLock(key)))
  useEffect(() => {
    addEventListener("pagehide", release)
    return () => {
      removeEventListener("pagehide", release)
      release()
    }
  }, [])
  return {
    other: lock && !lock.isMine ? { name: lock.by.name, since: lock.since } : undefined,
    takeOver: () => taking.run({ params: key, body: { takeOver: true } }),
    isTaking: taking.underWay.length > 0,
  }
}
