import type { Language } from "@shirube/vocabulary/language"
import { useCallback, useEffect, useMemo, useState } from "react"
import { useLocale } from "use-intl"
import type { ReferenceKind } from "../api/api-kinds.ts"
import { type Choice, type ChoiceSource, matchingChoices } from "../form/choices.ts"
import { choiceOf } from "./choice.ts"
import { fetchList, type ReferenceList } from "./queries.ts"

/** Lists without a familiar order. */
const ALPHABETICAL: readonly ReferenceKind[] = ["countries", "languages"]

/** A whole list, filtered by what is typed. Fetched unless the page provides it. */
export function useList(kind: ReferenceKind, provided?: ReferenceList): ChoiceSource {
  const language = useLocale()
  const [fetched, setList] = useState<ReferenceList | "failed">()
  const list = provided ?? fetched
  const isProvided = provided !== undefined
  const [typed, setTyped] = useState("")
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (isProvided) return
    let isGone = false
    // Clears the failure before a retry.
    if (attempt > 0) setList(undefined)
    const show = (answer: ReferenceList | "failed") => void (isGone || setList(answer))
    fetchList(kind).then(show, () => show("failed"))
    return () => {
      isGone = true
    }
  }, [kind, isProvided, attempt])

  const all = useMemo(
    () => (typeof list === "object" ? choicesOf(kind, list, language) : []),
    [kind, list, language],
  )
  const choices = useMemo(() => matchingChoices(all, typed), [all, typed])
  const hasFailed = list === "failed"
  return {
    state: list === undefined ? "busy" : hasFailed ? "failed" : "ready",
    choices,
    hasMore: false,
    search: useCallback(
      (text: string) => {
        setTyped(text)
        if (hasFailed) setAttempt((count) => count + 1)
      },
      [hasFailed],
    ),
    known: useCallback((value: string) => all.find((choice) => choice.value === value), [all]),
    want: nothing,
  }
}

const nothing = () => {}

function choicesOf(kind: ReferenceKind, { groups, items }: ReferenceList, language: Language): Choice[] {
  const nameOfGroup = new Map(groups.map(({ id, name }) => [id, name[language]]))
  const { compare } = new Intl.Collator(language)
  const sortedAs = ({ name, reading }: (typeof items)[number]) => (language === "ja" ? reading : name.en)
  const ordered = ALPHABETICAL.includes(kind)
    ? items.toSorted((a, b) => compare(sortedAs(a), sortedAs(b)))
    : items
  return ordered.map((item) => ({
    ...choiceOf(item, language),
    group: item.group === null ? undefined : nameOfGroup.get(item.group),
  }))
}
