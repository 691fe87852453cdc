import * as contract from "@shirube/contract/site/system/routes"
import { presentLiveMessage } from "#api/kernel/http/live-message"
import { ok, slice } from "#api/kernel/http/slice"
import { checkReady, endsStream, openLiveStream } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.live, () => ok({ status: "ok" as const })),
  implement(contract.ready, async ({ platform }) => {
    await checkReady(platform)
    return ok({ status: "ok" as const, database: "ok" as const, jobs: "ok" as const })
  }),
  implement(contract.liveEvents, ({ platform, user, visit }) =>
    ok(
      openLiveStream(
        platform,
        { ip: visit.ip, userId: user?.id },
        {
          present: (notice) => presentLiveMessage(notice, user?.id),
          isLast: (notice) => endsStream(notice, user?.id),
        },
      ),
    ),
  ),
])
