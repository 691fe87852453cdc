import { feature } from "#api/kernel/features/feature"
import { notices } from "./notices.ts"
import { routes } from "./routes.ts"
import { alertOwner, purgeRefreshTokens } from "./service.ts"

export const sessions = feature({
  routes,
  notices,
  jobs: [purgeRefreshTokens],
  subscribers: [alertOwner],
  personalTables: [{ table: "sessions", kind: "security", by: "user_id", without: ["issuer_session"] }],
})

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents {
    readonly "session.ended": true
    readonly "session.others_ended": true
    readonly "session.stolen_token": true
    readonly "sign_in.succeeded": true
  }
}
