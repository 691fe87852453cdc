// Pages whose text the editors write: about, help, terms and others.
import { pageComponents, sitePages } from "@shirube/vocabulary/site/pages/choices"
import { z } from "zod"
import { wordsOf } from "../../ids.ts"
import { ArticleHeading } from "../../learning/articles/routes.ts"
import { route } from "../../route.ts"
import { CalendarDate, Instant, Language, RubyText } from "../../wire.ts"

export const SitePageId = wordsOf("site-page").meta({
  description: `Identifies a page: ${sitePages.join(", ")}`,
})

export const SitePage = z
  .object({
    id: z.string(),
    language: Language,
    title: z.string(),
    title_ruby: RubyText,
    lead: z.string(),
    lead_ruby: RubyText,
    version: z.string().nullable().meta({
      description:
        "Of a page that people agree to: the day from which this text is in force, as consents name it",
    }),
    versions: z.array(z.string()).meta({
      description: "Of a page that people agree to: all versions that can be read, the newest first",
    }),
    blocks: z
      .array(
        z.discriminatedUnion("kind", [
          z.object({ kind: z.literal("html"), html: z.string() }),
          z.object({ kind: z.literal("component"), name: z.enum(pageComponents) }),
        ]),
      )
      .meta({
        description: "The text in its order: safe HTML, and what the program adds between it",
      }),
    headings: z.array(ArticleHeading),
    updated_at: Instant,
  })
  .meta({ id: "SitePage" })

const params = z.object({ id: SitePageId })

export const getSitePage = route({
  method: "get",
  path: "/v1/pages/{id}",
  summary: "The text of one page of the site",
  tag: "Pages",
  access: "public",
  shared: true,
  params,
  success: { status: 200, body: SitePage },
  errors: ["page.not_found"],
})

export const getSitePageVersion = route({
  method: "get",
  path: "/v1/pages/{id}/versions/{version}",
  summary: "The text of one version of a page that people agree to",
  tag: "Pages",
  access: "public",
  shared: true,
  params: params.extend({ version: CalendarDate }),
  success: { status: 200, body: SitePage },
  errors: ["page.not_found"],
})

export const previewSitePage = route({
  method: "get",
  path: "/v1/editors/pages/{id}/preview",
  summary: "One language of the draft as readers will see it",
  tag: "Writing",
  access: { roles: ["editor"], editorRoles: ["writer", "reviewer"] },
  limit: { per: "user", points: 120, seconds: 60 },
  params,
  query: z.object({ language: Language }),
  success: { status: 200, body: SitePage },
  errors: ["page.not_found"],
})

export const routes = [getSitePage, getSitePageVersion, previewSitePage] as const
