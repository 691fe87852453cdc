// Moves what a visitor has stored in this browser into their account once they are signed in, by any way and
// on any page.
import { useEffect } from "react"
import { isApiError } from "../api/is-api-error.ts"
import { useApp, useUser } from "../page/use-app.ts"
import { refetch } from "../query/refetch.ts"
import { type BrowserKey, isInBrowserStore } from "./browser-store.ts"

interface CarriedData {
  readonly kept: BrowserKey
  /** True if something was moved. What arrived is deleted here. */
  readonly carry: () => Promise<boolean>
  /** Cache tags to refetch afterwards. */
  readonly tags: readonly string[]
}

export function useCarried({ kept, carry, tags }: CarriedData, confirmation?: string) {
  const { queries, status } = useApp()
  const user = useUser()
  // A member who must set up a second factor may do nothing else first.
  const mayAct = user !== null && !user.requiresSecondFactor
  useEffect(() => {
    if (!mayAct || !isInBrowserStore(kept)) return
    void carry().then(
      (isDone) => {
        if (!isDone) return
        refetch(queries.current(), tags)
        if (confirmation !== undefined) status.show({ kind: "success", message: confirmation })
      },
      // What could not be moved stays here and is retried on the next page. If the account is full, only its
      // owner can help.
      (error: unknown) => {
        if (isApiError(error) && error.status === 409) status.show({ kind: "error", message: error.message })
      },
    )
  }, [mayAct, queries, status, kept, carry, tags, confirmation])
}
