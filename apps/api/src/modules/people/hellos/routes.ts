import * as contract from "@shirube/contract/people/hellos/routes"
import { done, ok, slice } from "#api/kernel/http/slice"
import { presentHello } from "./present.ts"
import { acceptHello, listHellos, removeHello, sayHello } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listHellos, async ({ tx, user, now, platform: { config } }) => {
    const items = await listHellos(tx, { user, config, now })
    return ok({ items: items.map((hello) => presentHello(hello, user.id)) })
  }),
  implement(contract.sayHello, async ({ tx, user, params, body, now, platform: { config } }) => {
    await sayHello(tx, params.id, body, { user, config, now })
    return done()
  }),
  implement(contract.acceptHello, async ({ tx, user, params, body, now, platform: { config } }) => {
    await acceptHello(tx, params.id, body.contact, { user, config, now })
    return done()
  }),
  implement(contract.removeHello, async ({ tx, user, params }) => {
    await removeHello(tx, params.id, user.id)
    return done()
  }),
])
