// Senpai who read documents, those with a path like the student's first.
import { type Language, languages } from "@shirube/vocabulary/language"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import { useQuery } from "@tanstack/react-query"
import { useCallback, useEffect, useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import type { Choice, ChoiceSource } from "#web/lib/form/choices.ts"
import { likeMeQuery, REVIEWING, type Reviewer, reviewersQuery } from "../queries.ts"

/** Debounce for typing. */
const PAUSE_MS = 150

const takesRequests = ({ ways, pausedUntil }: Reviewer) =>
  ways.includes(REVIEWING) && (pausedUntil === null || pausedUntil <= dayInJapan(new Date()))

/** In the reader's language if the senpai wrote it, otherwise in the other one. */
function headlineOf({ headline }: Reviewer, reader: Language): Choice["note"] {
  const language = headline[reader] === null ? languages.find((each) => headline[each] !== null) : reader
  const text = language && headline[language]
  return language && text ? { text, language } : undefined
}

export function useReviewers(): ChoiceSource {
  const t = useTranslations("documentReviews.asking")
  const language = useLocale()
  const [typed, setTyped] = useState("")
  const [words, setWords] = useState("")
  useEffect(() => {
    const pause = setTimeout(() => setWords(typed), typed === "" ? 0 : PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed])
  const likeMe = useQuery(likeMeQuery())
  const found = useQuery({ ...reviewersQuery(words), placeholderData: (before) => before })
  const [seen] = useState(() => new Map<string, Choice>())

  const choiceOf = (mentor: Reviewer, group?: string): Choice => {
    return {
      value: mentor.id,
      label: mentor.name,
      note: headlineOf(mentor, language),
      words: [mentor.name],
      group,
    }
  }
  const like = words === "" ? (likeMe.data?.items ?? []).filter(takesRequests) : []
  const others = (found.data?.items ?? [])
    .filter(takesRequests)
    .filter(({ id }) => like.every((each) => each.id !== id))
  const choices = [
    ...like.map((mentor) => choiceOf(mentor, t("likeYou"))),
    ...others.map((mentor) => choiceOf(mentor, like.length > 0 ? t("others") : undefined)),
  ]
  for (const choice of choices) seen.set(choice.value, choice)

  const isWaiting = typed !== words || found.isPlaceholderData || !found.data || likeMe.isPending
  return {
    state: found.isError ? "failed" : isWaiting ? "busy" : "ready",
    choices,
    hasMore: (found.data?.nextCursor ?? null) !== null,
    search: useCallback((text: string) => setTyped(text.trim()), []),
    known: (value) => seen.get(value),
    want: useCallback(() => {}, []),
  }
}
