import { useEffect, useState } from "react"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import type { Address } from "#web/lib/page/address.ts"
import { useHref, useIsMember, usePath } from "#web/lib/page/use-app.ts"
import { navigation } from "#web/navigation.gen.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { nearestPlaces, wordsInPath } from "./nearest-places.ts"

interface Suggested {
  readonly path: string
  readonly text: string
}

const MOST_SUGGESTED = 3

/** Where a misspelt or outdated address may have meant to lead. */
export function Nearest() {
  const t = useTranslations("status")
  const label = useTranslations("navigation")
  const href = useHref()
  const path = usePath()
  const audience = useIsMember() ? "members" : "visitors"
  const suggested = useSuggested(path)
  const places = nearestPlaces(
    path,
    navigation.filter((entry) => (entry.audience ?? audience) === audience),
  ).map(({ to, text }) => ({ path: to, text: label(text) }))
  // An article and a course may have the same title; the search is above.
  const links = new Map<string, Suggested>()
  for (const link of [...suggested, ...places]) if (!links.has(link.text)) links.set(link.text, link)
  if (links.size === 0) return null
  return (
    <section aria-labelledby="nearest" className="section-rule mt-10">
      <h2 id="nearest" className="voice-serif text-heading">
        {t("nearest")}
      </h2>
      <ul className="mt-2">
        {[...links.values()].map(({ path, text }) => (
          <li key={path}>
            <TextLink kind="stand-alone" href={href(path as Address)}>
              {text}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Found by the words of the address; none if the search does not answer. */
function useSuggested(path: string): readonly Suggested[] {
  const [found, setFound] = useState<readonly Suggested[]>([])
  useEffect(() => {
    setFound([])
    const words = wordsInPath(path)
    if (words === undefined) return
    const leaving = new AbortController()
    api("GET /v1/search/suggestions", { query: { q: words }, handles: "all", signal: leaving.signal }).then(
      ({ items }) => {
        const pages = items.flatMap((item) => (item.kind === "thing" ? [item] : []))
        setFound(pages.slice(0, MOST_SUGGESTED).map(({ path, text }) => ({ path, text })))
      },
      () => {},
    )
    return () => leaving.abort()
  }, [path])
  return found
}
