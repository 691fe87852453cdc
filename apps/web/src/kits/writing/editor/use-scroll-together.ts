import { type Language, languages } from "@shirube/vocabulary/language"
import { type RefObject, useRef } from "react"
import type { EditorHandle } from "./markdown-editor.tsx"
import { headingPlaces } from "./markup.ts"
import { matchingTop, type SectionTops } from "./scroll-together.ts"

type Handles = Readonly<Record<Language, RefObject<EditorHandle | null>>>

function topsOf({ view }: EditorHandle): SectionTops {
  const places = headingPlaces(view.state.doc.toString())
  const end = view.contentHeight
  return [0, ...places.map((place) => view.lineBlockAt(place).top), end]
}

/** Scrolls the other language to the same section. */
export function useScrollTogether(handles: Handles) {
  /** The one that is being scrolled by the other raises an event too. */
  const follower = useRef<Language>(undefined)
  const scrolled = (language: Language) => {
    if (follower.current === language) {
      follower.current = undefined
      return
    }
    const own = handles[language].current
    const other = languages.find((each) => each !== language)
    const others = other && handles[other].current
    // On a phone only one of them is on the screen.
    if (!own || !others || others.view.scrollDOM.clientHeight === 0) return
    const { scrollDOM } = others.view
    const top = matchingTop(topsOf(own), topsOf(others), own.view.scrollDOM.scrollTop)
    const target = Math.round(Math.min(top, scrollDOM.scrollHeight - scrollDOM.clientHeight))
    if (Math.abs(target - scrollDOM.scrollTop) < 2) return
    follower.current = other
    scrollDOM.scrollTop = target
  }
  return { scrolled }
}
