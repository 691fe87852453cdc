// Shared by the two steps for readers whose email address the service has not confirmed: sending a code, and
// entering it.
import type { ReactNode } from "react"
import { api } from "#web/lib/api/api.ts"
import type { ApiOptions } from "#web/lib/api/api-client.ts"

export interface StepProps {
  readonly token: string
  readonly email: string
  readonly onSent: (email: string) => void
  /** Ends the step if the sign-in has expired. */
  readonly inTime: (work: Promise<void>) => Promise<void>
  readonly children: ReactNode
}

/** The response reveals nothing about the email address. */
export async function sendCode(
  body: ApiOptions<"POST /v1/auth/sso-register/code">["body"],
  onSent: (email: string) => void,
): Promise<void> {
  await api("POST /v1/auth/sso-register/code", { body })
  onSent(body.email)
}
