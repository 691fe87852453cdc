// People for tests; a test names only what matters to it.

import { hash } from "@node-rs/argon2"
import { createAccount, type NewAccount, setPasswordHash } from "#api/features/accounts/service"
import type { TestApi } from "#api/testing/api"

let counter = 0
const next = () => ++counter

export const TEST_PASSWORD = "correct horse battery staple"

/** Whoever is new here is told so by a test. */
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

/** An editor as demo mode has them: under its domain, no second factor is asked of them. */
export const anEditor = (wishes: Partial<NewAccount> = {}): NewAccount =>
  aStudent({ email: `editor-${next()}@shirube.example`, role: "editor", ...wishes })

/** At the least that argon2 takes: a check goes by the cost in the hash, and nearly every test signs somebody in. */
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
