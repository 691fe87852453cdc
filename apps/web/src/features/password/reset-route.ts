import { api } from "#web/lib/api.ts"

/** In the body, not in the address: addresses end up in logs. */
export async function isResetGood(token: string, signal: AbortSignal): Promise<boolean> {
  const { isGood } = await api("POST /v1/password/reset/check", { body: { token }, signal })
  return isGood
}
