import type { AuditEventsOf, AuditTexts } from "#api/kernel/features/audit-texts"
import { feature } from "#api/kernel/features/feature"
import { notices } from "./notices.ts"
import { routes } from "./routes.ts"
import { alertOwner, purgeRefreshTokens } from "./service.ts"

const auditEvents = {
  "session.ended": { en: "Signed out", ja: "サインアウトしました" },
  "session.others_ended": {
    en: "Signed out all other devices",
    ja: "ほかの端末をすべてサインアウトしました",
  },
  "session.stolen_token": {
    en: "A token was used twice: signed out",
    ja: "トークンが2回使われたため、サインアウトしました",
  },
  "sign_in.succeeded": { en: "Signed in", ja: "サインインしました" },
} as const satisfies AuditTexts

export const sessions = feature({
  auditEvents,
  routes,
  notices,
  jobs: [purgeRefreshTokens],
  subscribers: [alertOwner],
  personalTables: [{ table: "sessions", kind: "security", by: "user_id", without: ["issuer_session"] }],
})

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents extends AuditEventsOf<typeof auditEvents> {}
}
