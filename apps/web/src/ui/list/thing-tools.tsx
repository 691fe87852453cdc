import { type ComponentType, createContext, useContext } from "react"
import type { ThingName } from "#web/lib/api/api-kinds.ts"

export interface ThingToolsProps {
  readonly thing: ThingName
  /** The item's title, for screen readers. */
  readonly title: string
  /** `icon` on a card, `words` where there is room. */
  readonly look: "icon" | "words"
}

/**
 * The actions on an item, wherever it is shown. The root provides the component, so that features do not
 * depend on it.
 */
export const ThingToolsContext = createContext<ComponentType<ThingToolsProps> | null>(null)

export function ThingTools(props: ThingToolsProps) {
  const Tools = useContext(ThingToolsContext)
  return Tools && <Tools {...props} />
}
