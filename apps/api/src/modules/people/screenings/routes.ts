import * as contract from "@shirube/contract/people/screenings/routes"
import { created, ok, slice } from "#api/kernel/http/slice"
import { presentNote, presentScreening, presentSenpai } from "./present.ts"
import {
  endByEditor,
  endBySenpai,
  listNotes,
  listScreenings,
  pauseByEditor,
  resumeByEditor,
  screenedSenpai,
  screeningStatus,
  writeNote,
} from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.getOwnScreening, async ({ tx, user, now }) =>
    ok(presentScreening(await screeningStatus(tx, user), now)),
  ),
  implement(contract.endOwnScreening, async ({ tx, user, visit, platform }) =>
    ok(presentScreening(await endBySenpai(tx, platform, user.id, visit), visit.now)),
  ),
  implement(contract.listScreenings, async ({ tx, query, now }) => {
    const { items, nextCursor } = await listScreenings(tx, query)
    return ok({ items: items.map((senpai) => presentSenpai(senpai, now)), next_cursor: nextCursor })
  }),
  implement(contract.getScreening, async ({ tx, params, now }) =>
    ok(presentSenpai(await screenedSenpai(tx, params.id), now)),
  ),
  implement(contract.listScreeningNotes, async ({ tx, params, query }) => {
    const { items, nextCursor } = await listNotes(tx, params.id, query)
    return ok({ items: items.map(presentNote), next_cursor: nextCursor })
  }),
  implement(contract.writeScreeningNote, async ({ tx, user, params, body, visit, platform }) =>
    created(presentNote(await writeNote(tx, platform, user, params.id, body.text, visit))),
  ),
  implement(contract.pauseMentor, async ({ tx, user, params, body, visit, platform }) =>
    ok(presentSenpai(await pauseByEditor(tx, platform, user.id, params.id, body, visit), visit.now)),
  ),
  implement(contract.resumeMentor, async ({ tx, user, params, visit, platform }) =>
    ok(presentSenpai(await resumeByEditor(tx, platform, user.id, params.id, visit), visit.now)),
  ),
  implement(contract.endScreening, async ({ tx, user, params, body, visit, platform }) =>
    ok(presentSenpai(await endByEditor(tx, platform, user.id, params.id, body, visit), visit.now)),
  ),
])
