import { describe, expect, it } from "vitest"
import { createVault } from "./vault.ts"

const [first, second] = ["a key only for tests, long enough to be one", "another key for tests"].map((text) =>
  Buffer.from(text),
) as [Buffer, Buffer]
const vault = createVault({ current: first, previous: undefined })
const other = createVault({ current: second, previous: undefined })
const successor = createVault({ current: second, previous: first })

describe("the vault", () => {
  it("gives back what was sealed, and seals the same text differently each time", () => {
    const sealed = vault.seal("秘密", "totp 1")
    expect(vault.open(sealed, "totp 1")).toBe("秘密")
    expect(vault.seal("秘密", "totp 1")).not.toBe(sealed)
  })

  it("does not open a text with another purpose or key, or one that was altered", () => {
    const sealed = vault.seal("secret", "totp 1")
    expect(() => vault.open(sealed, "totp 2")).toThrow()
    expect(() => other.open(sealed, "totp 1")).toThrow()
    const [id, bytes = ""] = sealed.split(".")
    const altered = Buffer.from(bytes, "base64url")
    altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1
    expect(() => vault.open(`${id}.${altered.toString("base64url")}`, "totp 1")).toThrow()
    expect(() => vault.open(sealed.slice(0, 29), "totp 1")).toThrow()
  })

  it("with a new key opens what the previous one sealed, and seals with the new one", () => {
    const sealed = vault.seal("secret", "totp 1")
    expect(successor.open(sealed, "totp 1")).toBe("secret")
    expect([vault.isFresh(sealed), successor.isFresh(sealed)]).toEqual([true, false])
    const resealed = successor.seal("secret", "totp 1")
    expect(other.open(resealed, "totp 1")).toBe("secret")
    expect(successor.isFresh(resealed)).toBe(true)
    expect(() => vault.open(resealed, "totp 1")).toThrow("a key that is not configured")
    expect([successor.mayOpen(sealed), vault.mayOpen(resealed)]).toEqual([true, false])
  })

  it("opens what was sealed before keys had ids, with either key", () => {
    const [, bare = ""] = vault.seal("secret", "totp 1").split(".")
    expect(vault.open(bare, "totp 1")).toBe("secret")
    expect(successor.open(bare, "totp 1")).toBe("secret")
    expect(successor.mayOpen(bare)).toBe(true)
    expect(() => other.open(bare, "totp 1")).toThrow()
  })

  it("with a new key digests and derives with both", () => {
    expect(successor.digests("a", "ip")).toEqual([other.digest("a", "ip"), vault.digest("a", "ip")])
    expect(vault.digests("a", "ip")).toEqual([vault.digest("a", "ip")])
    expect(successor.derive("hand-over")).toEqual([
      ...other.derive("hand-over"),
      ...vault.derive("hand-over"),
    ])
  })

  it("has different digests for each purpose and key", () => {
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
