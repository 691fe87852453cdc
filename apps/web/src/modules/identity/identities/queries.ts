import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { Provider } from "#web/lib/auth/sso.ts"

export type Identity = ApiResponse<"GET /v1/user/identities">["items"][number]

interface Connections {
  readonly providers: readonly Provider[]
  readonly identities: readonly Identity[]
}

/** The services with which the owner can sign in again to prove their identity. */
export const connectedProviders = ({ providers, identities }: Connections): readonly Provider[] =>
  providers.filter(({ key }) => identities.some(({ provider }) => provider?.key === key))
