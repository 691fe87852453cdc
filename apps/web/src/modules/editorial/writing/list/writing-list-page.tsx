import {
  LONGEST_WRITING_SEARCH,
  type WritingNounName,
  writingFilters,
} from "@shirube/vocabulary/editorial/writing/choices"
import { useSuspenseInfiniteQuery, useSuspenseQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { PenLine } from "lucide-react"
import { type SubmitEvent, useId, useRef, useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { useDeskKeys } from "#web/kits/desk/keys.tsx"
import { useHref } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { ChoiceSelect } from "#web/ui/control/choice-select.tsx"
import { SearchInput } from "#web/ui/control/search-input.tsx"
import { ShowMore } from "#web/ui/list/show-more.tsx"
import { Ago } from "#web/ui/text/ago.tsx"
import {
  documentHref,
  documentsQuery,
  nounsQuery,
  readWritingSearch,
  type WritingSearch,
  type WritingSummary,
  writingHref,
} from "../queries.ts"
import { Sides } from "../sides.tsx"
import { CreateDialog } from "./create-dialog.tsx"

/** What editors write, last changed first. */
export function WritingListPage({ search }: { search: WritingSearch }) {
  const t = useTranslations("writingDesk")
  const list = useSuspenseInfiniteQuery(documentsQuery(search))
  const { items: nouns } = useSuspenseQuery(nounsQuery).data
  const items = list.data.pages.flatMap((page) => page.items)
  const [creating, setCreating] = useState<WritingNounName>()
  const rows = useRef<HTMLUListElement>(null)
  const addable = nouns.filter(({ isFixed }) => !isFixed)
  const noun = (addable.find((each) => each.noun === search.noun) ?? addable[0])?.noun
  const create = () => setCreating(noun)
  const step = (by: 1 | -1) => {
    const links: readonly (Element | null)[] = [...(rows.current?.querySelectorAll("a") ?? [])]
    const at = links.indexOf(document.activeElement)
    const next = links[at === -1 ? 0 : at + by]
    if (next instanceof HTMLElement) next.focus()
    if (!next && by === 1 && list.hasNextPage) void list.fetchNextPage()
  }
  useDeskKeys([
    { keys: "j", label: t("keys.next"), run: () => step(1) },
    { keys: "k", label: t("keys.previous"), run: () => step(-1) },
    { keys: "n", label: t("create"), run: create },
  ])
  return (
    <div className="max-w-5xl">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="voice-serif text-heading">{t("title")}</h1>
        <Button icon={<PenLine aria-hidden className="size-4.5" />} onClick={create}>
          {t("create")}
        </Button>
      </div>
      <SearchForm search={search} nouns={nouns} />
      {items.length === 0 ? (
        <p role="status" className="mt-6 text-ink-soft">
          {t(search.state === "trash" ? "emptyTrash" : "none")}
        </p>
      ) : (
        <ul ref={rows} aria-label={t("list")} className="mt-4 divide-y border-y">
          {items.map((item) => (
            <li key={`${item.noun} ${item.id}`}>
              <DocumentRow
                item={item}
                kind={search.noun ? undefined : nouns.find(({ noun: each }) => each === item.noun)?.title}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4">
        <ShowMore
          isQuiet
          list={list}
          label={t("more")}
          busyLabel={t("loading")}
          onPress={() => void list.fetchNextPage()}
        />
      </div>
      <CreateDialog nouns={addable} noun={creating} onClose={() => setCreating(undefined)} />
    </div>
  )
}

function DocumentRow({ item, kind }: { item: WritingSummary; kind: string | undefined }) {
  const t = useTranslations("writingDesk")
  const language = useLocale()
  const href = useHref()
  const title = item.title[language] || item.title[language === "ja" ? "en" : "ja"] || t("untitled")
  return (
    <article className="grid gap-1 py-3">
      <h2 className="voice-serif wrap-anywhere text-lg leading-snug">
        <a
          href={href(documentHref(item))}
          className="inline-block min-h-6 hover:underline hover:decoration-1 hover:underline-offset-4"
        >
          {title}
        </a>
      </h2>
      <Sides sides={item.sides} />
      <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
        {kind ? <span>{kind}</span> : null}
        <span className="wrap-anywhere">{item.address}</span>
        <span>
          {item.changedBy ? t("changedBy", { name: item.changedBy.name }) : t("changed")}{" "}
          <Ago at={item.changedAt} precision="moment" />
        </span>
        {item.lock ? (
          <span className="text-yamabuki">
            {item.lock.isMine ? t("lockedByMe") : t("lockedBy", { name: item.lock.by.name })}
          </span>
        ) : null}
      </p>
    </article>
  )
}

interface SearchFormProps {
  readonly search: WritingSearch
  readonly nouns: readonly {
    readonly noun: WritingNounName
    readonly title: string
    readonly documents: number
  }[]
}

/** A plain GET form without scripts. */
function SearchForm({ search, nouns }: SearchFormProps) {
  const t = useTranslations("writingDesk")
  const href = useHref()
  const navigate = useNavigate()
  const id = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget))
    void navigate({ href: href(writingHref(readWritingSearch(values))), resetScroll: false })
  }
  return (
    <search aria-label={t("search")}>
      <form
        action={href("/editors/writing")}
        method="get"
        onSubmit={submit}
        className="mt-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_14rem]"
      >
        <div className="grid gap-1">
          <label htmlFor={id} className="text-ink-soft text-sm">
            {t("searchLabel")}
          </label>
          <SearchInput
            id={id}
            name="q"
            value={search.q}
            maxLength={LONGEST_WRITING_SEARCH}
            submitLabel={t("search")}
            autoCapitalize="off"
            spellCheck={false}
          />
        </div>
        <div className="grid content-end gap-1">
          <span aria-hidden className="text-ink-soft text-sm">
            {t("noun")}
          </span>
          <ChoiceSelect
            aria-label={t("noun")}
            name="noun"
            value={search.noun ?? ""}
            placeholder={t("everyNoun")}
            options={nouns.map(({ noun, title, documents }) => ({
              value: noun,
              label: t("nounWithCount", { title, count: documents }),
            }))}
          />
        </div>
        <div className="grid content-end gap-1">
          <span aria-hidden className="text-ink-soft text-sm">
            {t("state")}
          </span>
          <ChoiceSelect
            aria-label={t("state")}
            name="state"
            value={search.state ?? ""}
            placeholder={t("everyState")}
            options={writingFilters.map((each) => ({ value: each, label: t(`filters.${each}`) }))}
          />
        </div>
      </form>
    </search>
  )
}
