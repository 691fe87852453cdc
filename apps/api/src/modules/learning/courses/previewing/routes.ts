import * as contract from "@shirube/contract/learning/courses/previews"
import { ok, slice } from "#api/kernel/http/slice"
import { presentPreview } from "./present.ts"
import { previewDraft } from "./service.ts"

export const previewRoutes = slice(({ implement }) => [
  implement(contract.previewCourse, async ({ tx, params, query, user, visit, platform, language }) =>
    ok(presentPreview(await previewDraft(tx, params.id, query.lesson, { user, visit, platform }), language)),
  ),
])
