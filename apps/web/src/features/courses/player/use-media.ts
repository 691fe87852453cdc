// Where a film is, for as long as that is so: addresses run out, and are asked for again.
import { useCallback, useEffect, useState } from "react"
import { api } from "#web/lib/api.ts"
import type { Media } from "../queries.ts"
import type { Played } from "./film.ts"

interface Found {
  readonly media: Media | undefined
  readonly hasFailed: boolean
  /** New addresses, where the old ones no longer lead anywhere; says whether there are any. */
  readonly renew: () => Promise<boolean>
}

export function useMedia({ id, media: route, given }: Pick<Played, "id" | "media" | "given">): Found {
  const [media, setMedia] = useState<Media | undefined>(given)
  const [hasFailed, setHasFailed] = useState(false)
  const renew = useCallback(async () => {
    if (given) return false
    try {
      setMedia(await api(route, { params: { id }, handles: "all" }))
      setHasFailed(false)
      return true
    } catch {
      setHasFailed(true)
      return false
    }
  }, [id, route, given])
  useEffect(() => void renew(), [renew])
  return { media, hasFailed, renew }
}
