import * as contract from "@shirube/contract/account"
import { setLanguage } from "#api/features/accounts/service"
import { wireFile } from "#api/features/files/service"
import { findPhoto } from "#api/features/photo/service"
import { done, ok, slice } from "#api/platform/slice"
import { presentAccount } from "./present.ts"
import { overviewOf } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.getAccount, async ({ tx, user, platform, now, language }) => {
    const photo = await findPhoto(tx, platform, user.id, now)
    return ok({
      photo: photo ? wireFile(photo, language) : null,
      ...presentAccount(await overviewOf(tx, user, platform)),
    })
  }),
  implement(contract.chooseLanguage, async ({ tx, user, body }) => {
    await setLanguage(tx, user.id, body.language)
    return done()
  }),
])
