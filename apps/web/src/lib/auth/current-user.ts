// Who the reader is, known once per router and asked again after every route change.
import { api } from "../api.ts"
import { isApiError } from "../is-api-error.ts"
import type { User } from "./guards.ts"
import type { SessionStatus } from "./state.ts"

export class CurrentUser {
  readonly #session: () => SessionStatus
  /** Undefined while nobody has asked. */
  #known: User | null | undefined

  constructor(session: () => SessionStatus) {
    this.#session = session
  }

  get known() {
    return this.#known
  }

  /** On the server a stale session is nobody yet: the browser renews it and asks again. */
  async find(): Promise<User | null> {
    const status = this.#session()
    if (status === "none" || status === "over" || (status === "stale" && import.meta.env.SSR)) return null
    if (this.#known) return this.#known
    try {
      return await this.fetch()
    } catch (error) {
      // A page made while the API is down would call its reader a visitor; it says that it cannot be shown instead.
      if (isApiError(error) && !(import.meta.env.SSR && error.status === 503)) return null
      throw error
    }
  }

  async fetch(): Promise<User> {
    const user = await api("GET /v2/user")
    this.#known = user
    return user
  }

  /** Asks again; true if the answer is another one than before. */
  async refetch(): Promise<boolean> {
    if (this.#session() === "none") return false
    const before = this.#known ?? null
    const { browserSession } = await import("../browser-api.ts")
    const asked = browserSession.mark()
    try {
      return JSON.stringify(before) !== JSON.stringify(await this.fetch())
    } catch (error) {
      // Ended elsewhere: forgotten here too, or every page would say so again. One that began in another tab meanwhile stays.
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
