import { useCallback, useState } from "react"
import type { Question } from "../queries.ts"

/** The page's question, or its latest version. Resets when another page loads. */
export function useLatestQuestion(loaded: Question) {
  const [news, setNews] = useState<{ readonly of: Question; readonly now: Question }>()
  const hear = useCallback((now: Question) => setNews({ of: loaded, now }), [loaded])
  return { question: news?.of === loaded ? news.now : loaded, hear }
}
