// The words of a preview as buttons inside a text. They are one tab stop, and arrow keys move between words.
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from "react"
import { arrowStep } from "../control/arrow-steps.ts"

export interface ChosenWord {
  readonly field: "title" | "text"
  /** Index among the words of its field. */
  readonly place: number
}

/** Half of a touch target: words are smaller than that, so the nearest one is taken. */
const REACH = 22

const wordsIn = (section: HTMLElement) => [...section.querySelectorAll<HTMLElement>("[data-word]")]

const chosenOf = (word: HTMLElement): ChosenWord => ({
  field: word.closest("[data-field=title]") ? "title" : "text",
  place: Number(word.dataset.word),
})

const away = (from: number, to: number, at: number) => Math.max(from - at, 0, at - to)

/** A word may wrap to the next line. */
const distance = (word: HTMLElement, { clientX, clientY }: MouseEvent) =>
  Math.min(
    ...[...word.getClientRects()].map(({ left, right, top, bottom }) =>
      Math.hypot(away(left, right, clientX), away(top, bottom, clientY)),
    ),
  )

function wordAt(section: HTMLElement, event: MouseEvent): HTMLElement | undefined {
  const target = event.target instanceof Element ? event.target : undefined
  const word = target?.closest<HTMLElement>("[data-word]")
  if (word) return word
  if (!target?.closest("[data-field]") || target.closest("a")) return undefined
  const [nearest] = wordsIn(section)
    .map((each) => ({ each, far: distance(each, event) }))
    .filter(({ far }) => far <= REACH)
    .sort((a, b) => a.far - b.far)
  return nearest?.each
}

/** Returns a function that focuses the last chosen word. */
export function useWords(
  section: RefObject<HTMLElement | null>,
  shown: unknown,
  onChoose: (word: ChosenWord) => void,
): () => void {
  const current = useRef(0)
  const isWanted = useRef(false)
  const choose = useEffectEvent((word: HTMLElement) => onChoose(chosenOf(word)))

  useEffect(() => {
    const root = section.current
    if (!root || shown === undefined) return
    const words = wordsIn(root)
    current.current = Math.min(current.current, Math.max(0, words.length - 1))
    for (const [place, word] of words.entries()) {
      word.setAttribute("role", "button")
      word.setAttribute("aria-haspopup", "dialog")
      word.tabIndex = place === current.current ? 0 : -1
    }
    const moveTo = (place: number) => {
      const before = words[current.current]
      const word = words[place]
      if (before) before.tabIndex = -1
      current.current = place
      if (word) word.tabIndex = 0
      word?.focus()
    }
    const onClick = (event: MouseEvent) => {
      const word = getSelection()?.isCollapsed === false ? undefined : wordAt(root, event)
      if (!word) return
      event.preventDefault()
      moveTo(words.indexOf(word))
      choose(word)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const word = event.target instanceof HTMLElement ? event.target : undefined
      const place = word ? words.indexOf(word) : -1
      if (!word || place === -1) return
      const next = arrowStep(event.key, place, words.length)
      if (next === undefined && event.key !== "Enter" && event.key !== " ") return
      event.preventDefault()
      if (next === undefined) choose(word)
      else moveTo(next)
    }
    root.addEventListener("click", onClick)
    root.addEventListener("keydown", onKeyDown)
    // After a correction the words are re-rendered; the corrected one is at the same index.
    if (
      isWanted.current &&
      (document.activeElement === document.body || root.contains(document.activeElement))
    )
      moveTo(current.current)
    isWanted.current = false
    return () => {
      root.removeEventListener("click", onClick)
      root.removeEventListener("keydown", onKeyDown)
    }
  }, [section, shown])

  return useCallback(() => {
    isWanted.current = true
    if (section.current) wordsIn(section.current)[current.current]?.focus()
  }, [section])
}
