// Where messages may go. Whoever subscribes names the address, and must not have this server knock at doors of its own network.
import { lookup } from "node:dns"
import { BlockList, isIP, type LookupFunction } from "node:net"

/** Where the site itself can be reached on this machine alone, a push service on it may be too. */
interface Reach {
  readonly isOnlyHere: boolean
}

const listOf = (family: "ipv4" | "ipv6", subnets: readonly (readonly [string, number])[]) => {
  const list = new BlockList()
  for (const [net, prefix] of subnets) list.addSubnet(net, prefix, family)
  return list
}

// What the registries of special addresses (RFC 6890) keep from the internet.
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
/** Everything public lies in here, but for the tunnels and examples below. */
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

/** As far as it can be said without asking for the host: that is done when a message is sent, and then every time. */
export function isEndpoint(text: string, reach: Reach): boolean {
  const url = URL.parse(text)
  if (url?.username !== "" || url.password !== "") return false
  const host = url.hostname.replace(/^\[|\]$/g, "")
  if (isIP(host) !== 0 && !mayReach(host, reach)) return false
  const isSecure = url.protocol === "https:" && url.port === ""
  const isOnThisMachine = reach.isOnlyHere && isIP(host) !== 0 && !mayReach(host, { isOnlyHere: false })
  return isSecure || (url.protocol === "http:" && isOnThisMachine)
}

/** For the connection itself, so that what was looked up and what is connected to are the same. */
export const lookupWithin =
  (reach: Reach): LookupFunction =>
  (host, options, callback) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, "")
      const allowed = found.filter(({ address }) => mayReach(address, reach))
      const [first] = allowed
      if (!first) return callback(new Error("the host has no address that messages may go to"), "")
      if (options.all) callback(null, allowed)
      else callback(null, first.address, first.family)
    })
