import { randomUUID } from "node:crypto"
import type { DatabaseSync } from "node:sqlite"
import type { Language } from "./language.ts"
import { hashPassword, isPassword } from "./passwords.ts"
import { nowInSeconds } from "./storage.ts"

export interface Account {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly isEmailVerified: boolean
  readonly locale: Language
}

type Row = {
  id: string
  email: string
  name: string
  password_hash: string | null
  email_verified: number
  locale: Language
}

const LONGEST_EMAIL = 254
export const LONGEST_NAME = 80

/** Normalises an address for storage and lookup; undefined if it is invalid. */
export function readEmail(typed: string): string | undefined {
  const email = typed.normalize("NFKC").trim().toLowerCase()
  return email.length <= LONGEST_EMAIL && /^[^\s@<>"(),:;\\]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)
    ? email
    : undefined
}

/** Demo accounts live under a domain that cannot be registered (RFC 2606); their password is public. */
const DEMO_DOMAIN = "shirube.example"

export interface NewAccount {
  readonly email: string
  readonly name: string
  readonly locale: Language
}

export type Accounts = ReturnType<typeof createAccounts>

export function createAccounts(db: DatabaseSync, { demo }: { readonly demo: boolean }) {
  const columns = "id, email, name, password_hash, email_verified, locale"
  const byId = db.prepare(`SELECT ${columns} FROM accounts WHERE id = ?`)
  const byEmail = db.prepare(`SELECT ${columns} FROM accounts WHERE email = ?`)
  const insert = db.prepare(`
    INSERT INTO accounts (id, email, name, password_hash, email_verified, locale, origin, created_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`)
  const rowByEmail = (email: string) => byEmail.get(email) as Row | undefined

  const mayExist = (email: string) => demo || !email.endsWith(`@${DEMO_DOMAIN}`)

  return {
    /** Outside of demo mode, demo addresses have no accounts. */
    mayExist,
    find: (id: string) => present(byId.get(id) as Row | undefined),
    findByEmail: (email: string) => present(rowByEmail(email)),

    /**
     * An unknown address, a wrong password and an account without a password look the same and take the same
     * time.
     */
    async signIn(email: string | undefined, password: string): Promise<Account | undefined> {
      const row = email === undefined ? undefined : rowByEmail(email)
      return (await isPassword(row?.password_hash, password)) ? present(row) : undefined
    },

    /** A known address is left unchanged, and neither the response nor its time reveals it. */
    async register({ email, name, locale }: NewAccount, password: string): Promise<void> {
      const hash = await hashPassword(password)
      if (!mayExist(email)) return
      insert.run(randomUUID(), email, name, hash, 0, locale, "registration", nowInSeconds())
    },

    /** The product has confirmed that the address is this person's; there is no password until they set one. */
    createFromHandover({ email, name, locale }: NewAccount, clientId: string): Account | undefined {
      if (!mayExist(email)) return undefined
      insert.run(randomUUID(), email, name, null, 1, locale, `handover:${clientId}`, nowInSeconds())
      return present(rowByEmail(email))
    },

    async ensureDemo(id: string, { email, name, locale }: NewAccount, password: string): Promise<void> {
      if (rowByEmail(email)) return
      insert.run(id, email, name, await hashPassword(password), 1, locale, "demo", nowInSeconds())
    },

    /** With their sessions, grants and tokens. Returns how many there were. */
    removeDemo(): number {
      db.exec("BEGIN IMMEDIATE")
      const { changes } = db
        .prepare("DELETE FROM accounts WHERE origin = 'demo' OR email LIKE ?")
        .run(`%@${DEMO_DOMAIN}`)
      db.exec(DELETE_ORPHANS)
      db.exec("COMMIT")
      return Number(changes)
    },

    /**
     * Deletes what a product's sign-ins left for a person whose account there is gone. The account itself is
     * deleted if only that product created and uses it; an account that its owner opened, or that other
     * products use, stays.
     */
    forget(
      { id, email }: { id?: string; email?: string },
      clientId: string,
    ): "account" | "tokens" | "nothing" {
      const row = ((id && byId.get(id)) || (email && byEmail.get(email))) as Row | undefined
      if (!row) return "nothing"
      db.prepare(DELETE_OF_CLIENT).run(row.id, clientId)
      const deleted = db.prepare(DELETE_IF_SEEDED).run(row.id, `handover:${clientId}`, row.id, clientId)
      if (deleted.changes === 0) return "tokens"
      db.exec(DELETE_ORPHANS)
      return "account"
    },

    markVerified: (email: string): boolean =>
      db.prepare("UPDATE accounts SET email_verified = 1 WHERE email = ?").run(email).changes > 0,
  }
}

/**
 * Each kind stores its owner under another path. Demo accounts are recreated with the same ids, and must not
 * inherit these.
 */
const DELETE_ORPHANS = `
  DELETE FROM artifacts
  WHERE json_extract(payload, '$.accountId') NOT IN (SELECT id FROM accounts)
     OR json_extract(payload, '$.session.accountId') NOT IN (SELECT id FROM accounts)
     OR json_extract(payload, '$.result.login.accountId') NOT IN (SELECT id FROM accounts);
  DELETE FROM handover_questions WHERE account_id NOT IN (SELECT id FROM accounts);`

const DELETE_OF_CLIENT = `
  DELETE FROM artifacts
  WHERE json_extract(payload, '$.accountId') = ? AND json_extract(payload, '$.clientId') = ?`
const DELETE_IF_SEEDED = `
  DELETE FROM accounts
  WHERE id = ? AND origin = ? AND password_hash IS NULL AND NOT EXISTS (
    SELECT 1 FROM artifacts
    WHERE json_extract(payload, '$.accountId') = ? AND json_extract(payload, '$.clientId') <> ?)`

const present = (row: Row | undefined): Account | undefined =>
  row && {
    id: row.id,
    email: row.email,
    name: row.name,
    isEmailVerified: row.email_verified === 1,
    locale: row.locale,
  }
