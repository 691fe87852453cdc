import { api } from "#web/lib/api/api.ts"
import type { ApiOptions } from "#web/lib/api/api-client.ts"
import type { MailedAddress } from "#web/lib/auth/newcomer.ts"

/** The response reveals nothing about the email address. */
export async function beginSignUp(
  body: ApiOptions<"POST /v1/sign-up/email">["body"],
): Promise<MailedAddress> {
  const { registrationToken: token } = await api("POST /v1/sign-up/email", { body })
  return { token, email: body.email, at: Date.now() }
}
