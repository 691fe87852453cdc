import type { Overview } from "./service.ts"

export const presentAccount = (overview: Overview) => ({
  steps: overview.steps.map(({ name, isDone, path }) => ({ name, is_done: isDone, path })),
  unread_notifications: overview.unread,
  saved: overview.saved,
  sign_ins: {
    has_password: overview.signIns.hasPassword,
    passkeys: overview.signIns.passkeys,
    has_second_factor: overview.signIns.hasSecondFactor,
    services: overview.signIns.services,
  },
})
