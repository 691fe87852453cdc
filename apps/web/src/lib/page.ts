import { type PageHead, pageHead } from "./head.ts"
import type { RouterContext } from "./router-context.ts"

export interface PageMatch {
  readonly pathname: string
  readonly context: Pick<RouterContext, "locale" | "settings">
}

/** `head: ({ match, loaderData }) => page(match, { title: loaderData.title })` */
export const page = (match: PageMatch, head: PageHead) =>
  pageHead(head, {
    language: match.context.locale.language,
    publicUrl: match.context.settings.publicUrl,
    path: match.pathname,
  })
