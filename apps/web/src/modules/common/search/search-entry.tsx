import { Search } from "lucide-react"
import { type ComponentType, type MouseEvent, useCallback, useEffect, useState } from "react"
import { useTranslations } from "use-intl"
import { isPlainClick } from "#web/lib/browser/link-clicks.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { classNames } from "#web/ui/class-names.ts"

type Sheet = ComponentType<{ onClosed: () => void }>

/** The sheet and its texts: nothing of it is part of a page. */
async function loadSheet({ locale }: RouterContext): Promise<Sheet> {
  const [{ SearchSheet }] = await Promise.all([import("./sheet/search-sheet.tsx"), locale.need(["search"])])
  return SearchSheet
}

/** A link to the search page. With JavaScript it opens the search over the page, as do "/" and Ctrl-K. */
export function SearchEntry() {
  const t = useTranslations("common")
  const href = useHref()
  const app = useApp()
  const [state, setState] = useState<"closed" | "loading" | "open">("closed")
  const [loaded, setLoaded] = useState<{ readonly Sheet: Sheet }>()
  const searchPage = href("/search")

  const open = useCallback(() => {
    setState((before) => (before === "closed" ? "loading" : before))
    loadSheet(app).then(
      (Sheet) => {
        setLoaded({ Sheet })
        setState("open")
      },
      // Offline, or an older version of the site: its page may still be there.
      () => location.assign(searchPage),
    )
  }, [app, searchPage])
  const close = useCallback(() => setState("closed"), [])
  useSearchKeys(open)

  const preload = () => void loadSheet(app).catch(() => {})
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    open()
  }
  return (
    <>
      <a
        href={searchPage}
        aria-label={t("search")}
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-haspopup="dialog"
        aria-busy={state === "loading" || undefined}
        onClick={onClick}
        onPointerEnter={preload}
        onFocus={preload}
        className={classNames(
          "grid size-11 place-items-center hover:bg-washi",
          state === "loading" && "motion-safe:animate-pulse",
        )}
      >
        <Search aria-hidden className="size-5" />
      </a>
      {loaded && state === "open" ? <loaded.Sheet onClosed={close} /> : null}
    </>
  )
}

/** "/" outside of fields, and the command key with K. */
function useSearchKeys(open: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey || event.shiftKey) return
      const isCommand = IS_APPLE.test(navigator.platform) ? event.metaKey : event.ctrlKey
      const isShortcut = isCommand
        ? event.key.toLowerCase() === "k"
        : event.key === "/" && !event.ctrlKey && !event.metaKey && !isWriting(event.target)
      if (!isShortcut) return
      event.preventDefault()
      // A modal is in front: the search, or a dialog with unsaved input.
      if (!document.querySelector("dialog[open]")) open()
    }
    document.addEventListener("keydown", onKeyDown)
    return () => document.removeEventListener("keydown", onKeyDown)
  }, [open])
}

const IS_APPLE = /^(?:Mac|iP)/

const isWriting = (target: EventTarget | null) =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null
