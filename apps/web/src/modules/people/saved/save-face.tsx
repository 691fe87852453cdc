import { Bookmark } from "lucide-react"
import { useTranslations } from "use-intl"
import { classNames } from "#web/ui/class-names.ts"
import type { ItemActionsProps } from "#web/ui/list/item-actions.tsx"

/** `unknown`: not loaded yet. Looks like neither of the others. */
export type SaveState = "unknown" | "saved" | "unsaved"

const colours: Record<SaveState, string> = {
  unknown: "text-ink-faint",
  unsaved: "text-ink-soft hover:text-ink",
  saved: "text-shu-ink [&>svg]:fill-current",
}

/** Above the card's link in stacking order, and of a fixed size. */
export const saveClass = (look: ItemActionsProps["look"], state: SaveState) =>
  classNames(
    "no-print relative z-1 inline-flex min-h-11 items-center",
    look === "icon" ? "-my-2.5 -me-3 size-11 flex-none justify-center" : "min-w-19 gap-2 text-sm",
    colours[state],
  )

export function SaveFace({ look, state }: Pick<ItemActionsProps, "look"> & { state: SaveState }) {
  const t = useTranslations("common")
  return (
    <>
      <Bookmark aria-hidden className={look === "icon" ? "size-5" : "size-4.5"} />
      {look === "words" ? t(state === "saved" ? "saved" : "save") : null}
    </>
  )
}
