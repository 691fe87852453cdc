import { hashKey, QueryClient } from "@tanstack/react-query"
import { createRouter } from "@tanstack/react-router"
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query"
import { getGlobalStartContext } from "@tanstack/react-start"
import type { RouterContext } from "./lib/router-context.ts"
import { startSettings } from "./lib/settings.ts"
import { startLocale } from "./lib/start-locale.ts"
import { routeTree } from "./routeTree.gen"

export async function getRouter() {
  const locale = await startLocale()
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: false,
        // The API answers in the reader's language, so every key has it in it without anyone thinking of it.
        queryKeyHashFn: (key) => hashKey([locale.language, ...key]),
      },
    },
  })
  const context: RouterContext = { locale, queries, settings: startSettings() }
  const nonce = getGlobalStartContext()?.nonce

  const router = createRouter({
    routeTree,
    context,
    rewrite: locale.rewrite,
    scrollRestoration: true,
    defaultPreload: "intent",
    // Queries decide what is fresh; the router always asks them.
    defaultPreloadStaleTime: 0,
    ...(nonce ? { ssr: { nonce } } : {}),
    dehydrate: () => ({ settings: context.settings }),
    hydrate: (dehydrated: { settings: RouterContext["settings"] }) => {
      context.settings = dehydrated.settings
    },
  })
  setupRouterSsrQueryIntegration({ router, queryClient: queries })
  return router
}

declare module "@tanstack/react-router" {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
  }
  interface StaticDataRouteOption {
    layout?: import("./lib/router-context.ts").LayoutName
  }
}
