// Import cycles: files that import each other, directly or indirectly.

export type Graph = ReadonlyMap<string, readonly string[]>

/** One cycle for each strongly connected group of files, beginning and ending with the same file. */
export function cyclesIn(graph: Graph): string[][] {
  return knotsIn(graph).map((knot) => wayRound(graph, new Set(knot)))
}

/** Strongly connected groups of files (Tarjan), without recursion, because paths may be long. */
function knotsIn(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()
  const knots: string[][] = []
  const enter = (node: string) => {
    order.set(node, order.size)
    lowest.set(node, order.size - 1)
    open.push(node)
    isOpen.add(node)
    return { node, next: 0 }
  }
  const lower = (node: string, value = 0) => lowest.set(node, Math.min(lowest.get(node) ?? 0, value))
  for (const start of graph.keys()) {
    if (order.has(start)) continue
    const path = [enter(start)]
    for (let at = path.at(-1); at; at = path.at(-1)) {
      const to = graph.get(at.node)?.[at.next++]
      if (to !== undefined) {
        if (!order.has(to)) path.push(enter(to))
        else if (isOpen.has(to)) lower(at.node, order.get(to))
        continue
      }
      path.pop()
      const above = path.at(-1)
      if (above) lower(above.node, lowest.get(at.node))
      if (lowest.get(at.node) !== order.get(at.node)) continue
      const knot = open.splice(open.indexOf(at.node))
      for (const node of knot) isOpen.delete(node)
      if (knot.length > 1 || graph.get(at.node)?.includes(at.node)) knots.push(knot)
    }
  }
  return knots
}

/** The shortest cycle within the group. */
function wayRound(graph: Graph, knot: ReadonlySet<string>): string[] {
  const [start = ""] = [...knot].sort()
  const ways = [[start]]
  const seen = new Set<string>()
  for (const way of ways) {
    for (const to of graph.get(way.at(-1) ?? "") ?? []) {
      if (to === start) return [...way, start]
      if (!knot.has(to) || seen.has(to)) continue
      seen.add(to)
      ways.push([...way, to])
    }
  }
  return [start]
}
