// People who have an account: who they are, how to write to them, and what they sign in with.

import type { Language } from "@shirube/contract/language"
import type { NewcomerRole, Role } from "@shirube/contract/product"
import { FIRST_SIGN_UP_PATH } from "@shirube/contract/sign-up-steps"
import type { Db, Tx } from "#api/db/client"
import { newId, type UserId } from "#api/db/ids"
import { byOwner, forgetAudit, recordAudit } from "#api/features/audit/service"
import type { Config } from "#api/platform/config"
import { isClosedAddress } from "#api/platform/demo"
import { ApiError } from "#api/platform/errors"
import { emit } from "#api/platform/events"
import { type Letter, queueLetter } from "#api/platform/letters"
import { hashPassword } from "#api/platform/passwords"
import type { Platform } from "#api/platform/platform"
import { sealText } from "#api/platform/seal-text"
import type { Visit } from "#api/platform/session"
import { isSuspended } from "#api/platform/suspension-status"
import { personShownChanged } from "./events.ts"
import { closedText } from "./present.ts"
import {
  confirmEmail,
  deleteUsers,
  insertUser,
  lockAccount,
  lockAccountsAt,
  replacePasswords,
  selectAccount,
  selectAccountByEmail,
  selectMembers,
  selectPeople,
  updateAccount,
  updatePassword,
} from "./queries.ts"

export const accountOf = (tx: Tx, userId: UserId) => selectAccount(tx, userId)
export const accountAt = (tx: Tx, email: string) => selectAccountByEmail(tx, email)

/** How people are shown to others, by id; whoever is gone is missing. */
export async function peopleOf(tx: Tx, userIds: readonly UserId[]) {
  const people = userIds.length === 0 ? [] : await selectPeople(tx, [...new Set(userIds)])
  return new Map(people.map((person) => [person.id, person]))
}

/** Where to write to them, for those to whom they have agreed to show it; whoever is gone is missing. */
export async function addressesOf(tx: Tx, userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, string>> {
  const people = userIds.length === 0 ? [] : await selectMembers(tx, userIds)
  return new Map(people.map(({ id, email }) => [id, email]))
}

/** Those of them who may be shown as members: whose address is proven, and who have finished signing up. */
export async function membersOf(tx: Tx, userIds: readonly UserId[], config: Pick<Config, "demo">) {
  const people = userIds.length === 0 ? [] : await selectMembers(tx, userIds)
  return new Map(
    people
      .filter(
        ({ email, registerStep, isEmailConfirmed }) =>
          registerStep === null && isEmailConfirmed && !isClosedAddress(config, email),
      )
      .map(({ id, name, seal, isVerified, isScreened }) => [id, { id, name, seal, isVerified, isScreened }]),
  )
}

/** As those who have written something are shown, whoever they are by now; whoever is gone is missing. */
export async function writersOf(tx: Tx, userIds: readonly UserId[]) {
  const people = userIds.length === 0 ? [] : await selectMembers(tx, [...new Set(userIds)])
  return new Map(
    people.map(({ id, name, seal, role, isVerified, isScreened }) => [
      id,
      { id, name, seal, role, isVerified, isScreened },
    ]),
  )
}

/** One caller at a time goes on, and nothing about how its owner signs in changes meanwhile. */
export const holdAccount = (tx: Tx, userId: UserId) => lockAccount(tx, userId)

/** Nobody, where the account is gone by now. */
export async function writeTo(
  tx: Tx,
  userId: UserId,
  letter: Letter,
  platform: Pick<Platform, "jobs" | "config">,
): Promise<void> {
  const owner = await selectAccount(tx, userId)
  if (owner) await queueLetter(tx, platform, owner, letter)
}

/** Suspended people get letters about the suspension and about what they may still do, and no others. */
export async function writeToMember(
  tx: Tx,
  userId: UserId,
  letter: Letter,
  platform: Pick<Platform, "jobs" | "config">,
  now: Date,
): Promise<void> {
  if (!(await isSuspended(tx, userId, now))) await writeTo(tx, userId, letter, platform)
}

export interface NewAccount {
  readonly email: string
  readonly password: string
  readonly name: string
  readonly seal: string
  readonly role: Role
  /** What letters are written in; where nobody knows, in both. */
  readonly language?: Language
  readonly isVerified?: boolean
  readonly isScreened?: boolean
  readonly isAdministrator?: boolean
  readonly registerStep?: string | null
  /** When they came; now, unless they have been here for a while. */
  readonly createdAt?: Date
}

/** An account as the provider sets it up itself, who knows the address; sign-up has its own way. */
export async function createAccount(
  db: Db,
  { password, ...account }: Omit<NewAccount, "password"> & { readonly password: string | null },
): Promise<UserId> {
  const id = newId<UserId>()
  const passwordHash = password === null ? null : await hashPassword(password)
  await insertUser(db.autocommit, { id, passwordHash, emailConfirmedAt: new Date(), ...account })
  return id
}

export interface NewMember {
  readonly email: string
  readonly name: string
  readonly role: NewcomerRole
  /** Null for whoever comes in by another service. */
  readonly passwordHash?: string | null
}

/** Someone who has just signed up, with an address that has been shown to be theirs; undefined where it has an account. */
export async function createMember(
  tx: Tx,
  { email, name, role, passwordHash = null }: NewMember,
  visit: Visit,
  platform: Pick<Platform, "vault" | "config">,
): Promise<UserId | undefined> {
  return insertNewcomer(
    tx,
    { email, name, role, passwordHash, registerStep: FIRST_SIGN_UP_PATH },
    visit,
    platform,
  )
}

export interface InvitedAccount {
  readonly email: string
  readonly name: string
  readonly role: "editor" | "company"
  readonly isAdministrator: boolean
  readonly passwordHash: string
}

/** Someone who has opened the link of an invitation; sign-up asks them nothing. Undefined where the address has an account. */
export const createInvited = (
  tx: Tx,
  account: InvitedAccount,
  visit: Visit,
  platform: Pick<Platform, "vault" | "config">,
) => insertNewcomer(tx, { ...account, registerStep: null }, visit, platform)

async function insertNewcomer(
  tx: Tx,
  account: Pick<
    Parameters<typeof insertUser>[1],
    "email" | "name" | "role" | "passwordHash" | "registerStep" | "isAdministrator"
  >,
  visit: Visit,
  { vault, config }: Pick<Platform, "vault" | "config">,
): Promise<UserId | undefined> {
  refuseDemoAddress(config, account.email, visit.language)
  const id = newId<UserId>()
  const isCreated = await insertUser(tx, {
    ...account,
    id,
    emailConfirmedAt: visit.now,
    seal: sealText(account.name),
    language: visit.language,
    createdAt: visit.now,
  })
  if (!isCreated) return undefined
  await recordAudit(tx, vault, visit, { event: "account.created", ...byOwner(id) })
  return id
}

/** Of an editor. */
export const setAdministrator = (tx: Tx, userId: UserId) =>
  updateAccount(tx, userId, { isAdministrator: true })

/** What is left is a newcomer's account, whose owner may sign up with it, or delete it. */
export const endEditorship = (tx: Tx, userId: UserId) =>
  changeShown(tx, userId, { role: "student", isAdministrator: false, registerStep: FIRST_SIGN_UP_PATH })

/** The name that others see, and the seal that goes with it. */
export const renameAccount = (tx: Tx, userId: UserId, name: string) =>
  changeShown(tx, userId, { name, seal: sealText(name) })

async function changeShown(
  tx: Tx,
  userId: UserId,
  change: Parameters<typeof updateAccount>[2],
): Promise<void> {
  await updateAccount(tx, userId, change)
  await tellShown(tx, userId)
}

/** What others see beside what somebody has written is another: pages that are kept with it are made anew. */
export const tellShown = (tx: Tx, userId: UserId) => emit(tx, personShownChanged, { userId })

/** A student whose university has been confirmed. */
export const setVerified = (tx: Tx, userId: UserId, isVerified: boolean) =>
  changeShown(tx, userId, { isVerified })

/** Where sign-up goes on; null once nothing required is left. */
export const setRegisterStep = (tx: Tx, userId: UserId, registerStep: string | null) =>
  updateAccount(tx, userId, { registerStep })

/** Between the roles that people choose themselves. */
export const setRole = (tx: Tx, userId: UserId, role: NewcomerRole) => updateAccount(tx, userId, { role })

/** By an editor's word. */
export const setScreened = (tx: Tx, userId: UserId, isScreened: boolean) =>
  changeShown(tx, userId, { isScreened })

/** Nobody becomes a demo person outside of the demo: the next start would close their account. */
export function refuseDemoAddress(config: Pick<Config, "demo">, email: string, language: Language): void {
  if (isClosedAddress(config, email))
    throw new ApiError("request.invalid", { fields: { email: [closedText[language]] } })
}

/** In the transaction that changes the credentials. */
export const setPasswordHash = (tx: Tx, userId: UserId, passwordHash: string) =>
  updatePassword(tx, userId, passwordHash)

/** What their letters are written in. */
export const setLanguage = (tx: Tx, userId: UserId, language: Language) =>
  updateAccount(tx, userId, { language })

/** A link from a mail was opened: mail to the address arrives. */
export const markEmailConfirmed = (tx: Tx, userId: UserId, now: Date) => confirmEmail(tx, userId, now)

/** Held until the transaction ends. */
export const holdAccountsAt = (tx: Tx, domain: string) => lockAccountsAt(tx, domain)

/** Whatever was begun before is void; without a hash, no password lets anyone in. */
export const resetPasswords = (tx: Tx, userIds: readonly UserId[], passwordHash: string | null) =>
  replacePasswords(tx, userIds, passwordHash)

/** With everything that the schema lets go with a person, and what it does not know to be about them. */
export async function removeAccounts(tx: Tx, userIds: readonly UserId[]): Promise<void> {
  await forgetAudit(tx, userIds)
  await deleteUsers(tx, userIds)
}
