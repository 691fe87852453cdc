import { afterEach, describe, expect, test, vi } from "vitest"
import { type Device, detectDevice } from "./device.ts"
import { watchDevice } from "./device-watch.ts"

const agents = {
  iphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Mobile/15E148 Safari/604.1",
  ipad: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Safari/605.1.15",
  pixel:
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
  galaxyTab:
    "Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Safari/537.36",
  edge: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
  line: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/15.1.0",
  cubot:
    "Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36",
  google: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
}
const facts = (device: Device) =>
  Object.entries(device)
    .filter(([, value]) => value === true)
    .map(([name]) => name)
    .concat(device.browser)

describe("the device", () => {
  // spec: 3.device
  test.each([
    ["iphone", ["isMobile", "isIos", "safari"]],
    ["ipad", ["isDesktop", "isMacOs", "safari"]],
    ["pixel", ["isMobile", "isAndroid", "chrome"]],
    ["galaxyTab", ["isTablet", "isAndroid", "samsung"]],
    ["edge", ["isDesktop", "isWindows", "edge"]],
    ["line", ["isMobile", "isIos", "line"]],
    ["cubot", ["isMobile", "isAndroid", "chrome"]],
    ["google", ["isDesktop", "isCrawler", "other"]],
  ] as const)("recognises %s by its user agent", (name, expected) => {
    expect(facts(detectDevice(agents[name]))).toEqual(expected)
    expect(detectDevice(agents[name]).userAgent).toBe(agents[name])
  })
  // spec: 3.device
  test.each([
    "Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)",
    "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Google-InspectionTool/1.0;)",
    "Mediapartners-Google",
    "GoogleOther",
    "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
    "AdsBot-Google (+http://www.google.com/adsbot.html)",
    "Twitterbot/1.0",
  ])("recognises %s as a crawler", (agent) => {
    expect(detectDevice(agent).isCrawler).toBe(true)
  })
  test("recognises an iPad that claims to be a Mac, in the browser", () => {
    expect(facts(detectDevice(agents.ipad, { maxTouchPoints: 5 }))).toEqual(["isTablet", "isIos", "safari"])
  })
})

describe("after a resize", () => {
  afterEach(() => vi.useRealTimers())
  // spec: 4.device-resize, 9.device-resize
  test("detects again once, 50 ms after the last resize", () => {
    vi.useFakeTimers()
    const seen: Device[] = []
    const window = Object.assign(new EventTarget(), {
      navigator: { userAgent: agents.ipad, maxTouchPoints: 5 },
    })
    const stop = watchDevice(window, (device) => seen.push(device))
    expect(seen.length).toBe(1)
    window.dispatchEvent(new Event("resize"))
    vi.advanceTimersByTime(49)
    window.dispatchEvent(new Event("resize"))
    vi.advanceTimersByTime(49)
    expect(seen.length).toBe(1)
    vi.advanceTimersByTime(1)
    expect(seen.map(({ isTablet }) => isTablet)).toEqual([true, true])
    stop()
    window.dispatchEvent(new Event("resize"))
    vi.advanceTimersByTime(100)
    expect(seen.length).toBe(2)
  })
})
