/**
 * At most how many ways a pattern can be tried at one place of a text. Infinite with a quantifier that has no upper
 * bound: then the work at one place grows with the text.
 */
export function waysOf(source: string): number {
  let at = 0
  const take = (pattern: RegExp) => {
    const [found] = source.slice(at).match(pattern) ?? []
    at += found?.length ?? 0
    return found
  }
  function alternatives(): number {
    let ways = sequence()
    while (take(/^\|/)) ways += sequence()
    return ways
  }
  function sequence(): number {
    let ways = 1
    while (at < source.length && !/^[|)]/.test(source.slice(at))) ways *= quantified(atom())
    return ways
  }
  function atom(): number {
    if (take(/^\((?:\?(?:[:=!]|<[=!]))?/)) {
      const ways = alternatives()
      take(/^\)/)
      return ways
    }
    take(/^(?:\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u[0-9a-f]{4}|\\.|[\s\S])/)
    return 1
  }
  function quantified(ways: number): number {
    const quantifier = take(/^(?:[*+?]|\{\d+(?:,\d*)?\})\??/)
    if (quantifier === undefined) return ways
    if (/^[*+]|,\}/.test(quantifier)) return Number.POSITIVE_INFINITY
    if (quantifier.startsWith("?")) return ways + 1
    const [least = 0, most = least] = quantifier.match(/\d+/g)?.map(Number) ?? []
    return ways === 1 ? most - least + 1 : ways ** most
  }
  return alternatives()
}
