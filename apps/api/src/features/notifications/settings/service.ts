// How somebody wants to hear of things.
import { dayInJapan } from "@shirube/contract/japan-day"
import { type OptionalCategory, optionalCategories } from "@shirube/contract/notifications"
import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import { proposedSettings, quietUntil, type Settings, secondsUntil } from "../policy.ts"
import { selectSettings, upsertSettings } from "../queries.ts"

export async function settingsOf(tx: Tx, userId: UserId): Promise<Settings> {
  const found = await selectSettings(tx, userId)
  if (!found) return proposedSettings
  const { choices, digest, quiet } = found
  // A category or a way that is newer than what they have chosen is as we propose it.
  const chosen = optionalCategories.map((each) => [
    each,
    { ...proposedSettings.choices[each], ...choices[each] },
  ])
  return {
    choices: Object.fromEntries(chosen) as Record<OptionalCategory, Settings["choices"][OptionalCategory]>,
    digest,
    quiet: quiet ?? proposedSettings.quiet,
  }
}

export async function saveSettings(tx: Tx, userId: UserId, settings: Settings, now: Date): Promise<Settings> {
  await upsertSettings(tx, userId, settings, dayInJapan(now))
  return settings
}

/** For a job: how long it has to wait for the end of somebody's quiet hours; undefined where it has not. */
export function waitOf({ quiet }: Settings, now: Date): { afterSeconds: number } | undefined {
  const end = quietUntil(quiet, now)
  return end && { afterSeconds: secondsUntil(end, now) }
}
