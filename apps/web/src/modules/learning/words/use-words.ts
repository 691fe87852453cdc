import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useBrowserStore } from "#web/lib/browser/browser-store.ts"
import { useIsHydrated } from "#web/lib/browser/use-is-hydrated.ts"
import { useApp, useIsMember } from "#web/lib/page/use-app.ts"
import { keptWords, removeHere, restoreHere, reviewHere } from "./kept.ts"
import { type KeptWord, type WordReview, wordsQuery } from "./queries.ts"

/** In the account for members, in the browser for visitors. `items` is undefined while loading. */
export function useWords() {
  const isMember = useIsMember()
  const kept = useBrowserStore(keptWords)
  const own = useOwnWords(isMember)
  const items: readonly KeptWord[] | undefined = isMember ? own.items : kept
  return { isMember, items, hereCount: kept?.length ?? 0, ...(isMember ? own.actions : actionsHere) }
}

const actionsHere = {
  remove: async ({ key }: KeptWord) => {
    removeHere(key)
    return true
  },
  restore: restoreHere,
  review: ({ key }: KeptWord, review: WordReview) => reviewHere(key, review),
}

function useOwnWords(isMember: boolean) {
  const isAlive = useIsHydrated()
  const { data } = useQuery({ ...wordsQuery, enabled: isMember && isAlive })
  const { queryKey } = wordsQuery
  const remove = useAction("DELETE /v1/words/{key}", {
    optimistic: (cache, { params }) =>
      cache.change(queryKey, (page) => ({
        ...page,
        items: page.items.filter(({ key }) => key !== params.key),
      })),
    touches: ["words"],
  })
  const restore = useAction("POST /v1/words/carried", { touches: ["words"] })
  const review = useAction("PUT /v1/words/{key}/review", {
    optimistic: (cache, { params, body }) =>
      cache.change(queryKey, (page) => ({
        ...page,
        items: page.items.map((word) => (word.key === params.key ? { ...word, review: body } : word)),
      })),
  })
  const actions = {
    remove: ({ key }: KeptWord) => remove.run({ params: { key } }),
    restore: (word: KeptWord) => void restore.run({ body: { words: [word] } }),
    review: ({ key }: KeptWord, outcome: WordReview) => void review.run({ params: { key }, body: outcome }),
  }
  return { items: data?.items, actions }
}

/** Removal with an undo button. */
export function useRemoval({ remove, restore }: Pick<ReturnType<typeof useWords>, "remove" | "restore">) {
  const t = useTranslations("words")
  const { status } = useApp()
  return async (word: KeptWord, name: string) => {
    if (!(await remove(word))) return
    status.show({
      kind: "success",
      message: t("removed", { name }),
      action: { label: t("undo"), run: () => restore(word) },
    })
  }
}
