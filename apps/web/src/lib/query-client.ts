// The client cache itself; in a chunk of its own (see queries.ts).

import type { Language } from "@shirube/contract/language"
import { dehydrate, hashKey, hydrate, QueryClient } from "@tanstack/react-query"

export { dehydrate, hydrate }

declare module "@tanstack/react-query" {
  interface Register {
    /** `tags`: what it is made of, as events name it. */
    queryMeta: { readonly tags?: readonly string[] }
  }
}

export const createQueryClient = (language: () => Language) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: false,
        refetchOnWindowFocus: false,
        // The API answers in the reader's language, so every key has it in it without anyone thinking of it.
        queryKeyHashFn: (key) => hashKey([language(), ...key]),
      },
    },
  })
