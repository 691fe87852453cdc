import type { TestApi } from "../api.ts"

export interface ReceivedMail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** What has been sent to someone, newest first, once everything that is due has been. */
export async function mailsTo(api: TestApi, email: string): Promise<ReceivedMail[]> {
  await api.settle()
  const { body } = await api.call("GET /v1/dev/mails")
  return (body.items as ReceivedMail[]).filter(({ to }) => to === email)
}
