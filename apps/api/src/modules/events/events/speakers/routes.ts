import * as contract from "@shirube/contract/events/events/speakers"
import { ok, slice } from "#api/kernel/http/slice"
import { findSpeakers } from "./service.ts"

export const speakerRoutes = slice(({ implement }) => [
  implement(contract.findSpeakers, async ({ tx, user, query, now, language, platform }) =>
    ok({ items: await findSpeakers(tx, query.name, { user, config: platform.config, now, language }) }),
  ),
])
