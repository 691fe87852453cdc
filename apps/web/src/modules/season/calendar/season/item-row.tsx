import { useTranslations } from "use-intl"
import type { Address } from "#web/lib/page/address.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { classNames } from "#web/ui/class-names.ts"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { useOwnDialog } from "../own/opening.ts"
import { type Item, ownIdOf } from "./items.ts"
import { Span } from "./span.tsx"

/** Colour, shape and word: never colour alone. */
const marks: Readonly<Record<Item["kind"], string>> = {
  step: "border-shu",
  official: "border-ai",
  exam: "border-matcha",
  immigration: "border-yamabuki",
  season: "border-rule-strong",
  holiday: "border-rule-strong border-dotted",
  deadline: "border-shu border-double",
  interview: "border-shu border-double",
  event: "border-matcha border-double",
  session: "border-ai border-double",
  visa: "border-yamabuki border-double",
  other: "border-ink border-double",
}

export const markOf = ({ kind }: Pick<Item, "kind">) => marks[kind]

/** `isNarrow`: in a box, the date above the title. */
export function ItemRow({ item, isNarrow = false }: { item: Item; isNarrow?: boolean }) {
  const t = useTranslations("calendar")
  return (
    <div
      className={classNames(
        "grid grid-cols-1 gap-x-6 border-s-4 py-2 ps-4",
        !isNarrow && "sm:grid-cols-[14rem_minmax(0,1fr)]",
        markOf(item),
      )}
    >
      <p className={classNames("text-ink-soft text-sm", !isNarrow && "sm:pt-2.5")}>
        <Span when={item} />
      </p>
      <div className="min-w-0">
        <ItemTitle item={item} />
        <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
          <span>{t(`kinds.${item.kind}`)}</span>
          {item.note === null ? null : <span className="wrap-anywhere">{item.note}</span>}
          {item.isExpected ? <span className="text-yamabuki">{t("expected")}</span> : null}
        </p>
      </div>
    </div>
  )
}

export function ItemTitle({ item, className }: { item: Item; className?: string }) {
  const href = useHref()
  const { open } = useOwnDialog()
  const ownId = ownIdOf(item)
  const look = classNames(
    "wrap-anywhere inline-flex min-h-11 items-center text-start font-medium leading-snug decoration-1 underline-offset-4 hover:underline",
    className,
  )
  const title = (
    <span lang={item.language}>
      <RubyText segments={item.title} />
    </span>
  )
  if (ownId !== undefined)
    return (
      <button type="button" className={look} onClick={() => open(ownId)}>
        {title}
      </button>
    )
  return item.href === null ? (
    <span className={look}>{title}</span>
  ) : (
    <a href={href(item.href as Address)} className={look}>
      {title}
    </a>
  )
}
