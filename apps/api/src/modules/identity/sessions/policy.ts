/**
 * A refresh token is valid for one exchange, until it expires or its session ends. A client whose response was lost may retry
 * with the same key for ten minutes, as long as the new token is unused.
 */
export type RefreshVerdict = "good" | "unknown" | "expired" | "spent" | "ended"

export interface JudgedToken {
  readonly expiresAt: Date
  readonly spentAt: Date | null
  readonly endedAt: Date | null
  readonly exchangeKey: string | null
}

const RETRY_MS = 10 * 60_000

export function judgeRefresh(
  token: JudgedToken | undefined,
  exchange: { key: string | null; isSuccessorUnused: boolean },
  now: Date,
): RefreshVerdict {
  if (!token) return "unknown"
  if (token.endedAt) return "ended"
  if (token.spentAt) {
    const isSoon = now.getTime() - token.spentAt.getTime() <= RETRY_MS
    const isSameExchange = exchange.key !== null && exchange.key === token.exchangeKey
    if (!(isSameExchange && exchange.isSuccessorUnused && isSoon)) return "spent"
  }
  return token.expiresAt <= now ? "expired" : "good"
}

export interface Device {
  readonly browser: string | null
  readonly system: string | null
  readonly form: "computer" | "phone" | "tablet" | "unknown"
}

/** First match wins: most browsers also claim to be the ones further down. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bLine\//, "LINE"],
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
]

const systems: readonly (readonly [RegExp, string, Device["form"]])[] = [
  [/\biPhone\b/, "iPhone", "phone"],
  [/\biPad\b/, "iPad", "tablet"],
  [/\bAndroid\b.*\bMobile\b/, "Android", "phone"],
  [/\bAndroid\b/, "Android", "tablet"],
  [/\bWindows\b/, "Windows", "computer"],
  [/\bCrOS\b/, "ChromeOS", "computer"],
  [/\bMac OS X\b/, "macOS", "computer"],
  [/\bLinux\b/, "Linux", "computer"],
]

export function deviceOf(userAgent: string): Device {
  const [, system = null, form = "unknown"] = systems.find(([pattern]) => pattern.test(userAgent)) ?? []
  const [, browser = null] = browsers.find(([pattern]) => pattern.test(userAgent)) ?? []
  return { browser, system, form }
}

/** A browser update does not make a new device. */
export const isSameDevice = (a: Device, b: Device) => a.browser === b.browser && a.system === b.system
