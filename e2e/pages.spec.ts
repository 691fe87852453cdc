// Every page of the site, in both languages, checked against general requirements.
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

/** What the declaration cannot contain: addresses with parameters, and addresses without a page. */
const examples: readonly SitePage[] = [
  { path: "/article?category=visa&level=n3" },
  { path: "/article?q=zzzz" },
  { path: "/search?q=interveiw" },
  { path: "/article/entry-sheet" },
  { path: "/article/no-such-article", status: 404 },
  { path: "/course/entry-sheet" },
  { path: "/course/entry-sheet/first-ten-seconds" },
  { path: "/course/entry-sheet/check-and-send" },
  { path: "/course/no-such-course", status: 404 },
  { path: "/learning/senpai-tips/sixty-one-comments" },
  { path: "/learning/senpai-tips/no-such-tip", status: 404 },
  { path: "/career/event?place=online&topic=visa&spoken=ja" },
  { path: "/career/event?month=2027-02" },
  { path: "/career/event/detail/mock-interviews-tokyo" },
  { path: "/career/event/detail/es-in-one-evening" },
  { path: "/career/event/detail/never-held", status: 404 },
  { path: "/career/event/registration/es-in-one-evening", access: "user" },
  { path: "/career/event/complete?id=first-steps-evening", access: "user" },
  { path: "/learning/past-event?year=2026&topic=visa" },
  { path: "/learning/past-event?year=2001" },
  { path: "/learning/past-event/visa-question-time" },
  { path: "/learning/past-event/entry-sheet-clinic" },
  { path: "/learning/past-event/never-held", status: 404 },
  { path: "/shukatsu-calendar?class=2028-09" },
  { path: "/shukatsu-calendar?class=2028-03&view=month&month=2027-03" },
  { path: "/shukatsu-calendar?class=2028-03&view=list" },
  { path: "/shukatsu-calendar/information-opens" },
  { path: "/shukatsu-calendar/no-such-entry", status: 404 },
  { path: "/account/tips/new", access: "editor" },
  { path: "/account/courses/00000000-0000-4000-8000-000000000000?new=1", access: "editor" },
  { path: "/account/courses/00000000-0000-4000-8000-000000000000/preview", access: "editor", status: 404 },
  { path: "/editors/courses/00000000-0000-4000-8000-000000000000", access: "editor", status: 404 },
  { path: "/community/ask-senpai?list=helpful&topic=visa" },
  { path: "/community/ask-senpai?q=zzzz" },
  { path: "/community/ask-senpai?ask=1" },
  { path: "/community/ask-senpai/detail/00000000-0000-4000-8000-000000000000", status: 404 },
  { path: "/editors/verification", access: "editor" },
  { path: "/editors/ambassadors", access: "editor" },
  { path: "/editors/tips", access: "editor" },
  { path: "/editors/past-events/new", access: "editor" },
  { path: "/editors/calendar/new", access: "editor" },
  { path: "/editors/events/00000000-0000-4000-8000-000000000000?new=1", access: "editor" },
  { path: "/editors/events/desk/never-held", access: "editor", status: 404 },
  { path: "/editors/events/door/never-held", access: "editor", status: 404 },
  { path: "/editors/event-proposals", access: "editor" },
  { path: "/account/hosted-events/00000000-0000-4000-8000-000000000000?new=1", access: "editor" },
  { path: "/account/hosted-events/desk/never-held", access: "editor", status: 404 },
  { path: "/account/hosted-events/door/never-held", access: "editor", status: 404 },
  { path: "/career/event/feedback/never-held", access: "user", status: 404 },
  { path: "/editors/reported-members", access: "editor" },
  { path: "/editors/moderation", access: "editor" },
  { path: "/account/saved/course?order=own&q=zzzz", access: "user" },
  { path: "/members?country=AQ", access: "registered" },
  { path: "/sign-out" },
  { path: "/dev/mailbox" },
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

test("every page with parameters in its address has an example", () => {
  expect(declared.length).toBeGreaterThan(20)
  const hasExample = ({ path }: Declared) => {
    const pattern = new RegExp(`^${path.replace(/\/\{-\$\w+\}/g, "(?:/[^/]+)?").replace(/\$\w+/g, "[^/]+")}$`)
    return examples.some((page) => pattern.test(page.path.split("?")[0] ?? ""))
  }
  const forgotten = declared.filter((page) => isWalkable(page) && hasParameters(page) && !hasExample(page))
  expect(forgotten.map(({ path }) => path)).toEqual([])
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
        // "Not found" looks the same everywhere: one such screen is enough.
        if (status !== 404 || isLong || path === "/no-such-page")
          await expectAccessible(page, themesOf(sitePage))
      })
  })
