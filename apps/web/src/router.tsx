import "./lib/early/evaluate-react.ts"
import { routeGroups, routeTree } from "virtual:route-groups"
import type { DehydratedState } from "@tanstack/react-query"
import { createRouter } from "@tanstack/react-router"
import { CurrentUser } from "./lib/auth/current-user.ts"
import type { User } from "./lib/auth/guards.ts"
import { isLeaving, isSignOutPage, wantedPage } from "./lib/auth/sign-in-pages.ts"
import { connectBrowser } from "./lib/browser/browser.ts"
import { unfoldPage } from "./lib/early/fold.ts"
import { Locale } from "./lib/language/locale.ts"
import { loadMessages } from "./lib/language/messages.ts"
import type { RouterContext } from "./lib/page/router-context.ts"
import { parseSearch, stringifySearch } from "./lib/page/search-params.ts"
import { SiteMap } from "./lib/page/site-map.ts"
import { Queries } from "./lib/query/queries.ts"
import { routeOf } from "./lib/server/render-outcome.ts"
import { start } from "./lib/server/start.ts"
import { FailureScreen, NotFoundScreen } from "./modules/site/status/screens.tsx"
import { createToastQueue } from "./ui/overlay/toast-queue.ts"

/** State that the browser cannot derive. */
interface Dehydrated extends Pick<RouterContext, "settings" | "form" | "isMadeForMember"> {
  readonly user: User | null | undefined
  readonly queryState: DehydratedState | undefined
}

const site = new SiteMap(routeTree, routeGroups)

/**
 * The script sent with the page has already restored the scroll position. The reader may have scrolled before
 * the router's first render, so that one must not restore it again.
 */
function skipFirstRender(): () => boolean {
  let isAlive = false
  return () => {
    const wasAlive = isAlive
    isAlive = true
    return wasAlive
  }
}

export async function getRouter() {
  const { language, prefix, areas, nonce, ...rest } = start()
  const [locale] = await Promise.all([
    Locale.start({ language, prefix, areas }, loadMessages),
    import.meta.env.SSR ? undefined : site.learn(location.pathname),
  ])
  const context: RouterContext = {
    ...rest,
    locale,
    site,
    queries: new Queries(() => locale.language),
    currentUser: new CurrentUser(rest.session),
    status: createToastQueue(),
  }

  const router = createRouter({
    routeTree,
    context,
    rewrite: locale.rewrite,
    // Other spellings are redirected (lib/page/spelling.ts). Unknown paths match the root only, so that they do
    // not inherit a parent route's title.
    caseSensitive: true,
    notFoundMode: "root",
    parseSearch,
    stringifySearch,
    scrollRestoration: import.meta.env.SSR ? true : skipFirstRender(),
    defaultStaleTime: 60_000,
    // Shown inside the frame of the failed page, not instead of it.
    defaultErrorComponent: FailureScreen,
    defaultNotFoundComponent: NotFoundScreen,
    ...(nonce ? { ssr: { nonce } } : {}),
    dehydrate: async () => {
      const known: Dehydrated = {
        settings: context.settings,
        form: context.form,
        isMadeForMember: context.isMadeForMember,
        user: context.currentUser.known,
        queryState: await context.queries.dehydrate(),
      }
      return { known: JSON.stringify(known) }
    },
    hydrate: async (dehydrated: { known: string }) => {
      const { user, queryState, ...known }: Dehydrated = JSON.parse(dehydrated.known)
      Object.assign(context, known)
      context.currentUser.remember(user)
      await context.queries.hydrate(queryState)
    },
  })

  if (!import.meta.env.SSR) {
    router.subscribe("onBeforeRouteMount", ({ pathChanged }) => {
      if (pathChanged) unfoldPage()
    })
    router.subscribe("onBeforeNavigate", ({ fromLocation, pathChanged }) => {
      // The outcome of a form is about the page it was posted to.
      if (fromLocation && pathChanged) Object.assign(context, { form: {} })
    })
    site.onGrown = () => router.setRoutes(router.buildRouteTree())
    connectBrowser({
      language: () => locale.language,
      timeoutMs: () => context.settings.apiTimeoutMs,
      status: context.status,
      say: (message) => locale.t(`status.${message}`),
      page: () => routeOf(router),
      signOut: (mayReturn) => {
        const { pathname } = router.latestLocation
        // Several requests may fail at once; only the first knows the page the reader was on.
        if (isSignOutPage(pathname)) return
        const from = mayReturn ? wantedPage(pathname, location) : undefined
        void router.navigate({ to: "/sign-out", state: { sentAway: { from } } })
      },
    })
    // Refetches the user after every route change and re-renders if they have changed. A path in a route
    // group that is still loading resolves twice.
    let arrivedAt = ""
    router.subscribe("onResolved", ({ pathChanged, toLocation: { pathname } }) => {
      if (!pathChanged || pathname === arrivedAt) return
      arrivedAt = pathname
      if (isLeaving(pathname)) return
      void context.currentUser.refetch().then((changed) => (changed ? router.invalidate() : undefined))
    })
  }
  return router
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Set if the reader was signed out by force: a message to show, and perhaps a page to return to. */
    sentAway?: { readonly from: string | undefined }
  }
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
  }
}
