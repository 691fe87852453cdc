// Actions on a member's saved list: optimistic, rolled back if the server refuses.
import { useRef } from "react"
import { useTranslations } from "use-intl"
import { type OptimisticCache, useAction } from "#web/lib/api/use-action.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import type { SavedView } from "../address.ts"
import { changeItems, isSame, moved, type SavedThing, savedQuery } from "../queries.ts"

type SavedItemKey = Pick<SavedThing, "noun" | "id">

export function useSavedActions(view: SavedView) {
  const t = useTranslations("saved")
  const { status } = useApp()
  const key = savedQuery(view).queryKey
  const change = (cache: OptimisticCache, to: (items: readonly SavedThing[]) => readonly SavedThing[]) =>
    cache.change(key, (data) => changeItems(data, to))
  const changeOne = (cache: OptimisticCache, thing: SavedItemKey, to: Partial<SavedThing>) =>
    change(cache, (items) => items.map((item) => (isSame(item, thing) ? { ...item, ...to } : item)))

  const save = useAction("PUT /v1/saved/{noun}/{id}", { touches: ["saved"] })
  const unsave = useAction("DELETE /v1/saved/{noun}/{id}", {
    optimistic: (cache, { params }) =>
      change(cache, (items) => items.filter((item) => !isSame(item, params))),
    touches: ["saved"],
  })
  const write = useAction("PUT /v1/saved/{noun}/{id}/note", {
    optimistic: (cache, { params, body }) => changeOne(cache, params, { note: body.note.trim() || null }),
  })
  const move = useAction("PUT /v1/saved/{noun}/{id}/place", {
    optimistic: (cache, { params, body: { of } }) =>
      change(cache, (items) => {
        const placeOf = (thing: SavedItemKey) => items.findIndex((item) => isSame(item, thing))
        return moved(items, placeOf(params), placeOf(of as SavedItemKey))
      }),
    touches: ["saved"],
  })
  // In sequence: the second move must not arrive first.
  const moves = useRef<Promise<unknown>>(Promise.resolve())

  return {
    remove: async (thing: SavedThing) => {
      const params = { noun: thing.noun, id: thing.id }
      if (!(await unsave.run({ params }))) return
      status.show({
        kind: "success",
        message: thing.title === null ? t("removedNameless") : t("removed", { title: thing.title }),
        action: { label: t("undo"), run: () => void save.run({ params }) },
      })
    },
    write: ({ noun, id }: SavedItemKey, note: string) => write.run({ params: { noun, id }, body: { note } }),
    move: ({ noun, id }: SavedItemKey, side: "before" | "after", of: SavedItemKey) => {
      const body = { side, of: { noun: of.noun, id: of.id } }
      moves.current = moves.current.then(() => move.run({ params: { noun, id }, body }))
    },
  }
}
export type SavedActions = ReturnType<typeof useSavedActions>
