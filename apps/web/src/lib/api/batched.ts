// Batches lookups made in the same tick into one call.

/** `ask` gets at most `most` keys per call; a key without a result is rejected. */
export function batched<Key extends string, Answer>(
  most: number,
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Answer>>,
): (key: Key) => Promise<Answer> {
  let waiting = new Map<Key, PromiseWithResolvers<Answer>>()

  const askAll = () => {
    const all = [...waiting]
    waiting = new Map()
    for (let start = 0; start < all.length; start += most) void askSome(all.slice(start, start + most))
  }
  const askSome = async (some: readonly [Key, PromiseWithResolvers<Answer>][]) => {
    try {
      const answers = await ask(some.map(([key]) => key))
      for (const [key, { resolve, reject }] of some) {
        const answer = answers.get(key)
        if (answer === undefined) reject(new Error(`No result for ${key}`))
        else resolve(answer)
      }
    } catch (error) {
      for (const [, { reject }] of some) reject(error)
    }
  }

  return (key) => {
    const asked = waiting.get(key) ?? Promise.withResolvers<Answer>()
    if (waiting.size === 0) setTimeout(askAll)
    waiting.set(key, asked)
    return asked.promise
  }
}
