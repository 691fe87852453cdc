// A member's notification settings.

import { type OptionalCategory, optionalCategories } from "@shirube/contract/people/notifications/routes"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { proposedSettings, quietUntil, type Settings, secondsUntil } from "../policy.ts"
import { selectSettings, upsertSettings } from "../queries.ts"

export async function settingsOf(tx: Tx, userId: UserId): Promise<Settings> {
  const found = await selectSettings(tx, userId)
  if (!found) return proposedSettings
  const { choices, digest, quiet } = found
  // Categories and channels added after the member saved their choices use the defaults.
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

/** The delay for a job until the member's quiet hours end; undefined outside them. */
export function waitOf({ quiet }: Settings, now: Date): { afterSeconds: number } | undefined {
  const end = quietUntil(quiet, now)
  return end && { afterSeconds: secondsUntil(end, now) }
}
