import * as contract from "@shirube/contract/people/account-invitations/routes"
import { created, done, ok, slice } from "#api/kernel/http/slice"
import { presentTokens } from "#api/kernel/security/session"
import { presentEditor } from "./editors/present.ts"
import { listEditors, removeEditor, setEditorRoles } from "./editors/service.ts"
import { presentInvitation, presentJudged } from "./present.ts"
import { accept, invite, judgeInvitation, openInvitations, resend, revoke, take } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listAccountInvitations, async ({ tx, now }) =>
    ok({ items: (await openInvitations(tx)).map((invitation) => presentInvitation(invitation, now)) }),
  ),
  implement(contract.inviteAccount, async ({ tx, user, body, visit, platform }) => {
    const { company_name: companyName = null, editor_roles: editorRoles, ...invitation } = body
    return created({
      id: await invite(tx, { ...invitation, companyName, editorRoles }, { user, visit, platform }),
    })
  }),
  implement(contract.resendAccountInvitation, async ({ tx, user, params, visit, platform }) => {
    await resend(tx, params.id, { user, visit, platform })
    return done()
  }),
  implement(contract.revokeAccountInvitation, async ({ tx, user, params, visit, platform }) => {
    await revoke(tx, params.id, { user, visit, platform })
    return done()
  }),
  implement(contract.listEditors, async ({ tx, user, platform }) =>
    ok({ items: (await listEditors(tx, user, platform.config)).map(presentEditor) }),
  ),
  implement(contract.setEditorRoles, async ({ tx, user, params, body, visit, platform }) => {
    await setEditorRoles(tx, params.id, body.editor_roles, { user, visit, platform })
    return done()
  }),
  implement(contract.removeEditor, async ({ tx, user, params, visit, platform }) => {
    await removeEditor(tx, params.id, { user, visit, platform })
    return done()
  }),
  implement(contract.checkAccountInvitation, async ({ tx, body, now, platform }) =>
    ok(presentJudged(await judgeInvitation(tx, body.token, now, platform))),
  ),
  implement(contract.acceptAccountInvitation, { transaction: false }, async ({ db, body, visit, platform }) =>
    ok(presentTokens(await accept(db, body, visit, platform))),
  ),
  implement(contract.takeAccountInvitation, async ({ tx, user, body, visit, platform }) => {
    await take(tx, body.token, { user, visit, platform })
    return done()
  }),
])
