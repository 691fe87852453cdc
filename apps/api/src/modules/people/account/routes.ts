import * as contract from "@shirube/contract/people/account/routes"
import type { Language } from "@shirube/vocabulary/language"
import { done, ok, slice } from "#api/kernel/http/slice"
import { setFurigana, setLanguage } from "#api/modules/identity/accounts/service"
import { photoAddress } from "#api/modules/identity/photo/service"
import { type Overview, overviewOf } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.getAccount, async ({ tx, user, platform, now, language }) => {
    const photo = await photoAddress(tx, platform, user, "medium", now)
    const overview = await overviewOf(tx, platform, { user, now })
    return ok({ photo, ...presentAccount(overview, language) })
  }),
  implement(contract.chooseLanguage, async ({ tx, user, body }) => {
    await setLanguage(tx, user.id, body.language)
    return done()
  }),
  implement(contract.chooseFurigana, async ({ tx, user, body }) => {
    await setFurigana(tx, user.id, body.furigana)
    return done()
  }),
])

const presentAccount = (overview: Overview, language: Language) => ({
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
