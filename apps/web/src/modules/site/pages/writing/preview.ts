import type { Language } from "@shirube/vocabulary/language"
import { api } from "#web/lib/api/api.ts"
import { orNotFound } from "#web/lib/page/or-not-found.ts"
import { type PageShown, withPageHtml } from "../queries.ts"

/** Apart from what readers load, which names no call of editors. */
export const loadPagePreview = async (
  id: string,
  language: Language,
  signal: AbortSignal,
): Promise<PageShown> =>
  withPageHtml(
    await orNotFound(
      api("GET /v1/editors/pages/{id}/preview", {
        params: { id },
        query: { language },
        handles: [404],
        signal,
      }),
    ),
    language,
  )
