import { moveItemBefore } from "@shirube/vocabulary/season/applications/choices"
import { useQuery } from "@tanstack/react-query"
import { useRef } from "react"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import { useAction } from "#web/lib/api/use-action.ts"
import { useBrowserStore } from "#web/lib/browser/browser-store.ts"
import { useIsHydrated } from "#web/lib/browser/use-is-hydrated.ts"
import { useApp, useIsMember } from "#web/lib/page/use-app.ts"
import { refetch } from "#web/lib/query/refetch.ts"
import { keepApplication, keptApplications, movedTo, moveKept, removeKept, restoreKept } from "./kept.ts"
import { type Application, applicationsQuery, carriedOf, type Written } from "./queries.ts"

const TOUCHED = ["applications", "due"]

/** In the account for members, in the browser for visitors. `items` is undefined while loading. */
export function useApplications() {
  const isMember = useIsMember()
  const kept = useBrowserStore(keptApplications)
  const own = useOwnApplications(isMember)
  const items: readonly Application[] | undefined = isMember ? own.items : kept
  return { isMember, items, ...(isMember ? own.actions : keptActions) }
}

const keptActions = {
  save: async (id: string, written: Written) => keepApplication(id, written),
  move: moveKept,
  remove: async ({ id }: Application) => {
    removeKept(id)
    return true
  },
  restore: restoreKept,
}
export type ApplicationActions = Pick<
  ReturnType<typeof useApplications>,
  "save" | "move" | "remove" | "restore"
>

function useOwnApplications(isMember: boolean) {
  const isAlive = useIsHydrated()
  const { queries } = useApp()
  const { data } = useQuery({ ...applicationsQuery, enabled: isMember && isAlive })
  const key = applicationsQuery.queryKey
  const move = useAction("PUT /v1/applications/{application}/place", {
    optimistic: (cache, { params, body }) =>
      cache.change(key, ({ items }) => {
        const moving = items.find(({ id }) => id === params.application)
        return {
          items: moving ? moveItemBefore(items, movedTo(moving, body.stage), body.before ?? null) : items,
        }
      }),
    touches: TOUCHED,
  })
  const remove = useAction("DELETE /v1/applications/{application}", {
    optimistic: (cache, { params }) =>
      cache.change(key, ({ items }) => ({ items: items.filter(({ id }) => id !== params.application) })),
    touches: TOUCHED,
  })
  const restore = useAction("POST /v1/applications/carried", { touches: TOUCHED })
  // In sequence: the second move must not arrive first.
  const moves = useRef<Promise<unknown>>(Promise.resolve())

  const actions = {
    save: async (id: string, body: Written) => {
      try {
        await api("PUT /v1/applications/{application}", { params: { application: id }, body })
      } finally {
        await (await queries.open()).invalidateQueries({ queryKey: key })
        refetch(queries.current(), ["due"])
      }
      return true
    },
    move: ({ id, version }: Application, stage: Application["stage"], before: string | null) => {
      const body = { version, stage, ...(before === null ? {} : { before }) }
      moves.current = moves.current.then(() => move.run({ params: { application: id }, body }))
    },
    remove: ({ id }: Application) => remove.run({ params: { application: id } }),
    restore: (application: Application) => {
      void restore.run({ body: { applications: [carriedOf(application)] } })
    },
  }
  return { items: data?.items, actions }
}

/** Removal with an undo button. */
export function useRemoval({ remove, restore }: ApplicationActions) {
  const t = useTranslations("applications")
  const { status } = useApp()
  return async (application: Application) => {
    if (!(await remove(application))) return
    status.show({
      kind: "success",
      message: t("removed", { company: application.company }),
      action: { label: t("undo"), run: () => restore(application) },
    })
  }
}
