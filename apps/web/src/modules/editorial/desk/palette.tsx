import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useEffect, useId, useMemo, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import { type Choice, type ChoiceSource, matchingChoices } from "#web/lib/form/choices.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { ChoiceList } from "#web/ui/combobox/choice-list.tsx"
import { useCombobox } from "#web/ui/combobox/use-combobox.ts"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import type { Place } from "./places.ts"

interface PaletteProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly places: readonly Place[]
}

/** Every page of the desk by some letters of its name, and people. */
export function Palette({ isOpen, onClose, places }: PaletteProps) {
  const t = useTranslations("editors.desk")
  return (
    <Dialog open={isOpen} onClose={onClose} title={t("palette")} closeLabel={t("close")}>
      {isOpen ? <Commands places={places} onClose={onClose} /> : null}
    </Dialog>
  )
}

function Commands({ places, onClose }: Omit<PaletteProps, "isOpen">) {
  const t = useTranslations("editors.desk")
  const router = useRouter()
  const id = useId()
  const source = useDestinations(places)
  const field = useRef<HTMLInputElement>(null)
  // The dialog opens after its content is mounted, and focuses its first button.
  useEffect(() => {
    const opened = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(opened)
  }, [])
  const go = ({ value }: Choice) => {
    onClose()
    void router.navigate({ href: value })
  }
  const { active, text, input } = useCombobox({
    source,
    shown: "",
    chosen: [],
    isMultiple: false,
    onChoose: go,
    onClear: () => {},
  })
  const optionId = (place: number) => `${id}-${place}`
  return (
    <div className="grid gap-3">
      <input
        {...input}
        ref={field}
        type="text"
        role="combobox"
        aria-label={t("paletteLabel")}
        aria-autocomplete="list"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        value={text}
        placeholder={t("paletteLabel")}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        className="control"
      />
      {source.choices.length === 0 ? (
        <p role="status" className="text-ink-soft">
          {t("nothingFound")}
        </p>
      ) : (
        <ChoiceList
          id={id}
          label={t("palette")}
          choices={source.choices}
          chosen={[]}
          active={active}
          optionId={optionId}
          multiple={undefined}
          isOld={false}
          onChoose={go}
        />
      )}
    </div>
  )
}

function useDestinations(places: readonly Place[]): ChoiceSource {
  const [typed, setTyped] = useState("")
  const people = usePeople(typed)
  const all = useMemo(
    () =>
      places.flatMap(({ label: group, pages }) =>
        pages.map(({ href, label }): Choice => ({ value: href, label, group, words: [label, group] })),
      ),
    [places],
  )
  return {
    state: "ready",
    choices: [...matchingChoices(all, typed), ...people],
    hasMore: false,
    search: setTyped,
    known: () => undefined,
    want: () => {},
  }
}

const SHORTEST = 2
/** Debounce for typing. */
const PAUSE_MS = 200
const MOST_PEOPLE = 8

function usePeople(typed: string): readonly Choice[] {
  const t = useTranslations("editors.places")
  const href = useHref()
  const words = useSettled(typed.trim())
  const isAsked = words.length >= SHORTEST
  const { data } = useQuery({
    queryKey: ["editors", "palette", words],
    queryFn: ({ signal }) =>
      api("GET /v1/editors/members", { query: { q: words, limit: MOST_PEOPLE }, signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  if (!isAsked) return []
  return (data?.items ?? []).map(({ id, name, email }) => ({
    value: href(`/editors/people/${id}`),
    label: name,
    note: { text: email, language: "en" },
    group: t("people"),
    words: [name, email],
  }))
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [text])
  return settled
}
