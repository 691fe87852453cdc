import type { VisaFacts } from "@shirube/vocabulary/season/visa/choices"
import { useQuery } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiOptions } from "#web/lib/api/api-client.ts"
import { useBrowserStore } from "#web/lib/browser/browser-store.ts"
import { useIsHydrated } from "#web/lib/browser/use-is-hydrated.ts"
import { useApp, useIsMember } from "#web/lib/page/use-app.ts"
import { refetch } from "#web/lib/query/refetch.ts"
import { keptPlan } from "./kept.ts"
import { knownQuery, visaPlanQuery } from "./queries.ts"

export type VisaPlanInput = ApiOptions<"PUT /v1/visa-plan">["body"]

export const visaPlanInputOf = ({
  graduation,
  cardExpiresOn,
  offeredOn,
  startsOn,
  ...rest
}: VisaFacts): VisaPlanInput => ({
  ...rest,
  ...(graduation === null ? {} : { graduation }),
  ...(cardExpiresOn === null ? {} : { cardExpiresOn }),
  ...(offeredOn === null ? {} : { offeredOn }),
  ...(startsOn === null ? {} : { startsOn }),
})

const factsOf = (said: VisaPlanInput): VisaFacts => ({
  status: said.status,
  graduation: said.graduation ?? null,
  cardExpiresOn: said.cardExpiresOn ?? null,
  hasOffer: said.hasOffer,
  offeredOn: said.offeredOn ?? null,
  startsOn: said.startsOn ?? null,
  huntsOn: said.huntsOn,
})

export interface KnownDates {
  readonly graduation: string | null
}
const nothingKnown: KnownDates = { graduation: null }

/** In the account for members, in the browser for visitors. `plan` is undefined while loading. */
export function useVisaPlan() {
  const isMember = useIsMember()
  const isAlive = useIsHydrated()
  const { queries } = useApp()
  const kept = useBrowserStore(keptPlan)
  const { data } = useQuery({ ...visaPlanQuery, enabled: isMember && isAlive })
  const plan: VisaFacts | null | undefined = isMember ? data?.plan : kept
  const profile = useQuery({ ...knownQuery, enabled: isMember && isAlive && plan === null })
  return {
    isMember,
    plan,
    /** What the profile knows, for a form that has not been filled in; undefined while loading. */
    known: isMember ? (profile.isError ? nothingKnown : profile.data) : nothingKnown,
    save: async (said: VisaPlanInput) => {
      if (!isMember) return keptPlan.set(factsOf(said))
      await api("PUT /v1/visa-plan", { body: said })
      await (await queries.open()).invalidateQueries({ queryKey: visaPlanQuery.queryKey })
      refetch(queries.current(), ["due"])
    },
    forget: async () => {
      if (!isMember) return keptPlan.set(null)
      await api("DELETE /v1/visa-plan")
      await (await queries.open()).invalidateQueries({ queryKey: visaPlanQuery.queryKey })
      refetch(queries.current(), ["due"])
    },
  }
}
