// People of the directory, chosen by name.
import { MOST_SPEAKERS } from "@shirube/vocabulary/learning/past-events/choices"
import { useCallback, useEffect, useMemo, useState } from "react"
import { useTranslations } from "use-intl"
import { useDocumentFields } from "#web/kits/drafts/written-context.ts"
import { api } from "#web/lib/api/api.ts"
import type { Choice, ChoiceSource } from "#web/lib/form/choices.ts"
import { SearchChoices } from "#web/ui/combobox/search-choices.tsx"
import { Field } from "#web/ui/control/field.tsx"

interface SpeakersFieldProps {
  readonly path: string
  readonly speakers: readonly string[]
}

export function SpeakersField({ path, speakers }: SpeakersFieldProps) {
  const t = useTranslations("writingPastEvents")
  const { put, problemAt } = useDocumentFields()
  const source = usePeople(t("formerMember"))
  return (
    <Field id={path} label={t("speakers")} help={t("speakersHelp")} error={problemAt(path)}>
      {(control) => (
        <SearchChoices
          control={control}
          label={t("speakers")}
          source={source}
          value={speakers}
          most={MOST_SPEAKERS}
          onChange={(chosen) => put(path, chosen)}
        />
      )}
    </Field>
  )
}

/** Debounce for typing. */
const PAUSE_MS = 150
const MOST_SHOWN = 20

const choiceOf = (id: string, name: string): Choice => ({ value: id, label: name, words: [name] })

/** `formerMember`: the name of someone who is no longer there. */
function usePeople(formerMember: string): ChoiceSource {
  const [typed, setTyped] = useState<string>()
  const [answer, setAnswer] = useState<
    { readonly to: string; readonly choices: readonly Choice[]; readonly hasMore: boolean } | "failed"
  >()
  const [seen, setSeen] = useState<ReadonlyMap<string, Choice>>(new Map())

  useEffect(() => {
    if (typed === undefined) return
    const asking = new AbortController()
    const ask = async () => {
      try {
        const { items, nextCursor } = await api("GET /v1/members", {
          query: { limit: MOST_SHOWN, ...(typed === "" ? {} : { name: typed }) },
          signal: asking.signal,
        })
        const choices = items.map(({ id, displayName }) => choiceOf(id, displayName))
        setSeen((before) => withChoices(before, choices))
        setAnswer({ to: typed, choices, hasMore: nextCursor !== null })
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

  const want = useCallback(
    async (values: readonly string[]) => {
      const found = values.map(async (id) => {
        try {
          const { displayName } = await api("GET /v1/members/{id}", {
            params: { id: id as never },
            handles: "all",
          })
          return choiceOf(id, displayName)
        } catch {
          return choiceOf(id, formerMember)
        }
      })
      const choices = await Promise.all(found)
      setSeen((before) =>
        withChoices(new Map(choices.map((each) => [each.value, each])), [...before.values()]),
      )
    },
    [formerMember],
  )

  const isAnswered = typeof answer === "object" && answer.to === typed
  return {
    state: answer === "failed" ? "failed" : isAnswered ? "ready" : "busy",
    choices: useMemo(() => (typeof answer === "object" ? answer.choices : []), [answer]),
    hasMore: typeof answer === "object" && answer.hasMore,
    search: useCallback((text: string) => setTyped(text.trim()), []),
    known: (value: string) => seen.get(value),
    want: useCallback((values: readonly string[]) => void want(values), [want]),
  }
}

const withChoices = (known: ReadonlyMap<string, Choice>, choices: readonly Choice[]) =>
  new Map([...known, ...choices.map((choice) => [choice.value, choice] as const)])
