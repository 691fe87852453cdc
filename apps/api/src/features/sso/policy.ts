/** An address counts as known only when the other service has verified it. */
export const trustedEmail = ({
  email,
  isEmailVerified,
}: {
  email: string | null
  isEmailVerified: boolean
}) => (isEmailVerified ? email : null)

/** Enough to recognise one's own address, too little to learn it. */
export function emailHint(email: string): string {
  const at = email.lastIndexOf("@")
  const [first = ""] = email
  return `${first}•••${email.slice(at)}`
}
