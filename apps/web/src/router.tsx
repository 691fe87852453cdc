import { hashKey, QueryClient } from "@tanstack/react-query"
import { createRouter } from "@tanstack/react-router"
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query"
import { refetchUser } from "./lib/auth/user.ts"
import { connectBrowser } from "./lib/browser.ts"
import { Locale } from "./lib/locale.ts"
import { loadMessages } from "./lib/messages.ts"
import type { RouterContext } from "./lib/router-context.ts"
import { start } from "./lib/start.ts"
import { routeTree } from "./routeTree.gen"
import { createToastQueue } from "./ui/toast-queue.ts"

type Dehydrated = Pick<RouterContext, "settings" | "refusedForm">

export async function getRouter() {
  const { language, prefix, nonce, ...rest } = start()
  const locale = new Locale(language, prefix, await loadMessages(language))
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: false,
        refetchOnWindowFocus: false,
        // The API answers in the reader's language, so every key has it in it without anyone thinking of it.
        queryKeyHashFn: (key) => hashKey([locale.language, ...key]),
      },
    },
  })
  const context: RouterContext = { ...rest, locale, queries, status: createToastQueue() }

  const router = createRouter({
    routeTree,
    context,
    rewrite: locale.rewrite,
    scrollRestoration: true,
    // Queries decide what is fresh; the router always asks them.
    defaultPreloadStaleTime: 0,
    ...(nonce ? { ssr: { nonce } } : {}),
    dehydrate: (): Dehydrated => ({ settings: context.settings, refusedForm: context.refusedForm }),
    hydrate: (dehydrated: Dehydrated) => {
      Object.assign(context, dehydrated)
    },
  })
  setupRouterSsrQueryIntegration({ router, queryClient: queries })

  if (!import.meta.env.SSR) {
    connectBrowser({
      language: () => locale.language,
      timeoutMs: () => context.settings.apiTimeoutMs,
      status: context.status,
      say: (message) => locale.t(`status.${message}`),
      signOut: () => void router.navigate({ href: "/sign-out" }),
    })
    // While signed in, the user is asked for again after every route change; a changed one is shown everywhere.
    router.subscribe("onResolved", ({ pathChanged }) => {
      if (pathChanged)
        void refetchUser(context).then((changed) => (changed ? router.invalidate() : undefined))
    })
  }
  return router
}

declare module "@tanstack/react-router" {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
  }
}
