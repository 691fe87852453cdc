import { type ApiClient, createApiClient } from "./api-client.ts"
import type { RequestContext } from "./request-context.ts"

/** The API for one request on the server: in-process, in the reader's name. Telling the reader is the page's business. */
export const requestApi = (context: RequestContext): ApiClient =>
  createApiClient({
    origin: context.settings.publicUrl,
    fetch: context.api,
    language: () => context.language,
    timeoutMs: () => context.settings.apiTimeoutMs,
    token: async () => undefined,
    failed: () => {},
  })
