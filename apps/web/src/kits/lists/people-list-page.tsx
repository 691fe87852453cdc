// A list of people in the editors' area, each with one action that is confirmed first.
import type { InfiniteData } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import { Button } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { ShowMore } from "#web/ui/list/show-more.tsx"
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx"
import { Row } from "#web/ui/text/section.tsx"

interface PeopleListPageProps<Item> {
  readonly title: string
  readonly lead: string
  readonly empty: { readonly title: string; readonly text: string }
  readonly more: { readonly label: string; readonly busyLabel: string }
  /** The result of an infinite query. */
  readonly list: {
    readonly data: InfiniteData<{ readonly items: readonly Item[] }>
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => unknown
  }
  /** A `PersonRow`. */
  readonly row: (item: Item) => ReactNode
}

export function PeopleListPage<Item>({ title, lead, empty, more, list, row }: PeopleListPageProps<Item>) {
  const items = list.data.pages.flatMap((page) => page.items)
  return (
    <>
      <h1 className="voice-serif text-heading">{title}</h1>
      <p className="mt-1 max-w-measure text-ink-soft text-sm">{lead}</p>
      {items.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={empty.title} pattern="seigaiha">
            {empty.text}
          </EmptyState>
        </div>
      ) : (
        <div className="mt-6 max-w-3xl">
          <ul aria-label={title}>{items.map(row)}</ul>
          <ShowMore isQuiet list={list} {...more} onPress={() => void list.fetchNextPage()} />
        </div>
      )}
    </>
  )
}

interface PersonRowProps {
  readonly name: string
  /** The person's page. */
  readonly href?: string
  readonly text: ReactNode
  readonly action: {
    readonly label: string
    /** With the name, for screen readers. */
    readonly fullLabel: string
    readonly busyLabel: string
    readonly isBusy: boolean
    /** True on success: then the dialog closes. */
    readonly run: () => Promise<boolean>
  }
  readonly confirm: { readonly title: string; readonly text: string; readonly back: string }
}

export function PersonRow({ name, href, text, action, confirm }: PersonRowProps) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Row
        title={
          href === undefined ? (
            name
          ) : (
            <TextLink kind="stand-alone" href={href}>
              {name}
            </TextLink>
          )
        }
        text={text}
        actions={
          <Button variant="secondary" aria-label={action.fullLabel} onClick={() => setAsking(true)}>
            {action.label}
          </Button>
        }
      />
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        title={confirm.title}
        back={confirm.back}
        label={action.label}
        busyLabel={action.busyLabel}
        isBusy={action.isBusy}
        isHarmless
        onConfirm={() => void action.run().then((isDone) => isDone && close())}
      >
        <p>{confirm.text}</p>
      </ConfirmDialog>
    </>
  )
}
