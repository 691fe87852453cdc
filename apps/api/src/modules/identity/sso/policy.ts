/** An address is trusted only if the external service has verified it. */
export const trustedEmail = ({
  email,
  isEmailVerified,
}: {
  email: string | null
  isEmailVerified: boolean
}) => (isEmailVerified ? email : null)

/** Enough to recognise one's own address, too little to learn another's. */
export function emailHint(email: string): string {
  const at = email.lastIndexOf("@")
  const [first = ""] = email
  return `${first}•••${email.slice(at)}`
}
