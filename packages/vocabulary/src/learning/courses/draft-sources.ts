// Sources of a lesson or an event while its draft is being written: free of dependencies.
import type { Language } from "../../language.ts"

export const MOST_SOURCES = 10
export const LONGEST_SOURCE_TITLE = 200
export const LONGEST_PUBLISHER = 100
export const LONGEST_SOURCE_ADDRESS = 500

/** Only http(s) addresses become links. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return (protocol === "https:" || protocol === "http:") && hostname.includes(".")
}

type Both = Readonly<Record<Language, string>>

interface Typed {
  readonly title: Both
  readonly publisher: Both
  readonly url: string
  readonly checked: string | null
}

const isSaid = (text: string) => text.trim() !== ""

/** Sources as readers of these languages see them; unfinished ones are left out. */
export function finishedSources(sources: readonly Typed[], languages: readonly Language[]) {
  return sources.flatMap(({ title, publisher, url, checked }) => {
    const isFinished =
      isWebAddress(url) &&
      languages.every((language) => isSaid(title[language]) && isSaid(publisher[language]))
    if (!isFinished || checked === null) return []
    const only = (words: Both) =>
      Object.fromEntries(languages.map((language) => [language, words[language]])) as Partial<Both>
    return [{ title: only(title), publisher: only(publisher), url, checked_on: checked }]
  })
}
