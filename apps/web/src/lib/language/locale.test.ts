import type { Messages } from "use-intl"
import { expect, test, vi } from "vitest"
import { Locale } from "./locale.ts"
import type { Area } from "./messages.ts"

const load = vi.fn(async (language: string, areas: Iterable<Area>): Promise<Partial<Messages>> => {
  const bundle = (area: string) => [area, { title: `${area} in ${language}` }]
  return Object.fromEntries(["common", "status", ...areas].map(bundle))
})
const aLocale = (areas: Area[] = []) => Locale.start({ language: "en", prefix: undefined, areas }, load)
const title = (locale: Locale, area: keyof Messages) => locale.t(`${area}.title` as "auth.signInTitle")

test("adds a page's messages once", async () => {
  const locale = await aLocale()
  const before = locale.messages
  await locale.need(["articles"])
  await locale.need(["articles"])
  expect(title(locale, "articles")).toBe("articles in en")
  expect(title(locale, "common")).toBe("common in en")
  expect(locale.messages).toBe(before)
  expect(load).toHaveBeenCalledTimes(2)
})

test("loads every area on screen when the language changes", async () => {
  const locale = await aLocale(["articles", "home"])
  await locale.show("ja")
  expect(locale.language).toBe("ja")
  expect([title(locale, "articles"), title(locale, "home")]).toEqual(["articles in ja", "home in ja"])
})

// spec: 2.locale-prefix
test("adds the prefix to URLs if the page's URL has one", async () => {
  const locale = await aLocale()
  const written = (path: string) => String(locale.rewrite.output?.({ url: new URL(path, "http://x") }))
  expect(written("/article")).toBe("http://x/article")
  locale.prefix = "ja"
  expect(written("/article?q=1")).toBe("http://x/ja/article?q=1")
  expect(String(locale.rewrite.input?.({ url: new URL("http://x/ja/article") }))).toBe("http://x/article")
})

test("has every area in the new language if a page is preloaded during the switch", async () => {
  const locale = await aLocale(["home"])
  const [early, switching] = [locale.need(["articles"]), locale.show("ja")]
  await early
  await Promise.all([switching, locale.need(["courses"])])
  const areas = ["home", "articles", "courses"] as const
  expect(areas.map((area) => title(locale, area))).toEqual(areas.map((area) => `${area} in ja`))
})
