// Every page of the site, in both languages and both themes, held against what every page must be.
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, test } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"

interface SitePage {
  readonly path: string
  readonly status?: number
  readonly title?: string
  /** Only for those who are signed in. */
  readonly isPrivate?: boolean
}

/** A new page is added here; one that is forgotten is found by the first test. */
const pages: readonly SitePage[] = [
  { path: "", title: "TOP" },
  { path: "/article" },
  { path: "/article?category=visa&level=n3" },
  { path: "/article?q=zzzz" },
  { path: "/search" },
  { path: "/search?q=interveiw" },
  { path: "/career/article" },
  { path: "/learning/article" },
  { path: "/article/entry-sheet" },
  { path: "/article/no-such-article", status: 404 },
  { path: "/sign-in" },
  { path: "/sign-in-mail" },
  { path: "/auth/sign-in-old" },
  { path: "/sign-out" },
  { path: "/forgot-password" },
  { path: "/forgot-password/send" },
  { path: "/account", isPrivate: true },
  { path: "/account/saved/article", isPrivate: true },
  { path: "/account/security", isPrivate: true },
  { path: "/account/security/password", isPrivate: true },
  { path: "/404", status: 404 },
  { path: "/503", status: 503 },
  { path: "/exception", status: 500 },
  { path: "/maintenance", status: 503 },
  { path: "/no-such-page", status: 404 },
  { path: "/dev/ui", title: "UI" },
  { path: "/dev/mailbox" },
]

/** Some words in the page's own language, then the product. */
const titled: Record<Language, RegExp> = {
  en: /^[A-Z][^|]*[a-z][^|]* \| Shirube$/,
  ja: /^[^|]*[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}][^|]* \| Shirube$/u,
}

interface Declared {
  readonly path: string
  readonly canonical?: string
  readonly moved?: true
  /** Led to by a token or by another service; their journeys walk them. */
  readonly secret?: true
}

test("every page that the site declares is walked here", async ({ request }) => {
  const declared: Declared[] = await (await request.get("/dev/pages.json")).json()
  expect(declared.length).toBeGreaterThan(20)
  const isWalked = ({ path }: Declared) => {
    const pattern = new RegExp(`^${path.replace(/\/\{-\$\w+\}/g, "(?:/[^/]+)?").replace(/\$\w+/g, "[^/]+")}$`)
    return pages.some((page) => pattern.test(page.path.split("?")[0] || "/"))
  }
  const forgotten = declared
    .filter(({ moved, secret, canonical }) => !moved && !secret && canonical === undefined)
    .filter((page) => ![page, ...declared.filter(({ canonical }) => canonical === page.path)].some(isWalked))
  expect(forgotten.map(({ path }) => path)).toEqual([])
})

test.use({ viewport: { width: 360, height: 740 } })

for (const { path, status = 200, title, isPrivate = false } of pages)
  test(`${path || "/"} is a page: ${status}, named, accessible in both themes, fit for a phone`, {
    tag: "@both",
  }, async ({ page, context, baseURL, language, problems }) => {
    test.slow() // axe looks at everything twice
    if (status !== 200) problems.allow(new RegExp(`response ${status}: GET .*/${language}${path}$`))
    if (isPrivate) await beSignedIn(context, baseURL, "verified")

    const response = await page.goto(`/${language}${path}`)
    expect(response?.status()).toBe(status)
    await untilRunning(page)
    await expect(page.locator("html")).toHaveAttribute("lang", language)
    await expect(page).toHaveTitle(title ? `${title} | Shirube` : titled[language])
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
    await expect(page.getByRole("main")).toHaveCount(1)
    for (const width of [320, 360]) await expectNoSidewaysScroll(page, width)
    await expectAccessible(page)
  })
