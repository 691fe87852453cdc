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

/** Status screens may be fetched, to find out that there is nothing. What stands under another address needs no line. */
function forPeopleOnly(pages: readonly Page[]): string[] {
  const paths = pages
    .filter((page) => !isIndexed(page) && page.status === undefined)
    .map(({ path }) => path.replace(/\/[^/]*\$.*$/, "/"))
    .sort()
  return paths.filter((path) => !paths.some((other) => other !== path && path.startsWith(`${other}/`)))
}
