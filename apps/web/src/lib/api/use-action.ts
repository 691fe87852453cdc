// The only way from a press to the server: optimistic, rolled back with a message if the server refuses, and
// sent once however often it is pressed. Typed input goes through `<Form>`.
import type { DataTag, QueryClient, QueryKey } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useRef, useState } from "react"
import { rememberHere } from "../auth/remember-here.ts"
import { isQueueable, type QueuedRoute } from "../offline/queue-items.ts"
import { useApp } from "../page/use-app.ts"
import { pauseRefetchDuring, refetch } from "../query/refetch.ts"
import { api } from "./api.ts"
import type { ApiArguments, ApiOptions, ApiResponse, ApiRoute } from "./api-client.ts"
import { isUnreachable } from "./is-api-error.ts"
import { useFailure } from "./use-failure.ts"

/** Changes the client cache; data not loaded yet stays unknown. */
export interface OptimisticCache {
  change<Data>(key: DataTag<QueryKey, Data, Error>, to: (before: Data) => Data): void
}

interface ActionSettings<Route extends ApiRoute> {
  /** The optimistic update. */
  readonly optimistic?: (cache: OptimisticCache, options: ApiOptions<Route>) => void
  /** Cache tags to refetch afterwards, besides what `optimistic` has changed. */
  readonly touches?: readonly string[]
  /** The success message. */
  readonly done?: (answer: ApiResponse<Route>, options: ApiOptions<Route>) => string
  /** Runs after success, such as a navigation. */
  readonly onDone?: (answer: ApiResponse<Route>) => void
  /** Visitors may do it too. */
  readonly isForVisitors?: true
  /** Runs after success and failure. */
  readonly settled?: () => Promise<void>
}

interface Action<Route extends ApiRoute> {
  /** True on success; false if refused or already in flight. */
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

  const perform = async (options: ApiOptions<Route>): Promise<"done" | "waiting" | "refused"> => {
    const draft = optimistic && draftOn(await queries.open())
    try {
      if (draft) optimistic?.(draft, options)
      const answer = await call(route, isQueueable(route) ? { ...options, mayWait: true } : options)
      if (done) status.show({ kind: "success", message: done(answer, options) })
      onDone?.(answer)
      return "done"
    } catch (error) {
      if (isQueueable(route) && isUnreachable(error) && (await waits(route, options))) return "waiting"
      draft?.undo()
      failures.tell(error)
      return "refused"
    }
  }

  /** The change stays visible; it is sent when there is a connection again. */
  const waits = async (queued: QueuedRoute, options: ApiOptions<Route>) => {
    const queue = await import("../offline/queue.ts").catch(() => undefined)
    return queue?.enqueue(queued, options) ?? false
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
      const outcome = await pauseRefetchDuring(perform(options))
      if (outcome === "waiting") return true
      if (touches.length > 0) refetch(queries.current(), touches)
      await settled?.()
      return outcome === "done"
    } finally {
      sent.current.delete(key)
      show()
    }
  }
  return { run, underWay }
}

/** The arguments' type depends on the route. */
const call = api as <Route extends ApiRoute>(
  route: Route,
  options: ApiOptions<Route>,
) => Promise<ApiResponse<Route>>

function draftOn(client: QueryClient): OptimisticCache & { undo(): void } {
  const undoing: (() => void)[] = []
  return {
    change(key, to) {
      // A response from before the press must not overwrite it.
      void client.cancelQueries({ queryKey: key, exact: true })
      const before = client.getQueryData(key)
      if (before === undefined) return
      const shown = client.setQueryData(key, to(before))
      // Keeps newer data.
      undoing.push(() => void (client.getQueryData(key) === shown && client.setQueryData(key, before)))
    },
    undo: () => {
      for (const undo of undoing.reverse()) undo()
    },
  }
}
