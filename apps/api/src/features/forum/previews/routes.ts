import * as contract from "@shirube/contract/forum/previews"
import { parseRuby } from "#api/platform/ruby"
import { ok, slice } from "#api/platform/slice"
import { renderPost } from "../texts/service.ts"
import { noticePersonalData } from "./policy.ts"

export const previewRoutes = slice(({ implement }) => [
  implement(contract.preview, ({ body: { look, title, text } }) =>
    ok({
      title_ruby: title === undefined ? null : parseRuby(title),
      body_html: renderPost(text, look).html,
      noticed: [
        ...noticePersonalData(title ?? "").map((noticed) => ({ field: "title" as const, ...noticed })),
        ...noticePersonalData(text).map((noticed) => ({ field: "text" as const, ...noticed })),
      ],
    }),
  ),
])
