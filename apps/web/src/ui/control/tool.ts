/** A small action under a text. */
export const tool =
  "inline-flex min-h-11 items-center gap-2 text-ink-soft text-sm hover:text-ink aria-pressed:text-shu-ink"
