import { useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { useTranslations } from "use-intl"
import { whenIdle } from "#web/lib/early/when-idle.ts"
import { useApp, useIsMember } from "#web/lib/page/use-app.ts"
import { refetch } from "#web/lib/query/refetch.ts"

/** The reader stays on the page. */
const READING_MS = 2_000

/** Pages that were read stay readable without a connection. Nothing is loaded before the page is idle. */
export function useOffline(): void {
  useStoredPages()
  useQueue()
}

/** Sends what a member did without a connection. */
function useQueue(): void {
  const t = useTranslations("common")
  const { status, queries } = useApp()
  const isMember = useIsMember()
  useEffect(() => {
    if (!isMember) return
    let stop: (() => void) | undefined
    let isGone = false
    const stopWaiting = whenIdle(() => {
      void import("#web/lib/offline/queue.ts").then(
        ({ watchQueue }) => {
          if (isGone) return
          stop = watchQueue(({ sent, refused }) => {
            if (sent.length > 0)
              status.show({ kind: "success", message: t("sentNow", { count: sent.length }) })
            if (refused.length > 0)
              status.show({ kind: "error", message: t("notSent", { count: refused.length }) })
            refetch(queries.current(), "all")
          })
        },
        () => {},
      )
    })
    return () => {
      isGone = true
      stopWaiting()
      stop?.()
    }
  }, [t, status, queries, isMember])
}

function useStoredPages(): void {
  const router = useRouter()
  const { locale } = useApp()
  useEffect(() => {
    if (import.meta.env.DEV || !("serviceWorker" in navigator)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStarted = false
    const load = () => import("#web/lib/offline/offline.ts")
    // Without storage, or in a private window, pages work as before.
    const start = () => {
      isStarted = true
      void load()
        .then(({ startOffline }) => startOffline(locale.language, locale.prefix))
        .catch(() => {})
    }
    const stopWaiting = whenIdle(start)
    const stopListening = router.subscribe("onRendered", ({ hrefChanged, fromLocation }) => {
      if (!hrefChanged || !fromLocation || !isStarted) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        void load()
          .then(({ tellRead }) => tellRead(locale.language, false))
          .catch(() => {})
      }, READING_MS)
    })
    return () => {
      stopWaiting()
      stopListening()
      clearTimeout(timer)
    }
  }, [router, locale])
}
