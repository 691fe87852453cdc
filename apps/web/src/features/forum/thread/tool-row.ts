/** What can be done with a text, under it. Forms that are opened there take the whole width. */
export const toolRow = "no-print flex flex-wrap items-center gap-x-6 gap-y-1 border-y py-1 empty:hidden"
export const tool =
  "inline-flex min-h-11 items-center gap-2 text-ink-soft text-sm hover:text-ink aria-pressed:text-shu-ink"
