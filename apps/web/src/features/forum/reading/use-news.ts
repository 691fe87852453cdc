import { useCallback, useState } from "react"
import type { Question } from "../queries.ts"

/** The page's question, or what has become of it since. Another page begins anew. */
export function useNews(loaded: Question) {
  const [news, setNews] = useState<{ readonly of: Question; readonly now: Question }>()
  const hear = useCallback((now: Question) => setNews({ of: loaded, now }), [loaded])
  return { question: news?.of === loaded ? news.now : loaded, hear }
}
