import * as contract from "@shirube/contract/community/forum/comments"
import { created, done, ok, shared, slice } from "#api/kernel/http/slice"
import { retryKey } from "#api/kernel/security/session"
import { questionTag } from "../events.ts"
import { shownWith } from "../reading/service.ts"
import { takeDown } from "../removal/service.ts"
import { presentComments } from "./present.ts"
import { editComment, listComments, postComment } from "./service.ts"

export const commentRoutes = slice(({ implement }) => [
  implement(contract.listComments, async ({ tx, query, language }) => {
    const { thread, page, texts, people } = await listComments(tx, query, language)
    return shared(presentComments(page, thread, texts, people), shownWith(people, questionTag(thread.id)))
  }),
  implement(contract.postComment, async ({ tx, user, body, headers, visit, platform }) => {
    const { id, isHeld } = await postComment(
      tx,
      { ...body, retryKey: retryKey(headers) },
      { user, visit, platform },
    )
    return created({ id, is_held: isHeld })
  }),
  implement(contract.editComment, async ({ tx, user, params, body, visit, platform }) => {
    return ok({ is_held: await editComment(tx, params.id, body.text, { user, visit, platform }) })
  }),
  implement(contract.removeComment, async ({ tx, user, params, visit, platform }) => {
    await takeDown(tx, { noun: "comment", id: params.id }, { user, visit, platform })
    return done()
  }),
])
