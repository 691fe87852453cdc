// The media URLs of a film, renewed when they expire.
import { useCallback, useEffect, useState } from "react"
import { api } from "#web/lib/api/api.ts"
import type { Media } from "../queries.ts"
import type { Played } from "./film.ts"

interface MediaState {
  readonly media: Media | undefined
  readonly hasFailed: boolean
  /** Fetches new URLs and returns whether that worked. */
  readonly renew: () => Promise<boolean>
}

export function useMedia({ id, media: route, given }: Pick<Played, "id" | "media" | "given">): MediaState {
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
