// The client cache (TanStack Query) is 12 KB that a page for reading does not need: it returns its data from
// the loader. Pages with growing lists, votes or live counts open the cache in their loader: `const queries =
// await context.queries.open()`.
import type { Language } from "@shirube/vocabulary/language"
import type { DehydratedState, QueryClient } from "@tanstack/react-query"

export class Queries {
  readonly #language: () => Language
  readonly #listeners = new Set<() => void>()
  #client: QueryClient | undefined

  constructor(language: () => Language) {
    this.#language = language
  }

  async open(): Promise<QueryClient> {
    if (this.#client) return this.#client
    const { createQueryClient } = await import("./query-client.ts")
    this.#client ??= createQueryClient(this.#language)
    for (const listener of this.#listeners) listener()
    return this.#client
  }

  /** Drops everything fetched for another user. */
  clear() {
    this.#client?.clear()
  }

  readonly current = () => this.#client

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async dehydrate(): Promise<DehydratedState | undefined> {
    if (!this.#client) return undefined
    const { dehydrate } = await import("./query-client.ts")
    return dehydrate(this.#client)
  }

  async hydrate(state: DehydratedState | undefined): Promise<void> {
    if (!state) return
    const { asOf, hydrate } = await import("./query-client.ts")
    hydrate(await this.open(), asOf(sentAt(), state))
  }
}

/**
 * A page that the server has stored for hours is as new as its response: an event would have dropped it. One from this device
 * (lib/worker) is as old as it is there.
 */
const sentAt = () => Number(document.documentElement.dataset.storedAt ?? performance.timeOrigin)
