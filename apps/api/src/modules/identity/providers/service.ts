// External identity services and the identities they return. Other features decide what follows (a sign-in, a connection).
import { type Language, languages } from "@shirube/vocabulary/language"
import { CALLBACK_PATHS } from "@shirube/vocabulary/product"
import type { Config } from "#api/kernel/config/config"
import { isClosedAddress } from "#api/kernel/config/demo"
import { providerOf } from "#api/kernel/config/provider-settings"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import {
  type AuthorizationAnswer,
  type ForeignIdentity,
  ProviderRefused,
  ProviderUnavailable,
} from "#api/kernel/security/openid"

const prefixes = ["", ...languages.map((language) => `/${language}`)]

/** Exact match with one of our pages: no other host, no query, no prefix match. */
const isOurPage = (paths: readonly string[], origins: readonly string[], address: string) =>
  origins.some((origin) =>
    prefixes.some((prefix) => paths.some((path) => address === origin + prefix + path)),
  )

const notOurPage: Record<Language, string> = {
  en: "This is not an address of this site.",
  ja: "このサイトのアドレスではありません。",
}

type Deps = Pick<Platform, "openId" | "config">

/** The response of an external service through the browser, with the service's key. */
export type ProviderAnswer = AuthorizationAnswer & { readonly key: string }

export function knownProvider(key: string, { openId }: Pick<Platform, "openId">) {
  const provider = openId.providers.find((candidate) => candidate.key === key)
  if (!provider) throw new ApiError("sso.provider_unknown")
  return provider
}

/** The display name; the host if the service is no longer offered. */
export const serviceName = (issuer: string, { config }: Pick<Platform, "config">) =>
  providerOf(config.providers, issuer)?.name ?? new URL(issuer).host

/** The person's identity, redeemed from the external service. */
export async function identify(
  { key, ...answer }: ProviderAnswer,
  language: Language,
  { openId, config }: Deps,
): Promise<ForeignIdentity> {
  const provider = knownProvider(key, { openId })
  refuseOtherPages(config, CALLBACK_PATHS, { field: "redirect_uri", address: answer.redirectUri, language })
  const identity = await translated(openId.redeem(provider, answer), "sso.refused")
  // Anyone can sign in as a demo person of the external service, so they get no account and no connection here.
  if (identity.email !== null && isClosedAddress(config, identity.email)) throw new ApiError("sso.refused")
  return identity
}

/** Redirects may only return to our own pages. */
export function refuseOtherPages(
  { origins }: Pick<Config, "origins">,
  paths: readonly string[],
  { field, address, language }: { field: string; address: string; language: Language },
): void {
  if (!isOurPage(paths, origins, address))
    throw new ApiError("request.invalid", { fields: { [field]: [notOurPage[language]] } })
}

/** Back-channel logout; refused unless the service itself signed the token. */
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
