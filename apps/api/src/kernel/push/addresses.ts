// Allowed targets of push messages. The subscriber chooses the URL, and must not make this server connect to
// its own network.
import { lookup } from "node:dns"
import { BlockList, isIP, type LookupFunction } from "node:net"

/** If the site itself is only reachable on this machine, a push service on it is allowed too. */
interface Reach {
  readonly isOnlyHere: boolean
}

const listOf = (family: "ipv4" | "ipv6", subnets: readonly (readonly [string, number])[]) => {
  const list = new BlockList()
  for (const [net, prefix] of subnets) list.addSubnet(net, prefix, family)
  return list
}

// Not routed on the internet, according to the registries of special addresses (RFC 6890).
const SPECIAL_4 = listOf("ipv4", [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
])
/** All public addresses, except for the tunnels and examples below. */
const GLOBAL_6 = listOf("ipv6", [["2000::", 3]])
const SPECIAL_6 = listOf("ipv6", [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
])
const LOOPBACK_4 = listOf("ipv4", [["127.0.0.0", 8]])

export function mayReach(address: string, { isOnlyHere }: Reach): boolean {
  if (isIP(address) === 4)
    return !SPECIAL_4.check(address, "ipv4") || (isOnlyHere && LOOPBACK_4.check(address, "ipv4"))
  if (isIP(address) !== 6) return false
  const isPublic = GLOBAL_6.check(address, "ipv6") && !SPECIAL_6.check(address, "ipv6")
  return isPublic || (isOnlyHere && address === "::1")
}

/** Checks what is possible without a DNS lookup; each message looks the host up again. */
export function isEndpoint(text: string, reach: Reach): boolean {
  const url = URL.parse(text)
  if (url?.username !== "" || url.password !== "") return false
  const host = url.hostname.replace(/^\[|\]$/g, "")
  if (isIP(host) !== 0 && !mayReach(host, reach)) return false
  const isSecure = url.protocol === "https:" && url.port === ""
  const isOnThisMachine = reach.isOnlyHere && isIP(host) !== 0 && !mayReach(host, { isOnlyHere: false })
  return isSecure || (url.protocol === "http:" && isOnThisMachine)
}

/** Used by the connection itself, so that the address that was checked is the one that is connected to. */
export const lookupWithin =
  (reach: Reach): LookupFunction =>
  (host, options, callback) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, "")
      const allowed = found.filter(({ address }) => mayReach(address, reach))
      const [first] = allowed
      if (!first) return callback(new Error("the host has no address that messages may be sent to"), "")
      if (options.all) callback(null, allowed)
      else callback(null, first.address, first.family)
    })
