import { type PageHead, pageHead } from "./head.ts"
import { isIndexed, type PageAccess, type PageData } from "./page-data.ts"
import type { RouterContext } from "./router-context.ts"

export interface PageMatch {
  readonly pathname: string
  readonly context: Pick<RouterContext, "locale" | "settings">
}

/** For a page with a dynamic title: `head: ({ match, loaderData }) => page(match, { title: loaderData.title })` */
export const page = (match: PageMatch, head: PageHead) =>
  pageHead(head, {
    language: match.context.locale.language,
    publicUrl: match.context.settings.publicUrl,
    path: match.pathname,
  })

/** The head of a page that declares its title in `staticData`. */
export function declaredHead(
  match: PageMatch & { readonly staticData: PageData },
): Partial<ReturnType<typeof page>> {
  const { title, canonical } = match.staticData
  if (title === undefined) return {}
  return page(match, {
    title: typeof title === "object" ? title.plain : match.context.locale.t(title),
    ...(canonical === undefined ? {} : { canonicalPath: canonical }),
    hidden: !isIndexed(match.staticData),
  })
}

/** An unknown path may still match a parent route; that one is not shown, so its rules do not apply. */
export const shownMatches = <Match extends { readonly _notFound?: boolean | undefined }>(
  matches: readonly Match[],
) => (matches.some(({ _notFound }) => _notFound) ? [] : matches)

/** The deepest route that declares an access decides. */
export const accessOf = (matches: readonly { readonly staticData: PageData }[]): PageAccess =>
  matches.findLast(({ staticData }) => staticData.access)?.staticData.access ?? "public"
