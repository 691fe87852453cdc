import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import type { ThingNoun } from "#web/lib/api/api-kinds.ts"
import { type OptimisticCache, useAction } from "#web/lib/api/use-action.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { personalQuery } from "#web/lib/query/personal.ts"
import type { ItemActionsProps } from "#web/ui/list/item-actions.tsx"
import { SaveFace, saveClass } from "./save-face.tsx"

/** The members' half of the button, loaded with the client cache after the page. */
export function SaveToggle({ thing, title, look }: ItemActionsProps) {
  const t = useTranslations("common")
  const { status } = useApp()
  const { data, refetch } = useQuery(personalQuery(thing))
  const showAs = (isSaved: boolean) => (cache: OptimisticCache) =>
    cache.change(personalQuery(thing).queryKey, (before) => ({
      ...before,
      saved: { ...before.saved, isSaved },
    }))
  const maySave = data?.saved.maySave === true
  // If the member may not save, the server's error says why.
  const save = useAction("PUT /v1/saved/{noun}/{id}", {
    ...(maySave ? { optimistic: showAs(true) } : {}),
    touches: ["saved"],
  })
  const unsave = useAction("DELETE /v1/saved/{noun}/{id}", { optimistic: showAs(false), touches: ["saved"] })
  const isBusy = save.underWay.length + unsave.underWay.length > 0
  const [noun, id] = thing.split(":") as [ThingNoun, string]
  const params = { noun, id }

  const release = async () => {
    if (!(await unsave.run({ params }))) return
    status.show({
      kind: "success",
      message: t("nowUnsaved", { title }),
      action: { label: t("undo"), run: () => void save.run({ params }) },
    })
  }
  const press = () => {
    if (!data) return void refetch()
    if (!isBusy) void (data.saved.isSaved ? release() : save.run({ params }))
  }
  const state = data === undefined ? "unknown" : data.saved.isSaved ? "saved" : "unsaved"
  return (
    <button
      type="button"
      aria-pressed={data?.saved.isSaved}
      aria-disabled={!maySave || undefined}
      aria-label={look === "icon" || state === "unknown" ? t("saveThing", { title }) : undefined}
      onClick={press}
      className={saveClass(look, state)}
    >
      <SaveFace look={look} state={state} />
    </button>
  )
}
