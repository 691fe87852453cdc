import { useEffect, useState } from "react"
import { fetchSuggestions, type Suggestion } from "./queries.ts"

/** Debounce for typing. */
const PAUSE_MS = 150
const SHORTEST = 2

/** Suggestions for the typed text; empty if the request fails. */
export function useSuggestions() {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([])
  const [words, setWords] = useState("")

  useEffect(() => {
    if (words.length < SHORTEST) return setSuggestions([])
    const asking = new AbortController()
    const show = (items: readonly Suggestion[]) => void (asking.signal.aborted || setSuggestions(items))
    const pause = setTimeout(() => {
      fetchSuggestions(words, asking.signal).then(
        ({ items }) => show(items),
        () => show([]),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(pause)
      asking.abort()
    }
  }, [words])

  return {
    suggestions: words === "" ? [] : suggestions,
    suggestFor: (typed: string) => setWords(typed.trim()),
    close: () => setWords(""),
  }
}
