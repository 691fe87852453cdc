import type { TestApi } from "./api.ts"

export interface ReceivedMail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** What has arrived for someone so far, newest first; sent by a job, so a test polls. */
export async function mailsTo(api: TestApi, email: string): Promise<ReceivedMail[]> {
  const { body } = await api.call("GET /v1/dev/mails")
  return (body.items as ReceivedMail[]).filter(({ to }) => to === email)
}
