// The reader's own calendar: in the account for members, in this browser for visitors.
import { byCode } from "@shirube/vocabulary/text/order"
import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { useAction } from "#web/lib/api/use-action.ts"
import { useBrowserStore } from "#web/lib/browser/browser-store.ts"
import { useIsMember } from "#web/lib/page/use-app.ts"
import { type MyCalendar, mineQuery, type OwnEntry } from "../queries.ts"
import { changeKept, keptCalendar, nothing } from "./visitor.ts"

export interface Mine {
  /** False until the reader's own data has loaded. */
  readonly isKnown: boolean
  /** Known, or never to be known on this page. */
  readonly isSettled: boolean
  readonly isMember: boolean
  readonly class: string | null
  readonly ticked: ReadonlySet<string>
  readonly entries: readonly OwnEntry[]
  readonly choose: (key: string) => void
  readonly tick: (id: string, isDone: boolean) => void
  /** For visitors; members submit the form. */
  readonly keep: (entry: OwnEntry) => void
  readonly remove: (id: string) => void
}

const without = (entries: readonly OwnEntry[], id: string) => entries.filter((entry) => entry.id !== id)
const inOrder = (entries: readonly OwnEntry[]) =>
  entries.toSorted((a, b) => byCode(`${a.day} ${a.time ?? ""}`, `${b.day} ${b.time ?? ""}`))
const marked = (ticked: readonly string[], id: string, isDone: boolean) =>
  isDone ? [...new Set([...ticked, id])] : ticked.filter((each) => each !== id)

const visitors = {
  choose: (key: string) => changeKept((before) => ({ ...before, class: key })),
  tick: (id: string, isDone: boolean) =>
    changeKept((before) => ({ ...before, ticked: marked(before.ticked, id, isDone) })),
  keep: (entry: OwnEntry) =>
    changeKept((before) => ({
      ...before,
      entries: inOrder([...without(before.entries, entry.id), entry]),
    })),
  remove: (id: string) => changeKept((before) => ({ ...before, entries: without(before.entries, id) })),
}

export function useMine(): Mine {
  const isMember = useIsMember()
  const here = useBrowserStore(keptCalendar)
  const { data, isError } = useQuery({ ...mineQuery(), enabled: isMember && here !== undefined })
  const actions = useMemberActions()
  const has = isMember ? data : here
  const ticked = useMemo(() => new Set(has?.ticked), [has])
  return {
    isKnown: has !== undefined,
    isSettled: has !== undefined || isError,
    isMember,
    class: has?.class ?? null,
    ticked,
    entries: has?.entries ?? nothing.entries,
    ...(isMember ? { ...visitors, ...actions } : visitors),
  }
}

function useMemberActions(): Pick<Mine, "choose" | "tick" | "remove"> {
  const { queryKey } = mineQuery()
  const choose = useAction("PUT /v1/calendar/mine/class", {
    optimistic: (cache, { body }) =>
      cache.change(queryKey, (before: MyCalendar) => ({
        ...before,
        class: body.class,
        isFromProfile: false,
      })),
    touches: ["my-calendar"],
  })
  const tick = useAction("PUT /v1/calendar/ticks/{id}", {
    optimistic: (cache, { params }) =>
      cache.change(queryKey, (before) => ({ ...before, ticked: marked(before.ticked, params.id, true) })),
  })
  const untick = useAction("DELETE /v1/calendar/ticks/{id}", {
    optimistic: (cache, { params }) =>
      cache.change(queryKey, (before) => ({ ...before, ticked: marked(before.ticked, params.id, false) })),
  })
  const remove = useAction("DELETE /v1/calendar/own/{id}", {
    optimistic: (cache, { params }) =>
      cache.change(queryKey, (before) => ({ ...before, entries: without(before.entries, params.id) })),
    touches: ["due", "my-calendar"],
  })
  return {
    choose: (key) => void choose.run({ body: { class: key } }),
    tick: (id, isDone) => void (isDone ? tick : untick).run({ params: { id } }),
    remove: (id) => void remove.run({ params: { id } }),
  }
}
