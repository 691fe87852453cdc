import { api } from "#web/lib/api.ts"
import type { ApiResponse } from "#web/lib/api-client.ts"
import type { User } from "#web/lib/auth/guards.ts"
import type { Provider } from "#web/lib/auth/sso.ts"

export type SecondFactor = ApiResponse<"GET /v1/second-factor">
export type Passkey = ApiResponse<"GET /v1/passkeys">["items"][number]
export type Session = ApiResponse<"GET /v1/sessions">["items"][number]

export interface Security {
  readonly secondFactor: SecondFactor
  readonly passkeys: readonly Passkey[]
  /** Not shown to an editor before the second factor is there: the API shows them nothing else. */
  readonly sessions: readonly Session[] | undefined
  readonly providers: readonly Provider[]
}

export async function loadSecurity(user: User, signal: AbortSignal): Promise<Security> {
  const [secondFactor, passkeys, sessions, providers] = await Promise.all([
    api("GET /v1/second-factor", { signal }),
    api("GET /v1/passkeys", { signal }),
    user.requiresSecondFactor ? undefined : api("GET /v1/sessions", { signal }),
    api("GET /v1/auth/providers", { signal, handles: [429, 500, 503] }).catch(() => ({ items: [] })),
  ])
  return {
    secondFactor,
    passkeys: passkeys.items,
    sessions: sessions?.items,
    providers: providers.items,
  }
}
