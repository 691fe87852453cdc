// Every page of the site, in both languages, checked against general requirements.
import type { Page } from "@playwright/test"
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Language,
  type Problems,
  test,
} from "./support/fixtures.ts"
import { isLong } from "./support/limits.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"
import { declared, examples, pages, readerOf, type SitePage } from "./support/site-pages.ts"

/** Some words in the page's language, then the product. */
const titled: Record<Language, RegExp> = {
  en: /^[A-Z][^|]*[a-z][^|]* \| Shirube$/,
  ja: /^[^|]*[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}][^|]* \| Shirube$/u,
}

test("the site declares its pages, and features their examples", () => {
  expect(declared.length).toBeGreaterThan(20)
  expect(examples.length).toBeGreaterThan(20)
})

test.use({ viewport: { width: 360, height: 740 } })

/** Pages under the same first segment share their components: one of them is also checked in the dark theme. */
const kindOf = ({ path }: SitePage) => path.split(/[/?]/)[1] ?? ""
const firstOfKind = new Map([...pages].reverse().map((page) => [kindOf(page), page]))
const isFirstOfKind = (page: SitePage) => firstOfKind.get(kindOf(page)) === page
const themesOf = (page: SitePage) =>
  isFirstOfKind(page) ? (["light", "dark"] as const) : (["light"] as const)

interface Walk {
  readonly name: string
  readonly reader: "visitor" | "verified" | "editor"
  readonly pages: readonly SitePage[]
}

/** One browser visits several pages, to share its start and common scripts. */
const AT_ONCE = 9
const walksOver = (pages: readonly SitePage[]): Walk[] =>
  (["visitor", "verified", "editor"] as const).flatMap((reader) => {
    const read = pages.filter((page) => readerOf(page) === reader)
    const count = Math.ceil(read.length / AT_ONCE)
    return Array.from({ length: count }, (_, at) => ({
      reader,
      name: `${reader} ${at + 1} of ${count}`,
      pages: read.filter((_, i) => i % count === at),
    }))
  })

interface Visit {
  readonly page: Page
  readonly language: Language
  readonly problems: Problems
  readonly runsScripts: boolean
}

async function visit(sitePage: SitePage, { page, language, problems, runsScripts }: Visit) {
  const { path, status = 200, title } = sitePage
  const expectHere = expect.configure({ soft: true, message: `${path} (${language})` })
  if (status !== 200)
    problems.allow(new RegExp(`response ${status}: GET .*/${language}${path.replaceAll("?", "\\?")}$`))
  const response = await page.goto(`/${language}${path === "/" ? "" : path}`)
  expectHere(response?.status()).toBe(status)
  if (runsScripts) await untilRunning(page)
  await expectHere(page.locator("html")).toHaveAttribute("lang", language)
  await expectHere(page).toHaveTitle(
    typeof title === "object" ? `${title.plain} | Shirube` : titled[language],
  )
  await expectHere(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  await expectHere(page.getByRole("main")).toHaveCount(1)
  for (const width of [360, 320]) await expectNoSidewaysScroll(page, width)
  // "Not found" looks the same everywhere: one such screen is enough. Both languages have the same markup.
  if (isLong || (language === "en" && (status !== 404 || path === "/no-such-page")))
    await expectAccessible(page, themesOf(sitePage))
}

for (const [which, walks] of [
  ["one of each kind", walksOver(pages.filter(isFirstOfKind))],
  ["the others", walksOver(pages.filter((page) => !isFirstOfKind(page)))],
] as const)
  test.describe(which, () => {
    // Pages of one kind run the same scripts: in Japanese the others are read as the server sends them.
    const runsScripts = (language: Language) => isLong || language === "en" || which === "one of each kind"
    test.use({ javaScriptEnabled: async ({ language }, use) => use(runsScripts(language)) })

    // spec: 1.title, 2.sso-callbacks, pages.every-page
    for (const { reader, name, pages } of walks)
      test(`every page has its status and title, is accessible and fits a phone: ${name}`, {
        tag: "@both",
      }, async ({ page, context, baseURL, language, problems }) => {
        test.slow() // several pages, and axe checks everything on them
        if (reader !== "visitor") await beSignedIn(context, baseURL, reader)
        for (const sitePage of pages)
          await test.step(sitePage.path, () =>
            visit(sitePage, { page, language, problems, runsScripts: runsScripts(language) }),
          )
      })
  })
