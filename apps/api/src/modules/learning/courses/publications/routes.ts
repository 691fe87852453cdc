import * as contract from "@shirube/contract/learning/courses/publications"
import { ok, slice } from "#api/kernel/http/slice"
import { presentDraftStatus } from "../drafts/present.ts"
import { presentPublication } from "./present.ts"
import { listPublications, putBackAny, putBackOwn, takeDownAny, takeDownOwn } from "./service.ts"

export const publicationRoutes = slice(({ implement }) => [
  implement(contract.takeDownOwnCourse, async ({ tx, params, user, visit, language }) =>
    ok(presentDraftStatus(await takeDownOwn(tx, params.id, { user, visit }), language)),
  ),
  implement(contract.putBackOwnCourse, async ({ tx, params, user, visit, language }) =>
    ok(presentDraftStatus(await putBackOwn(tx, params.id, { user, visit }), language)),
  ),
  implement(contract.listPublishedCourses, async ({ tx, query, language }) => {
    const { items, authors, nextCursor } = await listPublications(tx, query, language)
    return ok({ items: items.map((row) => presentPublication(row, authors)), next_cursor: nextCursor })
  }),
  implement(contract.takeDownCourse, async ({ tx, params, user, visit, platform, language }) => {
    const { publication, authors } = await takeDownAny(tx, params.id, { user, visit, platform }, language)
    return ok(presentPublication(publication, authors))
  }),
  implement(contract.putBackCourse, async ({ tx, params, user, visit, platform, language }) => {
    const { publication, authors } = await putBackAny(tx, params.id, { user, visit, platform }, language)
    return ok(presentPublication(publication, authors))
  }),
])
