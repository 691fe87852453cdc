import { SUSPENDED_PATH } from "@shirube/vocabulary/product"
import { type AnyRouter, rootRouteId, useRouter, useRouterState } from "@tanstack/react-router"
import { useEffect } from "react"
import { useTranslations } from "use-intl"
import { isLeaving } from "#web/lib/auth/sign-in-pages.ts"
import { watchErrors } from "#web/lib/browser/watch-errors.ts"
import { showFurigana } from "#web/lib/language/use-furigana.ts"
import { forgetServerHead } from "#web/lib/page/head.ts"
import { useApp, useUser } from "#web/lib/page/use-app.ts"
import { ToastRegion } from "#web/ui/overlay/toast.tsx"
import { loadBrush } from "#web/ui/picture/drawn-svg.tsx"
import { ConnectionNotice } from "./connection-notice.tsx"
import { useSiteLinks } from "./site-links.ts"
import { useOffline } from "./use-offline.ts"

/** Effects of the whole site. */
export function SiteEffects() {
  const t = useTranslations("common")
  const { status, form } = useApp()
  useSiteLinks()
  useNotice()
  useArrival()
  useStaleSession()
  useDeviceMark()
  useOwnFurigana()
  useAnalytics()
  useCountedViews()
  usePreloading()
  useErrorReports()
  useLiveUpdates()
  useKeptPush()
  useOffline()
  return (
    <>
      <RouteProgress />
      <ConnectionNotice />
      {form.notice ? (
        <noscript>
          <p
            role="status"
            className="fixed inset-x-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-50 mx-auto w-fit border border-t-2 border-rule border-t-matcha bg-paper px-4 py-3 text-sm md:bottom-6"
          >
            {t(form.notice)}
          </p>
        </noscript>
      ) : null}
      <ToastRegion
        queue={status}
        labels={{ region: t("notifications"), dismiss: t("dismiss"), requestId: t("requestId") }}
      />
    </>
  )
}

/** Shows a notice left by the previous page, or by the page before the identity service. */
function useNotice() {
  const t = useTranslations("common")
  const { status, form } = useApp()
  const { notice } = form
  useEffect(() => {
    if (notice) status.show({ kind: "success", message: t(notice) })
  }, [notice, status, t])
}

/** A member's own choice, made on any of their devices. */
function useOwnFurigana() {
  const furigana = useUser()?.furigana
  useEffect(() => {
    if (furigana) showFurigana(furigana)
  }, [furigana])
}

const FADE_MS = 160
const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches

/** The new page fades in; focus moves to it, so that screen readers announce it and Tab starts at its top. */
function useArrival() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe("onRendered", ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return
        forgetServerHead()
        const main = document.getElementById("main")
        if (!isStill()) main?.animate({ opacity: [0.4, 1] }, FADE_MS)
        if (!location.hash) main?.focus({ preventScroll: true })
      }),
    [router],
  )
}

/** The server does not renew sessions; if it saw one but no user, the browser refetches the user. */
function useStaleSession() {
  const router = useRouter()
  useEffect(() => {
    const { context } = router.options
    if (
      context.currentUser.known ||
      isLeaving(router.state.location.pathname) ||
      context.session() === "none"
    )
      return
    void context.currentUser.refetch().then((changed) => (changed ? reloadFrame(router) : undefined))
  }, [router])
}

/**
 * The page itself is the same for everyone; only the frame around it shows the name. A stored page is older than
 * what counts as fresh, but has just arrived: it is not loaded again, which would fail without a connection.
 */
async function reloadFrame(router: AnyRouter): Promise<void> {
  const { options } = router
  const { defaultStaleTime = 0 } = options
  options.defaultStaleTime = Number.POSITIVE_INFINITY
  try {
    await router.invalidate({ filter: ({ routeId }) => routeId === rootRouteId })
  } finally {
    options.defaultStaleTime = defaultStaleTime
  }
}

/**
 * Begins what is not needed for the first load, in a task of its own: all of it at once would block the page. Without a connection the page
 * works without it. The result ends it.
 */
function startSoon(begin: () => Promise<(() => void) | undefined>): () => void {
  let isGone = false
  let end: (() => void) | undefined
  const timer = setTimeout(() => {
    begin().then(
      (begun) => {
        end = begun
        if (isGone) end?.()
      },
      () => {},
    )
  })
  return () => {
    isGone = true
    clearTimeout(timer)
    end?.()
  }
}

/** For styles and scripts that need what CSS cannot detect: `<html data-device="tablet">`. */
function useDeviceMark() {
  useEffect(
    () =>
      startSoon(async () => {
        const { watchDevice } = await import("#web/lib/browser/device-watch.ts")
        return watchDevice(window, ({ isMobile, isTablet }) => {
          document.documentElement.dataset.device = isMobile ? "mobile" : isTablet ? "tablet" : "desktop"
        })
      }),
    [],
  )
}

function useAnalytics() {
  const { analyticsId } = useApp().settings
  useEffect(() => {
    if (analyticsId)
      return startSoon(async () => {
        const { startAnalytics } = await import("#web/lib/browser/analytics.ts")
        startAnalytics(analyticsId)
      })
  }, [analyticsId])
}

/** Without persons. Nothing of it is in the page or its first load. */
function useCountedViews() {
  const router = useRouter()
  useEffect(
    () =>
      startSoon(async () => {
        const { countViews } = await import("#web/lib/counting/count-views.ts")
        return countViews(router)
      }),
    [router],
  )
}

/** Preloads what the next page needs, so that it only waits for its own data. */
function usePreloading() {
  useEffect(() => {
    const stopLoading = startSoon(async () => void (await import("#web/lib/api/browser-api.ts")))
    // Only once the reader interacts: a reader who only reads does not navigate.
    const interaction = new AbortController()
    const take = () => {
      interaction.abort()
      loadBrush().catch(() => {})
    }
    for (const type of ["pointerover", "pointerdown", "keydown"])
      addEventListener(type, take, { passive: true, signal: interaction.signal })
    return () => {
      stopLoading()
      interaction.abort()
    }
  }, [])
}

/** Errors while reporting are ignored. */
function useErrorReports() {
  useEffect(
    () =>
      watchErrors(window, (error, kind) => {
        import("#web/lib/api/browser-api.ts").then(
          ({ reportError }) => reportError(error, kind),
          () => {},
        )
      }),
    [],
  )
}

/** Live updates from other tabs and devices, for members, after a delay. */
function useLiveUpdates() {
  const router = useRouter()
  const { queries, currentUser } = useApp()
  const userId = useUser()?.id
  useEffect(() => {
    if (!userId) return
    const userChanged = async () => {
      const hasChanged = await currentUser.refetch()
      // Public pages have no guard that would redirect, so a suspended member is redirected here.
      if (hasChanged && currentUser.known?.isSuspended) await router.navigate({ to: SUSPENDED_PATH })
      if (hasChanged) await router.invalidate()
    }
    return startSoon(async () => {
      const { listenLive } = await import("#web/lib/live/live.ts")
      return listenLive(userId, { queries, userChanged })
    })
  }, [userId, queries, currentUser, router])
}

/**
 * Renews the push subscription of members who turned it on in this browser. A failure is retried on the next
 * page.
 */
function useKeptPush() {
  const userId = useUser()?.id
  useEffect(() => {
    if (userId)
      return startSoon(async () => {
        const { renewPush } = await import("#web/lib/browser/push.ts")
        await renewPush(userId)
      })
  }, [userId])
}

function RouteProgress() {
  const t = useTranslations("common")
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50">
      <div
        data-loading={isLoading || undefined}
        className="h-0.75 origin-left scale-x-0 bg-shu opacity-0 data-loading:scale-x-90 data-loading:opacity-100 data-loading:transition-transform data-loading:delay-100 data-loading:duration-[3s] motion-reduce:transition-none"
      />
      {isLoading ? <span className="sr-only">{t("loading")}</span> : null}
    </div>
  )
}
