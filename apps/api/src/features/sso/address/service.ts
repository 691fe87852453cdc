// For someone whose address the other service has not verified: a code by mail shows that the address is theirs.
import { randomInt } from "node:crypto"
import { errorMessage } from "@shirube/contract/errors"
import type { Language } from "@shirube/contract/language"
import type { Db } from "#api/db/client"
import { refuseDemoAddress } from "#api/features/accounts/service"
import { nobody } from "#api/features/audit/service"
import { guess } from "#api/features/guesses/service"
import { serviceName } from "#api/features/providers/service"
import { ApiError } from "#api/platform/errors"
import {
  attempt,
  companionOf,
  handOutCompanion,
  look,
  prolong,
  TEN_MINUTES,
  tokenDigest,
} from "#api/platform/one-time-tokens"
import type { ForeignIdentity } from "#api/platform/openid"
import type { Platform } from "#api/platform/platform"
import type { Visit } from "#api/platform/session"
import { trustedEmail } from "../policy.ts"
import { tidyCode } from "./policy.ts"
import { needlessText } from "./present.ts"

export interface AddressProof {
  readonly email: string
  readonly code: string
}

/** Enough for a slip of the pen and a slow mailbox. */
const PER_SIGN_IN = { per: "user", points: 5, seconds: 3600 } as const
/** Whoever comes back with ever new sign-ins must not be able to fill somebody's mailbox, nor to guess on. */
const PER_NETWORK_AND_ADDRESS = { per: "ip", points: 5, seconds: 3600 } as const
/** One neighbour alone cannot use these up, so that the owner's mail still comes. */
const PER_ADDRESS = { per: "user", points: 15, seconds: 3600 } as const
const TRIES_PER_CODE = 5

export const CODE_QUEUE = "address-code"
export interface CodeRequest extends AddressProof {
  readonly language: Language
  /** What the other service is called. */
  readonly service: string
}

interface SentCode {
  readonly email: string
  readonly digest: string
}

/**
 * There is a code for every address, and a try at it gets the same answers; only a job, later, looks whether the address
 * has an account, and then mails no code.
 */
export async function requestAddressCode(
  db: Db,
  { token, email }: { token: string; email: string },
  { now, language, ip }: Visit,
  platform: Pick<Platform, "jobs" | "limits" | "vault" | "config">,
): Promise<void> {
  const pending = await look(db.autocommit, "identity", token, now)
  if (!pending) throw new ApiError("sso.pending_expired")
  const identity = pending.payload as ForeignIdentity
  if (trustedEmail(identity) !== null)
    throw new ApiError("request.invalid", { fields: { email: [needlessText[language]] } })
  refuseDemoAddress(platform.config, email, language)
  await platform.limits.spend("address codes per sign-in", PER_SIGN_IN, tokenDigest(token))
  const address = email.toLowerCase()
  await platform.limits.spend(
    "address codes per network and address",
    PER_NETWORK_AND_ADDRESS,
    `${ip} ${address}`,
  )
  await platform.limits.spend("address codes per address", PER_ADDRESS, address)
  const code = String(randomInt(1_000_000)).padStart(6, "0")
  const sent: SentCode = { email, digest: platform.vault.digest(...codeText(token, { email, code })) }
  const service = serviceName(identity.issuer, platform)
  await db.transaction(async (tx) => {
    // A code that the mail calls good for ten minutes must find its sign-in still there.
    if (!(await prolong(tx, "identity", token, now, TEN_MINUTES))) throw new ApiError("sso.pending_expired")
    await handOutCompanion(tx, token, { kind: "address-code", payload: sent, seconds: TEN_MINUTES, now })
    await platform.jobs.enqueue(tx, CODE_QUEUE, { email, code, language, service } satisfies CodeRequest)
  })
}

/** The address as the mail reached it. The code goes with the sign-in that it was sent for, which is good once. */
export async function proveAddress(
  db: Db,
  token: string,
  proof: AddressProof,
  visit: Visit,
  { vault }: Pick<Platform, "vault">,
): Promise<string> {
  const { now, language } = visit
  const companion = companionOf(token, "address-code")
  const found = await attempt(db.autocommit, "address-code", companion, now, TRIES_PER_CODE)
  if (!found) throw new ApiError("sso.code_expired")
  const sent = found.payload as SentCode
  const check = async () =>
    vault.digests(...codeText(token, proof)).includes(sent.digest) ? sent : undefined
  const target = { userId: undefined, address: sent.email }
  const attempted = { target, by: nobody, event: "sign_in.failed", method: "mailed_code", check } as const
  if (!(await guess(db, attempted, visit, { vault })))
    throw new ApiError("sso.wrong_code", { fields: { code: [errorMessage("sso.wrong_code", language)] } })
  return sent.email
}

const codeText = (token: string, { email, code }: AddressProof) =>
  [`${token} ${email.toLowerCase()} ${tidyCode(code)}`, "address-code"] as const
