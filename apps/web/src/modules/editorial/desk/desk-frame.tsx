import { PRODUCT_NAME, PRODUCT_NAME_JA } from "@shirube/vocabulary/product"
import { useRouter } from "@tanstack/react-router"
import { Keyboard, Search } from "lucide-react"
import { type ReactNode, useCallback, useState } from "react"
import { useTranslations } from "use-intl"
import { type DeskKey, DeskKeys, useAllKeys, useDeskKeys } from "#web/kits/desk/keys.tsx"
import { useHref, useMember } from "#web/lib/page/use-app.ts"
import { classNames } from "#web/ui/class-names.ts"
import { BottomNav } from "#web/ui/site/bottom-nav.tsx"
import { Logo } from "#web/ui/site/logo.tsx"
import { SkipLink } from "#web/ui/site/skip-link.tsx"
import { useCurrentInView } from "#web/ui/text/use-current-in-view.ts"
import { UndoBar } from "../review/undo-bar.tsx"
import { Key, KeysDialog } from "./keys-dialog.tsx"
import { Palette } from "./palette.tsx"
import { type DeskPage, type Place, usePlaces } from "./places.ts"
import { usePaletteKey } from "./use-palette-key.ts"

/** The editors' desk: places at the left, and the page of one of them; on a phone the places are at the thumb. */
export function DeskFrame({ children }: { children: ReactNode }) {
  return (
    <DeskKeys>
      <Desk>{children}</Desk>
    </DeskKeys>
  )
}

function Desk({ children }: { children: ReactNode }) {
  const t = useTranslations("editors.desk")
  const router = useRouter()
  const places = usePlaces()
  const current = places.find(({ isCurrent }) => isCurrent)
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  const [shownKeys, setShownKeys] = useState<readonly DeskKey[]>()
  const allKeys = useAllKeys()
  const openPalette = useCallback(() => setPaletteOpen(true), [])
  const showKeys = () => setShownKeys(allKeys())
  usePaletteKey(openPalette)
  const keys = [
    ...places.map(({ href, label, shortcut }) => ({
      keys: `g ${shortcut}`,
      label: t("goTo", { place: label }),
      run: () => void router.navigate({ href }),
    })),
    { keys: "/", label: t("palette"), run: openPalette },
    { keys: "?", label: t("keys"), run: showKeys },
  ]
  useDeskKeys(keys, { isFrame: true })
  return (
    <div className="min-h-dvh bg-paper lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
      <SkipLink href="#desk">{t("skip")}</SkipLink>
      <Rail places={places} onSearch={openPalette} onKeys={showKeys} />
      <div className="min-w-0">
        <PhoneHead onSearch={openPalette} />
        {current ? <Pages place={current} /> : null}
        <UndoBar />
        <div id="desk" tabIndex={-1} className="px-4 py-5 focus:outline-none md:px-6">
          {children}
        </div>
      </div>
      <BottomNav
        label={t("places")}
        items={places.map(({ href, label, isCurrent, Icon, count = 0 }) => ({
          href,
          label,
          current: isCurrent,
          icon: <Icon aria-hidden className="size-5" />,
          mark:
            count > 0 ? (
              <span className="absolute -end-2.5 -top-1.5 min-w-4 bg-shu px-1 text-center text-2xs text-on-shu leading-4">
                {t("count", { count })}
              </span>
            ) : undefined,
        }))}
      />
      <Palette isOpen={isPaletteOpen} onClose={() => setPaletteOpen(false)} places={places} />
      <KeysDialog keys={shownKeys} onClose={() => setShownKeys(undefined)} />
    </div>
  )
}

interface RailProps {
  readonly places: readonly Place[]
  readonly onSearch: () => void
  readonly onKeys: () => void
}

function Rail({ places, onSearch, onKeys }: RailProps) {
  const t = useTranslations("editors.desk")
  const member = useMember()
  return (
    <div className="sticky top-0 hidden h-dvh flex-col gap-3 overflow-y-auto border-e px-3 py-2 lg:flex">
      <HomeLink />
      <button
        type="button"
        onClick={onSearch}
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-haspopup="dialog"
        className="flex min-h-11 flex-none items-center gap-2 border border-rule-strong px-3 text-ink-soft text-sm hover:border-ink hover:text-ink"
      >
        <Search aria-hidden className="size-4" />
        <span className="flex-1 text-start">{t("palette")}</span>
        <span aria-hidden>
          <Key>/</Key>
        </span>
      </button>
      <nav aria-label={t("places")} className="grid gap-1">
        {places.map((place) => (
          <PlaceEntry key={place.name} place={place} />
        ))}
      </nav>
      <div className="mt-auto flex flex-none items-center justify-between gap-2 border-t pt-2 text-sm">
        <span className="min-w-0 truncate ps-2 text-ink-soft">{member.name}</span>
        <button
          type="button"
          onClick={onKeys}
          aria-label={t("keys")}
          aria-keyshortcuts="?"
          aria-haspopup="dialog"
          className="grid size-11 flex-none place-items-center text-ink-soft hover:text-ink"
        >
          <Keyboard aria-hidden className="size-5" />
        </button>
      </div>
    </div>
  )
}

/** The current place shows its pages below it; of the queues those with something in them. */
function PlaceEntry({ place: { name, href, label, isCurrent, count, Icon, pages } }: { place: Place }) {
  const shown = isCurrent && pages.length > 1 ? pages.filter(isWorthShowing) : []
  return (
    <div>
      <a
        href={href}
        aria-current={isCurrent ? "true" : undefined}
        className={classNames(
          "flex min-h-11 items-center gap-2.5 border-s-3 px-2 hover:bg-washi",
          isCurrent ? "border-shu font-semibold" : "border-transparent",
        )}
      >
        <Icon aria-hidden className="size-4.5 flex-none" />
        <span className="flex-1">{label}</span>
        <Count count={count} />
      </a>
      {shown.length === 0 ? null : (
        <ul aria-label={label} className="mb-2 ms-4 border-s" data-place={name}>
          {shown.map((page) => (
            <li key={page.href}>
              <a
                href={page.href}
                aria-current={page.isCurrent ? "page" : undefined}
                className={classNames(
                  "flex min-h-9 items-center gap-2 py-1 ps-3 pe-2 text-sm hover:bg-washi",
                  page.isCurrent ? "font-semibold" : "text-ink-soft hover:text-ink",
                )}
              >
                <span className="flex-1">{page.label}</span>
                <Count count={page.count} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const isWorthShowing = ({ count, isCurrent }: DeskPage) => count !== 0 || isCurrent

function Count({ count }: { count: number | undefined }) {
  const t = useTranslations("editors.desk")
  return count ? <span className="text-ink-soft text-sm tabular-nums">{t("count", { count })}</span> : null
}

function HomeLink() {
  const t = useTranslations("editors")
  const href = useHref()
  return (
    <p className="flex flex-none items-center gap-3 px-2">
      <a href={href("/")} aria-label={t("toSite")} className="inline-flex min-h-11 items-center">
        <Logo name={PRODUCT_NAME} kana={PRODUCT_NAME_JA} />
      </a>
      <span className="text-ink-soft text-sm lg:hidden">{t("area")}</span>
    </p>
  )
}

function PhoneHead({ onSearch }: { onSearch: () => void }) {
  const t = useTranslations("editors.desk")
  return (
    <div className="flex items-center justify-between border-b px-2 lg:hidden">
      <HomeLink />
      <button
        type="button"
        onClick={onSearch}
        aria-label={t("palette")}
        aria-haspopup="dialog"
        className="grid size-11 place-items-center hover:bg-washi"
      >
        <Search aria-hidden className="size-5" />
      </button>
    </div>
  )
}

/** On a phone: the current place's pages, in a row. */
function Pages({ place: { label, pages } }: { place: Place }) {
  const current = pages.find(({ isCurrent }) => isCurrent)
  const row = useCurrentInView<HTMLElement>(current?.href)
  if (pages.length < 2) return null
  return (
    <nav
      ref={row}
      aria-label={label}
      className="scroll-row border-b [--spacing-gutter:1rem] md:[--spacing-gutter:1.5rem] lg:hidden"
    >
      {pages.filter(isWorthShowing).map(({ href, label, count, isCurrent }) => (
        <a
          key={href}
          href={href}
          aria-current={isCurrent ? "page" : undefined}
          className={classNames(
            "flex min-h-11 flex-none items-center gap-2 border-b-3 px-1 text-sm",
            isCurrent ? "border-shu font-semibold" : "border-transparent text-ink-soft",
          )}
        >
          {label}
          <Count count={count} />
        </a>
      ))}
    </nav>
  )
}
