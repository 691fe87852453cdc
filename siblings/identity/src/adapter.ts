// oidc-provider's storage for its sessions, grants and tokens.
import { createHash } from "node:crypto"
import type { DatabaseSync } from "node:sqlite"
import type { Adapter, AdapterPayload } from "oidc-provider"
import { nowInSeconds } from "./storage.ts"

/** Bearer tokens: stored by their hash, so that a copied file grants no access. */
const bearers = new Set(["AccessToken", "AuthorizationCode", "RefreshToken"])

/** The library tolerates this much clock skew; a row must outlive its own expiry by it. */
const GRACE_SECONDS = 60

type Row = { payload: string; consumed_at: number | null }

export const createAdapter = (db: DatabaseSync) => {
  const upsert = db.prepare(`
    INSERT INTO artifacts (model, id, payload, grant_id, uid, expires_at) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (model, id) DO UPDATE SET payload = excluded.payload, grant_id = excluded.grant_id,
      uid = excluded.uid, expires_at = excluded.expires_at`)
  const alive = "(expires_at IS NULL OR expires_at > ?)"
  const find = db.prepare(
    `SELECT payload, consumed_at FROM artifacts WHERE model = ? AND id = ? AND ${alive}`,
  )
  const findByUid = db.prepare(
    `SELECT payload, consumed_at FROM artifacts WHERE model = ? AND uid = ? AND ${alive}`,
  )
  const consume = db.prepare("UPDATE artifacts SET consumed_at = ? WHERE model = ? AND id = ?")
  const destroy = db.prepare("DELETE FROM artifacts WHERE model = ? AND id = ?")
  const revoke = db.prepare("DELETE FROM artifacts WHERE model = ? AND grant_id = ?")

  return (model: string): Adapter => {
    const isBearer = bearers.has(model)
    const key = (id: string) => (isBearer ? createHash("sha256").update(id).digest("base64url") : id)
    const read = (row: Row | undefined, id?: string): AdapterPayload | undefined =>
      row && {
        ...JSON.parse(row.payload),
        ...(isBearer && id ? { jti: id } : {}),
        ...(row.consumed_at === null ? {} : { consumed: row.consumed_at }),
      }
    return {
      async upsert(id, payload, expiresIn) {
        const { jti, ...rest } = payload
        upsert.run(
          model,
          key(id),
          JSON.stringify(isBearer ? rest : { ...rest, jti }),
          payload.grantId ?? null,
          payload.uid ?? null,
          expiresIn === undefined ? null : nowInSeconds() + expiresIn + GRACE_SECONDS,
        )
      },
      find: async (id) => read(find.get(model, key(id), nowInSeconds()) as Row | undefined, id),
      findByUid: async (uid) => read(findByUid.get(model, uid, nowInSeconds()) as Row | undefined),
      // Device flow is off: there are no user codes.
      findByUserCode: async () => undefined,
      async consume(id) {
        consume.run(nowInSeconds(), model, key(id))
      },
      async destroy(id) {
        destroy.run(model, key(id))
      },
      async revokeByGrantId(grantId) {
        revoke.run(model, grantId)
      },
    }
  }
}
