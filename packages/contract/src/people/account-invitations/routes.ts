// Administrators, editors and companies join by invitation only.
import { MOST_EDITORS } from "@shirube/vocabulary/identity/accounts/limits"
import {
  editorRoles,
  invitedRoles,
  LONGEST_DISPLAY_NAME,
  LONGEST_MAILED_TOKEN,
  MOST_ACCOUNT_INVITATIONS,
} from "@shirube/vocabulary/product"
import { z } from "zod"
import { Tokens } from "../../identity/auth/routes.ts"
import { NewPassword } from "../../identity/password/routes.ts"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { DisplayName } from "../../text/person-names.ts"
import { shownText } from "../../text/shown-text.ts"
import { Instant, Language } from "../../wire.ts"

const tag = "Account invitations"
const Email = z.email().max(254)
const InvitationToken = z.string().min(20).max(LONGEST_MAILED_TOKEN)
const company_name = z
  .string()
  .nullable()
  .meta({ description: "Null unless a company is invited; the name that the account starts with" })

const editor_roles = z.array(z.enum(editorRoles)).meta({ description: "What the editor may do" })
const atLeastOne = editor_roles.min(1).max(editorRoles.length)

export const AccountInvitation = z
  .object({
    id: z.uuid(),
    email: z.string(),
    role: z.enum(invitedRoles),
    editor_roles: editor_roles.nullable().meta({ description: "Null unless an editor is invited" }),
    company_name,
    language: Language,
    invited_by: z
      .string()
      .nullable()
      .meta({ description: "Null for the operator's command, and once the person is gone" }),
    sent_at: Instant,
    expires_at: Instant,
    is_expired: z.boolean(),
  })
  .meta({ id: "AccountInvitation" })

const params = z.object({ id: uuidOf("account-invitation") })
const asAdministrator = { tag, access: { roles: ["editor"], administrator: true } } as const

export const listAccountInvitations = route({
  method: "get",
  path: "/v1/editors/invitations",
  summary: "Open invitations (neither accepted nor revoked), newest first",
  ...asAdministrator,
  limit: { per: "user", points: 120, seconds: 60 },
  success: {
    status: 200,
    body: z.object({ items: z.array(AccountInvitation).max(MOST_ACCOUNT_INVITATIONS) }),
  },
  errors: [],
})

export const inviteAccount = route({
  method: "post",
  path: "/v1/editors/invitations",
  summary:
    "Invite an administrator, an editor or a company by email. The response is the same whether or not the address has an account.",
  ...asAdministrator,
  limit: { per: "user", points: 30, seconds: 3600 },
  body: z
    .object({
      email: Email,
      role: z.enum(invitedRoles),
      language: Language,
      editor_roles: atLeastOne.optional().meta({ description: "For an editor; all if missing" }),
      company_name: shownText(LONGEST_DISPLAY_NAME).optional(),
    })
    .refine(({ role, company_name }) => role !== "company" || company_name !== undefined, {
      path: ["company_name"],
    })
    .meta({ id: "NewAccountInvitation" }),
  success: { status: 201, body: z.object({ id: z.uuid() }) },
  errors: ["account_invitation.already_open", "account_invitation.too_many"],
})

export const resendAccountInvitation = route({
  method: "post",
  path: "/v1/editors/invitations/{id}/resend",
  summary: "Send a new link, valid for another week; the earlier link stops working",
  ...asAdministrator,
  limit: { per: "user", points: 30, seconds: 3600 },
  params,
  success: { status: 204, body: null },
  errors: ["account_invitation.not_found"],
})

export const revokeAccountInvitation = route({
  method: "delete",
  path: "/v1/editors/invitations/{id}",
  summary: "Revoke an open invitation; its link stops working. Idempotent.",
  ...asAdministrator,
  limit: { per: "user", points: 60, seconds: 60 },
  params,
  success: { status: 204, body: null },
  errors: [],
})

export const listEditors = route({
  method: "get",
  path: "/v1/editors/people",
  summary: "Everyone with editor rights, by name",
  ...asAdministrator,
  limit: { per: "user", points: 120, seconds: 60 },
  success: {
    status: 200,
    body: z.object({
      items: z
        .array(
          z
            .object({
              id: z.uuid(),
              name: z.string(),
              email: z.string(),
              is_administrator: z.boolean(),
              editor_roles,
              is_self: z.boolean(),
              may_remove: z.boolean().meta({ description: "False for the last administrator" }),
            })
            .meta({ id: "EditorAccount" }),
        )
        .max(MOST_EDITORS),
    }),
  },
  errors: [],
})

export const setEditorRoles = route({
  method: "put",
  path: "/v1/editors/people/{id}/roles",
  summary: "Change what an editor may do, from their next request on. Idempotent.",
  ...asAdministrator,
  limit: { per: "user", points: 60, seconds: 3600 },
  params: z.object({ id: uuidOf("user") }),
  body: z.object({ editor_roles: atLeastOne }).meta({ id: "EditorRoles" }),
  success: { status: 204, body: null },
  errors: ["editors.not_found", "editors.administrator"],
})

export const removeEditor = route({
  method: "delete",
  path: "/v1/editors/people/{id}",
  summary:
    "Remove editor and administrator rights. The account's sessions end at once; the account is kept and restarts sign-up.",
  ...asAdministrator,
  limit: { per: "user", points: 30, seconds: 3600 },
  params: z.object({ id: uuidOf("user") }),
  success: { status: 204, body: null },
  errors: ["editors.not_found", "editors.last_administrator"],
})

export const checkAccountInvitation = route({
  method: "post",
  path: "/v1/account-invitations/check",
  summary: "What an invitation link is for, and how it is accepted. Reading it does not use up the link.",
  tag,
  access: "public",
  limit: { per: "token", points: 60, seconds: 300 },
  body: z.object({ token: InvitationToken }),
  success: {
    status: 200,
    body: z.object({
      state: z.enum(["open", "expired", "accepted", "revoked", "unknown"]),
      invitation: z
        .object({
          email: z.string(),
          role: z.enum(invitedRoles),
          company_name,
          expires_at: Instant,
          way: z.enum(["create", "sign_in", "already", "other_account"]).meta({
            description:
              "`create`: a new account. `sign_in`: an editor who becomes an administrator. `already`: the account has this role. `other_account`: the address has an account of another kind, which is not changed",
          }),
        })
        .nullable()
        .meta({ description: "Null unless the invitation is open" }),
    }),
  },
  errors: [],
})

export const acceptAccountInvitation = route({
  method: "post",
  path: "/v1/account-invitations/accept",
  summary:
    "Create the invited account with a password, and sign in. An editor must set up a second factor before doing anything else.",
  tag,
  access: "public",
  limit: { per: "token", points: 30, seconds: 300 },
  body: z
    .object({
      token: InvitationToken,
      name: DisplayName,
      password: NewPassword,
      terms: z.boolean(),
      privacy: z.boolean(),
    })
    .meta({ id: "AccountInvitationAcceptance" }),
  success: { status: 200, body: Tokens },
  errors: [
    "account_invitation.invalid",
    "account_invitation.other_account",
    "auth.credentials_changed",
    "auth.second_factor_required",
    "consents.declined",
    "password.weak",
  ],
})

export const takeAccountInvitation = route({
  method: "post",
  path: "/v1/account-invitations/take",
  summary: "Accept an invitation with the signed-in account: an editor becomes an administrator",
  tag,
  access: "signed-in",
  limit: { per: "user", points: 30, seconds: 300 },
  body: z.object({ token: InvitationToken }),
  success: { status: 204, body: null },
  errors: [
    "account_invitation.invalid",
    "account_invitation.other_account",
    "account_invitation.other_person",
  ],
})

export const routes = [
  listAccountInvitations,
  inviteAccount,
  resendAccountInvitation,
  revokeAccountInvitation,
  listEditors,
  setEditorRoles,
  removeEditor,
  checkAccountInvitation,
  acceptAccountInvitation,
  takeAccountInvitation,
] as const
