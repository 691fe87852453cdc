import type { Language } from "@shirube/vocabulary/language"
import type { Overview } from "./service.ts"

export const presentAccount = (overview: Overview, language: Language) => ({
  steps: overview.steps.map(({ name, state, path, reason, endsAt }) => ({
    name,
    state,
    path,
    reason: reason?.[language] ?? null,
    ends_at: endsAt?.toISOString() ?? null,
  })),
  unread_notifications: overview.unread,
  saved: overview.saved,
  sign_ins: {
    has_password: overview.signIns.hasPassword,
    passkeys: overview.signIns.passkeys,
    has_second_factor: overview.signIns.hasSecondFactor,
    services: overview.signIns.services,
  },
})
