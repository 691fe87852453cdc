import * as contract from "@shirube/contract/auth"
import { bearerToken, lacksSecondFactor } from "#api/platform/session"
import { done, ok, slice } from "#api/platform/slice"
import { presentTokens, presentUser } from "./present.ts"
import { exchangeRefreshToken, signInWithPassword, signOut } from "./service.ts"

export const auth = slice(({ implement }) => [
  implement(contract.login, { transaction: false }, async ({ tx, body, now, headers, platform }) =>
    ok(
      presentTokens(
        await signInWithPassword(tx, body, {
          now,
          userAgent: headers.get("User-Agent") ?? "",
          accessTokens: platform.accessTokens,
        }),
      ),
    ),
  ),
  implement(contract.refresh, { transaction: false }, async ({ tx, now, headers, platform }) =>
    ok(
      presentTokens(
        await exchangeRefreshToken(tx, bearerToken(headers), { now, accessTokens: platform.accessTokens }),
      ),
    ),
  ),
  implement(contract.logout, async ({ tx, user, now }) => {
    await signOut(tx, user, now)
    return done()
  }),
  implement(contract.getUser, ({ user, platform }) =>
    ok(presentUser(user, { lacksSecondFactor: lacksSecondFactor(platform.config, user) })),
  ),
])
