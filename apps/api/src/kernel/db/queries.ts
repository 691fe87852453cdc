// All SQL of the platform itself.

import { randomUUID } from "node:crypto"
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm"
import { hasAgreed } from "./agreement.ts"
import { rows, type Tx } from "./client.ts"
import type { SessionId, UserId } from "./ids.ts"
import { prepared } from "./prepared.ts"
import { suspensions } from "./tables/editorial/suspensions.ts"
import { users } from "./tables/identity/accounts.ts"
import { departures } from "./tables/identity/deletion.ts"
import { passkeys, totpFactors } from "./tables/identity/second-factor.ts"
import { sessions } from "./tables/identity/sessions.ts"
import { oneTimeTokens, type tokenKinds } from "./tables/one-time-tokens.ts"
import { events, keptMails, marks, rateLimits } from "./tables/platform.ts"

export const ping = (tx: Tx) => tx.execute(sql`select 1`)

/** Always updates the same small row. */
export const proveWrite = (tx: Tx) =>
  tx
    .insert(marks)
    .values({ name: "last-proof-of-writing", value: sql`now()::text` })
    .onConflictDoUpdate({ target: marks.name, set: { value: sql`excluded.value` } })

/** Notices reach other processes when the transaction commits. */
export const notify = (tx: Tx, channel: string, message: string) =>
  tx.execute(sql`select pg_notify(${channel}, ${message})`)

export const insertEvent = (tx: Tx, event: { name: string; payload: object }) =>
  tx.insert(events).values(event)

/** `skip locked` lets several processes share the work without waiting for each other. */
export const lockPendingEvents = (tx: Tx, limit: number) =>
  tx
    .select({ id: events.id, name: events.name, payload: events.payload })
    .from(events)
    .where(isNull(events.dispatchedAt))
    .orderBy(asc(events.id))
    .limit(limit)
    .for("update", { skipLocked: true })

export const markDispatched = (tx: Tx, ids: number[]) =>
  tx.update(events).set({ dispatchedAt: sql`now()` }).where(inArray(events.id, ids))

export const deleteDispatchedEventsBefore = (tx: Tx, before: Date) =>
  tx.delete(events).where(and(lt(events.at, before), isNotNull(events.dispatchedAt)))

/** In any field of the payload. */
export const deleteEventsNaming = (tx: Tx, ids: readonly string[]) =>
  tx
    .delete(events)
    .where(
      sql`exists (select from jsonb_each_text(${events.payload}) field where ${inArray(sql`field.value`, [...ids])})`,
    )

export const insertKeptMail = (
  tx: Tx,
  mail: { recipient: string; subject: string; text: string; html: string },
) => tx.insert(keptMails).values({ id: randomUUID(), ...mail })

export const selectKeptMails = (tx: Tx, limit: number) =>
  tx.select().from(keptMails).orderBy(desc(keptMails.at)).limit(limit)

export const deleteKeptMailsTo = (tx: Tx, recipient: string) =>
  tx.delete(keptMails).where(eq(keptMails.recipient, recipient))

export const deleteKeptMailsAt = (tx: Tx, domain: string) =>
  tx.delete(keptMails).where(sql`${keptMails.recipient} ilike ${`%@${domain}`}`)

export const rateLimitStore = (tx: Tx) => ({ storeClient: tx, schema: rateLimits })

export const deleteRateLimitsExpiredBefore = (tx: Tx, before: Date) =>
  tx.delete(rateLimits).where(lt(rateLimits.expire, before))

/** A confirmed authenticator app or any passkey. */
export const hasSecondFactor = (userId: typeof users.id) =>
  sql<boolean>`(exists (select from ${totpFactors} where ${totpFactors.userId} = ${userId} and ${totpFactors.confirmedAt} is not null)
    or exists (select from ${passkeys} where ${passkeys.userId} = ${userId}))`

const actorOf = prepared((tx) =>
  tx
    .select({
      id: users.id,
      sessionId: sessions.id,
      strategy: sessions.strategy,
      credentialsVersion: users.credentialsVersion,
      email: users.email,
      name: users.name,
      seal: users.seal,
      role: users.role,
      isVerified: users.isVerified,
      isScreened: users.isScreened,
      isAdministrator: users.isAdministrator,
      editorRoles: users.editorRoles,
      language: users.language,
      furigana: users.furigana,
      registerStep: users.registerStep,
      hasAgreed: hasAgreed(users.id),
      leavingAt: departures.dueAt,
      suspension: {
        id: suspensions.id,
        reason: suspensions.reason,
        endsAt: suspensions.endsAt,
      },
      isEmailConfirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      hasSecondFactor: hasSecondFactor(users.id),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(departures, eq(departures.userId, users.id))
    .leftJoin(suspensions, and(eq(suspensions.userId, users.id), isNull(suspensions.endedAt)))
    .where(and(eq(sessions.id, sql.placeholder("sessionId")), isNull(sessions.endedAt)))
    .limit(1)
    .prepare("actor_of_session"),
)

export async function selectActor(tx: Tx, sessionId: SessionId, adultsBornBy: string) {
  const [actor] = await actorOf(tx).execute({ sessionId, adultsBornBy })
  return actor
}

/** Those who are currently suspended. */
export const selectSuspendedAmong = (tx: Tx, userIds: readonly UserId[], now: Date) =>
  tx
    .select({ userId: suspensions.userId })
    .from(suspensions)
    .where(
      and(
        inArray(suspensions.userId, [...userIds]),
        isNull(suspensions.endedAt),
        or(isNull(suspensions.endsAt), gt(suspensions.endsAt, now)),
      ),
    )

export type TokenKind = (typeof tokenKinds)[number]

/** False if the token already exists. */
export async function insertOneTimeToken(tx: Tx, token: typeof oneTimeTokens.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(oneTimeTokens)
    .values(token)
    .onConflictDoNothing()
    .returning({ hash: oneTimeTokens.hash })
  return inserted.length > 0
}

/** Replaces a token with the same digest, including its tries. */
export const replaceOneTimeToken = (tx: Tx, token: typeof oneTimeTokens.$inferInsert) => {
  const fresh = { ...token, tries: 0, spentAt: null }
  return tx.insert(oneTimeTokens).values(fresh).onConflictDoUpdate({ target: oneTimeTokens.hash, set: fresh })
}

const validToken = (kind: TokenKind, hash: string, now: Date) =>
  and(
    eq(oneTimeTokens.hash, hash),
    eq(oneTimeTokens.kind, kind),
    isNull(oneTimeTokens.spentAt),
    gt(oneTimeTokens.expiresAt, now),
    or(isNull(oneTimeTokens.userId), isOfThisVersion),
  )
const isOfThisVersion = sql`exists (select from ${users} where ${users.id} = ${oneTimeTokens.userId}
  and ${users.credentialsVersion} = ${oneTimeTokens.credentialsVersion})`
const tokenColumns = {
  userId: oneTimeTokens.userId,
  credentialsVersion: oneTimeTokens.credentialsVersion,
  payload: oneTimeTokens.payload,
}

export async function selectOneTimeToken(tx: Tx, kind: TokenKind, hash: string, now: Date) {
  const [found] = await tx
    .select(tokenColumns)
    .from(oneTimeTokens)
    .where(validToken(kind, hash, now))
    .limit(1)
  return found
}

/** Includes tokens that are no longer valid. */
export async function selectAnyOneTimeToken(tx: Tx, kind: TokenKind, hash: string) {
  const [found] = await tx
    .select({
      payload: oneTimeTokens.payload,
      spentAt: oneTimeTokens.spentAt,
      expiresAt: oneTimeTokens.expiresAt,
    })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.hash, hash), eq(oneTimeTokens.kind, kind)))
    .limit(1)
  return found
}

export async function countTry(tx: Tx, kind: TokenKind, hash: string, now: Date, most: number) {
  const [found] = await tx
    .update(oneTimeTokens)
    .set({ tries: sql`${oneTimeTokens.tries} + 1` })
    .where(and(validToken(kind, hash, now), lt(oneTimeTokens.tries, most)))
    .returning(tokenColumns)
  return found
}

export async function spendOneTimeToken(tx: Tx, kind: TokenKind, hash: string, now: Date) {
  const [found] = await tx
    .update(oneTimeTokens)
    .set({ spentAt: now })
    .where(validToken(kind, hash, now))
    .returning(tokenColumns)
  return found
}

export async function prolongOneTimeToken(
  tx: Tx,
  kind: TokenKind,
  hash: string,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<boolean> {
  const prolonged = await tx
    .update(oneTimeTokens)
    .set({ expiresAt })
    .where(validToken(kind, hash, now))
    .returning({ hash: oneTimeTokens.hash })
  return prolonged.length > 0
}

/** Unfinished sign-ins through another service: its claims are in the payload, or in its field `foreign`. */
export const deleteForeignSignIns = (tx: Tx, claims: Record<string, string>) =>
  tx
    .delete(oneTimeTokens)
    .where(
      and(
        inArray(oneTimeTokens.kind, ["second-factor", "identity"]),
        sql`coalesce(${oneTimeTokens.payload}->'foreign', ${oneTimeTokens.payload}) @> ${JSON.stringify(claims)}::jsonb`,
      ),
    )

export async function countOneTimeTokens(
  tx: Tx,
  { kind, userId, payload, since }: { kind: TokenKind; userId: UserId; payload: object; since: Date },
): Promise<number> {
  const [row] = await tx
    .select({ tokens: count() })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.kind, kind),
        gt(oneTimeTokens.createdAt, since),
        sql`${oneTimeTokens.payload} @> ${JSON.stringify(payload)}::jsonb`,
      ),
    )
  return row?.tokens ?? 0
}

export async function deleteOneTimeTokensOf(tx: Tx, userIds: readonly UserId[]): Promise<UserId[]> {
  const gone = await tx
    .delete(oneTimeTokens)
    .where(inArray(oneTimeTokens.userId, [...userIds]))
    .returning({ userId: oneTimeTokens.userId })
  return gone.flatMap(({ userId }) => userId ?? [])
}

export const deleteSignInsAt = (tx: Tx, domain: string) =>
  tx.delete(oneTimeTokens).where(sql`${oneTimeTokens.payload} ->> 'email' ilike ${`%@${domain}`}`)

export const deleteOneTimeTokensOver = (tx: Tx, { expired, spent }: { expired: Date; spent: Date }) =>
  tx.delete(oneTimeTokens).where(or(lt(oneTimeTokens.expiresAt, expired), lt(oneTimeTokens.spentAt, spent)))

/** Recurring jobs have no data; the queue's own start with two underscores. */
export async function selectWaitingJobs(tx: Tx) {
  const [jobs] = await rows<{ table: string | null }>(tx, sql`select to_regclass('jobs.job')::text as table`)
  if (!jobs?.table) return []
  return rows<{ queue: string; data: object }>(
    tx,
    sql`select name as queue, data from jobs.job
      where state in ('created', 'retry', 'active') and data is not null and left(name, 2) <> '__'
      order by created_on, id`,
  )
}

export const vacuum = (tx: Tx) => tx.execute(sql`vacuum analyze`)

/** On a first start the queue has no tables yet. */
export const retryActiveJobs = (tx: Tx) =>
  tx.execute(sql`do $$ begin
    if to_regclass('jobs.job') is not null then
      update jobs.job set state = 'retry', start_after = now() where state = 'active';
    end if;
  end $$`)
