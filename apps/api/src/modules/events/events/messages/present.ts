import type { Message } from "./queries.ts"

export const presentMessage = ({ id, sessionId, subject, text, recipients, sentAt }: Message) => ({
  id,
  session_id: sessionId,
  subject,
  text,
  sent_at: sentAt.toISOString(),
  recipients,
})
