// Every check of a secret goes through here: passwords, app codes, recovery codes, mailed codes. An account has one budget of
// wrong guesses for all strangers and all secrets, so that neither many networks nor many routes multiply it. A known device
// of the owner has its own budget, which strangers cannot use up.

import type { Db, Tx } from "#api/kernel/db/client"
import { namedId, type UserId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import type { Platform } from "#api/kernel/process/platform"
import type { Visit } from "#api/kernel/security/session"
import { accountAt } from "#api/modules/identity/accounts/service"
import {
  type AuditActor,
  type AuditEvent,
  aboutUser,
  recordFailure,
} from "#api/modules/identity/audit/service"
import {
  deleteBudgetsBefore,
  deleteOtherDevices,
  drainBudget,
  fillBudget,
  isKnownDevice,
  upsertKnownDevice,
} from "./queries.ts"

/** After `MOST` wrong guesses, one more is allowed every `SECONDS_EACH`: some 70 a day. */
const SECONDS_EACH = 1200

/** All strangers share one budget, and each network has a smaller one, so that a single network cannot use it up. */
const MOST = { device: 10, network: 10, strangers: 20 } as const

/** After this time any budget is empty again. */
const EMPTY_AFTER_SECONDS = Math.max(...Object.values(MOST)) * SECONDS_EACH

/** Enough for one person's devices; the least recently seen is forgotten first. */
const MOST_DEVICES = 20

/** An account, or an address that may have none: responses are the same for both. */
type Target = { readonly userId: UserId } | { readonly userId: undefined; readonly address: string }

interface Guess<Proven> {
  readonly target: Target
  /** The signed-in user, or the anonymous actor. */
  readonly by: AuditActor
  /** The audit event of a wrong guess, and the kind of secret. */
  readonly event: AuditEvent
  readonly method: string
  /** Returns undefined for a wrong secret. */
  readonly check: () => Promise<Proven | undefined>
}

/** Returns undefined for a wrong secret. Counts the guess before the check, and refunds it if the secret is right. */
export async function guess<Proven>(
  db: Db,
  { target, by, event, method, check }: Guess<Proven>,
  visit: Visit,
  { vault }: Pick<Platform, "vault">,
): Promise<Proven | undefined> {
  const about = aboutUser(target.userId ?? null)
  const budgets = await budgetsOf(db, target, visit, vault)
  if (!(await spend(db, budgets, visit.now))) {
    await recordFailure(db.autocommit, vault, visit, { event: "guess.refused", by, about, method })
    throw new ApiError("auth.too_many_guesses", { retryAfterSeconds: SECONDS_EACH })
  }
  const proven = await check()
  if (proven === undefined) await recordFailure(db.autocommit, vault, visit, { event, by, about, method })
  else for (const { key } of budgets) await drainBudget(db.autocommit, key)
  return proven
}

interface Budget {
  readonly key: string
  readonly most: number
}

/** Used for unknown addresses, so that they run the same queries as known ones. */
const UNKNOWN_USER = namedId<UserId>("00000000-0000-0000-0000-000000000000")

async function budgetsOf(
  db: Db,
  target: Target,
  { device, ip }: Visit,
  vault: Platform["vault"],
): Promise<Budget[]> {
  const whose = target.userId ?? target.address.toLowerCase()
  const keyOf = (...parts: string[]) => vault.digest([whose, ...parts].join(" "), "guesses")
  if (device !== null && (await isKnownDevice(db.autocommit, target.userId ?? UNKNOWN_USER, device)))
    return [{ key: keyOf("device", device), most: MOST.device }]
  return [
    { key: keyOf("network", ip), most: MOST.network },
    { key: keyOf("strangers"), most: MOST.strangers },
  ]
}

/** Spends from all budgets or from none. */
async function spend(db: Db, budgets: readonly Budget[], now: Date): Promise<boolean> {
  for (const [i, { key, most }] of budgets.entries()) {
    if (await fillBudget(db.autocommit, key, { most, secondsEach: SECONDS_EACH, now })) continue
    for (const spent of budgets.slice(0, i)) await drainBudget(db.autocommit, spent.key)
    return false
  }
  return true
}

/** Call after the owner has proven on this device that the account is theirs. */
export async function rememberDevice(tx: Tx, userId: UserId, { device, now }: Visit): Promise<void> {
  if (device !== null) await upsertKnownDevice(tx, { userId, device, now, most: MOST_DEVICES })
}

/** When sessions on other devices end, those devices are no longer known. */
export const forgetOtherDevices = (tx: Tx, userId: UserId, { device }: Visit) =>
  deleteOtherDevices(tx, userId, device)

/** Runs the same steps for known and unknown addresses. */
export async function isFromKnownDevice(tx: Tx, email: string, { device }: Visit): Promise<boolean> {
  if (device === null) return false
  const owner = await accountAt(tx, email)
  return isKnownDevice(tx, owner?.id ?? UNKNOWN_USER, device)
}

/** Guesses at made-up addresses fill the table; an empty budget has no use. */
export const purgeBudgets = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "guesses-purge",
  cron: "15 * * * *",
  run: async () => {
    await deleteBudgetsBefore(db.autocommit, new Date(clock.now().getTime() - EMPTY_AFTER_SECONDS * 1000))
  },
})
