// The database stores fingerprints of the secrets it is used with. A machine with other secrets would drop
// every session or could not read sealed data, and the cause would be hard to find.
import { hkdfSync } from "node:crypto"
import type { Database, Tx } from "#api/kernel/db/client"
import { readMark, replaceMark, setMark } from "#api/kernel/db/marks"
import type { Log } from "../process/log.ts"
import type { Config, Secrets } from "./config.ts"
import { ConfigError, LOST } from "./settings.ts"

export async function recogniseSecrets(
  { db, engine }: Pick<Database, "db" | "engine">,
  { accessTokenSecrets, encryptionKeys }: Pick<Config, "accessTokenSecrets" | "encryptionKeys">,
  log: Log,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await isKnown(tx, "encryption-key", encryptionKeys)))
      throw new ConfigError(
        `The setting ENCRYPTION_KEY is not the key that this database is sealed with: set that one (the first machine keeps it in DATA_DIR/secrets/encryption where none was set), or name it in ENCRYPTION_KEY_PREVIOUS beside a new one; ENCRYPTION_KEY_PREVIOUS=${LOST} starts without it if it is gone for good.`,
      )
    // The embedded database and its secret are on one machine: there is no other machine to differ from.
    if (engine === "embedded") return
    if (await isKnown(tx, "access-token-secret", accessTokenSecrets)) return
    if (accessTokenSecrets.isMadeHere)
      throw new ConfigError(
        "The setting ACCESS_TOKEN_SECRET must be set: this database is used with another secret than the one made on this machine, and all machines need the same.",
      )
    await replaceMark(tx, "access-token-secret", fingerprint(accessTokenSecrets.current))
    log.warn("ACCESS_TOKEN_SECRET has changed: all machines need the same; sessions are renewed")
  })
}

/** True for the known secret or its successor. Of several machines that start at once the first one decides. */
async function isKnown(tx: Tx, mark: string, secrets: Secrets): Promise<boolean> {
  const own = fingerprint(secrets.current)
  await setMark(tx, mark, own)
  const known = await readMark(tx, mark)
  if (known === own) return true
  const isSuccessor =
    secrets.isPreviousLost || (secrets.previous !== undefined && known === fingerprint(secrets.previous))
  if (isSuccessor) await replaceMark(tx, mark, own)
  return isSuccessor
}

const fingerprint = (secret: Uint8Array) =>
  Buffer.from(hkdfSync("sha256", secret, "", "fingerprint", 16)).toString("base64url")
