import { dayInJapan } from "@shirube/contract/japan-day"
import type { DigestRhythm, NotificationCategory, OptionalCategory } from "@shirube/contract/notifications"

interface Channels {
  readonly inApp: boolean
  readonly mail: boolean
}
export interface Settings {
  readonly choices: Readonly<Record<OptionalCategory, Channels>>
  readonly digest: DigestRhythm
}

/** Before anybody has chosen: what concerns them comes at once, and nothing comes regularly. */
export const proposedSettings: Settings = {
  choices: { account: { inApp: true, mail: true } },
  digest: "never",
}

/** Emails about security are written by whoever changes something; nobody can turn them off, or the list. */
export const channelsOf = ({ choices }: Settings, category: NotificationCategory): Channels =>
  category === "security" ? { inApp: true, mail: true } : choices[category]

const DAYS: Record<Exclude<DigestRhythm, "never">, number> = { daily: 1, weekly: 7 }
const DAY_MS = 86_400_000

/** The last day on which a digest of this rhythm may have been sent for another one to be due. */
export const dueSince = (rhythm: keyof typeof DAYS, now: Date) =>
  dayInJapan(new Date(now.getTime() - DAYS[rhythm] * DAY_MS))
