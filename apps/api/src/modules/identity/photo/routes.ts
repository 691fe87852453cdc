import * as contract from "@shirube/contract/identity/photo/routes"
import { done, ok, slice } from "#api/kernel/http/slice"
import { wireFile } from "#api/modules/common/media/files/service"
import { choosePhoto, findPhoto, removePhoto } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.getPhoto, async ({ tx, user, platform, now, language }) => {
    const photo = await findPhoto(tx, platform, user, now)
    return ok({ photo: photo ? wireFile(photo, language) : null })
  }),
  implement(contract.choosePhoto, async ({ tx, user, body, platform, now, language }) =>
    ok({ photo: wireFile(await choosePhoto(tx, platform, user, body.file_id, now), language) }),
  ),
  implement(contract.removePhoto, async ({ tx, user, platform }) => {
    await removePhoto(tx, platform, user.id)
    return done()
  }),
])
