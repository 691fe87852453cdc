import { SCROLL_DURATION_MS, SCROLL_OFFSET_PX } from "@shirube/vocabulary/product"

export interface Stage {
  readonly scrollY: () => number
  readonly scrollTo: (top: number) => void
  readonly maxScrollY: () => number
  readonly prefersReducedMotion: () => boolean
  readonly now: () => number
  readonly nextFrame: (work: () => void) => void
}

/** Scrolls and moves focus: 700 ms, ending 100 px above; at once with reduced motion. */
export function scrollToElement(element: HTMLElement, stage: Stage = theBrowser): Promise<void> {
  moveFocus(element)
  const from = stage.scrollY()
  const to = Math.min(
    Math.max(0, from + element.getBoundingClientRect().top + SCROLL_OFFSET_PX),
    stage.maxScrollY(),
  )
  if (stage.prefersReducedMotion()) {
    stage.scrollTo(to)
    return Promise.resolve()
  }
  const startedAt = stage.now()
  return new Promise((arrived) => {
    const step = () => {
      const progress = Math.min(1, (stage.now() - startedAt) / SCROLL_DURATION_MS)
      stage.scrollTo(from + (to - from) * eased(progress))
      if (progress < 1) stage.nextFrame(step)
      else arrived()
    }
    stage.nextFrame(step)
  })
}

/** Eases in and out. */
export const eased = (progress: number) =>
  progress < 0.5 ? 4 * progress ** 3 : 1 - (-2 * progress + 2) ** 3 / 2

function moveFocus(element: HTMLElement) {
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    element.setAttribute("tabindex", "-1")
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true })
  }
  element.focus({ preventScroll: true })
}

const theBrowser: Stage = {
  scrollY: () => window.scrollY,
  // "instant": CSS smooth scrolling must not apply on top of this.
  scrollTo: (top) => window.scrollTo({ top, behavior: "instant" }),
  maxScrollY: () => document.documentElement.scrollHeight - window.innerHeight,
  prefersReducedMotion: () => matchMedia("(prefers-reduced-motion: reduce)").matches,
  now: () => performance.now(),
  nextFrame: (work) => requestAnimationFrame(work),
}
