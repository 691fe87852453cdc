// Whose address nobody has shown to be theirs: a code by mail does. It belongs to a sign-up under way, a one-time token of its own.
import { randomInt } from "node:crypto"
import { errorMessage } from "@shirube/contract/errors"
import type { Language } from "@shirube/contract/language"
import type { Db } from "#api/db/client"
import { refuseDemoAddress } from "#api/features/accounts/service"
import { nobody } from "#api/features/audit/service"
import { guess } from "#api/features/guesses/service"
import { ApiError } from "#api/platform/errors"
import {
  attempt,
  companionOf,
  handOutCompanion,
  prolong,
  TEN_MINUTES,
  tokenDigest,
} from "#api/platform/one-time-tokens"
import type { Platform } from "#api/platform/platform"
import type { Visit } from "#api/platform/session"
import { tidyCode } from "./policy.ts"

export interface AddressProof {
  readonly email: string
  readonly code: string
}

/** Enough for a slip of the pen and a slow mailbox. */
const PER_SIGN_UP = { per: "user", points: 5, seconds: 3600 } as const
/** Whoever comes back with ever new ones must not be able to fill somebody's mailbox, nor to guess on. */
const PER_NETWORK_AND_ADDRESS = { per: "ip", points: 5, seconds: 3600 } as const
/** One neighbour alone cannot use these up, so that the owner's mail still comes. */
const PER_ADDRESS = { per: "user", points: 15, seconds: 3600 } as const
const TRIES_PER_CODE = 5

export const CODE_QUEUE = "address-code"
export interface CodeRequest extends AddressProof {
  readonly language: Language
  /** What the other service is called that they came with; null where they came by themselves. */
  readonly service: string | null
}

interface SentCode {
  readonly email: string
  readonly digest: string
}

/** The sign-up that asks: a sign-in elsewhere by someone new, or an address alone. */
interface Asking {
  readonly kind: "identity" | "registration"
  readonly token: string
  readonly email: string
  readonly service: string | null
}

/**
 * There is a code for every address, and a try at it gets the same answers; only a job, later, looks whether the address
 * has an account, and then mails no code. False where the sign-up is not good any more.
 */
export async function mailAddressCode(
  db: Db,
  { kind, token, email, service }: Asking,
  { now, language, ip }: Visit,
  platform: Pick<Platform, "jobs" | "limits" | "vault" | "config">,
): Promise<boolean> {
  refuseDemoAddress(platform.config, email, language)
  await platform.limits.spend("address codes per sign-up", PER_SIGN_UP, tokenDigest(token))
  const address = email.toLowerCase()
  await platform.limits.spend(
    "address codes per network and address",
    PER_NETWORK_AND_ADDRESS,
    `${ip} ${address}`,
  )
  await platform.limits.spend("address codes per address", PER_ADDRESS, address)
  const code = String(randomInt(1_000_000)).padStart(6, "0")
  const sent: SentCode = { email, digest: platform.vault.digest(...codeText(token, { email, code })) }
  return db.transaction(async (tx) => {
    // A code that the mail calls good for ten minutes must find its sign-up still there.
    if (!(await prolong(tx, kind, token, now, TEN_MINUTES))) return false
    await handOutCompanion(tx, token, { kind: "address-code", payload: sent, seconds: TEN_MINUTES, now })
    await platform.jobs.enqueue(tx, CODE_QUEUE, { email, code, language, service } satisfies CodeRequest)
    return true
  })
}

/** The address as the mail reached it. The code goes with the sign-up that it was sent for, which is good once. */
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
  if (!found) throw new ApiError("address.code_expired")
  const sent = found.payload as SentCode
  const check = async () =>
    vault.digests(...codeText(token, proof)).includes(sent.digest) ? sent : undefined
  const target = { userId: undefined, address: sent.email }
  const attempted = { target, by: nobody, event: "sign_in.failed", method: "mailed_code", check } as const
  if (!(await guess(db, attempted, visit, { vault })))
    throw new ApiError("address.wrong_code", {
      fields: { code: [errorMessage("address.wrong_code", language)] },
    })
  return sent.email
}

const codeText = (token: string, { email, code }: AddressProof) =>
  [`${token} ${email.toLowerCase()} ${tidyCode(code)}`, "address-code"] as const
