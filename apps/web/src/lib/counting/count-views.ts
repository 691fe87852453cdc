// Counts that a page was read, without a cookie, an id or anything about the reader (docs/decisions/0159).
import type { AnyRouter } from "@tanstack/react-router"
import { detectDevice } from "../browser/device.ts"
import { accessOf, shownMatches } from "../page/page.ts"
import type { RouterContext } from "../page/router-context.ts"

const ADDRESS = "/api/v1/figures/views"
/** As the API takes them. */
const LONGEST_WORDS = 60

interface PrivacySignals {
  readonly globalPrivacyControl?: boolean
  readonly doNotTrack?: string | null
  readonly webdriver?: boolean
  readonly userAgent: string
}

/** Global Privacy Control and Do Not Track are kept, and programs are no readers. */
export const mayBeCounted = ({ globalPrivacyControl, doNotTrack, webdriver, userAgent }: PrivacySignals) =>
  globalPrivacyControl !== true &&
  doNotTrack !== "1" &&
  webdriver !== true &&
  !detectDevice(userAgent).isCrawler

interface View {
  readonly path: string
  /** Nothing is sent from pages of an account, and from those that are not there. */
  readonly isPublic: boolean
  readonly search: { readonly words: string; readonly found: boolean } | null
  /** Percent of the article. */
  read: number
  isSent: boolean
}

export function countViews(router: AnyRouter): () => void {
  if (!mayBeCounted(navigator)) return () => {}
  const { locale, currentUser }: RouterContext = router.options.context
  const stop = new AbortController()
  let view = begin(router)

  function send(): void {
    const { path, read, search, isPublic } = view
    if (view.isSent || !isPublic || currentUser.known?.role === "editor") return
    view.isSent = true
    const { isMobile, isTablet } = detectDevice(navigator.userAgent, navigator)
    const device = isMobile ? "phone" : isTablet ? "tablet" : "desktop"
    const body = JSON.stringify({ path, language: locale.language, device, read, search })
    navigator.sendBeacon(ADDRESS, new Blob([body], { type: "application/json" }))
  }

  let isMeasuring = false
  function measure(): void {
    if (isMeasuring) return
    isMeasuring = true
    requestAnimationFrame(() => {
      isMeasuring = false
      view.read = Math.max(view.read, percentSeen())
    })
  }

  const unsubscribe = router.subscribe("onRendered", () => {
    const next = begin(router)
    if (next.path === view.path && next.search?.words === view.search?.words) return
    send()
    view = next
    measure()
  })
  addEventListener("scroll", measure, { passive: true, signal: stop.signal })
  // A phone may never return to a page that it has hidden.
  document.addEventListener("visibilitychange", () => document.hidden && send(), { signal: stop.signal })
  addEventListener("pagehide", send, { signal: stop.signal })
  measure()
  return () => {
    unsubscribe()
    stop.abort()
  }
}

function begin(router: AnyRouter): View {
  const results = document.querySelector<HTMLElement>("[data-searched]")
  const { searched = "", found } = results?.dataset ?? {}
  const words = Array.from(searched.trim()).slice(0, LONGEST_WORDS).join("")
  const matches = shownMatches(router.state.matches)
  return {
    path: router.state.location.pathname,
    isPublic: matches.length > 0 && accessOf(matches) === "public",
    search: words === "" ? null : { words, found: found === "true" },
    read: 0,
    isSent: false,
  }
}

/** Of an article's text: how much of it has been above the lower edge of the window. */
function percentSeen(): number {
  const text = document.querySelector("article .prose-shirube")
  if (!text) return 0
  const { top, height } = text.getBoundingClientRect()
  return height === 0 ? 0 : Math.round(100 * Math.min(1, Math.max(0, (innerHeight - top) / height)))
}
