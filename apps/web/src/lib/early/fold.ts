// Content below the first screen is laid out when the reader scrolls near it: a Japanese article with
// readings is thousands of small boxes, and laying out the invisible ones took half of a phone's time to
// hydration (styles/fold.css). Until then their heights are estimates, so a page opened or left at a position
// inside it (back, reload, a hash) is laid out completely.

/**
 * Inlined into the page as text (late-scripts.ts) before the first paint, so it must not use anything from
 * outside.
 */
export function foldPage(): void {
  const html = document.documentElement
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  if (visit?.type !== "navigate" || location.hash) return
  html.dataset.folded = ""
  const unfold = () => {
    delete html.dataset.folded
  }
  addEventListener("popstate", unfold)
  // Keyboard readers jump far at once.
  addEventListener("keydown", unfold)
  addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest("a[href*='#']")) unfold()
    },
    true,
  )
}

/** Later pages are not folded, so that their scroll position can be restored. */
export function unfoldPage(): void {
  delete document.documentElement.dataset.folded
}
