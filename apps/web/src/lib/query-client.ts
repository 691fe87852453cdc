// The client cache itself; in a chunk of its own (see queries.ts).

import type { Language } from "@shirube/contract/language"
import { dehydrate, hashKey, hydrate, QueryClient } from "@tanstack/react-query"

export { dehydrate, hydrate }

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
