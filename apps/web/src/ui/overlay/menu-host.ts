import { createContext } from "react"

/** Where dialogs opened from a menu are rendered: a closed menu would hide them. */
export const MenuHostContext = createContext<HTMLElement | null>(null)
