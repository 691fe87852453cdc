import * as contract from "@shirube/contract/people/account/routes"
import { done, ok, slice } from "#api/kernel/http/slice"
import { setLanguage } from "#api/modules/identity/accounts/service"
import { photoAddress } from "#api/modules/identity/photo/service"
import { presentAccount } from "./present.ts"
import { overviewOf } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.getAccount, async ({ tx, user, platform, now, language }) => {
    const photo = await photoAddress(tx, platform, user, "medium", now)
    const overview = await overviewOf(tx, platform, { user, now })
    return ok({ photo, ...presentAccount(overview, language) })
  }),
  implement(contract.chooseLanguage, async ({ tx, user, body }) => {
    await setLanguage(tx, user.id, body.language)
    return done()
  }),
])
