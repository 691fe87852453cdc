// People of the directory, chosen by name.
import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { api } from "#web/lib/api/api.ts"
import type { Choice, ChoiceSource } from "#web/lib/form/choices.ts"

/** Debounce for typing. */
const PAUSE_MS = 150
const MOST = 20

interface Person {
  readonly id: string
  readonly name: string
}

const choiceOf = ({ id, name }: Person): Choice => ({ value: id, label: name, words: [name] })

/** `knownPeople`: people already known to the page. */
export function usePeople(knownPeople: readonly Person[]): ChoiceSource {
  const [typed, setTyped] = useState<string>()
  const [answer, setAnswer] = useState<
    { readonly to: string; readonly items: readonly Person[]; readonly hasMore: boolean } | "failed"
  >()
  const seen = useRef(new Map(knownPeople.map((person) => [person.id, person])))

  useEffect(() => {
    if (typed === undefined) return
    const asking = new AbortController()
    const ask = async () => {
      try {
        const { items, nextCursor } = await api("GET /v1/members", {
          query: { limit: MOST, ...(typed === "" ? {} : { name: typed }) },
          signal: asking.signal,
        })
        const people = items.map(({ id, displayName }) => ({ id, name: displayName }))
        for (const person of people) seen.current.set(person.id, person)
        setAnswer({ to: typed, items: people, hasMore: nextCursor !== null })
      } catch {
        if (!asking.signal.aborted) setAnswer("failed")
      }
    }
    const pause = setTimeout(() => void ask(), typed === "" ? 0 : PAUSE_MS)
    return () => {
      clearTimeout(pause)
      asking.abort()
    }
  }, [typed])

  const isAnswered = typeof answer === "object" && answer.to === typed
  return {
    state: answer === "failed" ? "failed" : isAnswered ? "ready" : "busy",
    choices: useMemo(() => (typeof answer === "object" ? answer.items.map(choiceOf) : []), [answer]),
    hasMore: typeof answer === "object" && answer.hasMore,
    search: useCallback((text: string) => setTyped(text.trim()), []),
    known: useCallback((value: string) => {
      const person = seen.current.get(value)
      return person && choiceOf(person)
    }, []),
    want: useCallback(() => {}, []),
  }
}
