// Everything a first visit to an article downloads, counted by a real browser. The article is the most
// expensive one: emphasis needs the italic, its author's name the Vietnamese letters.
import { chromium } from "@playwright/test"
import { chromiumArguments } from "../../e2e/support/chromium.ts"
import { FIRST_VISIT_KB, firstVisit } from "../../e2e/support/first-visit.ts"
import type { BenchOptions } from "../options.ts"
import type { Product } from "../product.ts"
import { atMost, type Row } from "../table.ts"

const LANGUAGES = [
  ["en", "English"],
  ["ja", "Japanese"],
] as const

export async function firstVisitFigures({ port }: Product, { say }: BenchOptions): Promise<Row[]> {
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium
    .launch({ args: chromiumArguments, ...(executablePath ? { executablePath } : {}) })
    .catch(() => undefined)
  if (!browser) {
    say("  no browser found: the size of a first visit is not measured")
    return []
  }
  const rows: Row[] = []
  for (const [language, name] of LANGUAGES) {
    const page = await browser.newPage()
    const { total, kinds } = await firstVisit(
      page,
      `http://127.0.0.1:${port}/${language}/article/entry-sheet`,
    )
    await page.close()
    rows.push({
      what: `first visit to an article, ${name}`,
      ours: `${total.toFixed(1)} KB`,
      beside: `${kinds.scripts.toFixed(1)} KB (scripts)`,
      promised: atMost(total, FIRST_VISIT_KB, " KB"),
    })
    for (const [kind, size] of Object.entries(kinds))
      say(`  ${size.toFixed(1).padStart(6)} KB  ${name}: ${kind}`)
  }
  await browser.close()
  return rows
}
