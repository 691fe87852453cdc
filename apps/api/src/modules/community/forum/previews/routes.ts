import * as contract from "@shirube/contract/community/forum/previews"
import { languageOfText } from "@shirube/contract/text/written-language"
import { ok, slice } from "#api/kernel/http/slice"
import { parseRuby } from "#api/kernel/text/ruby"
import { noPictures } from "../pictures/service.ts"
import { previewOf } from "../texts/service.ts"
import { noticePersonalData } from "./policy.ts"
import { picturesFor } from "./service.ts"

export const previewRoutes = slice(({ implement }) => [
  implement(contract.preview, { transaction: false }, async ({ db, user, body, platform, now, language }) => {
    const { look, title, text, post } = body
    const unset = look === "comment" ? languageOfText(text, [language]) : language
    const words = { look, title, text, language: body.language ?? unset }
    const shown = await previewOf(
      platform.furigana,
      words,
      look === "tip" ? noPictures : await picturesFor(db, platform, { user, text, post, now }),
    )
    return ok({
      title_ruby: shown.title && parseRuby(shown.title.written),
      title_readings: shown.title?.readings ?? [],
      body_html: shown.html,
      readings: shown.readings,
      noticed: [
        ...noticePersonalData(title ?? "").map((noticed) => ({ field: "title" as const, ...noticed })),
        ...noticePersonalData(text).map((noticed) => ({ field: "text" as const, ...noticed })),
      ],
    })
  }),
])
