import { type ComponentType, createContext, useContext } from "react"
import type { ThingName } from "#web/lib/api/api-kinds.ts"

export interface ItemActionsProps {
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
export const ItemActionsContext = createContext<ComponentType<ItemActionsProps> | null>(null)

export function ItemActions(props: ItemActionsProps) {
  const Tools = useContext(ItemActionsContext)
  return Tools && <Tools {...props} />
}
