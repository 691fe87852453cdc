import * as contract from "@shirube/contract/people/saved/routes"
import { done, slice } from "#api/kernel/http/slice"
import { collectionRoutes } from "./collections/routes.ts"
import { listingRoutes } from "./listing/routes.ts"
import { moveSaved } from "./order/service.ts"
import { saveSubject, unsaveSubject, writeNote } from "./service.ts"

const savingRoutes = slice(({ implement }) => [
  implement(contract.save, async ({ tx, params, user, now, platform: { subjects } }) => {
    await saveSubject(tx, params, { user, subjects, now })
    return done()
  }),
  implement(contract.unsave, async ({ tx, params, user, now }) => {
    await unsaveSubject(tx, params, user, now)
    return done()
  }),
  implement(contract.writeSavedNote, async ({ tx, params, user, body }) => {
    await writeNote(tx, params, user, body.note)
    return done()
  }),
  implement(contract.moveSaved, async ({ tx, params, user, body, now }) => {
    await moveSaved(tx, user, params, body, now)
    return done()
  }),
])

export const routes = [...listingRoutes, ...savingRoutes, ...collectionRoutes]
