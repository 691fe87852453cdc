import { useCallback } from "react"
import { useApp, useIsMember } from "#web/lib/page/use-app.ts"
import type { Queries } from "#web/lib/query/queries.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"

const NONE: ReadonlySet<string> = new Set()

async function loadBlocked(queries: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const [{ personalQuery }, cache] = await Promise.all([import("#web/lib/query/personal.ts"), queries.open()])
  const facts = await Promise.all(ids.map((id) => cache.fetchQuery(personalQuery(`mentor:${id}`))))
  return new Set(facts.filter(({ block }) => block.isBlocked).map(({ id }) => id))
}

/** Those of a page with a block between them and the reader. The page itself is the same for everyone. */
export function useBlocked(mentors: readonly { readonly id: string }[]): ReadonlySet<string> {
  const isMember = useIsMember()
  const ids = mentors.map(({ id }) => id).join()
  const load = useCallback((queries: Queries) => loadBlocked(queries, ids.split(",")), [ids])
  return useLoaded(isMember && ids !== "" && load, useApp().queries) ?? NONE
}
