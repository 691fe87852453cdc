// The pages that were read on this device, for the offline page.
import { PRODUCT_NAME } from "@shirube/vocabulary/product"
import { PAGES, STORED_AT, STORED_TITLE } from "./names.ts"

export interface StoredPage {
  readonly href: string
  readonly title: string
  /** An instant. */
  readonly storedAt: string
}

/** Last read first. */
export async function listStoredPages(): Promise<StoredPage[]> {
  if (!("caches" in globalThis) || !(await caches.has(PAGES))) return []
  const pages = await caches.open(PAGES)
  const found = await Promise.all(
    (await pages.keys()).map(async (request) => {
      const page = await pages.match(request)
      return page ? [describe(new URL(request.url), page.headers)] : []
    }),
  )
  return found.flat().reverse()
}

function describe({ pathname, search }: URL, headers: Headers): StoredPage {
  const title = decodeURIComponent(headers.get(STORED_TITLE) ?? "")
  return {
    href: pathname + search,
    title: title.replace(new RegExp(` \\| ${PRODUCT_NAME}$`), "") || pathname,
    storedAt: new Date(Number(headers.get(STORED_AT) ?? 0)).toISOString(),
  }
}
