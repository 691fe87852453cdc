// Signed-in demo accounts, with their browser cookies.
export type DemoAccount = "student" | "verified" | "applicant" | "senpai" | "company" | "editor"

export interface DemoMember {
  readonly cookie: string
  readonly token: string
}

export async function demoMember(address: string, account: DemoAccount): Promise<DemoMember> {
  const response = await fetch(`${address}/api/v1/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: `${account}@shirube.example`, password: "shirube-demo" }),
  })
  if (!response.ok) throw new Error(`${account} could not sign in: ${response.status}`)
  const tokens = (await response.json()) as {
    access_token: { access_token: string }
    refresh_token: { refresh_token: string }
  }
  const { access_token: token } = tokens.access_token
  const later = Date.now() + 1_000_000
  const cookie = [
    "auth.strategy=local",
    `auth._token.local=${token}`,
    `auth._token_expiration.local=${later}`,
    `auth._refresh_token.local=${tokens.refresh_token.refresh_token}`,
    `auth._refresh_token_expiration.local=${later}`,
  ].join("; ")
  return { cookie, token }
}
