// A combobox as in the ARIA Authoring Practices: focus stays in the field, keys move through the list, and
// nothing is selected automatically.
import { type CompositionEvent, type KeyboardEvent, useRef, useState } from "react"
import { type Choice, type ChoiceSource, namedChoice } from "#web/lib/form/choices.ts"

interface ComboboxOptions {
  readonly source: ChoiceSource
  /** The field's text while not typing. */
  readonly shown: string
  readonly chosen: readonly string[]
  readonly isMultiple: boolean
  readonly onChoose: (choice: Choice) => void
  /** The text was deleted. */
  readonly onClear: () => void
}

export function useCombobox({ source, shown, chosen, isMultiple, onChoose, onClear }: ComboboxOptions) {
  const { choices, state, search } = source
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isComposing = useRef(false)
  const activeChoice = isOpen ? choices[active] : undefined

  const open = (place = -1) => {
    if (!isOpen && typed === undefined) search("")
    setOpen(true)
    setActive(place)
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const forget = () => {
    setTyped(undefined)
    close()
  }

  const choose = (choice: Choice) => {
    onChoose(choice)
    if (!isMultiple) return forget()
    if (typed !== undefined) {
      setTyped(undefined)
      setActive(-1)
      search("")
    }
  }

  const type = (text: string) => {
    setTyped(text)
    setOpen(true)
    // Do not search while an IME composition is in progress.
    if (isComposing.current) return
    lookFor(text)
  }
  const lookFor = (text: string) => {
    setActive(text.trim() === "" ? -1 : 0)
    search(text)
  }

  /** On blur, a name typed in full is selected; anything less is reset. */
  const leave = () => {
    isComposing.current = false
    if (typed !== undefined) {
      const match = namedChoice(choices, typed)
      if (match && !chosen.includes(match.value)) onChoose(match)
      else if (typed.trim() === "") onClear()
    }
    forget()
  }

  /** Text typed before hydration. If the field has focus, opens the list; otherwise selects a name typed in full. */
  const takeEarly = (field: HTMLInputElement) => {
    const early = field.value
    if (early === (typed ?? shown)) return
    const match = document.activeElement === field ? undefined : namedChoice(choices, early)
    if (match) return onChoose(match)
    setTyped(early)
    setOpen(document.activeElement === field)
    lookFor(early)
  }

  const move = (step: number) => {
    if (!isOpen) return open(step > 0 ? 0 : choices.length - 1)
    const places = choices.length
    if (places > 0) setActive(active < 0 ? (step > 0 ? 0 : places - 1) : (active + step + places) % places)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys belong to the IME during composition; Safari signals that only by this key code, after the fact.
    if (event.nativeEvent.isComposing || event.keyCode === COMPOSING) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (event.altKey) step > 0 ? open() : close()
      else move(step)
    } else if (event.key === "Enter" && isOpen) {
      // Enter must not submit half-typed text, nor select a result of an older search.
      event.preventDefault()
      if (activeChoice && state === "ready") choose(activeChoice)
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      forget()
    }
  }

  return {
    isOpen,
    active,
    activeChoice,
    text: typed ?? shown,
    open,
    close,
    forget,
    choose,
    takeEarly,
    input: {
      onChange: (event: { readonly target: { readonly value: string } }) => type(event.target.value),
      onKeyDown,
      onBlur: leave,
      onCompositionStart: () => {
        isComposing.current = true
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
        isComposing.current = false
        lookFor(event.currentTarget.value)
      },
    },
  }
}

const COMPOSING = 229
