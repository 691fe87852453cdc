import type { SearchNoun } from "@shirube/vocabulary/common/search/choices"
import {
  ArrowRight,
  BookOpenText,
  CalendarDays,
  CalendarRange,
  CirclePlay,
  FileText,
  GraduationCap,
  Lightbulb,
  type LucideIcon,
  Mail,
  MessageCircleQuestion,
  MessagesSquare,
  Search,
  Signpost,
  UserRound,
} from "lucide-react"
import type { MouseEvent } from "react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { classNames } from "#web/ui/class-names.ts"
import { useResultDate } from "../use-result-date.ts"
import { type OptionGroup, piecesOf, type SheetOption, type SuggestedItem } from "./options.ts"

interface SuggestionListProps {
  readonly id: string
  readonly typed: string
  readonly groups: readonly OptionGroup[]
  readonly active: number
  readonly optionId: (place: number) => string
  /** Newer results are loading. */
  readonly isOld: boolean
  readonly onChoose: (option: SheetOption, event: MouseEvent) => void
}

export function SuggestionList({
  id,
  typed,
  groups,
  active,
  optionId,
  isOld,
  onChoose,
}: SuggestionListProps) {
  const t = useTranslations("search")
  const href = useHref()
  const option = (each: SheetOption) => (
    // Links, so that a result can be opened in another tab; reached by keys through the field, which keeps the focus.
    <a
      key={each.key}
      id={optionId(each.place)}
      href={href(each.href)}
      role="option"
      tabIndex={-1}
      aria-selected={each.place === active}
      onClick={(event) => onChoose(each, event)}
      className={classNames(
        "flex min-h-12 items-start gap-3 px-4 py-2.5 hover:bg-washi sm:px-5",
        each.place === active && "bg-washi outline-2 -outline-offset-2 outline-focus",
      )}
    >
      <OptionContent option={each} typed={typed} />
    </a>
  )
  return (
    // Presses must not move the focus out of the field.
    <div
      id={id}
      role="listbox"
      aria-label={t("suggestions")}
      aria-busy={isOld || undefined}
      onPointerDown={(event) => event.preventDefault()}
      className="pb-2"
    >
      {groups.map(({ name, options }) =>
        name === "all" ? (
          <div key={name} className="mt-2 border-t pt-2">
            {options.map(option)}
          </div>
        ) : (
          <fieldset key={name} aria-label={t(`groups.${name}`)}>
            <p aria-hidden className="px-4 pt-4 pb-1 font-semibold text-ink-soft text-sm sm:px-5">
              {t(`groups.${name}`)}
            </p>
            {options.map(option)}
          </fieldset>
        ),
      )}
    </div>
  )
}

function OptionContent({
  option: { suggestion, page, words },
  typed,
}: {
  option: SheetOption
  typed: string
}) {
  const t = useTranslations("search")
  if (page)
    return (
      <>
        <Signpost aria-hidden className="mt-0.5 size-5 flex-none text-ink-faint" />
        <span className="min-w-0 flex-1">
          <Marked text={page.label} typed={typed} />
        </span>
      </>
    )
  if (!suggestion)
    return (
      <>
        <ArrowRight aria-hidden className="mt-0.5 size-5 flex-none text-ink-soft" />
        <span className="min-w-0 flex-1 break-words font-semibold">{t("allFor", { q: words })}</span>
      </>
    )
  if (suggestion.kind === "word")
    return (
      <>
        <Search aria-hidden className="mt-0.5 size-5 flex-none text-ink-faint" />
        <span className="min-w-0 flex-1">
          <Marked text={suggestion.text} typed={typed} />
        </span>
      </>
    )
  return <Item item={suggestion} typed={typed} />
}

function Item({ item, typed }: { item: SuggestedItem; typed: string }) {
  const t = useTranslations("search")
  const dateOf = useResultDate()
  const Icon = kindIcons[item.noun]
  const facts = [...new Set([t(`kinds.${item.noun}`), item.label, dateOf(item)])].filter(Boolean)
  return (
    <>
      <Icon aria-hidden className="mt-0.5 size-5 flex-none text-ink-faint" />
      <span className="min-w-0 flex-1">
        <span lang={item.language} className="block leading-snug">
          <Marked text={item.text} typed={typed} />
        </span>
        {item.note ? (
          <span lang={item.language} className="mt-0.5 line-clamp-2 text-ink-soft text-sm leading-relaxed">
            {item.note}
          </span>
        ) : null}
        <span className="mt-0.5 block text-ink-faint text-sm">{facts.join(" · ")}</span>
      </span>
    </>
  )
}

const Marked = ({ text, typed }: { text: string; typed: string }) =>
  piecesOf(text, typed).map((piece) =>
    piece.isMatch ? (
      <b key={piece.at} className="font-semibold underline decoration-shu decoration-2 underline-offset-4">
        {piece.text}
      </b>
    ) : (
      <span key={piece.at}>{piece.text}</span>
    ),
  )

const kindIcons: Readonly<Record<SearchNoun, LucideIcon>> = {
  article: FileText,
  question: MessageCircleQuestion,
  mentor: UserRound,
  course: GraduationCap,
  tip: Lightbulb,
  event: CalendarDays,
  "past-event": CirclePlay,
  calendar: CalendarRange,
  "keigo-email": Mail,
  "interview-question": MessagesSquare,
  glossary: BookOpenText,
}
