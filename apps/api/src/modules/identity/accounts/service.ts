// Accounts: public details, mail, and credentials.

import { FIRST_SIGN_UP_PATH } from "@shirube/vocabulary/identity/accounts/sign-up-steps"
import type { Language } from "@shirube/vocabulary/language"
import type { EditorRole, NewcomerRole, Role } from "@shirube/vocabulary/product"
import type { FuriganaSetting } from "@shirube/vocabulary/text/furigana"
import type { Config } from "#api/kernel/config/config"
import { isClosedAddress } from "#api/kernel/config/demo"
import type { Db, Tx } from "#api/kernel/db/client"
import { newId, type UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import { type Letter, queueLetter } from "#api/kernel/mail/letters"
import type { Platform } from "#api/kernel/process/platform"
import { accountWords } from "#api/kernel/search/person-names"
import { hashPassword } from "#api/kernel/security/passwords"
import type { Visit } from "#api/kernel/security/session"
import { isSuspended } from "#api/kernel/security/suspension-status"
import { sealText } from "#api/kernel/text/seal-text"
import { byOwner, forgetAudit, recordAudit } from "#api/modules/identity/audit/service"
import { personShownChanged } from "./events.ts"
import {
  confirmEmail,
  deleteUsers,
  insertUser,
  replacePasswords,
  selectAccount,
  selectAccountByEmail,
  selectAccountForUpdate,
  selectAccountsForUpdate,
  selectMembers,
  selectPeople,
  updateAccount,
  updatePassword,
} from "./queries.ts"

const closedText: Record<Language, string> = {
  en: "This address cannot be used here. Please use one of your own.",
  ja: "このメールアドレスは使えません。ご自身のメールアドレスをご利用ください。",
}

export const accountOf = (tx: Tx, userId: UserId) => selectAccount(tx, userId)
export const accountAt = (tx: Tx, email: string) => selectAccountByEmail(tx, email)

/** The public details of people by id; deleted accounts are left out. */
export async function peopleOf(tx: Tx, userIds: readonly UserId[]) {
  const people = userIds.length === 0 ? [] : await selectPeople(tx, [...new Set(userIds)])
  return new Map(people.map((person) => [person.id, person]))
}

/** Email addresses by id, for recipients the owners agreed to share them with; deleted accounts are left out. */
export async function addressesOf(tx: Tx, userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, string>> {
  const people = userIds.length === 0 ? [] : await selectMembers(tx, userIds)
  return new Map(people.map(({ id, email }) => [id, email]))
}

/** Only accounts that may appear as members: confirmed address and finished registration. */
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

/** Authors by id, whatever their role now; deleted accounts are left out. */
export async function writersOf(tx: Tx, userIds: readonly UserId[]) {
  const people = userIds.length === 0 ? [] : await selectMembers(tx, [...new Set(userIds)])
  return new Map(
    people.map(({ id, name, seal, role, isVerified, isScreened }) => [
      id,
      { id, name, seal, role, isVerified, isScreened },
    ]),
  )
}

/** Locks the account, including its credentials, until the transaction ends. */
export const lockAccount = (tx: Tx, userId: UserId) => selectAccountForUpdate(tx, userId)

/** Sends nothing if the account has been deleted. */
export async function writeTo(
  tx: Tx,
  userId: UserId,
  letter: Letter,
  platform: Pick<Platform, "jobs" | "config">,
): Promise<void> {
  const owner = await selectAccount(tx, userId)
  if (owner) await queueLetter(tx, platform, owner, letter)
}

/** Sends nothing to suspended members; mails about the suspension use `writeTo`. */
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
  /** The language of mails; mails are bilingual if it is not set. */
  readonly language?: Language
  readonly isVerified?: boolean
  readonly isScreened?: boolean
  readonly isAdministrator?: boolean
  /** Of an editor; all by default. */
  readonly editorRoles?: EditorRole[]
  readonly registerStep?: string | null
  /** Defaults to now. */
  readonly createdAt?: Date
}

/** For accounts that the operator sets up, with a trusted address; sign-up uses `createMember`. */
export async function createAccount(
  db: Db,
  { password, ...account }: Omit<NewAccount, "password"> & { readonly password: string | null },
): Promise<UserId> {
  const id = newId<UserId>()
  const passwordHash = password === null ? null : await hashPassword(password)
  const searchWords = accountWords(account)
  await insertUser(db.autocommit, { id, passwordHash, emailConfirmedAt: new Date(), searchWords, ...account })
  return id
}

export interface NewMember {
  readonly email: string
  readonly name: string
  readonly role: NewcomerRole
  /** Null for members who sign in with another service. */
  readonly passwordHash?: string | null
  /** Declares to be of age, and agrees to the terms and the privacy policy. */
  readonly agrees: boolean
}

/** For a new sign-up with a proven address; returns undefined if the address already has an account. */
export async function createMember(
  tx: Tx,
  { email, name, role, passwordHash = null, agrees }: NewMember,
  visit: Visit,
  platform: Pick<Platform, "vault" | "config" | "onNewcomerAgreed">,
): Promise<UserId | undefined> {
  const userId = await insertNewcomer(
    tx,
    { email, name, role, passwordHash, registerStep: FIRST_SIGN_UP_PATH },
    visit,
    platform,
  )
  if (userId && agrees) await platform.onNewcomerAgreed(tx, userId, visit.now)
  return userId
}

export interface InvitedAccount {
  readonly email: string
  readonly name: string
  readonly role: "editor" | "company"
  readonly isAdministrator: boolean
  /** Of an editor; undefined: all. */
  readonly editorRoles?: EditorRole[]
  readonly passwordHash: string
}

/** For an accepted invitation, without sign-up steps; returns undefined if the address already has an account. */
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
    "email" | "name" | "role" | "passwordHash" | "registerStep" | "isAdministrator" | "editorRoles"
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
    searchWords: accountWords(account),
    language: visit.language,
    createdAt: visit.now,
  })
  if (!isCreated) return undefined
  await recordAudit(tx, vault, visit, { event: "account.created", ...byOwner(id) })
  return id
}

export const setAdministrator = (tx: Tx, userId: UserId) =>
  updateAccount(tx, userId, { isAdministrator: true })

/** They apply to every request that starts afterwards, in every process. */
export const chooseEditorRoles = (tx: Tx, userId: UserId, editorRoles: EditorRole[]) =>
  updateAccount(tx, userId, { editorRoles })

/** Turns the account into a new student account, whose owner may finish registration or delete it. */
export const endEditorship = (tx: Tx, userId: UserId) =>
  changeShown(tx, userId, {
    role: "student",
    isAdministrator: false,
    editorRoles: [],
    registerStep: FIRST_SIGN_UP_PATH,
  })

export async function renameAccount(tx: Tx, userId: UserId, name: string): Promise<void> {
  const account = await selectAccount(tx, userId)
  const searchWords = account && accountWords({ name, email: account.email })
  await changeShown(tx, userId, { name, seal: sealText(name), ...(searchWords ? { searchWords } : {}) })
}

async function changeShown(
  tx: Tx,
  userId: UserId,
  change: Parameters<typeof updateAccount>[2],
): Promise<void> {
  await updateAccount(tx, userId, change)
  await emitPersonShownChanged(tx, userId)
}

/** Invalidates cached pages that show the author's public details. */
export const emitPersonShownChanged = (tx: Tx, userId: UserId) => emit(tx, personShownChanged, { userId })

/** Whether the student's university has been confirmed. */
export const setVerified = (tx: Tx, userId: UserId, isVerified: boolean) =>
  changeShown(tx, userId, { isVerified })

/** The next sign-up step; null once every required step is done. */
export const setRegisterStep = (tx: Tx, userId: UserId, registerStep: string | null) =>
  updateAccount(tx, userId, { registerStep })

/** Only between the roles that members choose themselves. */
export const setRole = (tx: Tx, userId: UserId, role: NewcomerRole) => updateAccount(tx, userId, { role })

export const setScreened = (tx: Tx, userId: UserId, isScreened: boolean) =>
  changeShown(tx, userId, { isScreened })

/** Refuses demo addresses outside demo mode, because the next start would close the account. */
export function refuseDemoAddress(config: Pick<Config, "demo">, email: string, language: Language): void {
  if (isClosedAddress(config, email))
    throw new ApiError("request.invalid", { fields: { email: [closedText[language]] } })
}

/** Call in the transaction that changes the credentials. */
export const setPasswordHash = (tx: Tx, userId: UserId, passwordHash: string) =>
  updatePassword(tx, userId, passwordHash)

/** The language of the member's mails. */
export const setLanguage = (tx: Tx, userId: UserId, language: Language) =>
  updateAccount(tx, userId, { language })

/** On all devices of the member. */
export const setFurigana = (tx: Tx, userId: UserId, furigana: FuriganaSetting) =>
  updateAccount(tx, userId, { furigana })

/** Opening a link from a mail proves that the address receives mail. */
export const markEmailConfirmed = (tx: Tx, userId: UserId, now: Date) => confirmEmail(tx, userId, now)

/** Locks the accounts until the transaction ends. */
export const lockAccountsAt = (tx: Tx, domain: string) => selectAccountsForUpdate(tx, domain)

/** Invalidates sign-ins in progress; with a null hash, no password works. */
export const resetPasswords = (tx: Tx, userIds: readonly UserId[], passwordHash: string | null) =>
  replacePasswords(tx, userIds, passwordHash)

/** Deletes everything that cascades from the user, and audit entries, which have no foreign key. */
export async function removeAccounts(tx: Tx, userIds: readonly UserId[]): Promise<void> {
  await forgetAudit(tx, userIds)
  await deleteUsers(tx, userIds)
}
