import { useCallback, useEffect, useState } from "react"
import { fetchSuggestions, type Suggestion } from "./queries.ts"

/** Debounce for typing. */
const PAUSE_MS = 150
const SLOW_MS = 3_000
const SHORTEST = 2

export type SuggestionState = "none" | "busy" | "slow" | "ready" | "failed"

interface Answer {
  readonly to: string
  readonly items: readonly Suggestion[]
}

/** Suggestions while typing: the latest text only; earlier results stay until newer ones arrive. */
export function useSuggestions(typed: string) {
  const words = typed.trim()
  const [answer, setAnswer] = useState<Answer>()
  const [trouble, setTrouble] = useState<{ to: string; kind: "slow" | "failed" }>()
  const [attempt, setAttempt] = useState(0)
  const isAsked = words.length >= SHORTEST
  const question = `${attempt} ${words}`

  useEffect(() => {
    if (!isAsked) return setAnswer(undefined)
    const asking = new AbortController()
    const unlessAborted = (work: () => void) => void (asking.signal.aborted || work())
    const slow = setTimeout(() => setTrouble({ to: question, kind: "slow" }), SLOW_MS)
    const pause = setTimeout(() => {
      fetchSuggestions(words, asking.signal)
        .then(
          ({ items }) => unlessAborted(() => setAnswer({ to: question, items })),
          () => unlessAborted(() => setTrouble({ to: question, kind: "failed" })),
        )
        .finally(() => clearTimeout(slow))
    }, PAUSE_MS)
    return () => {
      clearTimeout(pause)
      clearTimeout(slow)
      asking.abort()
    }
  }, [words, isAsked, question])

  const isReady = answer?.to === question
  return {
    items: isAsked ? (answer?.items ?? []) : [],
    state: stateOf(isAsked, isReady, trouble?.to === question ? trouble.kind : undefined),
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  }
}

function stateOf(
  isAsked: boolean,
  isReady: boolean,
  trouble: "slow" | "failed" | undefined,
): SuggestionState {
  if (!isAsked) return "none"
  return isReady ? "ready" : (trouble ?? "busy")
}
