// A document keeps the permissions that it was loaded with, also while the router shows other pages in it.
import { redirect } from "@tanstack/react-router"

/**
 * In the browser: loads the page from the server unless this document was loaded as one of these pages, so that
 * the page has its own permissions.
 */
export function loadAsDocument({ publicHref }: { readonly publicHref: string }, pages: RegExp): void {
  if (import.meta.env.SSR || pages.test(documentPath())) return
  throw redirect({ href: publicHref, reloadDocument: true })
}

/** The path that this document was loaded from, however the router has changed it since. */
function documentPath(): string {
  const [loaded] = performance.getEntriesByType("navigation")
  return loaded ? (URL.parse(loaded.name)?.pathname ?? "") : location.pathname
}
