import { MOST_CARRIED } from "@shirube/contract/application-choices"
import { api } from "#web/lib/api.ts"
import { keptApplications, removeKept } from "./kept.ts"
import { carriedOf } from "./queries.ts"

/** Into the account of who was a visitor until now. What has arrived is kept here no longer; sent twice, it arrives once. */
export async function carryApplications(): Promise<boolean> {
  const kept = keptApplications.get()
  for (let at = 0; at < kept.length; at += MOST_CARRIED) {
    const part = kept.slice(at, at + MOST_CARRIED)
    await api("POST /v1/applications/carried", {
      body: { applications: part.map(carriedOf) },
      handles: "all",
    })
    for (const { id } of part) removeKept(id)
  }
  return kept.length > 0
}
