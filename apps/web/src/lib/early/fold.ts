// What lies below the first screen is laid out once its reader comes near it: a Japanese article with readings is thousands of small boxes,
// and half of a phone's time before the page is alive went into those that nobody saw yet (styles/fold.css). Until then their heights are
// guessed. So whoever comes to a place inside of the page (back, reload, an address with `#`) gets all of it at once, and so does
// whoever goes to one.

/** Stands in the page as text (late-scripts.ts), before anything is drawn: it takes nothing from outside of itself. */
export function foldPage(): void {
  const html = document.documentElement
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  if (visit?.type !== "navigate" || location.hash) return
  html.dataset.folded = ""
  const unfold = () => {
    delete html.dataset.folded
  }
  addEventListener("popstate", unfold)
  // Whoever reads by keys goes far at once.
  addEventListener("keydown", unfold)
  addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest("a[href*='#']")) unfold()
    },
    true,
  )
}

/** The next page is not the first: where it was left it is found again. */
export function unfoldPage(): void {
  delete document.documentElement.dataset.folded
}
