import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { useLocale } from "use-intl"
import type { ChoiceSource } from "../form/choices.ts"
import { choiceOf } from "./choice.ts"
import { fetchUniversity, findUniversities, type University } from "./queries.ts"

/** Debounce for typing. */
const PAUSE_MS = 150

interface UniversityOptions {
  /** Offers universities of this region before anything is typed; typing searches everywhere. */
  readonly region?: string | undefined
  /** The selected university, if the page already has it. */
  readonly initial?: University | null | undefined
}

interface Answer {
  readonly to: string
  readonly items: readonly University[]
  readonly hasMore: boolean
}

/** Searched by the API. */
export function useUniversities({ region, initial }: UniversityOptions): ChoiceSource {
  const language = useLocale()
  const [typed, setTyped] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer | "failed">()
  const [seen, setSeen] = useState<ReadonlyMap<string, University>>(() => new Map())
  const asked = useRef(new Set<string>(initial ? [initial.id] : []))
  const place = typed === "" ? region : undefined
  const question = JSON.stringify([typed, place, attempt])
  const hasFailed = answer === "failed"

  useEffect(() => {
    if (typed === undefined) return
    const asking = new AbortController()
    const show = (found: Answer | "failed") => void (asking.signal.aborted || setAnswer(found))
    const ask = () =>
      findUniversities({ query: typed, region: place }, asking.signal).then(
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
  }, [typed, place, question])

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
        const found = seen.get(value) ?? (initial?.id === value ? initial : undefined)
        return found && choiceOf(found, language)
      },
      [seen, initial, language],
    ),
    want: useCallback((values: readonly string[]) => {
      const unknown = values.filter((value) => !asked.current.has(value))
      for (const value of unknown) {
        asked.current.add(value)
        // Under the requested id: the university may have merged into another.
        fetchUniversity(value).then(
          (found) => setSeen((before) => new Map(before).set(value, found)),
          () => asked.current.delete(value),
        )
      }
    }, []),
  }
}
