// Every page of the site, in both languages, checked against general requirements.
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, test } from "./support/fixtures.ts"
import { isLong } from "./support/limits.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"

interface Declared {
  readonly path: string
  readonly title?: string | { readonly plain: string }
  readonly access?: string
  readonly status?: number
  readonly canonical?: string
  readonly moved?: true
  /** Opened by a token or another service, and tested by their own journeys. */
  readonly secret?: true
}

interface SitePage extends Pick<Declared, "path" | "access" | "status" | "title"> {}

/** The pages declared by the site (requested in support/set-up.ts). */
const declared: readonly Declared[] = JSON.parse(process.env.E2E_PAGES ?? "[]")

/** Addresses with parameters, in page-examples.ts of each feature's web folder. */
const modules = join(import.meta.dirname, "../apps/web/src/modules")
const examplesOf = async (file: string): Promise<readonly SitePage[]> =>
  (await import(join(modules, file))).pageExamples
const found = readdirSync(modules, { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)page-examples\.ts$/.test(file))
  .sort()
const examples = [
  ...(await Promise.all(found.map(examplesOf))).flat(),
  { path: "/sign-out" },
  { path: "/no-such-page", status: 404 },
]

const isWalkable = ({ moved, secret, canonical }: Declared) => !moved && !secret && canonical === undefined
const hasParameters = ({ path }: Declared) => path.includes("$")
const pages = [...declared.filter((page) => isWalkable(page) && !hasParameters(page)), ...examples]

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

/** The account used to read a page. */
function readerOf({ access = "public" }: SitePage) {
  if (["public", "guest"].includes(access)) return "visitor"
  return ["editor", "administrator"].includes(access) ? "editor" : "verified"
}

/** Pages under the same first segment share their components: one of them is also checked in the dark theme. */
const kindOf = ({ path }: SitePage) => path.split(/[/?]/)[1] ?? ""
const firstOfKind = new Map([...pages].reverse().map((page) => [kindOf(page), page]))
const themesOf = (page: SitePage) =>
  firstOfKind.get(kindOf(page)) === page ? (["light", "dark"] as const) : (["light"] as const)

/** One browser visits several pages, to share its start and common scripts. */
const AT_ONCE = 9
const walks = ["visitor", "verified", "editor"].flatMap((reader) => {
  const read = pages.filter((page) => readerOf(page) === reader)
  const count = Math.ceil(read.length / AT_ONCE)
  return Array.from({ length: count }, (_, at) => ({
    reader,
    name: `${reader} ${at + 1} of ${count}`,
    pages: read.filter((_, i) => i % count === at),
  }))
})

// spec: 1.title, 2.sso-callbacks, pages.every-page
for (const { reader, name, pages } of walks)
  test(`every page has its status and title, is accessible and fits a phone: ${name}`, {
    tag: "@both",
  }, async ({ page, context, baseURL, language, problems }) => {
    test.slow() // several pages, and axe checks everything on them
    if (reader !== "visitor") await beSignedIn(context, baseURL, reader)
    for (const sitePage of pages)
      await test.step(sitePage.path, async () => {
        const { path, status = 200, title } = sitePage
        const expectHere = expect.configure({ soft: true, message: `${path} (${language})` })
        if (status !== 200)
          problems.allow(new RegExp(`response ${status}: GET .*/${language}${path.replaceAll("?", "\\?")}$`))
        const response = await page.goto(`/${language}${path === "/" ? "" : path}`)
        expectHere(response?.status()).toBe(status)
        await untilRunning(page)
        await expectHere(page.locator("html")).toHaveAttribute("lang", language)
        await expectHere(page).toHaveTitle(
          typeof title === "object" ? `${title.plain} | Shirube` : titled[language],
        )
        await expectHere(page.getByRole("heading", { level: 1 })).toHaveCount(1)
        await expectHere(page.getByRole("main")).toHaveCount(1)
        for (const width of [320, 360]) await expectNoSidewaysScroll(page, width)
        // "Not found" looks the same everywhere: one such screen is enough. Both languages have the same markup.
        if (isLong || (language === "en" && (status !== 404 || path === "/no-such-page")))
          await expectAccessible(page, themesOf(sitePage))
      })
  })
