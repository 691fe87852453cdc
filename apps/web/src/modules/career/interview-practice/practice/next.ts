// Random order without repeats: every question of the chosen kind once, then a new round.

interface NextQuestion {
  readonly id: string
  /** Questions seen in this round. */
  readonly seen: readonly string[]
}

/** `random` is between 0 and 1. Undefined if there is no other question. */
export function nextQuestion(
  ids: readonly string[],
  current: string,
  seen: readonly string[],
  random: () => number,
): NextQuestion | undefined {
  const others = ids.filter((id) => id !== current)
  const now = [...new Set([...seen, current])]
  const fresh = others.filter((id) => !now.includes(id))
  const candidates = fresh.length > 0 ? fresh : others
  const id = candidates[Math.floor(random() * candidates.length)]
  if (id === undefined) return undefined
  // A new round of this kind begins; what was seen of other kinds stays seen.
  return { id, seen: fresh.length > 0 ? now : [...now.filter((each) => !ids.includes(each)), current] }
}
