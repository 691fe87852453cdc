/** Actions under a post. Forms opened there take the full width. */
export const toolRow = "no-print flex flex-wrap items-center gap-x-6 gap-y-1 border-y py-1 empty:hidden"
