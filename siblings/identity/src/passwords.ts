import { hash, verify } from "@node-rs/argon2"

// argon2id (the package's default) with the second choice of OWASP's list: 19 MiB, two passes. Eight
// concurrent sign-ins stay under 160 MiB.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
export const SHORTEST_PASSWORD = 10
export const LONGEST_PASSWORD = 200

/** Different keyboards can produce different code points for the same characters. */
const normalized = (password: string) => password.normalize("NFKC")

export const hashPassword = (password: string) => hash(normalized(password), COST)

/** Compared with when there is no account, so that an unknown address takes as long as a wrong password. */
const decoyHash = hashPassword(crypto.randomUUID())

export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await decoyHash), normalized(password.slice(0, LONGEST_PASSWORD)))
  return matches && typeof stored === "string"
}

/** Entries of the usual lists that are long enough to pass otherwise, and obvious guesses for this service. */
const common = new Set(
  `1234567890 12345678910 123456789a 0123456789 0987654321 9876543210 1111111111 0000000000 1q2w3e4r5t 1qaz2wsx3edc
  1q2w3e4r5t6y qwertyuiop qwerty12345 qwerty123456 qwertyuiop123 asdfghjkl1 asdfghjkl123 zxcvbnm123 abcdefghij abcd123456
  abc1234567 a123456789 aa12345678 password12 password123 password1234 password12345 passw0rd123 p@ssw0rd123 p@ssword123
  mypassword mypassword1 iloveyou12 iloveyou123 iloveyou1234 sunshine123 princess123 football123 baseball123
  superman123 letmein123 welcome123 welcome1234 welcome2024 welcome2025 welcome2026 administrator admin12345 changeme123
  q1w2e3r4t5 q1w2e3r4t5y6 qazwsxedc123 1234qwerasdf qwer1234asdf asdf1234qwer aaaaaaaaaa sakura1234 sakura12345
  nihon12345 japan12345 tokyo12345 tokyo2020olympics doraemon123 pokemon123 pikachu123 ganbare123 arigatou123 konnichiwa
  shukatsu123 shukatsu2026 shukatsu2027 shirube123 shirube1234 shirube-demo shirubeshirube student123 student1234
  ryugakusei ryugakusei1 ryugakusei123`.split(/\s+/),
)

export type PasswordProblem = "password_short" | "password_long" | "password_common"

export function passwordProblem(password: string, email: string, name: string): PasswordProblem | undefined {
  const plain = normalized(password)
  if ([...plain].length < SHORTEST_PASSWORD) return "password_short"
  if (plain.length > LONGEST_PASSWORD) return "password_long"
  const lower = plain.toLowerCase()
  const own = [email, email.split("@")[0], name].map((text) => text?.toLowerCase())
  return common.has(lower) || own.includes(lower) || new Set(lower).size < 4 ? "password_common" : undefined
}
