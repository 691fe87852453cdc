import * as contract from "@shirube/contract/people/notifications/push"
import { done, ok, slice } from "#api/kernel/http/slice"
import { deviceWords } from "#api/modules/identity/sessions/service"
import { presentDevice } from "./present.ts"
import { pushOf, switchOff, switchOn } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.getPush, async ({ tx, user, language, platform }) => {
    const { serverKey, devices } = await pushOf(tx, user, platform)
    return ok({
      server_key: serverKey,
      devices: devices.map((device) =>
        presentDevice(device, deviceWords(device.userAgent, language), user.sessionId),
      ),
    })
  }),
  implement(contract.subscribePush, async ({ tx, user, body, platform, visit }) => {
    const device = await switchOn(tx, user, body, platform, visit)
    return ok(presentDevice(device, deviceWords(device.userAgent, visit.language), user.sessionId))
  }),
  implement(contract.unsubscribePush, async ({ tx, user, params }) => {
    await switchOff(tx, user, params.id)
    return done()
  }),
])
