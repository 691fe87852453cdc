import { describe, expect, it } from "vitest"
import { createVault } from "./vault.ts"

const vault = createVault(Buffer.from("a key only for tests, long enough to be one"))
const other = createVault(Buffer.from("another key for tests, long enough to be one"))

describe("the vault", () => {
  it("gives back what was sealed, and seals the same text differently each time", () => {
    const sealed = vault.seal("秘密", "totp 1")
    expect(vault.open(sealed, "totp 1")).toBe("秘密")
    expect(vault.seal("秘密", "totp 1")).not.toBe(sealed)
  })

  it("does not open for another purpose, with another key, or altered", () => {
    const sealed = vault.seal("secret", "totp 1")
    expect(() => vault.open(sealed, "totp 2")).toThrow()
    expect(() => other.open(sealed, "totp 1")).toThrow()
    const altered = Buffer.from(sealed, "base64url")
    altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1
    expect(() => vault.open(altered.toString("base64url"), "totp 1")).toThrow()
    expect(() => vault.open(sealed.slice(0, 20), "totp 1")).toThrow()
  })

  it("recognises by digest, apart for each purpose and key", () => {
    expect(vault.digest("a", "ip")).toBe(vault.digest("a", "ip"))
    const digests = [
      vault.digest("a", "ip"),
      vault.digest("a", "code"),
      vault.digest("b", "ip"),
      other.digest("a", "ip"),
    ]
    expect(new Set(digests).size).toBe(4)
  })
})
