import { ArrowDown, ArrowUp, Bookmark, FolderPlus, GripVertical, NotebookPen } from "lucide-react"
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { withPrefix } from "#web/lib/language/language.ts"
import { languageName } from "#web/lib/language/language-name.ts"
import { useHref, usePrefix } from "#web/lib/page/use-app.ts"
import { useAgo } from "#web/lib/time/use-ago.ts"
import { classNames } from "#web/ui/class-names.ts"
import { categoryLook } from "#web/ui/picture/category-look.ts"
import { CategoryMark } from "#web/ui/picture/category-mark.tsx"
import { Cover } from "#web/ui/picture/cover.tsx"
import { Portrait } from "#web/ui/picture/portrait.tsx"
import { DateText } from "#web/ui/text/date-text.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { type SavedView, savedHref } from "../address.ts"
import type { Collection, SavedThing } from "../queries.ts"
import { ChooseCollections } from "./choose-collections.tsx"
import { NoteField } from "./note-field.tsx"
import type { SavedActions } from "./use-saved-actions.ts"

/** Controls for moving a row, when the member's own order is shown. */
interface PlaceTools {
  readonly handle: Pick<
    ComponentProps<"button">,
    "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel"
  >
  readonly onKeyDown: (event: KeyboardEvent) => void
  /** Undefined at the ends of the list. */
  readonly up: (() => void) | undefined
  readonly down: (() => void) | undefined
}

interface SavedRowProps {
  readonly view: SavedView
  readonly thing: SavedThing
  readonly collections: readonly Collection[]
  readonly actions: SavedActions
  readonly place: PlaceTools | undefined
}

export function SavedRow(props: SavedRowProps) {
  const { thing, place } = props
  const look = thing.category ? categoryLook(thing.category.key) : undefined
  return (
    <article className="relative grid grid-cols-1 gap-1 pt-5 pb-2">
      <div className={classNames(look && "story-row", thing.person && "flex items-start gap-4")}>
        {look ? <Cover {...look} seed={thing.id} shape="square" /> : null}
        {thing.person ? (
          <Portrait photo={thing.person.photo} seal={thing.person.seal} className="size-14!" />
        ) : null}
        <div className="grid grid-cols-1 content-start gap-1.5">
          {look && thing.category ? <CategoryMark label={thing.category.name} {...look} /> : null}
          <Title thing={thing} onKeyDown={place?.onKeyDown} />
          {thing.person ? (
            <p lang={thing.language ?? undefined} className="max-w-measure text-ink-soft">
              {thing.person.headline}
            </p>
          ) : null}
          <SavedItemFacts {...props} />
        </div>
      </div>
      <Tools {...props} />
    </article>
  )
}

function Title({
  thing,
  onKeyDown,
}: Pick<SavedRowProps, "thing"> & { onKeyDown: PlaceTools["onKeyDown"] | undefined }) {
  const t = useTranslations("saved")
  const prefix = usePrefix()
  const title = <RubyText segments={thing.titleRuby} />
  if (thing.path === null)
    return (
      <h2 className="text-ink-soft">
        {thing.title === null ? null : (
          <span lang={thing.language ?? undefined} className="voice-serif block text-xl leading-snug">
            {title}
          </span>
        )}
        <span className={classNames("block", thing.title === null ? "voice-serif text-xl" : "text-sm")}>
          {t(`gone.${thing.noun}`)}
        </span>
      </h2>
    )
  return (
    <h2 lang={thing.language ?? undefined} className="voice-serif text-xl leading-snug">
      <a
        href={withPrefix(thing.path, prefix)}
        onKeyDown={onKeyDown}
        className="card-link hover:underline hover:decoration-1 hover:underline-offset-4"
      >
        {title}
      </a>
    </h2>
  )
}

function SavedItemFacts({ thing, view, collections }: SavedRowProps) {
  const t = useTranslations("saved")
  const ago = useAgo()
  const language = useLocale()
  const href = useHref()
  const own = collections.filter(({ id }) => thing.collectionIds.includes(id))
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 text-ink-faint text-sm">
      <span>
        {t.rich("savedOn", {
          day: ago(thing.savedAt),
          time: (text) => <DateText dateTime={thing.savedAt}>{text}</DateText>,
        })}
      </span>
      {thing.isFallback && thing.language !== null ? (
        <span className="font-semibold text-ink-soft">
          {t("only", { language: languageName(thing.language, language) })}
        </span>
      ) : null}
      {own.map(({ id, name }) => (
        <a
          key={id}
          href={href(savedHref({ list: view.list, collection: id }))}
          className="relative z-1 inline-block max-w-full truncate py-1 text-ai hover:underline"
        >
          {name}
        </a>
      ))}
    </p>
  )
}

/** Above the row's link in stacking order. */
const toolClass =
  "inline-flex min-h-11 items-center gap-2 text-ink-soft text-sm hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:text-ink-faint"
const iconClass = classNames(toolClass, "min-w-11 justify-center")

function Tools({ thing, collections, actions, place }: SavedRowProps) {
  const t = useTranslations("saved")
  const [isWriting, setWriting] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const title = thing.title ?? t(`gone.${thing.noun}`)
  return (
    <div className="relative z-1 grid grid-cols-1 gap-1">
      {isWriting ? (
        <NoteField thing={thing} title={title} write={actions.write} onClose={() => setWriting(false)} />
      ) : thing.note === null ? null : (
        <p className="mt-2 whitespace-pre-line border-ai border-s-3 ps-3 text-[0.9375rem] wrap-anywhere">
          {thing.note}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div
          className={classNames(
            "flex flex-wrap",
            place
              ? "max-md:-ms-3 max-md:[&>button]:min-w-11 max-md:[&>button]:justify-center md:gap-x-5"
              : "gap-x-5",
          )}
        >
          {isWriting ? null : (
            <button
              type="button"
              aria-label={t(thing.note === null ? "addNoteTo" : "changeNoteOf", { title })}
              onClick={() => setWriting(true)}
              className={toolClass}
            >
              <NotebookPen aria-hidden className="size-4.5" />
              <ToolName place={place}>{t(thing.note === null ? "addNote" : "changeNote")}</ToolName>
            </button>
          )}
          <button
            type="button"
            aria-label={t("collectionsOf", { title })}
            onClick={() => setChoosing(true)}
            className={toolClass}
          >
            <FolderPlus aria-hidden className="size-4.5" />
            <ToolName place={place}>{t("collections")}</ToolName>
          </button>
        </div>
        <div className="-me-3 ms-auto flex">
          {place ? <Movers title={title} place={place} /> : null}
          <button
            type="button"
            aria-label={t("remove", { title })}
            onClick={() => void actions.remove(thing)}
            className={classNames(iconClass, "text-shu-ink! [&>svg]:fill-current")}
          >
            <Bookmark aria-hidden className="size-5" />
          </button>
        </div>
      </div>
      {isChoosing ? (
        <ChooseCollections
          thing={thing}
          title={title}
          collections={collections}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </div>
  )
}

/** Hidden on a phone, where the arrows leave no room for it. */
const ToolName = ({ place, children }: { place: PlaceTools | undefined; children: ReactNode }) => (
  <span className={place ? "max-md:hidden" : undefined}>{children}</span>
)

function Movers({ title, place }: { title: string; place: PlaceTools }) {
  const t = useTranslations("saved")
  const mover = (label: string, icon: ReactNode, move: (() => void) | undefined) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={move ? undefined : true}
      onClick={move}
      onKeyDown={place.onKeyDown}
      className={iconClass}
    >
      {icon}
    </button>
  )
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden
        {...place.handle}
        className={classNames(iconClass, "cursor-grab touch-none active:cursor-grabbing")}
      >
        <GripVertical aria-hidden className="size-5" />
      </button>
      {mover(t("moveUp", { title }), <ArrowUp aria-hidden className="size-5" />, place.up)}
      {mover(t("moveDown", { title }), <ArrowDown aria-hidden className="size-5" />, place.down)}
    </>
  )
}
