import { useNavigate } from "@tanstack/react-router"
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import type { Suggestion } from "./queries.ts"
import { resultHref } from "./result-row.tsx"
import { searchHref } from "./search-address.ts"
import { useSuggestions } from "./use-suggestions.ts"

/**
 * The search field with suggestions. A combobox from the start: screen readers announce a changed role as a
 * new field.
 */
export function SearchField({ defaultValue = "" }: { defaultValue?: string | undefined }) {
  const t = useTranslations("search")
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, suggestFor] = useState("")
  const suggestions = useSuggestions(typed).items
  const close = () => suggestFor("")
  const [active, setActive] = useState(-1)
  const open = useOpen()
  const isOpen = suggestions.length > 0
  useTypedEarly(field, suggestFor)

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = suggestions[active]
    if (step !== undefined) {
      event.preventDefault()
      // One more place than suggestions: the field itself.
      const places = suggestions.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
    } else if (event.key === "Escape") {
      event.preventDefault()
      close()
    } else if (event.key === "Enter" && chosen) {
      event.preventDefault()
      close()
      open(chosen)
    }
  }

  return (
    <div className="relative min-w-0 flex-1">
      <input
        ref={field}
        type="text"
        inputMode="search"
        name="q"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={active < 0 ? undefined : `${list}-${active}`}
        aria-label={t("label")}
        defaultValue={defaultValue}
        placeholder={t("examples")}
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className="control"
        onChange={(event) => {
          setActive(-1)
          suggestFor(event.target.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {isOpen ? (
        <div
          id={list}
          role="listbox"
          aria-label={t("suggestions")}
          className="absolute inset-x-0 top-full z-20 border border-t-0 border-ink bg-paper"
        >
          {suggestions.map((suggestion, place) => (
            // Reached by keys through the field, which keeps the focus.
            <div
              key={keyOf(suggestion)}
              id={`${list}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                close()
                open(suggestion)
              }}
              onKeyDown={onKeyDown}
              className="flex min-h-11 cursor-pointer items-baseline gap-3 px-3 py-2 hover:bg-washi aria-selected:bg-washi"
            >
              <span className="min-w-0 flex-1">{suggestion.text}</span>
              {suggestion.kind === "thing" ? (
                <span className="flex-none text-ink-faint text-sm">{t(`kinds.${suggestion.noun}`)}</span>
              ) : null}
            </div>
          ))}
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {isOpen ? t("suggested", { count: suggestions.length }) : ""}
      </p>
    </div>
  )
}

/** Text typed before hydration. */
function useTypedEarly(field: RefObject<HTMLInputElement | null>, suggestFor: (typed: string) => void) {
  const suggest = useRef(suggestFor)
  useEffect(() => {
    const { current } = field
    if (current && current === document.activeElement && current.value !== current.defaultValue)
      suggest.current(current.value)
  }, [field])
}

const keyOf = (suggestion: Suggestion) =>
  suggestion.kind === "thing" ? `${suggestion.noun} ${suggestion.id}` : suggestion.text

/** Opens a suggested result, or searches for a suggested word. */
function useOpen() {
  const href = useHref()
  const navigate = useNavigate()
  return (suggestion: Suggestion) =>
    void navigate({
      href: href(suggestion.kind === "thing" ? resultHref(suggestion) : searchHref({ q: suggestion.text })),
    })
}
