// A mailed code proves an address that is not proven yet. It belongs to a sign-up in progress and is a one-time token of its own.
import { randomInt } from "node:crypto"
import { errorMessage } from "@shirube/vocabulary/errors"
import type { Language } from "@shirube/vocabulary/language"
import type { Db } from "#api/kernel/db/client"
import { ApiError } from "#api/kernel/http/errors"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { queueLetter } from "#api/kernel/mail/letters"
import type { Platform } from "#api/kernel/process/platform"
import {
  attempt,
  companionOf,
  issueCompanionToken,
  prolong,
  TEN_MINUTES,
  tokenDigest,
} from "#api/kernel/security/one-time-tokens"
import type { Visit } from "#api/kernel/security/session"
import { createVault } from "#api/kernel/security/vault"
import { accountAt, refuseDemoAddress } from "#api/modules/identity/accounts/service"
import { anonymousActor } from "#api/modules/identity/audit/service"
import { guess } from "#api/modules/identity/guesses/service"
import { codeLetter, knownAddressLetter } from "./present.ts"

/** Accepts full-width digits, which phones type, and spaces between groups. */
const tidyCode = (typed: string) => typed.normalize("NFKC").replace(/[\s-]/g, "")

export interface AddressProof {
  readonly email: string
  readonly code: string
}

/** Allows for a typo and a slow mailbox. */
const PER_SIGN_UP = { per: "user", points: 5, seconds: 3600 } as const
/** New sign-ups must not allow flooding a mailbox or continued guessing. */
const PER_NETWORK_AND_ADDRESS = { per: "ip", points: 5, seconds: 3600 } as const
/** Higher than the limit of one network, so that a single attacker cannot block the owner's mail. */
const PER_ADDRESS = { per: "user", points: 15, seconds: 3600 } as const
const TRIES_PER_CODE = 5

export const CODE_QUEUE = "address-code"
export interface CodeRequest extends AddressProof {
  readonly language: Language
  /** The name of the external sign-in service; null for a sign-up without one. */
  readonly service: string | null
}

interface SentCode {
  readonly email: string
  readonly digest: string
}

/** The sign-up in progress: with an external identity, or with an address alone. */
interface CodeTarget {
  readonly kind: "identity" | "registration"
  readonly token: string
  readonly email: string
  readonly service: string | null
}

/**
 * Creates a code for every address, so that responses do not reveal accounts; a later job checks for an account and then mails
 * no code. Returns false if the sign-up has expired.
 */
export async function mailAddressCode(
  db: Db,
  { kind, token, email, service }: CodeTarget,
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
    // The mail promises ten minutes, so the sign-up must not expire before the code.
    if (!(await prolong(tx, kind, token, now, TEN_MINUTES))) return false
    await issueCompanionToken(tx, token, { kind: "address-code", payload: sent, seconds: TEN_MINUTES, now })
    await platform.jobs.enqueue(tx, CODE_QUEUE, { email, code, language, service } satisfies CodeRequest)
    return true
  })
}

/** Returns the address as it was mailed. The code is consumed with its sign-up, which works once. */
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
  const attempted = {
    target,
    by: anonymousActor,
    event: "sign_in.failed",
    method: "mailed_code",
    check,
  } as const
  if (!(await guess(db, attempted, visit, { vault })))
    throw new ApiError("address.wrong_code", {
      fields: { code: [errorMessage("address.wrong_code", language)] },
    })
  return sent.email
}

const codeText = (token: string, { email, code }: AddressProof) =>
  [`${token} ${email.toLowerCase()} ${tidyCode(code)}`, "address-code"] as const

export const sendAddressCode = ({
  db,
  config,
  jobs,
  clock,
  accountBars,
}: JobParts): JobDefinition<CodeRequest> => ({
  queue: CODE_QUEUE,
  run: ({ email, code, language, service }) =>
    db.transaction(async (tx) => {
      const owner = await accountAt(tx, email)
      const signInUrl = `${config.publicUrl}/sign-in`
      const barred = await accountBars.until(tx, createVault(config.encryptionKeys), email, clock.now())
      if (barred) await queueLetter(tx, { jobs, config }, { email, language }, accountBars.letter(barred))
      else if (owner)
        await queueLetter(tx, { jobs, config }, owner, knownAddressLetter({ service, signInUrl }))
      else await queueLetter(tx, { jobs, config }, { email, language }, codeLetter({ code, service }))
    }),
})
