import { ChevronDown, X } from "lucide-react"
import { type Ref, useEffect, useId, useRef } from "react"
import { useTranslations } from "use-intl"
import type { Choice, ChoiceSource } from "#web/lib/form/choices.ts"
import type { FieldControl } from "../control/field.tsx"
import { ChoiceList } from "./choice-list.tsx"
import { useCombobox } from "./use-combobox.ts"

/** For choices that are not in the list: the text if nothing is found, and a button below the list. */
export interface Elsewhere {
  readonly none: string
  readonly label: string
  readonly onChoose: () => void
}

interface ComboboxProps {
  readonly control: FieldControl
  readonly label: string
  readonly source: ChoiceSource
  readonly chosen: readonly string[]
  /** The field's text while not typing. */
  readonly shown: string
  readonly placeholder?: string | undefined
  readonly elsewhere?: Elsewhere | undefined
  /** Multiple choice: the list stays open. `isFull`: the maximum is reached. */
  readonly multiple?: { readonly isFull: boolean } | undefined
  readonly onChoose: (choice: Choice) => void
  readonly onClear: () => void
  readonly ref?: Ref<HTMLInputElement>
}

export function Combobox({
  control,
  label,
  source,
  chosen,
  shown,
  placeholder,
  elsewhere,
  multiple,
  onChoose,
  onClear,
  ref,
}: ComboboxProps) {
  const t = useTranslations("forms.choices")
  const list = useId()
  const box = useRef<HTMLDivElement>(null)
  const { isOpen, active, text, open, forget, choose, takeEarly, input } = useCombobox({
    source,
    shown,
    chosen,
    isMultiple: multiple !== undefined,
    onChoose,
    onClear,
  })
  const { choices, state, hasMore } = source
  const hasList = isOpen && choices.length > 0
  const field = () => box.current?.querySelector("input")
  const optionId = (place: number) => `${list}-${place}`

  useEffect(() => {
    if (active >= 0) document.getElementById(`${list}-${active}`)?.scrollIntoView({ block: "nearest" })
  }, [list, active])

  // On a phone the list would open behind the bottom bar, or below the screen.
  const popup = useRef<HTMLDivElement>(null)
  const shows = isOpen ? (hasList ? "list" : "sentence") : undefined
  useEffect(() => {
    if (shows) popup.current?.scrollIntoView({ block: "nearest" })
  }, [shows])

  // Text typed before hydration raised no events.
  const isHeard = useRef(false)
  useEffect(() => {
    const early = isHeard.current ? undefined : field()
    isHeard.current = true
    if (early) takeEarly(early)
  })

  const isClearable = multiple === undefined && chosen.length > 0
  const empty = state === "ready" && elsewhere ? elsewhere.none : t(emptyText[state])
  const found = state === "ready" ? t("found", { count: choices.length }) : ""
  return (
    <div ref={box} className="relative">
      <input
        {...control}
        {...input}
        ref={ref}
        type="text"
        role="combobox"
        value={text}
        placeholder={placeholder}
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={hasList ? list : undefined}
        aria-activedescendant={hasList && active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
        onClick={(event) => {
          if (isOpen) return
          event.currentTarget.select()
          open()
        }}
        className="control pe-12"
      />
      {/* For pointers; keys do the same from within the field. */}
      <button
        type="button"
        tabIndex={-1}
        aria-label={isClearable ? t("clear", { label }) : t("open", { label })}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => {
          field()?.focus()
          if (isClearable) {
            onClear()
            forget()
          } else if (isOpen) forget()
          else open()
        }}
        className="absolute inset-y-0 end-0 grid w-11 cursor-pointer place-items-center text-ink-soft hover:text-ink"
      >
        {isClearable ? <X aria-hidden className="size-5" /> : <ChevronDown aria-hidden className="size-5" />}
      </button>
      {isOpen ? (
        <div
          ref={popup}
          // Presses inside must not move the focus out of the field.
          onPointerDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-20 mt-1 scroll-mb-20 border border-ink bg-paper lg:scroll-mb-4"
        >
          {hasList ? (
            <ChoiceList
              id={list}
              label={label}
              choices={choices}
              chosen={chosen}
              active={active}
              optionId={optionId}
              multiple={multiple}
              isOld={state === "busy"}
              onChoose={choose}
            />
          ) : (
            <p className="px-3 py-2.5 text-ink-soft">{empty}</p>
          )}
          {hasList && hasMore ? (
            <p className="border-t px-3 py-2 text-ink-soft text-sm">{t("more")}</p>
          ) : null}
          {elsewhere ? (
            // For pointers; keyboard users tab on to what it opens.
            <button
              type="button"
              tabIndex={-1}
              onClick={() => {
                forget()
                elsewhere.onChoose()
              }}
              className="flex min-h-11 w-full cursor-pointer items-center border-t px-3 py-2 text-start font-semibold underline underline-offset-4 hover:bg-washi"
            >
              {elsewhere.label}
            </button>
          ) : null}
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {isOpen ? (choices.length > 0 ? found : empty) : ""}
      </p>
    </div>
  )
}

const emptyText = { ready: "none", busy: "waiting", failed: "failed" } as const
