// The services that one can sign in with, parsed from the environment.
import { z } from "zod"

export interface Provider {
  readonly key: string
  readonly name: string
  /** `sso`: the identity service shared with sibling products; `social`: any other OpenID provider. */
  readonly kind: "sso" | "social"
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly scope: string
}

/** A trailing slash of an issuer is ignored. */
export const providerOf = (providers: readonly Provider[], issuer: string | undefined) =>
  providers.find((provider) => bare(provider.issuer) === bare(issuer))
const bare = (issuer: string | undefined) => issuer?.replace(/\/$/, "")

export const SSO_KEY = "shirube-id"
const SCOPE = "openid email profile"

const issuer = z.string().refine((value) => {
  const url = URL.parse(value)
  return url && /^https?:\/\/[^\s/?#@]+[^\s?#]*$/i.test(value) && /^https?:$/.test(url.protocol)
})

const Listed = z
  .object({
    key: z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/)
      .refine((key) => key !== SSO_KEY),
    name: z.string().min(1).max(60),
    issuer,
    client_id: z.string().min(1),
    client_secret: z.string().min(1),
    scope: z.string().includes("openid").default(SCOPE),
  })
  .transform(
    ({ client_id, client_secret, ...rest }): Provider => ({
      kind: "social",
      ...rest,
      clientId: client_id,
      clientSecret: client_secret,
    }),
  )

/** The value itself is never reported: it contains secrets. */
export const providerList = z.string().transform((text, context): Provider[] => {
  try {
    const listed = z.array(Listed).parse(JSON.parse(text))
    const isUnique = (part: "key" | "issuer") =>
      new Set(listed.map((each) => each[part])).size === listed.length
    if (isUnique("key") && isUnique("issuer")) return listed
  } catch {
    // reported below, with one message for every mistake
  }
  context.addIssue({
    code: "custom",
    message:
      "must be a JSON list of providers, each with a key (a-z, 0-9, -) and an issuer of its own, name, client_id and client_secret",
  })
  return z.NEVER
})

export const ssoProvider = (sso: {
  issuer: string
  name: string
  clientId: string
  clientSecret: string
}): Provider => ({ key: SSO_KEY, kind: "sso", scope: SCOPE, ...sso })
