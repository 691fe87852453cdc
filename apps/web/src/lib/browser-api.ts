import { DEFAULT_LANGUAGE, isLanguage } from "@shirube/contract/language"
import { DEFAULT_API_TIMEOUT_MS } from "@shirube/contract/product"
import { type ApiClient, createApiClient } from "./api-client.ts"

let client: ApiClient | undefined

export function browserApi(): ApiClient {
  client ??= createApiClient({
    origin: location.origin,
    fetch: (request) => fetch(request),
    language: () =>
      isLanguage(document.documentElement.lang) ? document.documentElement.lang : DEFAULT_LANGUAGE,
    timeoutMs: () => DEFAULT_API_TIMEOUT_MS,
    token: async () => undefined,
    failed: () => {},
  })
  return client
}
