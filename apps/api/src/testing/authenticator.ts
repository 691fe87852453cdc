// A software passkey that creates and uses one ES256 credential, following WebAuthn Level 3.
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto"

const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest()

/** The subset of CBOR (RFC 8949) that attestation objects and COSE keys need. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Map)
    return Buffer.concat([
      head(5, value.size),
      ...[...value].flatMap(([key, inner]) => [cbor(key), cbor(inner as Parameters<typeof cbor>[0])]),
    ])
  return Buffer.concat([head(2, value.length), value])
}

function head(major: number, length: number): Buffer {
  const type = major << 5
  if (length < 24) return Buffer.from([type | length])
  return length < 256 ? Buffer.from([type | 24, length]) : Buffer.from([type | 25, length >> 8, length & 255])
}

interface Overrides {
  readonly origin?: string
  readonly rpId?: string
  readonly isUserVerified?: boolean
  readonly counter?: number
  readonly userHandle?: string
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

export function anAuthenticator(standard: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const credentialId = randomBytes(32)
  let counter = 0
  let userHandle = ""

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData(flags: number, overrides: Overrides, rest = Buffer.alloc(0)): Buffer {
    const verified = overrides.isUserVerified === false ? 0 : USER_VERIFIED
    const count = Buffer.alloc(4)
    count.writeUInt32BE(overrides.counter ?? ++counter)
    const rpIdHash = sha256(overrides.rpId ?? standard.rpId)
    return Buffer.concat([rpIdHash, Buffer.from([flags | USER_PRESENT | verified]), count, rest])
  }

  function cosePublicKey(): Buffer {
    const { x = "", y = "" } = publicKey.export({ format: "jwk" })
    return cbor(
      new Map<number, number | Buffer>([
        [1, 2], // key type: elliptic curve
        [3, -7], // algorithm: ES256
        [-1, 1], // curve: P-256
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]),
    )
  }

  return {
    create(options: { challenge: string; user: { id: string } }, overrides: Overrides = {}) {
      userHandle = options.user.id
      const idLength = Buffer.from([0, credentialId.length])
      const attested = Buffer.concat([Buffer.alloc(16), idLength, credentialId, cosePublicKey()])
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authenticatorData(HAS_CREDENTIAL, overrides, attested)],
      ])
      return {
        id: credentialId.toString("base64url"),
        client_data_json: clientData(
          "webauthn.create",
          options.challenge,
          overrides.origin ?? standard.origin,
        ).toString("base64url"),
        attestation_object: cbor(attestation).toString("base64url"),
        transports: ["internal"],
      }
    },
    get(options: { challenge: string }, overrides: Overrides = {}) {
      const client = clientData("webauthn.get", options.challenge, overrides.origin ?? standard.origin)
      const data = authenticatorData(0, overrides)
      return {
        id: credentialId.toString("base64url"),
        client_data_json: client.toString("base64url"),
        authenticator_data: data.toString("base64url"),
        signature: sign("sha256", Buffer.concat([data, sha256(client)]), privateKey).toString("base64url"),
        user_handle: overrides.userHandle ?? userHandle,
      }
    },
  }
}
