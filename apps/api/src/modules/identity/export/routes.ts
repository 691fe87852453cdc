import * as contract from "@shirube/contract/identity/export/routes"
import { created, ok, slice } from "#api/kernel/http/slice"
import { askForExport, exportOf, openExport } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.getExport, async ({ tx, user, platform, now }) =>
    ok(presentExport(await exportOf(tx, user, platform, now))),
  ),
  implement(contract.askForExport, async ({ tx, user, platform, now }) => {
    await askForExport(tx, user.id, platform, now)
    return created(presentExport(await exportOf(tx, user, platform, now)))
  }),
  implement(contract.readExport, async ({ tx, params, query, platform, now }) =>
    ok(await openExport(tx, { ...params, ...query }, platform, now)),
  ),
])

interface RequestedExport {
  readonly state: "waiting" | "ready"
  readonly askedAt: Date
  readonly expiresAt: Date | null
  readonly bytes: number | null
  readonly address: string | null
}

const presentExport = (asked: RequestedExport | undefined) => ({
  export: asked
    ? {
        state: asked.state,
        asked_at: asked.askedAt.toISOString(),
        expires_at: asked.expiresAt?.toISOString() ?? null,
        bytes: asked.bytes,
        address: asked.address,
      }
    : null,
})
