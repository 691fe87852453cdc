import { useRouter } from "@tanstack/react-router"
import { LoaderCircle, Search, X } from "lucide-react"
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from "react"
import { useTranslations } from "use-intl"
import { isPlainClick } from "#web/lib/browser/link-clicks.ts"
import type { Address } from "#web/lib/page/address.ts"
import { rememberSearch } from "#web/lib/page/recent-searches.ts"
import { useHref, useUser } from "#web/lib/page/use-app.ts"
import { searchHref } from "../search-address.ts"
import { useSitePages } from "../site-pages.ts"
import { type SuggestionState, useSuggestions } from "../use-suggestions.ts"
import { groupsFor } from "./options.ts"
import { StartingPoints, startingRows } from "./starting-points.tsx"
import { SuggestionList } from "./suggestion-list.tsx"
import { useSheet } from "./use-sheet.ts"

/** The search over the page: a combobox as in the ARIA Authoring Practices, whose list is the sheet. */
export function SearchSheet({ onClosed }: { onClosed: () => void }) {
  const t = useTranslations("search")
  const [text, setText] = useState("")
  const [active, setActive] = useState(-1)
  const { items, state, retry } = useSuggestions(text)
  const list = useId()
  const { dialog, field, close } = useSheet(onClosed)
  const goTo = useGoTo(close)
  const groups = groupsFor(text, items, useSitePages())
  const options = groups.flatMap((group) => group.options)
  const hasText = text.trim() !== ""
  const optionId = (place: number) => `${list}-${place}`

  useEffect(() => {
    if (active >= 0) document.getElementById(`${list}-${active}`)?.scrollIntoView({ block: "nearest" })
  }, [list, active])

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys belong to the IME during composition; Safari signals that only by this key code, after the fact.
    if (event.nativeEvent.isComposing || event.keyCode === COMPOSING) return
    const next = nextPlace(event.key, active, options.length)
    if (next !== undefined) {
      event.preventDefault()
      setActive(next)
    } else if (event.key === "ArrowDown" && !hasText) {
      event.preventDefault()
      startingRows(dialog.current)[0]?.focus()
    } else if (event.key === "Enter") {
      event.preventDefault()
      const chosen = options[active]
      if (chosen) goTo(chosen.href, chosen.words)
      else if (hasText) goTo(searchHref({ q: text.trim() }), text.trim())
    }
  }
  const choose = (href: Address, words: string | undefined, event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    goTo(href, words)
  }

  return (
    <dialog
      ref={dialog}
      aria-label={t("title")}
      className="sheet m-0 h-(--visible-height,100dvh) max-h-none w-full max-w-none flex-col overflow-hidden bg-paper p-0 text-ink open:flex sm:mx-auto sm:mt-[8dvh] sm:h-fit sm:max-h-[80dvh] sm:max-w-2xl sm:border sm:border-rule-strong"
    >
      <div className="flex flex-none items-center gap-1 border-b ps-4 pe-1 sm:ps-5">
        {state === "busy" || state === "slow" ? (
          <LoaderCircle aria-hidden className="size-5 flex-none text-ink-soft motion-safe:animate-spin" />
        ) : (
          <Search aria-hidden className="size-5 flex-none text-ink-soft" />
        )}
        <input
          ref={field}
          type="text"
          inputMode="search"
          role="combobox"
          aria-label={t("label")}
          aria-autocomplete="list"
          aria-expanded={hasText}
          aria-controls={hasText ? list : undefined}
          aria-activedescendant={active >= 0 && active < options.length ? optionId(active) : undefined}
          value={text}
          placeholder={t("label")}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => {
            setActive(-1)
            setText(event.target.value)
          }}
          onKeyDown={onKeyDown}
          className="min-h-14 min-w-0 flex-1 bg-transparent px-2 text-lg outline-none placeholder:text-ink-faint sm:min-h-16"
        />
        <button
          type="button"
          onClick={close}
          aria-label={t("close")}
          className="grid size-11 flex-none place-items-center text-ink-soft hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-[env(safe-area-inset-bottom)]">
        <Trouble state={state} hasItems={items.length > 0} q={text.trim()} retry={retry} />
        {hasText ? (
          <SuggestionList
            id={list}
            typed={text}
            groups={groups}
            active={active}
            optionId={optionId}
            isOld={state === "busy" || state === "slow"}
            onChoose={(option, event) => choose(option.href, option.words, event)}
          />
        ) : (
          <StartingPoints field={field} onChoose={choose} />
        )}
      </div>
      <p aria-hidden className="hidden flex-none gap-x-5 border-t px-5 py-2.5 text-ink-faint text-sm sm:flex">
        <span>{t("keysMove")}</span>
        <span>{t("keysOpen")}</span>
        <span>{t("keysClose")}</span>
      </p>
      <p role="status" className="sr-only">
        {state === "ready" && items.length > 0 ? t("suggested", { count: items.length }) : ""}
      </p>
    </dialog>
  )
}

const COMPOSING = 229

/** The option that a key leads to; -1 is the field itself. Undefined: the key belongs to the field. */
export function nextPlace(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case "ArrowDown":
      return active + 1 < count ? active + 1 : -1
    case "ArrowUp":
      return active < 0 ? count - 1 : active - 1
    case "Home":
      return active < 0 ? undefined : 0
    case "End":
      return active < 0 ? undefined : count - 1
    default:
      return undefined
  }
}

/** Closes the sheet, then opens the page. */
function useGoTo(close: () => Promise<void>) {
  const router = useRouter()
  const href = useHref()
  const by = useUser()?.id ?? ""
  return (address: Address, words: string | undefined) => {
    if (words) rememberSearch(by, words)
    void close().then(() => router.navigate({ href: href(address) }))
  }
}

interface TroubleProps {
  readonly state: SuggestionState
  readonly hasItems: boolean
  readonly q: string
  readonly retry: () => void
}

/** What is wrong, and what to do: earlier results stay below. */
function Trouble({ state, hasItems, q, retry }: TroubleProps) {
  const t = useTranslations("search")
  return (
    <div role="status">
      {state === "failed" ? (
        <p className="flex flex-wrap items-center gap-x-4 bg-yamabuki-tint px-4 py-1 sm:px-5">
          <span>{t("failed")}</span>
          <button
            type="button"
            onClick={retry}
            className="min-h-11 font-semibold underline underline-offset-4"
          >
            {t("retry")}
          </button>
        </p>
      ) : state === "slow" ? (
        <p className="px-4 pt-3 text-ink-soft sm:px-5">{t("slow")}</p>
      ) : state === "ready" && !hasItems ? (
        <p className="px-4 pt-4 text-ink-soft sm:px-5">{t("nothingYet", { q })}</p>
      ) : null}
    </div>
  )
}
