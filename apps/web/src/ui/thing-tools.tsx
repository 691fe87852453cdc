import { type ComponentType, createContext, useContext } from "react"
import type { ThingName } from "#web/lib/api-kinds.ts"

export interface ThingToolsProps {
  readonly thing: ThingName
  /** What the thing is called, for those who cannot see where the tools stand. */
  readonly title: string
  /** `icon` on a card, `words` where there is room. */
  readonly look: "icon" | "words"
}

/** What a reader can do with things, wherever they are shown. The root says what that is; whoever shows a thing need not know. */
export const ThingToolsContext = createContext<ComponentType<ThingToolsProps> | null>(null)

export function ThingTools(props: ThingToolsProps) {
  const Tools = useContext(ThingToolsContext)
  return Tools && <Tools {...props} />
}
