// The device descriptor: what the user agent claims, for the few places where CSS is not enough.
import { isCrawler } from "@shirube/vocabulary/http/crawlers"

export type Browser = "chrome" | "edge" | "firefox" | "safari" | "samsung" | "opera" | "line" | "other"

export interface Device {
  readonly userAgent: string
  readonly isMobile: boolean
  readonly isTablet: boolean
  readonly isDesktop: boolean
  readonly isIos: boolean
  readonly isAndroid: boolean
  readonly isWindows: boolean
  readonly isMacOs: boolean
  readonly browser: Browser
  readonly isCrawler: boolean
}

/** Only known in a running browser: an iPad claims to be a Mac, but no Mac has a touch screen. */
export interface DeviceHints {
  readonly maxTouchPoints: number
}

// Most specific first: nearly every browser also claims to be Chrome, and Chrome claims to be Safari.
const browsers: readonly (readonly [Browser, RegExp])[] = [
  ["line", /\bLine\//i],
  ["edge", /\bEdg(?:e|A|iOS)?\//],
  ["samsung", /SamsungBrowser\//],
  ["opera", /\bOPR\/|\bOPT\/|Opera/],
  ["firefox", /Firefox\/|FxiOS\//],
  ["chrome", /Chrome\/|CriOS\/|Chromium\//],
  ["safari", /Safari\//],
]

export function detectDevice(userAgent: string, hints?: DeviceHints): Device {
  const isIpad = /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && (hints?.maxTouchPoints ?? 0) > 1)
  const isIphone = /iPhone|iPod/.test(userAgent)
  const isAndroid = /Android/i.test(userAgent)
  const isAndroidTablet = isAndroid && !/Mobile/i.test(userAgent)
  const isTablet = isIpad || isAndroidTablet || /Tablet|Silk(?!.*Mobile)/i.test(userAgent)
  const isMobile = !isTablet && (isIphone || isAndroid || /Mobile|IEMobile|Opera Mini/i.test(userAgent))
  return {
    userAgent,
    isMobile,
    isTablet,
    isDesktop: !isMobile && !isTablet,
    isIos: isIphone || isIpad,
    isAndroid,
    isWindows: /Windows NT/.test(userAgent),
    isMacOs: /Macintosh/.test(userAgent) && !isIpad,
    browser: browsers.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? "other",
    isCrawler: isCrawler(userAgent),
  }
}
