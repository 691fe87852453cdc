// Other services that say who somebody is, and what they say of a person. What follows from it (a sign-in, a connection) is
// for others.
import type { Language } from "@shirube/contract/language"
import { CALLBACK_PATHS } from "@shirube/contract/product"
import type { Config } from "#api/platform/config"
import { isClosedAddress } from "#api/platform/demo"
import { ApiError } from "#api/platform/errors"
import {
  type AuthorizationAnswer,
  type ForeignIdentity,
  ProviderRefused,
  ProviderUnavailable,
} from "#api/platform/openid"
import type { Platform } from "#api/platform/platform"
import { providerOf } from "#api/platform/provider-settings"
import { isOurPage } from "./policy.ts"
import { notOurPage } from "./present.ts"

type Ground = Pick<Platform, "openId" | "config">

/** What another service sent back through the browser, and which one. */
export type ProviderAnswer = AuthorizationAnswer & { readonly key: string }

export function knownProvider(key: string, { openId }: Pick<Platform, "openId">) {
  const provider = openId.providers.find((candidate) => candidate.key === key)
  if (!provider) throw new ApiError("sso.provider_unknown")
  return provider
}

/** What people call it; the host where it is no longer offered. */
export const serviceName = (issuer: string, { config }: Pick<Platform, "config">) =>
  providerOf(config.providers, issuer)?.name ?? new URL(issuer).host

/** Who the person is, as the other service says it to us alone. */
export async function identify(
  { key, ...answer }: ProviderAnswer,
  language: Language,
  { openId, config }: Ground,
): Promise<ForeignIdentity> {
  const provider = knownProvider(key, { openId })
  refuseOtherPages(config, CALLBACK_PATHS, { field: "redirect_uri", address: answer.redirectUri, language })
  const identity = await translated(openId.redeem(provider, answer), "sso.refused")
  // A demo person of the other service: everybody can be them, so they are nobody here, and no account is connected with them.
  if (identity.email !== null && isClosedAddress(config, identity.email)) throw new ApiError("sso.refused")
  return identity
}

/** Whom we send somewhere comes back to a page of ours, and to no other. */
export function refuseOtherPages(
  { origins }: Pick<Config, "origins">,
  paths: readonly string[],
  { field, address, language }: { field: string; address: string; language: Language },
): void {
  if (!isOurPage(paths, origins, address))
    throw new ApiError("request.invalid", { fields: { [field]: [notOurPage[language]] } })
}

/** Someone signed out there; refused unless the service itself says so. */
export const readLogout = (token: string, { openId }: Pick<Platform, "openId">) =>
  translated(openId.readLogout(token), "sso.logout_invalid")

async function translated<Result>(
  work: Promise<Result>,
  refusal: "sso.refused" | "sso.logout_invalid",
): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new ApiError("sso.unavailable")
    if (error instanceof ProviderRefused) throw new ApiError(refusal)
    throw error
  }
}
