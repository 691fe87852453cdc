import { Clock, X } from "lucide-react"
import type { KeyboardEvent, MouseEvent, RefObject } from "react"
import { useTranslations } from "use-intl"
import { useBrowserStore } from "#web/lib/browser/browser-store.ts"
import type { Address } from "#web/lib/page/address.ts"
import { forgetSearch, forgetSearches, recentSearches, searchesBy } from "#web/lib/page/recent-searches.ts"
import { useHref, useUser } from "#web/lib/page/use-app.ts"
import { IconButton } from "#web/ui/control/icon-button.tsx"
import { searchHref } from "../search-address.ts"

const PLACES = [
  ["ask", "/community/ask-senpai"],
  ["calendar", "/shukatsu-calendar"],
  ["events", "/career/event"],
  ["senpai", "/mentors"],
  ["glossary", "/glossary"],
] as const

const EXAMPLES = ["entrySheet", "interview", "visa", "partTime", "when"] as const

type Choose = (href: Address, words: string | undefined, event: MouseEvent) => void

interface StartingPointsProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly onChoose: Choose
}

/** Before anything is typed: this browser's last searches, example searches, and pages people look for. */
export function StartingPoints({ field, onChoose }: StartingPointsProps) {
  const t = useTranslations("search")
  const by = useUser()?.id ?? ""
  const recent = searchesBy(by, useBrowserStore(recentSearches))
  const forget = (work: () => void) => {
    work()
    field.current?.focus()
  }
  const rowProps = { onChoose, field }
  return (
    <div className="grid gap-5 px-4 py-4 sm:px-5">
      {recent.length > 0 ? (
        <section aria-labelledby="recent-searches">
          <div className="flex items-center justify-between">
            <h3 id="recent-searches" className="font-semibold text-ink-soft text-sm">
              {t("recent")}
            </h3>
            <button
              type="button"
              onClick={() => forget(forgetSearches)}
              className="min-h-11 text-ink-soft text-sm underline underline-offset-4 hover:text-ink"
            >
              {t("forgetAll")}
            </button>
          </div>
          <ul>
            {recent.map((words) => (
              <li key={words} className="flex items-center">
                <Clock aria-hidden className="size-5 flex-none text-ink-faint" />
                <Row {...rowProps} href={searchHref({ q: words })} words={words} className="flex-1 ps-3" />
                <IconButton
                  label={t("forget", { words })}
                  onClick={() => forget(() => forgetSearch(by, words))}
                  className="-me-3"
                >
                  <X aria-hidden className="size-4.5" />
                </IconButton>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-labelledby="example-searches">
        <h3 id="example-searches" className="font-semibold text-ink-soft text-sm">
          {t("oftenSearched")}
        </h3>
        <ul className="mt-2 flex flex-wrap gap-2">
          {EXAMPLES.map((name) => (
            <li key={name}>
              <Row
                {...rowProps}
                href={searchHref({ q: t(`examplesFor.${name}`) })}
                words={t(`examplesFor.${name}`)}
                className="border px-3.5"
              />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="search-places">
        <h3 id="search-places" className="font-semibold text-ink-soft text-sm">
          {t("goTo")}
        </h3>
        <ul className="mt-1 grid sm:grid-cols-2 sm:gap-x-6">
          {PLACES.map(([name, path]) => (
            <li key={name} className="border-b">
              <Row {...rowProps} href={path} words={undefined}>
                {t(`places.${name}`)}
              </Row>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

interface RowProps extends StartingPointsProps {
  readonly href: Address
  /** Searched for, and remembered; undefined for a page. */
  readonly words: string | undefined
  readonly className?: string
  readonly children?: string
}

/** A link that the arrow keys reach from the field and leave again. */
function Row({ href: address, words, field, onChoose, className = "", children = words }: RowProps) {
  const href = useHref()
  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const rows = startingRows(event.currentTarget.closest("dialog"))
    const next = rows[rows.indexOf(event.currentTarget) + step]
    ;(next ?? field.current)?.focus()
  }
  return (
    <a
      href={href(address)}
      data-row
      onClick={(event) => onChoose(address, words, event)}
      onKeyDown={onKeyDown}
      className={`flex min-h-11 items-center break-all hover:bg-washi ${className}`}
    >
      {children}
    </a>
  )
}

export const startingRows = (within: Element | null | undefined) => [
  ...(within?.querySelectorAll<HTMLAnchorElement>("a[data-row]") ?? []),
]
