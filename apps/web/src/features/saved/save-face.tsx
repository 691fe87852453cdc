import { Bookmark } from "lucide-react"
import { useTranslations } from "use-intl"
import { classNames } from "#web/ui/class-names.ts"
import type { ThingToolsProps } from "#web/ui/thing-tools.tsx"

/** `unknown`: whether it is saved comes a moment after the page. It looks like neither of the others. */
export type SaveState = "unknown" | "saved" | "unsaved"

const colours: Record<SaveState, string> = {
  unknown: "text-ink-faint",
  unsaved: "text-ink-soft hover:text-ink",
  saved: "text-shu-ink [&>svg]:fill-current",
}

/** Above the link that a card is, and no larger for what is in it. */
export const saveClass = (look: ThingToolsProps["look"], state: SaveState) =>
  classNames(
    "no-print relative z-1 inline-flex min-h-11 items-center",
    look === "icon" ? "-my-2.5 -me-3 size-11 flex-none justify-center" : "min-w-19 gap-2 text-sm",
    colours[state],
  )

export function SaveFace({ look, state }: Pick<ThingToolsProps, "look"> & { state: SaveState }) {
  const t = useTranslations("common")
  return (
    <>
      <Bookmark aria-hidden className={look === "icon" ? "size-5" : "size-4.5"} />
      {look === "words" ? t(state === "saved" ? "saved" : "save") : null}
    </>
  )
}
