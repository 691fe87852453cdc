/** Actions under a post: two, and the others behind “⋯” at its end. Forms opened there take the full width. */
export const toolRow = "no-print flex flex-wrap items-center gap-x-6 gap-y-1 border-y py-1 empty:hidden"
/** Of the menu: at the end, so that nothing moves when the actions have loaded. */
export const toolRowEnd = "ms-auto flex"
