// Accounts for tests; a test sets only what matters to it.

import { randomUUID } from "node:crypto"
import { hash } from "@node-rs/argon2"
import { createAccount, type NewAccount, setPasswordHash } from "#api/modules/identity/accounts/service"
import { openSession } from "#api/modules/identity/sessions/service"
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

const hashes = new Map<string, Promise<string>>()
function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashQuickly(password)
  hashes.set(password, known)
  return known
}

/** Creates the account, and opens the session of a sign-in by password; the sign-in itself has its own tests. */
export async function signedIn(api: TestApi, account: NewAccount = aStudent()) {
  const id = await createAccount(api.db, { ...account, password: null })
  await setPasswordHash(api.db.autocommit, id, await hashOf(account.password))
  const session = { userId: id, strategy: "local", foreign: null, method: "password" } as const
  const visit = {
    now: api.clock.now(),
    ip: randomUUID(),
    userAgent: "",
    language: "ja",
    device: null,
  } as const
  const { accessToken, refreshToken } = await api.db.transaction((tx) => openSession(tx, session, visit, api))
  return { id, account, token: accessToken, refreshToken }
}
