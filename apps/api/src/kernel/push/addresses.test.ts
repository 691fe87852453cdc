import { promisify } from "node:util"
import { describe, expect, it } from "vitest"
import { isEndpoint, lookupWithin, mayReach } from "./addresses.ts"

const everywhere = { isOnlyHere: false }
const here = { isOnlyHere: true }

describe("push messages", () => {
  it("may be sent to push services on the internet over HTTPS", () => {
    for (const endpoint of [
      "https://fcm.googleapis.com/fcm/send/abc",
      "https://updates.push.services.mozilla.com/wpush/v2/abc",
      "https://web.push.apple.com/QGx",
      "https://8.8.8.8/x",
      "https://[2606:4700::1111]/x",
    ])
      expect(isEndpoint(endpoint, everywhere), endpoint).toBe(true)
  })

  it("are never sent to an address of a private network, however it is written", () => {
    for (const endpoint of [
      "http://push.example/x",
      "https://push.example:8443/x",
      "https://user:password@push.example/x",
      "https://127.0.0.1/x",
      "https://2130706433/x",
      "https://0x7f.1/x",
      "https://10.1.2.3/x",
      "https://169.254.169.254/latest/meta-data",
      "https://[::1]/x",
      "https://[::ffff:10.0.0.1]/x",
      "https://[fd00::1]/x",
      "https://[2002:0a00:0001::1]/x",
      "ftp://push.example/x",
      "nonsense",
    ])
      expect(isEndpoint(endpoint, everywhere), endpoint).toBe(false)
  })

  it("may be sent to this machine only if the site itself is local", () => {
    expect(isEndpoint("http://127.0.0.1:9000/x", here)).toBe(true)
    for (const other of ["http://10.0.0.1:9000/x", "http://8.8.8.8/x", "https://192.168.0.1/x"])
      expect(isEndpoint(other, here), other).toBe(false)
    expect(mayReach("::1", here)).toBe(true)
    expect(mayReach("::1", everywhere)).toBe(false)
  })

  it("are never sent to a host name with a private address", async () => {
    const find = promisify(lookupWithin(everywhere))
    await expect(find("localhost", {})).rejects.toThrow("no address that messages may be sent to")
    await expect(find("localhost", { all: true })).rejects.toThrow("no address that messages may be sent to")
    expect(["127.0.0.1", "::1"]).toContain(await promisify(lookupWithin(here))("localhost", {}))
  })
})
