// The one way from a press to the server: shown at once, taken back with a sentence when the server says no, sent once however
// often it is pressed. What is typed goes through `<Form>`.
import type { DataTag, QueryClient, QueryKey } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useRef, useState } from "react"
import { api } from "./api.ts"
import type { ApiArguments, ApiOptions, ApiResponse, ApiRoute } from "./api-client.ts"
import { rememberHere } from "./auth/remember-here.ts"
import { acting, refetch } from "./refetch.ts"
import { useApp } from "./use-app.ts"
import { useFailure } from "./use-failure.ts"

/** Changes what the client cache shows; what it does not have yet stays unknown. */
export interface OptimisticCache {
  change<Data>(key: DataTag<QueryKey, Data, Error>, to: (before: Data) => Data): void
}

interface ActionSettings<Route extends ApiRoute> {
  /** What is shown from the first moment, as if the server had said yes. */
  readonly optimistic?: (cache: OptimisticCache, options: ApiOptions<Route>) => void
  /** Tags of what is another one afterwards, beside what `optimistic` has changed. */
  readonly touches?: readonly string[]
  /** What is said when it is done. */
  readonly done?: (answer: ApiResponse<Route>, options: ApiOptions<Route>) => string
  /** What follows from the answer, such as a page it leads to. */
  readonly onDone?: (answer: ApiResponse<Route>) => void
  /** Who is not signed in may do it too. */
  readonly isForVisitors?: true
  /** Afterwards, whether the server said yes or no. */
  readonly settled?: () => Promise<void>
}

interface Action<Route extends ApiRoute> {
  /** True once the server has said yes; false where it said no, or where this is on its way already. */
  readonly run: (...options: ApiArguments<Route>) => Promise<boolean>
  readonly underWay: readonly ApiOptions<Route>[]
}

export function useAction<Route extends ApiRoute>(
  route: Route,
  { optimistic, touches = [], done, onDone, isForVisitors, settled }: ActionSettings<Route> = {},
): Action<Route> {
  const { queries, session, status } = useApp()
  const router = useRouter()
  const failures = useFailure()
  const sent = useRef(new Map<string, ApiOptions<Route>>())
  const [underWay, setUnderWay] = useState<readonly ApiOptions<Route>[]>([])

  const perform = async (options: ApiOptions<Route>, given: ApiArguments<Route>) => {
    const draft = optimistic && draftOn(await queries.open())
    try {
      if (draft) optimistic?.(draft, options)
      const answer = await api(route, ...given)
      if (done) status.show({ kind: "success", message: done(answer, options) })
      onDone?.(answer)
      return true
    } catch (error) {
      draft?.undo()
      failures.tell(error)
      return false
    }
  }

  const run = async (...given: ApiArguments<Route>) => {
    const options = (given[0] ?? {}) as ApiOptions<Route>
    const key = JSON.stringify(options)
    if (sent.current.has(key)) return false
    if (!isForVisitors && session() === "none") {
      rememberHere()
      await router.navigate({ to: "/sign-in" })
      return false
    }
    const show = () => setUnderWay([...sent.current.values()])
    sent.current.set(key, options)
    show()
    failures.clear()
    try {
      const isDone = await acting(perform(options, given))
      if (touches.length > 0) refetch(queries.current(), touches)
      await settled?.()
      return isDone
    } finally {
      sent.current.delete(key)
      show()
    }
  }
  return { run, underWay }
}

function draftOn(client: QueryClient): OptimisticCache & { undo(): void } {
  const undoing: (() => void)[] = []
  return {
    change(key, to) {
      // An answer from before the press must not come after it.
      void client.cancelQueries({ queryKey: key, exact: true })
      const before = client.getQueryData(key)
      if (before === undefined) return
      const shown = client.setQueryData(key, to(before))
      // Where somebody has learnt better meanwhile, that stays.
      undoing.push(() => void (client.getQueryData(key) === shown && client.setQueryData(key, before)))
    },
    undo: () => {
      for (const undo of undoing.reverse()) undo()
    },
  }
}
