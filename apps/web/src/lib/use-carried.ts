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

export function useCarried({ kept, carry, tags }: Carried) {
  const { queries } = useApp()
  const user = useUser()
  // Who has to set up a second factor first may do nothing else until then.
  const mayAct = user !== null && !user.requiresSecondFactor
  useEffect(() => {
    if (!mayAct || !isKeptHere(kept)) return
    // What could not be carried stays here, and is tried again with the next page.
    void carry().then((isDone) => isDone && refetch(queries.current(), tags), nothing)
  }, [mayAct, queries, kept, carry, tags])
}

const nothing = () => undefined
