import { type RefObject, useEffect, useRef } from "react"
import { useTranslations } from "use-intl"
import { useDeskKeys } from "./keys.tsx"

interface ListKeys {
  readonly ids: readonly string[]
  readonly open: string | undefined
  /** What is open, which Enter focuses. */
  readonly thing: RefObject<HTMLElement | null>
  /** Undefined: back to the list. */
  readonly choose: (id: string | undefined) => void
  /** The next one is not loaded yet. */
  readonly onEnd: () => void
}

/** The keys of every list of the desk. Returns the ref for the row of what is open, which stays in view. */
export function useListKeys({ ids, open, thing, choose, onEnd }: ListKeys): RefObject<HTMLLIElement | null> {
  const t = useTranslations("desk")
  const row = useRef<HTMLLIElement>(null)
  const place = open === undefined ? -1 : ids.indexOf(open)
  const move = (by: 1 | -1) => {
    const next = ids[place + by]
    if (next !== undefined) choose(next)
    else if (by === 1) onEnd()
  }
  useDeskKeys([
    { keys: "j", label: t("next"), run: () => move(1) },
    { keys: "k", label: t("previous"), run: () => move(-1) },
    { keys: "Enter", label: t("read"), run: () => thing.current?.focus() },
    { keys: "b", label: t("back"), run: () => choose(undefined) },
  ])
  useEffect(() => {
    if (open !== undefined) row.current?.scrollIntoView({ block: "nearest" })
  }, [open])
  return row
}
