import type { Page } from "@playwright/test"

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** Sums up what moves without any input, as browsers report it (cumulative layout shift). */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen: { value: number; moved: string[] }[] = []
    Object.assign(window, { seenShifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput)
          seen.push({
            value: entry.value,
            moved: entry.sources.map(
              ({ node, previousRect: from, currentRect: to }) =>
                `${from.top}+${from.height} → ${to.top}+${to.height}: ${node instanceof Element ? node.outerHTML.slice(0, 120) : ""}`,
            ),
          })
    }).observe({ type: "layout-shift", buffered: true })
  })

/** After the fonts, and a frame in which the last shift is reported. */
export const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (const _ of ["painted", "reported"]) await new Promise((done) => requestAnimationFrame(done))
    return (window as unknown as { seenShifts: { value: number; moved: string[] }[] }).seenShifts
  })
