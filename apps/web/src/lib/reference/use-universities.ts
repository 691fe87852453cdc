import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { useLocale } from "use-intl"
import type { ChoiceSource } from "../choices.ts"
import { choiceOf } from "./choice.ts"
import { fetchUniversity, findUniversities, type University } from "./queries.ts"

/** Until somebody pauses this long, the next letter is on its way. */
const PAUSE_MS = 150

interface Place {
  readonly region?: string | undefined
  readonly prefecture?: string | undefined
}

interface Answer {
  readonly to: string
  readonly items: readonly University[]
  readonly hasMore: boolean
}

/** Looked for by the API, in the whole of Japan or in one part of it. */
export function useUniversities({ region, prefecture }: Place): ChoiceSource {
  const language = useLocale()
  const [typed, setTyped] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer | "failed">()
  const [seen, setSeen] = useState<ReadonlyMap<string, University>>(() => new Map())
  const asked = useRef(new Set<string>())
  const question = JSON.stringify([typed, region, prefecture, attempt])
  const hasFailed = answer === "failed"

  useEffect(() => {
    if (typed === undefined) return
    const asking = new AbortController()
    const show = (found: Answer | "failed") => void (asking.signal.aborted || setAnswer(found))
    const ask = () =>
      findUniversities({ query: typed, region, prefecture }, asking.signal).then(
        ({ items, nextCursor }) => {
          setSeen((before) => new Map([...before, ...items.map((one) => [one.id, one] as const)]))
          show({ to: question, items, hasMore: nextCursor !== null })
        },
        () => show("failed"),
      )
    const pause = setTimeout(() => void ask(), typed === "" ? 0 : PAUSE_MS)
    return () => {
      clearTimeout(pause)
      asking.abort()
    }
  }, [typed, region, prefecture, question])

  const choices = useMemo(
    () => (typeof answer === "object" ? answer.items.map((one) => choiceOf(one, language)) : []),
    [answer, language],
  )
  const isAnswered = typeof answer === "object" && answer.to === question
  return {
    state: hasFailed ? "failed" : isAnswered ? "ready" : "busy",
    choices,
    hasMore: typeof answer === "object" && answer.hasMore,
    search: useCallback(
      (text: string) => {
        setTyped(text.trim())
        if (!hasFailed) return
        setAnswer(undefined)
        setAttempt((count) => count + 1)
      },
      [hasFailed],
    ),
    known: useCallback(
      (value: string) => {
        const found = seen.get(value)
        return found && choiceOf(found, language)
      },
      [seen, language],
    ),
    want: useCallback((values: readonly string[]) => {
      const unknown = values.filter((value) => !asked.current.has(value))
      for (const value of unknown) {
        asked.current.add(value)
        // Under the id that was asked for: a university may have become part of another.
        fetchUniversity(value).then(
          (found) => setSeen((before) => new Map(before).set(value, found)),
          () => asked.current.delete(value),
        )
      }
    }, []),
  }
}
