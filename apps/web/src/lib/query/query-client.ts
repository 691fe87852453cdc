// The client cache itself, in its own chunk (see queries.ts).

import type { Language } from "@shirube/vocabulary/language"
import { type DehydratedState, dehydrate, hashKey, hydrate, QueryClient } from "@tanstack/react-query"

export { dehydrate, hydrate }

declare module "@tanstack/react-query" {
  interface Register {
    /** `tags`: what it is made of, as named by events. */
    queryMeta: { readonly tags?: readonly string[] }
  }
}

export const createQueryClient = (language: () => Language) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // Without a connection a call is answered by what this device stores (lib/offline/answers.ts).
        networkMode: "offlineFirst",
        retry: false,
        refetchOnWindowFocus: false,
        // The API responds in the reader's language, so every key includes it automatically.
        queryKeyHashFn: (key) => hashKey([language(), ...key]),
      },
    },
  })

/** The data as it was at a time, unless it is newer. */
export const asOf = (time: number, { queries, ...rest }: DehydratedState): DehydratedState => ({
  ...rest,
  queries: queries.map(({ state, ...query }) => ({
    ...query,
    state: { ...state, dataUpdatedAt: Math.max(state.dataUpdatedAt, time) },
  })),
})
