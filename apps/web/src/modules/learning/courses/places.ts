// URLs of courses and lessons: public, or inside a preview that records no progress.
import { createContext, useContext } from "react"
import type { Address } from "#web/lib/page/address.ts"
import { courseHref, lessonHref } from "./address.ts"

interface Places {
  readonly isPreview: boolean
  readonly course: (id: string) => Address
  readonly lesson: (course: string, key: string) => Address
}

export const PlacesContext = createContext<Places>({
  isPreview: false,
  course: courseHref,
  lesson: lessonHref,
})

export const usePlaces = () => useContext(PlacesContext)
