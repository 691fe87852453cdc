// A members' page names the items that it asks about, so that the first part that asks can ask for all of them: parts
// become alive one after the other, as their code arrives.
import type { ThingName } from "../api/api-kinds.ts"
import { useIsMember } from "../page/use-app.ts"

const ATTRIBUTE = "data-personal"

/** Attributes of the element that shows the items; none for visitors. */
export function useNamedSubjects(things: readonly ThingName[]): { readonly [ATTRIBUTE]?: string } {
  return useIsMember() && things.length > 0 ? { [ATTRIBUTE]: things.join(" ") } : {}
}

/** In the order of the page, each once. */
export function namedSubjects(root: ParentNode): readonly ThingName[] {
  const named = [...root.querySelectorAll(`[${ATTRIBUTE}]`)].flatMap(
    (element) => element.getAttribute(ATTRIBUTE)?.split(" ") ?? [],
  )
  return [...new Set(named)] as ThingName[]
}
