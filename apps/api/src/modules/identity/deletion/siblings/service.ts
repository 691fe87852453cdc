// Notifies sibling services of a deleted account with the standard event (RISC's account-purged), pushed as in RFC 8935.
// Queued in the transaction that deletes the account, and sent asynchronously.
import { randomUUID } from "node:crypto"
import type { Sibling } from "#api/kernel/config/config"
import { providerOf } from "#api/kernel/config/provider-settings"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import type { JobParts } from "#api/kernel/jobs/jobs"
import { signEvent } from "#api/kernel/security/signing-keys"
import { createVault } from "#api/kernel/security/vault"
import { externalIdentitiesOf } from "#api/modules/identity/identities/service"

/** A subject identifier as in RFC 9493. */
type Identifier =
  | { readonly format: "iss_sub"; readonly iss: string; readonly sub: string }
  | { readonly format: "email"; readonly email: string }

const PURGED = "https://schemas.openid.net/secevent/risc/event-type/account-purged"

const eventOf = (names: readonly Identifier[]) => ({
  sub_id: { format: "aliases", identifiers: names },
  events: { [PURGED]: {} },
})

export const NOTICE_QUEUE = "leaving-tell-sibling"
const PATIENCE_MS = 10_000

export interface Notice {
  readonly sibling: Sibling["name"]
  readonly id: string
  readonly names: readonly Identifier[]
}

interface DeletedAccount {
  readonly id: UserId
  readonly email: string
}

/** Call before the account is deleted, because its external identities are deleted with it. */
export async function queueNotices(
  tx: Tx,
  { id, email }: DeletedAccount,
  { config, jobs }: Pick<JobParts, "config" | "jobs">,
): Promise<void> {
  if (config.siblings.length === 0) return
  const connected = await externalIdentitiesOf(tx, id)
  const names: Identifier[] = [
    { format: "iss_sub", iss: config.publicUrl, sub: id },
    // Siblings must not learn the person's identity at unrelated services.
    ...connected
      .filter(({ issuer }) => providerOf(config.providers, issuer)?.kind === "sso")
      .map(({ issuer, subject }) => ({ format: "iss_sub" as const, iss: issuer, sub: subject })),
    // A sibling that received the person by handover knows only the address.
    { format: "email", email },
  ]
  for (const { name } of config.siblings)
    await jobs.enqueue(tx, NOTICE_QUEUE, { sibling: name, id: randomUUID(), names } satisfies Notice)
}

/** Throws if the sibling did not accept the event, so that the queue retries. */
export async function sendPurgeEvent(
  { sibling: name, id, names }: Notice,
  { config, clock, metrics }: Pick<JobParts, "config" | "clock" | "metrics">,
): Promise<void> {
  const sibling = config.siblings.find((candidate) => candidate.name === name)
  // No longer a sibling.
  if (!sibling) return
  try {
    const deps = { config, vault: createVault(config.encryptionKeys) }
    const { audience, eventsUrl } = sibling
    const token = await signEvent({ claims: eventOf(names), audience, id, now: clock.now() }, deps)
    await push(eventsUrl, token)
    metrics.countNotice({ sibling: name, outcome: "told" })
  } catch (error) {
    metrics.countNotice({ sibling: name, outcome: "failed" })
    throw error
  }
}

async function push(address: string, token: string): Promise<void> {
  const { ok, status, body } = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/secevent+jwt", Accept: "application/json" },
    body: token,
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  await body?.cancel()
  if (!ok) throw new Error(`The sibling responded with status ${status}.`)
}
