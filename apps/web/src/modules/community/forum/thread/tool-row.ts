/** Actions under a post. Forms opened there take the full width. */
export const toolRow = "no-print flex flex-wrap items-center gap-x-6 gap-y-1 border-y py-1 empty:hidden"
export const tool =
  "inline-flex min-h-11 items-center gap-2 text-ink-soft text-sm hover:text-ink aria-pressed:text-shu-ink"
