import { languages } from "@shirube/contract/language"
import { withPrefix } from "../language.ts"
import { isIndexed, type Page } from "../page-data.ts"

/** Rules know nothing of languages: each address is named bare and under every prefix. */
export const robots = (publicUrl: string, pages: readonly Page[]) => `User-agent: *
Disallow: /api/
${forPeopleOnly(pages)
  .flatMap((path) => [undefined, ...languages].map((prefix) => `Disallow: ${withPrefix(path, prefix)}`))
  .join("\n")}

Sitemap: ${new URL("/sitemap.xml", publicUrl)}
`

/** A part of the site with nothing to find in it is named once. Status screens may be fetched, to find out what they are. */
function forPeopleOnly(pages: readonly Page[]): string[] {
  const parts = Map.groupBy(pages, ({ path }) => `/${path.split("/")[1]}`)
  return [...parts].flatMap(([part, inside]) => {
    const hidden = inside.filter((page) => !isIndexed(page) && page.status === undefined)
    const isWhole = hidden.length === inside.length
    return isWhole ? [part] : hidden.map(({ path }) => path.replace(/\/[^/]*\$.*$/, "/"))
  })
}
