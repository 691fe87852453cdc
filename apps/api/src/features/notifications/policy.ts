import { dayInJapan } from "@shirube/contract/japan-day"
import type { DigestRhythm, NotificationCategory, OptionalCategory } from "@shirube/contract/notifications"

interface Channels {
  readonly inApp: boolean
  readonly mail: boolean
  readonly push: boolean
}
export interface QuietHours {
  readonly isOn: boolean
  /** As a clock on the wall shows it, `22:00`. */
  readonly from: string
  readonly to: string
  readonly zone: string
}
export interface Settings {
  readonly choices: Readonly<Record<OptionalCategory, Channels>>
  readonly digest: DigestRhythm
  readonly quiet: QuietHours
}

/** A push comes only to devices that somebody has switched on for it. */
const everyWay: Channels = { inApp: true, mail: true, push: true }
/** What comes by itself every week is for those who ask for it. */
const noWay: Channels = { inApp: false, mail: false, push: false }

/** Before anybody has chosen: what concerns them comes at once, and nothing comes regularly. */
export const proposedSettings: Settings = {
  choices: {
    questions: everyWay,
    mentions: everyWay,
    requests: everyWay,
    events: everyWay,
    calendar: everyWay,
    applications: noWay,
    account: everyWay,
  },
  digest: "never",
  quiet: { isOn: false, from: "22:00", to: "07:00", zone: "Asia/Tokyo" },
}

/** Emails about security are written by whoever changes something; nobody can turn them off, or the list. */
export const channelsOf = ({ choices }: Settings, category: NotificationCategory): Channels =>
  category === "security" ? everyWay : choices[category]

/** By any way at all. */
export function isHeardOf(settings: Settings, category: NotificationCategory): boolean {
  const { inApp, mail, push } = channelsOf(settings, category)
  return inApp || mail || push || settings.digest !== "never"
}

/** Whoever takes an account over at night must not have until the morning. */
export const mayWait = (category: NotificationCategory) => category !== "security"

const DAY_MINUTES = 1_440
const MINUTE_MS = 60_000

const minutesOf = (wallTime: string) => {
  const [hours = 0, minutes = 0] = wallTime.split(":").map(Number)
  return hours * 60 + minutes
}
const onTheWall = (at: Date, zone: string) =>
  minutesOf(
    new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" }).format(at),
  )
const roundTheClock = (minutes: number) => ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES

/** When the quiet hours at hand are over; undefined where there are none. */
export function quietUntil({ isOn, from, to, zone }: QuietHours, now: Date): Date | undefined {
  const [begin, end, wall] = [minutesOf(from), minutesOf(to), onTheWall(now, zone)]
  const isQuiet = begin < end ? wall >= begin && wall < end : wall >= begin || wall < end
  if (!isOn || !isQuiet) return undefined
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  const reckoned = minute + roundTheClock(end - wall)
  // Clocks may be put forward or back in between.
  const wallThen = onTheWall(new Date(reckoned * MINUTE_MS), zone)
  const off = roundTheClock(end - wallThen + DAY_MINUTES / 2) - DAY_MINUTES / 2
  return new Date((reckoned + off) * MINUTE_MS)
}

/** Whole seconds, and at least one: what was too early by a moment would be put off by a day. */
export const secondsUntil = (then: Date, now: Date) =>
  Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1_000))

const DAYS: Record<Exclude<DigestRhythm, "never">, number> = { daily: 1, weekly: 7 }
const DAY_MS = 86_400_000

/** The last day on which a digest of this rhythm may have been sent for another one to be due. */
export const dueSince = (rhythm: keyof typeof DAYS, now: Date) =>
  dayInJapan(new Date(now.getTime() - DAYS[rhythm] * DAY_MS))
