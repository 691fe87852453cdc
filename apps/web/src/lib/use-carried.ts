// What a visitor has kept in this browser goes into their account once they are somebody, whichever way they came in and wherever that led them.
import { useEffect } from "react"
import { isApiError } from "./is-api-error.ts"
import { isKeptHere } from "./kept-here.ts"
import { refetch } from "./refetch.ts"
import { useApp, useUser } from "./use-app.ts"

interface Carried {
  /** The name that it is kept under. */
  readonly kept: string
  /** True where something was carried. What has arrived is kept here no longer. */
  readonly carry: () => Promise<boolean>
  /** Of what is another one afterwards. */
  readonly tags: readonly string[]
}

/** `said`: what its reader is told of it. */
export function useCarried({ kept, carry, tags }: Carried, said?: string) {
  const { queries, status } = useApp()
  const user = useUser()
  // Who has to set up a second factor first may do nothing else until then.
  const mayAct = user !== null && !user.requiresSecondFactor
  useEffect(() => {
    if (!mayAct || !isKeptHere(kept)) return
    void carry().then(
      (isDone) => {
        if (!isDone) return
        refetch(queries.current(), tags)
        if (said !== undefined) status.show({ kind: "success", message: said })
      },
      // What could not be carried stays here, and is tried again with the next page. Where the account has no room left its owner alone can help.
      (error: unknown) => {
        if (isApiError(error) && error.status === 409) status.show({ kind: "error", message: error.message })
      },
    )
  }, [mayAct, queries, status, kept, carry, tags, said])
}
