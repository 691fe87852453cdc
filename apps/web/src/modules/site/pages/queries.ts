import type { Language } from "@shirube/vocabulary/language"
import type { LegalPageId, PageComponent, SitePageId } from "@shirube/vocabulary/site/pages/choices"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { localizeLinks } from "#web/lib/page/in-document/localize-links.ts"
import { PageHtml } from "#web/lib/page/in-document/page-html.ts"
import { orNotFound } from "#web/lib/page/or-not-found.ts"
import { type PageMatch, page } from "#web/lib/page/page.ts"

type Answer = ApiResponse<"GET /v1/pages/{id}">
export interface PageShown extends Omit<Answer, "blocks"> {
  readonly blocks: readonly (PageHtml | PageComponent)[]
}

export const loadPage = async (
  id: SitePageId,
  prefix: Language | undefined,
  signal: AbortSignal,
): Promise<PageShown> =>
  withPageHtml(
    await orNotFound(api("GET /v1/pages/{id}", { params: { id }, handles: [404], signal })),
    prefix,
  )

export const loadPageVersion = async (
  id: LegalPageId,
  version: string,
  prefix: Language | undefined,
  signal: AbortSignal,
): Promise<PageShown> =>
  withPageHtml(
    await orNotFound(
      api("GET /v1/pages/{id}/versions/{version}", { params: { id, version }, handles: [404, 422], signal }),
    ),
    prefix,
  )

export const withPageHtml = ({ blocks, ...rest }: Answer, prefix: Language | undefined): PageShown => ({
  ...rest,
  blocks: blocks.map((block, at) =>
    block.kind === "html" ? new PageHtml(`page-text-${at}`, localizeLinks(block.html, prefix)) : block.name,
  ),
})

export const sitePageHead = (match: PageMatch, shown: PageShown | undefined) =>
  shown ? page(match, { title: shown.title, description: shown.lead }) : {}

/** Search engines find the text in force. */
export const versionHead = (match: PageMatch, shown: PageShown | undefined) =>
  shown
    ? page(match, {
        title: match.context.locale.t("pages.versionTitle", {
          title: shown.title,
          version: shown.version ?? "",
        }),
        hidden: true,
      })
    : {}
