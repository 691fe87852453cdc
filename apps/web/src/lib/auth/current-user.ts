// The current user, loaded once per router and refetched after every route change.
import { api } from "../api/api.ts"
import { isApiError } from "../api/is-api-error.ts"
import type { User } from "./guards.ts"
import type { SessionStatus } from "./state.ts"

export class CurrentUser {
  readonly #session: () => SessionStatus
  /** Undefined until loaded. */
  #known: User | null | undefined

  constructor(session: () => SessionStatus) {
    this.#session = session
  }

  get known() {
    return this.#known
  }

  /** On the server a stale session has no user: the browser renews it and loads the user. */
  async find(): Promise<User | null> {
    const status = this.#session()
    if (status === "none" || status === "over" || (status === "stale" && import.meta.env.SSR)) return null
    if (this.#known) return this.#known
    try {
      return await this.fetch()
    } catch (error) {
      // If the API is down, the server must not treat the reader as a visitor; the page fails instead.
      if (isApiError(error) && !(import.meta.env.SSR && error.status === 503)) return null
      throw error
    }
  }

  async fetch(): Promise<User> {
    const user = await api("GET /v2/user")
    this.#known = user
    return user
  }

  /** Refetches; true if the user has changed. */
  async refetch(): Promise<boolean> {
    if (this.#session() === "none") return false
    const before = this.#known ?? null
    const { browserSession } = await import("../api/browser-api.ts")
    const asked = browserSession.mark()
    try {
      return JSON.stringify(before) !== JSON.stringify(await this.fetch())
    } catch (error) {
      // Ended elsewhere: forget it here too, or every page would fail again. Keep a session that another tab
      // has started meanwhile.
      if (!isApiError(error) || error.status !== 401 || browserSession.mark() !== asked) return false
      browserSession.end()
      this.forget()
      return before !== null
    }
  }

  remember(user: User | null | undefined) {
    this.#known = user
  }

  forget() {
    this.#known = undefined
  }
}
