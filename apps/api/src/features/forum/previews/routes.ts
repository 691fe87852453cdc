import * as contract from "@shirube/contract/forum/previews"
import { parseRuby } from "#api/platform/ruby"
import { ok, slice } from "#api/platform/slice"
import { previewOf } from "../texts/service.ts"
import { noticePersonalData } from "./policy.ts"

export const previewRoutes = slice(({ implement }) => [
  implement(contract.preview, { transaction: false }, async ({ body, platform, language }) => {
    const { look, title, text } = body
    const words = { look, title, text, language: body.language ?? language }
    const { html, readTitle, readings } = await previewOf(platform.furigana, words)
    return ok({
      title_ruby: readTitle === null ? null : parseRuby(readTitle),
      body_html: html,
      readings,
      noticed: [
        ...noticePersonalData(title ?? "").map((noticed) => ({ field: "title" as const, ...noticed })),
        ...noticePersonalData(text).map((noticed) => ({ field: "text" as const, ...noticed })),
      ],
    })
  }),
])
