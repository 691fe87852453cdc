import { api } from "#web/lib/api/api.ts"
import { readToken } from "#web/lib/page/search-values.ts"

/** The token is in the body, because URLs end up in logs. */
export async function isResetGood(param: string, signal: AbortSignal): Promise<boolean> {
  const token = readToken(param)
  if (token === undefined) return false
  const { isGood } = await api("POST /v1/password/reset/check", { body: { token }, signal })
  return isGood
}
