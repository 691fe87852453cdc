import type { KeptMail } from "#api/kernel/mail/mail"

export const presentKeptMail = ({ id, recipient, subject, text, at }: KeptMail) => ({
  id,
  to: recipient,
  subject,
  text,
  at: at.toISOString(),
})
