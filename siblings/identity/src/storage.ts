// One SQLite file in DATA_DIR. Acknowledged writes are on disk: WAL with full synchronisation survives a kill.
import { existsSync, mkdirSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { SettingsError } from "./settings.ts"

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS accounts (
    id             TEXT PRIMARY KEY,
    email          TEXT NOT NULL UNIQUE,
    name           TEXT NOT NULL,
    password_hash  TEXT,
    email_verified INTEGER NOT NULL DEFAULT 0,
    locale         TEXT NOT NULL,
    origin         TEXT NOT NULL,
    created_at     INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS artifacts (
    model       TEXT NOT NULL,
    id          TEXT NOT NULL,
    payload     TEXT NOT NULL,
    grant_id    TEXT,
    uid         TEXT,
    consumed_at INTEGER,
    expires_at  INTEGER,
    PRIMARY KEY (model, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS artifacts_by_grant ON artifacts (grant_id) WHERE grant_id IS NOT NULL;
  CREATE INDEX IF NOT EXISTS artifacts_by_uid ON artifacts (model, uid) WHERE uid IS NOT NULL;
  CREATE INDEX IF NOT EXISTS artifacts_by_expiry ON artifacts (expires_at);

  CREATE TABLE IF NOT EXISTS used_handovers (
    client_id  TEXT NOT NULL,
    jti        TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    PRIMARY KEY (client_id, jti)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS heard_events (
    client_id  TEXT NOT NULL,
    jti        TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    PRIMARY KEY (client_id, jti)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS handover_questions (
    id         TEXT PRIMARY KEY,
    account_id TEXT NOT NULL,
    forward_to TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS matching_visits (
    id         TEXT PRIMARY KEY,
    rights     TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`

const FILE = "identity.sqlite"

export const nowInSeconds = () => Math.floor(Date.now() / 1000)

/** For commands on an existing installation: a mistyped folder is not created. */
export const hasStorage = (dataDir: string) => existsSync(join(dataDir, FILE))

export function openStorage(dataDir: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const db = new DatabaseSync(join(dataDir, FILE), { timeout: 5000 })
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;")
    db.exec(SCHEMA)
    return db
  } catch (error) {
    throw new SettingsError(
      `The setting DATA_DIR names a folder that cannot be used: ${(error as Error).message} (it is "${dataDir}").`,
    )
  }
}

export function purgeExpired(db: DatabaseSync, now: number): void {
  db.prepare("DELETE FROM artifacts WHERE expires_at < ?").run(now)
  db.prepare("DELETE FROM used_handovers WHERE expires_at < ?").run(now)
  db.prepare("DELETE FROM heard_events WHERE expires_at < ?").run(now)
  db.prepare("DELETE FROM handover_questions WHERE expires_at < ?").run(now)
  db.prepare("DELETE FROM matching_visits WHERE expires_at < ?").run(now)
}
