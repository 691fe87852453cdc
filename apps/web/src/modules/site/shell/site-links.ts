import { type AnyRouter, useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { destinationOf, isPlainClick } from "#web/lib/browser/link-clicks.ts"
import { switchLanguage } from "#web/lib/language/switch-language.ts"
import { useApp } from "#web/lib/page/use-app.ts"

const HOVER_MS = 60

/** Handles plain anchors in the router, preloads pages on hover, and scrolls to headings. */
export function useSiteLinks() {
  const router: AnyRouter = useRouter()
  const { locale } = useApp()
  useEffect(() => {
    let hoverTimer: ReturnType<typeof setTimeout> | undefined

    const onClick = (event: MouseEvent) => {
      const anchor = anchorOf(event)
      if (!anchor || !isPlainClick(event)) return
      const destination = destinationOf(anchor, new URL(location.href))
      // Without a connection the service worker has the page as a document.
      if (destination.kind === "page" && hasOnlyStored()) return
      if (destination.kind === "page") {
        event.preventDefault()
        void router.navigate({ href: destination.href })
      } else if (destination.kind === "language") {
        event.preventDefault()
        if (destination.language !== locale.language)
          void switchLanguage(router, locale, destination.language)
      } else if (destination.kind === "section") {
        const section = document.getElementById(destination.id)
        if (!section) return
        event.preventDefault()
        // The router alone would jump there at once, without smooth scrolling.
        void router.navigate({ href: destination.href, hashScrollIntoView: false, resetScroll: false })
        void import("#web/lib/browser/smooth-scroll.ts").then(({ scrollToElement }) =>
          scrollToElement(section),
        )
      }
    }
    const onIntent = (event: Event) => {
      clearTimeout(hoverTimer)
      const anchor = anchorOf(event)
      const destination = anchor && destinationOf(anchor, new URL(location.href))
      if (destination?.kind !== "page" || hasOnlyStored()) return
      hoverTimer = setTimeout(() => {
        router.preloadRoute({ to: "/", href: destination.href }).catch(() => {})
      }, HOVER_MS)
    }

    document.addEventListener("click", onClick)
    document.addEventListener("pointerover", onIntent)
    document.addEventListener("focusin", onIntent)
    return () => {
      clearTimeout(hoverTimer)
      document.removeEventListener("click", onClick)
      document.removeEventListener("pointerover", onIntent)
      document.removeEventListener("focusin", onIntent)
    }
  }, [router, locale])
}

const hasOnlyStored = () =>
  (!navigator.onLine || document.documentElement.dataset.storedAt !== undefined) &&
  Boolean(navigator.serviceWorker?.controller)

function anchorOf(event: Event): HTMLAnchorElement | undefined {
  const anchor = event.target instanceof Element ? event.target.closest("a[href]") : null
  return anchor instanceof HTMLAnchorElement ? anchor : undefined
}
