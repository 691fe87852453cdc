import type { TestApi } from "../api.ts"

export interface ReceivedMail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Mails to an address, newest first, after all pending jobs. */
export async function mailsTo(api: TestApi, email: string): Promise<ReceivedMail[]> {
  await api.settle()
  const { body } = await api.call("GET /v1/dev/mails")
  return (body.items as ReceivedMail[]).filter(({ to }) => to === email)
}
