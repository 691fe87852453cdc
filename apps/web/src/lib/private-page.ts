/**
 * `headers` of a route whose address holds a secret or whose content changes from one moment to the next: no cache keeps
 * the page, and no other page is told its address.
 */
export const privatePage = () => ({ "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" })
