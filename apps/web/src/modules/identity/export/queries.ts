import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { Provider } from "#web/lib/auth/sso.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"

export const exportQuery = () =>
  queryOptions({
    queryKey: ["export"],
    queryFn: ({ signal }) => api("GET /v1/account/export", { signal }),
    meta: { tags: ["export"] },
  })

export interface DataPageData {
  /** When the member asked for deletion, if they did. */
  readonly askedAt: string | undefined
  /** Services with which the member can sign in again to prove their identity. */
  readonly proofBy: readonly Provider[]
}

export async function loadData(
  { queries }: Pick<RouterContext, "queries">,
  signal: AbortSignal,
): Promise<DataPageData> {
  const cache = await queries.open()
  const [{ leaving }, providers, identities] = await Promise.all([
    api("GET /v1/account/leaving", { signal }),
    api("GET /v1/auth/providers", { signal, handles: [429, 500, 503] }).catch(() => ({ items: [] })),
    api("GET /v1/user/identities", { signal }),
    cache.fetchQuery(exportQuery()),
  ])
  return {
    askedAt: leaving?.askedAt,
    proofBy: providers.items.filter(({ key }) =>
      identities.items.some(({ provider }) => provider?.key === key),
    ),
  }
}
