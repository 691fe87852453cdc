import { isIPv6 } from "node:net"

/** The network that counts as one caller: a household or a server with IPv6 has a whole /64. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, "")
  if (!isIPv6(plain)) return address
  // URL parsing normalises the address; groups are shortened, and "::" replaces missing ones.
  const groups = expand(new URL(`http://[${plain}]`).hostname.slice(1, -1))
  const isMapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff"
  return isMapped ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(":")}::/64`
}

function expand(address: string): string[] {
  const [left = "", right = ""] = address.split("::")
  const [head, tail] = [left, right].map((part) => (part === "" ? [] : part.split(":"))) as [
    string[],
    string[],
  ]
  return [...head, ...Array<string>(8 - head.length - tail.length).fill("0"), ...tail]
}

const dotted = (groups: string[]) =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join(".")
