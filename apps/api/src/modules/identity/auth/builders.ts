// Accounts for tests; a test sets only what matters to it.

import { hash } from "@node-rs/argon2"
import { createAccount, type NewAccount, setPasswordHash } from "#api/modules/identity/accounts/service"
import type { TestApi } from "#api/testing/api"

let counter = 0
const next = () => ++counter

export const TEST_PASSWORD = "correct horse battery staple"

/** Accounts are old by default; a test about new members sets `createdAt`. */
const LONG_AGO = new Date("2025-04-01T00:00:00Z")

export const aStudent = (wishes: Partial<NewAccount> = {}): NewAccount => ({
  email: `student-${next()}@university.example`,
  password: TEST_PASSWORD,
  name: "Amara Okafor",
  seal: "A",
  role: "student",
  createdAt: LONG_AGO,
  ...wishes,
})

/** An editor under the demo domain, who needs no second factor. */
export const anEditor = (wishes: Partial<NewAccount> = {}): NewAccount =>
  aStudent({ email: `editor-${next()}@shirube.example`, role: "editor", ...wishes })

/** Argon2's minimum cost: verification uses the cost stored in the hash, and nearly every test signs in. */
export const hashQuickly = (password: string) =>
  hash(password.normalize("NFKC"), { memoryCost: 8, timeCost: 1, parallelism: 1 })

/** Creates the account and signs it in. */
export async function signedIn(api: TestApi, account: NewAccount = aStudent()) {
  const id = await createAccount(api.db, { ...account, password: null })
  await setPasswordHash(api.db.autocommit, id, await hashQuickly(account.password))
  const { body } = await api.call("POST /v1/auth/login", {
    body: { email: account.email, password: account.password },
  })
  return {
    id,
    account,
    token: body.access_token.access_token as string,
    refreshToken: body.refresh_token.refresh_token as string,
  }
}
