// Invitations to accounts that have no public sign-up (docs/decisions/0106).
import type { Language } from "@shirube/vocabulary/language"
import {
  type EditorRole,
  editorRoles,
  INVITATION_DAYS,
  type InvitedRole,
  MOST_ACCOUNT_INVITATIONS,
} from "@shirube/vocabulary/product"
import { DEMO_DOMAIN, isClosedAddress, isDemoAddress } from "#api/kernel/config/demo"
import type { Db, Tx } from "#api/kernel/db/client"
import { type AccountInvitationId, newId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import { queueLetter } from "#api/kernel/mail/letters"
import type { Platform } from "#api/kernel/process/platform"
import { randomToken, tokenDigest } from "#api/kernel/security/one-time-tokens"
import { hashPassword } from "#api/kernel/security/passwords"
import type { Actor, Visit } from "#api/kernel/security/session"
import { credentialsOf } from "#api/modules/identity/accounts/credentials/service"
import {
  accountAt,
  accountOf,
  createInvited,
  peopleOf,
  refuseDemoAddress,
  setAdministrator,
} from "#api/modules/identity/accounts/service"
import {
  type AuditActor,
  type AuditEvent,
  byOwner,
  recordAudit,
  system,
} from "#api/modules/identity/audit/service"
import { admit, settled } from "#api/modules/identity/auth/service"
import { refuseWeakPassword } from "#api/modules/identity/password/service"
import type { IssuedTokens } from "#api/modules/identity/sessions/service"
import { agreeForWork } from "#api/modules/people/consents/service"
import { accountRoleOf, stateOf, type Way, wayOf } from "./policy.ts"
import { demoOnlyText, type InvitationLinkState, invitationLetter } from "./present.ts"
import {
  acceptInvitation,
  countOpenInvitations,
  deleteInvitationsAt,
  insertInvitation,
  lockByToken,
  renewInvitation,
  revokeInvitation,
  revokeInvitationTo,
  selectByToken,
  selectOpenInvitations,
} from "./queries.ts"

type Deps = Pick<Platform, "vault" | "jobs" | "config">

interface RequestContext {
  readonly user: Actor
  readonly visit: Visit
  readonly platform: Deps
}

export interface NewInvitation {
  readonly email: string
  readonly role: InvitedRole
  /** For an editor; undefined: all. */
  readonly editorRoles?: readonly EditorRole[] | undefined
  readonly language: Language
  readonly companyName: string | null
}

export async function openInvitations(tx: Tx) {
  const invitations = await selectOpenInvitations(tx, MOST_ACCOUNT_INVITATIONS)
  const inviters = await peopleOf(
    tx,
    invitations.flatMap(({ invitedBy }) => invitedBy ?? []),
  )
  return invitations.map((invitation) => ({
    ...invitation,
    inviter: (invitation.invitedBy && inviters.get(invitation.invitedBy)?.name) || null,
  }))
}

export async function invite(
  tx: Tx,
  invitation: NewInvitation,
  { user, visit, platform }: RequestContext,
): Promise<AccountInvitationId> {
  // Demo passwords are public, so a demo account may invite only demo addresses, which close with the demo.
  if (isDemoAddress(user.email) && !isDemoAddress(invitation.email))
    throw new ApiError("request.invalid", { fields: { email: [demoOnlyText(DEMO_DOMAIN)[visit.language]] } })
  if ((await countOpenInvitations(tx)) >= MOST_ACCOUNT_INVITATIONS)
    throw new ApiError("account_invitation.too_many")
  const created = await createInvitation(tx, invitation, { by: editor(user), visit, platform })
  if (!created) throw new ApiError("account_invitation.already_open")
  await sendLink(tx, { ...invitation, inviter: user.name }, created.url, platform)
  return created.id
}

/** For the command line: replaces an earlier invitation to the address and returns the link. */
export async function inviteByOperator(
  tx: Tx,
  invitation: NewInvitation,
  { visit, platform }: Omit<RequestContext, "user">,
): Promise<string> {
  await revokeInvitationTo(tx, invitation.email, visit.now)
  const created = await createInvitation(tx, invitation, { by: system, visit, platform })
  if (!created) throw new ApiError("account_invitation.already_open")
  return created.url
}

export const sendOperatorInvitation = (tx: Tx, invitation: NewInvitation, url: string, platform: Deps) =>
  sendLink(tx, { ...invitation, inviter: null }, url, platform)

interface Sender {
  readonly by: AuditActor
  readonly visit: Visit
  readonly platform: Deps
}

async function createInvitation(
  tx: Tx,
  { email, role, editorRoles: chosen = editorRoles, language, companyName }: NewInvitation,
  { by, visit, platform }: Sender,
) {
  refuseDemoAddress(platform.config, email, visit.language)
  const id = newId<AccountInvitationId>()
  const { token, ...link } = newLink(visit.now)
  const isCreated = await insertInvitation(tx, {
    id,
    email,
    role,
    language,
    editorRoles: role === "editor" ? [...chosen] : null,
    companyName: role === "company" ? companyName : null,
    invitedBy: "id" in by ? by.id : null,
    ...link,
  })
  if (!isCreated) return undefined
  await record(tx, "account_invitation.sent", { id, role }, by, { visit, platform })
  return { id, url: linkUrl(platform, language, token) }
}

const DAY_MS = 86_400_000

function newLink(now: Date) {
  const token = randomToken()
  return {
    token,
    tokenHash: tokenDigest(token),
    sentAt: now,
    expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
  }
}

const linkUrl = ({ config }: Pick<Platform, "config">, language: Language, token: string) =>
  `${config.publicUrl}/${language}/invitation/${token}`

const sendLink = (
  tx: Tx,
  {
    email,
    language,
    role,
    inviter,
  }: Omit<NewInvitation, "companyName" | "editorRoles"> & { inviter: string | null },
  url: string,
  platform: Deps,
) => queueLetter(tx, platform, { email, language }, invitationLetter({ role, inviter, url }))

export async function resend(
  tx: Tx,
  id: AccountInvitationId,
  { user, visit, platform }: RequestContext,
): Promise<void> {
  const { token, ...link } = newLink(visit.now)
  const renewed = await renewInvitation(tx, id, link)
  if (!renewed) throw new ApiError("account_invitation.not_found")
  await record(tx, "account_invitation.resent", renewed, editor(user), { visit, platform })
  const url = linkUrl(platform, renewed.language, token)
  await sendLink(tx, { ...renewed, inviter: user.name }, url, platform)
}

export async function revoke(
  tx: Tx,
  id: AccountInvitationId,
  { user, visit, platform }: RequestContext,
): Promise<void> {
  for (const revoked of await revokeInvitation(tx, id, visit.now))
    await record(tx, "account_invitation.revoked", revoked, editor(user), { visit, platform })
}

/** The link proves that its holder receives mail at the address, so the response may reveal whether it has an account. */
export async function judgeInvitation(
  tx: Tx,
  token: string,
  now: Date,
  { config }: Pick<Platform, "config">,
): Promise<InvitationLinkState> {
  const found = await selectByToken(tx, tokenDigest(token))
  if (!found || isClosedAddress(config, found.email)) return { state: "unknown" }
  const state = stateOf(found, now)
  if (state !== "open") return { state }
  return { state, invitation: found, way: wayOf(found.role, await accountAt(tx, found.email)) }
}

interface Acceptance {
  readonly token: string
  readonly name: string
  readonly password: string
  readonly terms: boolean
  readonly privacy: boolean
}

export async function accept(
  db: Db,
  { token, name, password, ...consents }: Acceptance,
  visit: Visit,
  platform: Deps & Pick<Platform, "accessTokens" | "limits">,
): Promise<IssuedTokens> {
  const judged = await judgeInvitation(db.autocommit, token, visit.now, platform)
  if (judged.state !== "open") throw new ApiError("account_invitation.invalid")
  if (judged.way !== "create") throw new ApiError("account_invitation.other_account")
  await refuseWeakPassword(password, judged.invitation.email, visit.language)
  const passwordHash = await hashPassword(password)
  return settled(
    await db.transaction(async (tx) => {
      const { id, email, role, editorRoles } = await lockOpen(tx, token, visit.now)
      const account = {
        email,
        name,
        role: accountRoleOf(role),
        isAdministrator: role === "administrator",
        ...(editorRoles ? { editorRoles } : {}),
        passwordHash,
      } as const
      const userId = await createInvited(tx, account, visit, platform)
      const created = userId && (await accountOf(tx, userId))
      if (!created) throw new ApiError("account_invitation.other_account")
      await agreeForWork(tx, created.id, consents, visit)
      await acceptInvitation(tx, id, { by: created.id, at: visit.now })
      await recordAccepted(tx, created.id, role, { visit, platform })
      const how = { strategy: "local", method: "password", foreign: null, link: false } as const
      return admit(tx, { ...credentialsOf(created), ...how }, visit, platform)
    }),
  )
}

/** Accepts the invitation with the signed-in account. */
export async function take(tx: Tx, token: string, { user, visit, platform }: RequestContext): Promise<void> {
  const { id, email, role } = await lockOpen(tx, token, visit.now)
  if (email.toLowerCase() !== user.email.toLowerCase()) throw new ApiError("account_invitation.other_person")
  const way: Way = wayOf(role, user)
  if (way !== "sign_in" && way !== "already") throw new ApiError("account_invitation.other_account")
  if (way === "sign_in") await setAdministrator(tx, user.id)
  await acceptInvitation(tx, id, { by: user.id, at: visit.now })
  await recordAccepted(tx, user.id, role, { visit, platform })
}

async function lockOpen(tx: Tx, token: string, now: Date) {
  const found = await lockByToken(tx, tokenDigest(token))
  if (!found || stateOf(found, now) !== "open") throw new ApiError("account_invitation.invalid")
  return found
}

/** For the demo's domain, when the site moves. */
export const removeInvitationsAt = (tx: Tx, domain: string) => deleteInvitationsAt(tx, domain)

const editor = ({ id }: Actor): AuditActor => ({ kind: "editor", id })

const record = (
  tx: Tx,
  event: AuditEvent,
  { id, role }: { readonly id: AccountInvitationId; readonly role: InvitedRole },
  by: AuditActor,
  { visit, platform }: Omit<RequestContext, "user">,
) =>
  recordAudit(tx, platform.vault, visit, {
    event,
    by,
    about: { noun: "account_invitation", id },
    details: { role },
  })

const recordAccepted = (
  tx: Tx,
  userId: Actor["id"],
  role: InvitedRole,
  { visit, platform }: Omit<RequestContext, "user">,
) =>
  recordAudit(tx, platform.vault, visit, {
    event: "account_invitation.accepted",
    ...byOwner(userId),
    details: { role },
  })
