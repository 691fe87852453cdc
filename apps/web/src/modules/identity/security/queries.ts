import { api } from "#web/lib/api/api.ts"
import type { User } from "#web/lib/auth/guards.ts"
import type { Provider } from "#web/lib/auth/sso.ts"
import type { Identity } from "../identities/queries.ts"
import type { Passkey } from "../passkeys/queries.ts"
import type { SecondFactor } from "../second-factor/queries.ts"
import type { Session } from "../sessions/queries.ts"

export interface Security {
  readonly secondFactor: SecondFactor
  readonly passkeys: readonly Passkey[]
  /** Undefined for an editor without a second factor: the API refuses them everything else. */
  readonly sessions: readonly Session[] | undefined
  readonly providers: readonly Provider[]
  readonly identities: readonly Identity[]
}

export async function loadSecurity(user: User, signal: AbortSignal): Promise<Security> {
  const [secondFactor, passkeys, sessions, providers, identities] = await Promise.all([
    api("GET /v1/second-factor", { signal }),
    api("GET /v1/passkeys", { signal }),
    user.requiresSecondFactor ? undefined : api("GET /v1/sessions", { signal }),
    api("GET /v1/auth/providers", { signal, handles: [429, 500, 503] }).catch(() => ({ items: [] })),
    api("GET /v1/user/identities", { signal }),
  ])
  return {
    secondFactor,
    passkeys: passkeys.items,
    sessions: sessions?.items,
    providers: providers.items,
    identities: identities.items,
  }
}
