// No violation of WCAG 2.2 AA that axe can find. axe runs in the page itself, without the runner's own package: its source costs as
// much to load as a check, so the short form of it is loaded, once per document.
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { expect, type Page } from "@playwright/test"
import type axe from "axe-core"
import { isLong } from "./limits.ts"

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

const wcag22aa = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
/** Measures each text against what is painted behind it: more than half of what a check costs. */
const CONTRAST = "color-contrast"
/** The rules that depend on the theme. */
const colourRules = [CONTRAST, "link-in-text-block"]

type Theme = "light" | "dark"

interface Violation {
  readonly id: string
  readonly target: unknown
  readonly failureSummary: string | undefined
}

/**
 * Checked in English and in the light theme: a language changes texts and a theme colours, whose contrast has a unit test
 * (apps/web/src/ui/picture/colour.test.ts). Contrast is measured only where a test names themes: on every page by the walk over all
 * of them, in the dark theme on one of each kind (pages.spec.ts). A long run checks everything.
 */
export async function expectAccessible(page: Page, themes?: readonly Theme[]): Promise<void> {
  if (!isLong && (await page.locator("html").getAttribute("lang")) !== "en") return
  const measured = isLong ? (["light", "dark"] as const) : themes
  // A colour in the middle of a transition would be measured wrongly.
  await page.emulateMedia({ reducedMotion: "reduce" })
  await loadAxe(page)
  await page.evaluate(prepare)
  for (const theme of measured ?? (["light"] as const)) {
    const found = await violationsIn(page, theme, measured !== undefined)
    expect(found, `axe, ${theme} theme, ${new URL(page.url()).pathname}`).toEqual([])
  }
  await page.evaluate(restore)
}

/** By the browser's own protocol: the runner would wrap the source, and compile it twice. */
async function loadAxe(page: Page) {
  if (await page.evaluate(() => "axe" in window)) return
  const session = await page.context().newCDPSession(page)
  await session.send("Runtime.evaluate", { expression: source })
  await session.detach()
}

/** Text far from the screen is checked too, and a button half under a bar, which a reader would scroll, is not hidden. */
function prepare() {
  const root = document.documentElement
  delete root.dataset.folded
  root.dataset.themeBefore = root.dataset.theme ?? ""
  // An open dialog is no bar: in the flow it would be measured half out of sight.
  for (const element of document.querySelectorAll<HTMLElement>(".bottom-nav, main *"))
    if (element.tagName !== "DIALOG" && /fixed|sticky/.test(getComputedStyle(element).position))
      element.style.position = "static"
}

function restore() {
  const root = document.documentElement
  if (root.dataset.themeBefore) root.dataset.theme = root.dataset.themeBefore
  else delete root.dataset.theme
  delete root.dataset.themeBefore
  for (const element of document.querySelectorAll<HTMLElement>(".bottom-nav, main *"))
    if (element.style.position === "static") element.style.position = ""
}

async function violationsIn(page: Page, theme: Theme, measuresContrast: boolean): Promise<Violation[]> {
  const all = { type: "tag" as const, values: wcag22aa }
  const colours = { type: "rule" as const, values: colourRules }
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme
  }, theme)
  const found =
    theme === "light" ? await check(page, { runOnly: all, rules: { [CONTRAST]: { enabled: false } } }) : []
  if (!measuresContrast) return found
  const places = await markNewColours(page, theme)
  return places === 0 ? found : [...found, ...(await check(page, { runOnly: colours }, "[data-colours]"))]
}

/** No rule that is checked reads style sheets. */
const check = (page: Page, options: axe.RunOptions, within?: string): Promise<Violation[]> =>
  page.evaluate(
    async ({ options, within }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        within ? { include: [[within]] } : document,
        { ...options, resultTypes: ["violations"], preload: { assets: ["media"] } },
      )
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
      )
    },
    { options, within },
  )

/** What this worker has measured: colours, sizes and everything painted behind a text. */
const measuredColours = new Map<Theme, Set<string>>()

/**
 * Marks one text of each look that was not measured on an earlier page: pages share their header, footer, cards and forms, and
 * measuring costs more than everything else that axe does. A long run measures each text.
 */
async function markNewColours(page: Page, theme: Theme): Promise<number> {
  const known = measuredColours.get(theme) ?? new Set()
  measuredColours.set(theme, known)
  const marked = await page.evaluate(markLooks, isLong ? undefined : [...known])
  for (const look of marked) known.add(look)
  return marked.length
}

function markLooks(known: readonly string[] | undefined): string[] {
  const seen = new Set(known)
  const marked: string[] = []
  const behind = new Map<Element | null, string>([[null, ""]])
  // Everything that paints, or moves a text over something else.
  const behindOf = (element: Element | null): string => {
    const there = behind.get(element)
    if (there !== undefined || element === null) return there ?? ""
    const style = getComputedStyle(element)
    const before = getComputedStyle(element, "::before")
    const after = getComputedStyle(element, "::after")
    const painted = [style, before, after].map((one) =>
      one === style || one.content !== "none"
        ? [one.backgroundColor, one.backgroundImage.slice(0, 80), one.opacity, one.filter, one.mixBlendMode]
            .filter((value) => !["rgba(0, 0, 0, 0)", "none", "1", "normal"].includes(value))
            .concat(
              one.position === "absolute" || one.position === "fixed"
                ? `${one.position} ${element.getAttribute("class")}`
                : [],
            )
            .join()
        : "",
    )
    const text = behindOf(element.parentElement) + (painted.join("") ? `${painted.join(";")}<` : "")
    behind.set(element, text)
    return text
  }
  const hasOwnText = (element: Element) =>
    element.matches("input, select, textarea") ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  for (const marker of document.querySelectorAll("[data-colours]"))
    delete (marker as HTMLElement).dataset.colours
  for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
    if (!hasOwnText(element) || !element.checkVisibility({ visibilityProperty: true })) continue
    const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element)
    const look = [color, fontSize, fontWeight, textShadow, textDecorationLine, behindOf(element)].join()
    if (known && seen.has(look)) continue
    seen.add(look)
    marked.push(look)
    element.dataset.colours = ""
  }
  return marked
}
