// What a visitor has kept in this browser goes into their account once they are somebody, whichever way they came in and wherever that led them.
import { useEffect } from "react"
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
    // What could not be carried stays here, and is tried again with the next page.
    void carry().then((isDone) => {
      if (!isDone) return
      refetch(queries.current(), tags)
      if (said !== undefined) status.show({ kind: "success", message: said })
    }, nothing)
  }, [mayAct, queries, status, kept, carry, tags, said])
}

const nothing = () => undefined
