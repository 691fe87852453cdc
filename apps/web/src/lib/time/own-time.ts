// The reader's local time beside Japan's.

export interface Times {
  readonly startsAt: string
  /** Undefined for a single moment. */
  readonly endsAt?: string | undefined
}

const JAPAN = "Asia/Tokyo"
const readerZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
/** A fast check: most readers are in Japan. */
const isAsInJapan = (at: Date) => at.getTimezoneOffset() === -9 * 60

/** The local time on that day; undefined if it is the same as in Japan. */
export function ownTime(
  { startsAt, endsAt }: Times,
  language: string,
  given?: string,
): { readonly time: string; readonly zone: string } | undefined {
  const [start, end] = [new Date(startsAt), new Date(endsAt ?? startsAt)]
  if (given === undefined && isAsInJapan(start) && isAsInJapan(end)) return undefined
  const zone = given ?? readerZone()
  const shown = (timeZone: string) =>
    new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
      timeZone,
      month: "short",
      day: "numeric",
      weekday: "short",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }).formatRange(start, end)
  const time = shown(zone)
  if (time === shown(JAPAN)) return undefined
  return { time, zone: cityOf(zone) }
}

/** Browsers report zones by names that their cities no longer have. */
const renamed: ReadonlyMap<string, string> = new Map([
  ["Asia/Calcutta", "Kolkata"],
  ["Asia/Katmandu", "Kathmandu"],
  ["Asia/Rangoon", "Yangon"],
  ["Asia/Saigon", "Ho Chi Minh"],
  ["Europe/Kiev", "Kyiv"],
])

/** As people call it, such as `Lisbon`. */
export const cityOf = (zone: string): string =>
  renamed.get(zone) ?? zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone
