import { expect, it } from "vitest"
import { networkOf } from "./http.ts"

// spec: sign-in.guessing
it("addresses of one IPv6 network count as one caller, however they are written", () => {
  for (const address of [
    "2001:db8:1:2::1",
    "2001:DB8:1:2:ffff:ffff:ffff:ffff",
    "2001:0db8:0001:0002:0:0:0:7",
    "2001:db8:1:2:3::%eth0",
  ])
    expect(networkOf(address)).toBe("2001:db8:1:2::/64")
  expect(networkOf("2001:db8:1:3::1")).toBe("2001:db8:1:3::/64")
  expect(networkOf("::1")).toBe("0:0:0:0::/64")
})

it("an IPv4 address counts as itself, also when it is mapped to IPv6", () => {
  for (const address of ["203.0.113.9", "::ffff:203.0.113.9", "::FFFF:cb00:7109"])
    expect(networkOf(address)).toBe("203.0.113.9")
  expect(networkOf("unknown")).toBe("unknown")
})
