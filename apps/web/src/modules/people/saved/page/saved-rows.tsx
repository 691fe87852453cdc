import { useState } from "react"
import { useTranslations } from "use-intl"
import { classNames } from "#web/ui/class-names.ts"
import { useSorting } from "#web/ui/control/use-sorting.ts"
import type { SavedView } from "../address.ts"
import type { Collection, SavedThing } from "../queries.ts"
import { SavedRow } from "./saved-row.tsx"
import { useSavedActions } from "./use-saved-actions.ts"

interface SavedRowsProps {
  readonly view: SavedView
  readonly items: readonly SavedThing[]
  readonly collections: readonly Collection[]
  readonly listRef: (element: HTMLElement | null) => void
}

const lines = { above: "shadow-[0_-3px_0_var(--color-shu)]", below: "shadow-[0_3px_0_var(--color-shu)]" }

export function SavedRows({ view, items, collections, listRef }: SavedRowsProps) {
  const t = useTranslations("saved")
  const actions = useSavedActions(view)
  const [announcement, setAnnouncement] = useState("")
  // Search results cannot be reordered.
  const isSorted = view.order === "own" && view.q === undefined && items.length > 1
  const { sortingRef, move, ...sorting } = useSorting({
    count: items.length,
    onMove: (from, to) => {
      const [thing, other] = [items[from], items[to]]
      if (!thing || !other) return
      actions.move(thing, to < from ? "before" : "after", other)
      setAnnouncement(
        t("nowAt", { title: thing.title ?? t(`gone.${thing.noun}`), place: to + 1, count: items.length }),
      )
    },
  })
  const placeOf = (row: number) => ({
    handle: sorting.handle(row),
    onKeyDown: sorting.onRowKey(row),
    up: row > 0 ? () => move(row, row - 1) : undefined,
    down: row < items.length - 1 ? () => move(row, row + 1) : undefined,
  })
  return (
    <>
      {isSorted ? <p className="text-ink-soft text-sm">{t("sortHelp")}</p> : null}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ul
        ref={(element) => {
          listRef(element)
          sortingRef(element)
        }}
        className="divide-y border-y"
      >
        {items.map((thing, row) => {
          const line = sorting.lineAt(row)
          return (
            <li
              key={`${thing.noun}:${thing.id}`}
              className={classNames(sorting.isDragged(row) && "opacity-50", line && lines[line])}
            >
              <SavedRow
                view={view}
                thing={thing}
                collections={collections}
                actions={actions}
                place={isSorted ? placeOf(row) : undefined}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}
