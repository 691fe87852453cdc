import { languages } from "@shirube/contract/language"
import { withPrefix } from "../language.ts"

const forPeopleOnly = ["/auth/", "/dev/", "/account"]

/** Rules know nothing of languages: each address is named bare and under every prefix. */
export const robots = (publicUrl: string) => `User-agent: *
Disallow: /api/
${forPeopleOnly
  .flatMap((path) => [undefined, ...languages].map((prefix) => `Disallow: ${withPrefix(path, prefix)}`))
  .join("\n")}

Sitemap: ${new URL("/sitemap.xml", publicUrl)}
`
