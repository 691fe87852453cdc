import { LONGEST_MEMBER_SEARCH } from "@shirube/vocabulary/editorial/member-lookup/choices"
import { roles } from "@shirube/vocabulary/product"
import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { type ReactNode, type RefObject, type SubmitEvent, useId, useRef } from "react"
import { useTranslations } from "use-intl"
import { Panes, rowClass } from "#web/kits/desk/panes.tsx"
import { useListKeys } from "#web/kits/desk/use-list-keys.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { ChoiceSelect } from "#web/ui/control/choice-select.tsx"
import { SearchInput } from "#web/ui/control/search-input.tsx"
import { ShowMore } from "#web/ui/list/show-more.tsx"
import { Seal } from "#web/ui/picture/seal.tsx"
import { type FoundMember, type MemberSearch, memberHref, membersQuery, readMemberSearch } from "./queries.ts"
import { useMemberFacts } from "./use-member-facts.ts"

interface PeoplePageProps {
  readonly search: MemberSearch
  /** From the address. */
  readonly open?: string
  /** The record of the open person. */
  readonly children?: (thing: RefObject<HTMLElement | null>) => ReactNode
}

/** Everyone with an account, the newest first, or who matches; beside it the person who is open. */
export function PeoplePage({ search, open, children }: PeoplePageProps) {
  const t = useTranslations("memberLookup")
  const href = useHref()
  const navigate = useNavigate()
  const list = useSuspenseInfiniteQuery(membersQuery(search))
  const items = list.data.pages.flatMap((page) => page.items)
  const thing = useRef<HTMLElement>(null)
  const choose = (id: string | undefined, { replace = false } = {}) =>
    void navigate({ href: href(memberHref(id, search)), replace, resetScroll: false })
  const row = useListKeys({
    ids: items.map(({ id }) => id),
    open,
    thing,
    choose: (id) => choose(id, { replace: true }),
    onEnd: () => void (list.hasNextPage && list.fetchNextPage()),
  })
  // The open person's name is then the page's heading.
  const Title = open === undefined ? "h1" : "p"
  return (
    <>
      <Title className="voice-serif text-heading">{t("title")}</Title>
      <Panes
        isChosen={open !== undefined}
        onBack={() => choose(undefined)}
        list={
          <div className="grid gap-4">
            <SearchForm search={search} />
            {items.length === 0 ? (
              <p role="status" className="text-ink-soft">
                {t("none")}
              </p>
            ) : (
              <ul aria-label={t("title")} className="divide-y border-y">
                {items.map((member) => (
                  <li key={member.id} ref={member.id === open ? row : undefined}>
                    <a
                      href={href(memberHref(member.id, search))}
                      aria-current={member.id === open ? "true" : undefined}
                      className={rowClass(member.id === open)}
                    >
                      <MemberRow member={member} />
                    </a>
                  </li>
                ))}
              </ul>
            )}
            <ShowMore
              isQuiet
              list={list}
              label={t("more")}
              busyLabel={t("loading")}
              onPress={() => void list.fetchNextPage()}
            />
          </div>
        }
      >
        {children ? children(thing) : <p className="text-ink-soft">{t("choose")}</p>}
      </Panes>
    </>
  )
}

function MemberRow({ member }: { member: FoundMember }) {
  const facts = useMemberFacts(member)
  return (
    <span className="flex min-h-13 items-center gap-3 px-2 py-1.5">
      <Seal text={member.seal} className="size-7!" />
      <span className="grid min-w-0 flex-1">
        <span className="truncate">{member.name}</span>
        <span className="truncate text-ink-soft text-sm">{member.email}</span>
        <span className="truncate text-ink-soft text-sm">{facts.join(" · ")}</span>
      </span>
    </span>
  )
}

/** A plain GET form without scripts. */
function SearchForm({ search }: { search: MemberSearch }) {
  const t = useTranslations("memberLookup")
  const href = useHref()
  const navigate = useNavigate()
  const id = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget))
    void navigate({ href: href(memberHref(undefined, readMemberSearch(values))), resetScroll: false })
  }
  return (
    <search aria-label={t("search")}>
      <form action={href("/editors/people")} method="get" onSubmit={submit} className="grid gap-2">
        <label htmlFor={id} className="text-ink-soft text-sm">
          {t("searchLabel")}
        </label>
        <SearchInput
          id={id}
          name="q"
          value={search.q}
          maxLength={LONGEST_MEMBER_SEARCH}
          submitLabel={t("search")}
          autoCapitalize="off"
          spellCheck={false}
        />
        <ChoiceSelect
          aria-label={t("role")}
          name="role"
          value={search.role ?? ""}
          placeholder={t("everyRole")}
          options={roles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
        />
      </form>
    </search>
  )
}
