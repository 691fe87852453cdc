// Every route of the API. The access walk, the OpenAPI document and the typed client are made from this list.
import * as articles from "./articles.ts"
import * as auth from "./auth.ts"
import * as identities from "./identities.ts"
import * as mailbox from "./mailbox.ts"
import * as passkeys from "./passkeys.ts"
import * as password from "./password.ts"
import type { Call, RouteKey } from "./route.ts"
import * as secondFactor from "./second-factor.ts"
import * as sessions from "./sessions.ts"
import * as sso from "./sso.ts"
import * as system from "./system.ts"

export const routes = [
  articles.listArticles,
  articles.getArticle,
  articles.listCategories,
  articles.listTags,
  auth.login,
  auth.refresh,
  auth.logout,
  auth.getUser,
  auth.proveSecondFactor,
  sso.listProviders,
  sso.ssoAuth,
  sso.ssoLink,
  sso.ssoRegister,
  sso.ssoRegisterCode,
  sso.backchannelLogout,
  sso.getEndSession,
  sso.handover,
  sso.listKeys,
  identities.listIdentities,
  identities.startConnection,
  identities.connectIdentity,
  identities.disconnectIdentity,
  password.forgotPassword,
  password.checkPasswordReset,
  password.resetPassword,
  password.changePassword,
  sessions.listSessions,
  sessions.endSession,
  sessions.endOtherSessions,
  secondFactor.getSecondFactor,
  secondFactor.startTotp,
  secondFactor.confirmTotp,
  secondFactor.removeTotp,
  secondFactor.renewRecoveryCodes,
  passkeys.listPasskeys,
  passkeys.startPasskey,
  passkeys.addPasskey,
  passkeys.renamePasskey,
  passkeys.removePasskey,
  passkeys.startPasskeySignIn,
  passkeys.signInWithPasskey,
  mailbox.listKeptMails,
  system.live,
  system.ready,
  system.liveEvents,
] as const

type AnyRoute = (typeof routes)[number]
export type Api = { [R in AnyRoute as RouteKey<R>]: Call<R> }
