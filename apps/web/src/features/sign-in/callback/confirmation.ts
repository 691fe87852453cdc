// What the two steps share for someone whose address the other service has not confirmed: where a code goes, and the code.
import type { ReactNode } from "react"
import { api } from "#web/lib/api.ts"
import type { ApiOptions } from "#web/lib/api-client.ts"

export interface StepProps {
  readonly token: string
  readonly email: string
  readonly onSent: (email: string) => void
  /** Ends the step where it is too late for it. */
  readonly inTime: (work: Promise<void>) => Promise<void>
  readonly children: ReactNode
}

/** The answer says nothing about the address. */
export async function sendCode(
  body: ApiOptions<"POST /v1/auth/sso-register/code">["body"],
  onSent: (email: string) => void,
): Promise<void> {
  await api("POST /v1/auth/sso-register/code", { body })
  onSent(body.email)
}
