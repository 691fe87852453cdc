// What every page relies on: the session, stored preferences, security headers, and caching.
import type { Page } from "@playwright/test"
import { devices } from "@playwright/test"
import { watchCalls } from "./support/calls.ts"
import { expect, test } from "./support/fixtures.ts"
import { ask, documentOf } from "./support/http.ts"
import { isLong } from "./support/limits.ts"
import { followLink, isSameDocument, untilRunning } from "./support/links.ts"
import { beSignedIn, cookiesOfSession } from "./support/session.ts"

const account = "company"
const cookieHeader = (cookies: readonly (readonly [string, string])[]) =>
  cookies.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ")

const publicPages = [
  "",
  "/article",
  "/career/article",
  "/learning/article",
  "/article/entry-sheet",
  "/sign-in",
  "/sign-in-mail",
  "/forgot-password",
]

// spec: 4.user-refetch
test("the signed-in reader is requested again after every navigation, a visitor never", async ({
  page,
  context,
  baseURL,
}) => {
  const calls = watchCalls(context)
  const askedAt: string[] = []
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/v2/user") askedAt.push(new URL(page.url()).pathname)
  })
  const expectAsked = async (...paths: string[]) => {
    await expect.poll(() => askedAt).toEqual(paths)
    await calls.take()
    expect(askedAt).toEqual(paths)
  }
  await page.goto("/en/article")
  await followLink(page, "/en/career/article")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Career articles")
  await expectAsked()

  await beSignedIn(context, baseURL, account)
  await page.goto("/en/article")
  await untilRunning(page)
  await expectAsked("/en/article")
  await followLink(page, "/en/career/article")
  await expectAsked("/en/article", "/en/career/article")
  await followLink(page, "/en")
  await expectAsked("/en/article", "/en/career/article", "/en")
  // Another anchor of the same page is no navigation.
  await followLink(page, "/en#categories")
  await expect(page).toHaveURL("/en#categories")
  await followLink(page, "/en/learning/article")
  await expectAsked("/en/article", "/en/career/article", "/en", "/en/learning/article")
})

test.describe("a reader's preference", () => {
  test("is in the document before any script runs", async () => {
    for (const [cookie, theme, furigana] of [
      [undefined, undefined, "on"],
      ["theme=dark", "dark", "on"],
      ["theme=light; furigana=off", "light", "off"],
      ["furigana=n3", undefined, "n3"],
      ["theme=purple; furigana=perhaps", undefined, "on"],
    ] as const)
      for (const path of ["/ja", "/ja", "/ja/no-such-page"])
        expect(documentOf(await ask(path, cookie ? { cookie } : {})), `${path} ${cookie}`).toMatchObject({
          theme,
          furigana,
        })
  })

  test("is remembered: the theme applies from the first paint", async ({ page, language }) => {
    await page.emulateMedia({ colorScheme: "light" })
    await page.goto(`/${language}/article`)
    await untilRunning(page)
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const light = await paper()
    await page.locator('footer input[type="radio"][value="dark"]').check()
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
    await expect.poll(paper).not.toBe(light)
    const dark = await paper()

    // The first frame of the next page is dark: no script has run when the body exists.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return
        observer.disconnect()
        Object.assign(window, { firstTheme: document.documentElement.dataset.theme })
      }).observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    expect(await page.evaluate(() => Reflect.get(window, "firstTheme"))).toBe("dark")
    expect(await paper()).toBe(dark)
    await untilRunning(page)
    await expect(page.locator('footer input[type="radio"][value="dark"]')).toBeChecked()

    await page.locator('footer input[type="radio"][value="system"]').check()
    await expect(page.locator("html")).not.toHaveAttribute("data-theme")
    await page.reload()
    expect(await paper()).toBe(light)
  })

  test("is remembered: furigana stay off on every page", async ({ page, language }) => {
    await page.goto(`/${language}/article`)
    await untilRunning(page)
    await page.locator('footer input[type="radio"][value="off"]').check()
    await expect(page.locator("html")).toHaveAttribute("data-furigana", "off")
    await page.goto(`/${language}`)
    await expect(page.locator("html")).toHaveAttribute("data-furigana", "off")
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === "furigana")
    expect(cookie).toMatchObject({ value: "off", path: "/", sameSite: "Lax" })
  })
})

test.describe("the security headers", () => {
  test("are set on pages of every kind", async () => {
    for (const path of [
      "/en",
      "/en/article/entry-sheet",
      "/en/no-such-page",
      "/503",
      "/exception",
      "/sign-in",
    ]) {
      const { headers, ...answer } = await ask(path)
      const { inlineScripts } = documentOf(answer)
      const policy = Object.fromEntries(
        (headers.get("Content-Security-Policy") ?? "").split("; ").map((rule) => {
          const [name = "", ...sources] = rule.split(" ")
          return [name, sources.join(" ")]
        }),
      )
      expect(policy, path).toMatchObject({
        "default-src": "'self'",
        "script-src": ["'self'", ...inlineScripts].join(" "),
        "object-src": "'none'",
        "base-uri": "'self'",
        "frame-ancestors": "'none'",
        "form-action": "'self'",
      })
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff")
      expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin")
      expect(headers.get("Permissions-Policy")).toContain("camera=(self), microphone=()")
      expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin")
      expect(headers.get("Strict-Transport-Security")).toBeNull()
      expect(headers.get("X-Powered-By")).toBeNull()
    }
  })

  test("block foreign scripts, while the site's own run", async ({ page, problems }) => {
    problems.allow(/Content Security Policy/)
    await page.goto("/en/article")
    await untilRunning(page)
    const ran = await page.evaluate(async () => {
      const violations: string[] = []
      const all = new Promise<void>((resolve) => {
        document.addEventListener("securitypolicyviolation", (event) => {
          violations.push(event.effectiveDirective)
          if (violations.length === 3) resolve()
        })
      })
      const inline = document.createElement("script")
      inline.textContent = "window.didRun = 'inline'"
      document.body.append(inline)
      const holder = document.createElement("div")
      holder.innerHTML = `<img src="data:," onerror="window.didRun = 'handler'">`
      document.body.append(holder)
      const foreign = document.createElement("script")
      foreign.src = "data:text/javascript,window.didRun='data'"
      document.body.append(foreign)
      await all
      return { didRun: Reflect.get(window, "didRun"), violations: [...new Set(violations)].sort() }
    })
    expect(ran).toEqual({ didRun: undefined, violations: ["script-src-attr", "script-src-elem"] })
  })
})

test.describe("caching", () => {
  test("a cached page is the same for everyone, and its policy lists its scripts", async () => {
    const bodies = new Set<string>()
    for (const _ of Array.from({ length: 4 })) {
      const answer = await ask("/en/learning/article")
      const { inlineScripts } = documentOf(answer)
      expect(inlineScripts.length).toBeGreaterThan(0)
      for (const script of inlineScripts)
        expect(answer.headers.get("Content-Security-Policy")).toContain(script)
      expect(answer.text).not.toContain("nonce")
      bodies.add(answer.text)
    }
    expect(bodies.size).toBe(1)
  })

  test("a cached page is revalidated instead of sent again, and compressed", async () => {
    await ask("/en/article/entry-sheet")
    const page = await ask("/en/article/entry-sheet", { headers: { "Accept-Encoding": "gzip" } })
    expect(page.headers.get("Content-Encoding")).toBe("gzip")
    expect(page.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate")
    const again = await ask("/en/article/entry-sheet", {
      headers: { "If-None-Match": page.headers.get("ETag") ?? "" },
    })
    expect(again.status).toBe(304)
    expect(again.text).toBe("")
  })

  test("a public page distinguishes members from visitors, and nothing else", async () => {
    const cookie = cookieHeader(await cookiesOfSession(account))
    const visitor = await ask("/en/career/article")
    for (const _ of ["drawn", "stored"]) {
      const answer = await ask("/en/career/article", {
        cookie,
        headers: { "If-None-Match": visitor.headers.get("ETag") ?? "*" },
      })
      expect(answer.status).toBe(200)
      expect(answer.headers.get("Vary")).toContain("Cookie")
      expect(answer.text).toContain("/en/sign-out")
    }
    expect((await ask("/en/career/article")).text).not.toContain("/en/sign-out")
  })

  test("a personal page is not cached", async () => {
    const cookie = cookieHeader(await cookiesOfSession(account))
    const answer = await ask("/en/account/security", { cookie })
    expect(answer.status).toBe(200)
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store")
    expect(answer.headers.get("ETag")).toBeNull()
  })

  test("built files are cached forever, under names that change with their content", async () => {
    const { text } = await ask("/en")
    const files = [...text.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path)
    expect(files.length).toBeGreaterThan(2)
    for (const path of new Set(files)) {
      const file = await ask(path, { headers: { "Accept-Encoding": "gzip" } })
      expect(file.status, path).toBe(200)
      expect(file.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable")
      expect(path).toMatch(/-[\w-]{8,}\.\w+$/)
      // A very short file grows when compressed.
      if (/\.(js|css)$/.test(path) && file.text.length > 200)
        expect(file.headers.get("Content-Encoding")).toBe("gzip")
      const again = await ask(path, { headers: { "If-None-Match": file.headers.get("ETag") ?? "" } })
      expect(again.status).toBe(304)
    }
    expect((await ask("/assets/no-such-file.js")).status).toBe(404)
  })
})

test.describe("machines find", () => {
  const parsed = (page: Page, text: string) =>
    page.evaluate((text) => {
      const read = new DOMParser().parseFromString(text, "text/xml")
      const texts = (name: string) =>
        [...read.getElementsByTagName(name)].map((each) => each.textContent ?? "")
      return {
        isBroken: texts("parsererror").length > 0,
        links: texts("link"),
        places: texts("loc"),
        titles: texts("title"),
      }
    }, text)
  const pathOf = (address: string) => new URL(address).pathname

  test("a sitemap whose every address responds, with every kind of public page", async ({ page }) => {
    test.slow()
    const placesIn = async (path: string) => {
      const answer = await ask(path)
      expect([path, answer.headers.get("Content-Type")]).toEqual([path, "application/xml; charset=utf-8"])
      const { isBroken, places } = await parsed(page, answer.text)
      expect([path, isBroken]).toEqual([path, false])
      return places
    }
    const index = await placesIn("/sitemap.xml")
    const places: string[] = []
    for (const part of index) {
      const inside = await placesIn(pathOf(part))
      expect([part, inside.length > 0]).toEqual([part, true])
      places.push(...inside)
    }
    expect(new Set(places).size).toBe(places.length)
    const listed = (path: string) => places.filter((place) => pathOf(place).startsWith(path)).length
    for (const path of [
      "/en/article/",
      "/en/course/",
      "/en/learning/senpai-tips/",
      "/en/learning/past-event/",
      "/en/career/event/detail/",
      "/en/community/ask-senpai/detail/",
      "/en/shukatsu-calendar/",
    ])
      expect([path, listed(path) > 0]).toEqual([path, true])
    // One page of each kind in each language; a long run requests all. Dead links: dead-links.spec.ts.
    const kindOf = (place: string) => pathOf(place).split("/").slice(0, -1).join("/")
    const examples = [...new Map(places.map((place) => [kindOf(place), place])).values()]
    for (const place of isLong ? places : examples) {
      const { pathname, search } = new URL(place)
      const found = await ask(pathname + search)
      const { canonical, isHidden } = documentOf(found)
      expect([place, found.status, canonical, isHidden]).toEqual([place, 200, pathname + search, false])
    }
    const robots = await ask("/robots.txt")
    expect(robots.text).toContain("/sitemap.xml")
    expect(robots.text).toContain("Disallow: /api/")
  })

  test("a feed in each language", async ({ page }) => {
    for (const language of ["en", "ja"]) {
      const answer = await ask(`/rss/${language}.xml`)
      expect(answer.headers.get("Content-Type")).toContain("application/rss+xml")
      const { isBroken, links, titles } = await parsed(page, answer.text)
      expect(isBroken).toBe(false)
      expect(titles.length).toBeGreaterThan(20)
      expect(links.map(pathOf).every((path) => path.startsWith(`/${language}`))).toBe(true)
      expect((await ask(`/${language}`)).text).toContain(`href="/rss/${language}.xml"`)
      expect((await ask(pathOf(links.at(-1) ?? ""))).status).toBe(200)
    }
  })

  test("a manifest and icons of the declared sizes", async ({ page }) => {
    for (const language of ["en", "ja"]) {
      const answer = await ask("/manifest.webmanifest", { acceptLanguage: language })
      expect(answer.headers.get("Content-Type")).toContain("application/manifest+json")
      const manifest = JSON.parse(answer.text)
      expect(manifest).toMatchObject({ lang: language, start_url: "/", display: "standalone" })
      expect(manifest.icons.length).toBeGreaterThanOrEqual(3)
    }
    await page.goto("/favicon.svg")
    for (const [icon, size] of [
      ["/icon-192.png", 192],
      ["/icon-512.png", 512],
      ["/icon-maskable-192.png", 192],
      ["/icon-maskable-512.png", 512],
      ["/apple-touch-icon.png", 180],
    ] as const) {
      await page.goto(icon)
      const picture = await page
        .locator("img")
        .evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])
      expect(picture, icon).toEqual([size, size])
    }
    expect((await ask("/favicon.ico")).status).toBe(200)
  })
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a visitor can read and leave every public page", { tag: "@both-long" }, async ({
    page,
    language,
  }) => {
    for (const path of publicPages) {
      await page.goto(`/${language}${path}`)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await expect(page.locator("main"), path).toHaveText(/.{40}/s)
      await expect(page.locator("header").first().getByRole("link").first()).toHaveAttribute(
        "href",
        `/${language}`,
      )
    }
  })
})

test.describe("the device is detected", () => {
  // spec: 3.device
  for (const [name, mark] of [
    ["Desktop Chrome", "desktop"],
    ["Pixel 7", "mobile"],
    ["iPad (gen 7)", "tablet"],
  ] as const)
    test(`${name} is ${mark}`, async ({ browser, baseURL }) => {
      const { viewport, userAgent, hasTouch } = devices[name] ?? {}
      const context = await browser.newContext({
        ...(viewport ? { viewport } : {}),
        ...(userAgent ? { userAgent } : {}),
        hasTouch: hasTouch ?? false,
      })
      const page = await context.newPage()
      await page.goto(`${baseURL}/en/sign-in`)
      await expect(page.locator("html")).toHaveAttribute("data-device", mark)
      await context.close()
    })

  // spec: 4.device-resize
  test("and again after the window is resized", async ({ page }) => {
    await page.goto("/en/sign-in")
    await expect(page.locator("html")).toHaveAttribute("data-device", "desktop")
    await page.evaluate(() => {
      Object.defineProperty(navigator, "userAgent", {
        value: "Mozilla/5.0 (Linux; Android 14) Mobile Chrome/130",
      })
    })
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(page.locator("html")).toHaveAttribute("data-device", "mobile")
  })
})

test.describe("a part of the site that the reader has not visited", () => {
  const pagesOf = (part: string) => new RegExp(`/assets/${part}-[\\w-]{8}\\.js$`)

  test("is downloaded once when a link leads there, and going back loads nothing", async ({ page }) => {
    const fetched: string[] = []
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname))
    const times = (part: string) => fetched.filter((path) => pagesOf(part).test(path)).length
    await page.goto("/en/article/entry-sheet")
    await untilRunning(page)
    expect([times("auth"), times("forgot-password")]).toEqual([0, 0])

    await followLink(page, "/en/Auth/sign-in-mail")
    await expect(page).toHaveURL("/en/auth/sign-in-mail")
    await expect(page).toHaveTitle(/^Sign in with email/)
    await followLink(page, "/en/auth/nowhere")
    await expect(page.locator("main")).toContainText("404")
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL("/en/article/entry-sheet")
    await expect(page.locator("article h1")).toBeVisible()
    expect([times("auth"), await isSameDocument(page)]).toEqual([1, true])
  })

  test("is requested from the server if its files are gone", async ({ page, problems }) => {
    problems.allow(/auth-[\w-]+\.js/)
    await page.goto("/en/article")
    await page.route(pagesOf("auth"), (route) => route.fulfill({ status: 404, body: "" }), { times: 1 })
    await followLink(page, "/en/auth/sign-in-mail?from=here")
    await expect(page).toHaveTitle(/^Sign in with email/)
    await expect(page).toHaveURL("/en/auth/sign-in-mail?from=here")
    expect(await isSameDocument(page)).toBe(false)
    await untilRunning(page)
    await page.goBack()
    await expect(page).toHaveURL("/en/article")
  })
})

test.describe("the scroll position", () => {
  const place = (page: Page) => page.evaluate(() => Math.round(scrollY))
  /** Scrolls like a reader: waits until the page has noticed it. */
  const goTo = (page: Page, y: number) =>
    page.evaluate(
      (y) =>
        new Promise<void>((resolve) => {
          addEventListener("scroll", () => requestAnimationFrame(() => resolve()), { once: true })
          window.scrollTo(0, y)
        }),
      y,
    )

  test("is kept when a reader has scrolled before the page runs", async ({ page }) => {
    const scripts = Promise.withResolvers<void>()
    await page.route("**/assets/*.js", async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto("/en/article", { waitUntil: "commit" })
    await expect(page.locator("footer")).toBeAttached()
    await goTo(page, 600)
    scripts.resolve()
    await untilRunning(page)
    await page.waitForLoadState("networkidle")
    expect(await place(page)).toBe(600)
  })

  test("is restored by a reload and by going back, and a new page begins at its top", async ({ page }) => {
    await page.goto("/en/article")
    await untilRunning(page)
    await goTo(page, 600)
    await page.reload()
    await untilRunning(page)
    await expect.poll(() => place(page)).toBe(600)
    await followLink(page, "/en/article/entry-sheet")
    await expect(page).toHaveURL("/en/article/entry-sheet")
    await expect.poll(() => place(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL("/en/article")
    await expect.poll(() => place(page)).toBe(600)
  })
})

test.describe("a jump to a section", () => {
  /** With the clock stopped at the click; returns the distance of the section from the top of the window. */
  const jump = async (page: Page) => {
    await page.clock.install()
    await page.setViewportSize({ width: 1440, height: 700 })
    await page.goto("/en/article/entry-sheet")
    await untilRunning(page)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const entry = page.locator('main nav a[href^="#"]').nth(3)
    const section = page.locator(String(await entry.getAttribute("href")))
    await entry.dispatchEvent("click", { button: 0 })
    await expect(section).toBeFocused()
    return async () => Math.round((await section.boundingBox())?.y ?? 0)
  }

  // spec: 9.smooth-scroll
  test("scrolls smoothly for 700 ms and ends 100 px above it", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" })
    const distance = await jump(page)
    const begun = await distance()
    expect(begun).toBeGreaterThan(700)
    await page.clock.runFor(350)
    const halfway = await distance()
    expect(halfway).toBeLessThan(begun)
    expect(halfway).toBeGreaterThan(100)
    await page.clock.runFor(400)
    expect(await distance()).toBe(100)
  })

  test("is instant with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    const distance = await jump(page)
    await expect.poll(distance).toBe(100)
  })
})
