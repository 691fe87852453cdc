// `api("GET /v1/articles", { query: { category } })`: the same call in a loader on the server, where it stays
// in-process and acts for the current request, and in the browser.
import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start"
import type { ApiClient } from "./api-client.ts"
import { requestApi } from "./request-api.ts"

const client: () => ApiClient | Promise<ApiClient> = createIsomorphicFn()
  .server((): ApiClient => {
    const context = getGlobalStartContext()
    if (!context) throw new Error("api() was called outside a request")
    return requestApi(context, context.page.language)
  })
  .client(async (): Promise<ApiClient> => (await import("./browser-api.ts")).browserApi)

export const api: ApiClient = async (route, ...options) => (await client())(route, ...options)
