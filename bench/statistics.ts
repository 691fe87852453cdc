export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new RangeError("no values")
  const sorted = [...values].sort((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0]
  return below + (above - below) * (place - Math.floor(place))
}

export const median = (values: readonly number[]) => quantile(values, 0.5)

export interface Round {
  readonly ours: number
  readonly ceiling: number
}

/**
 * Takes the ratio within each round and then the median, because a busy period slows both halves of a round
 * and leaves their ratio unchanged.
 */
export const compareRounds = (rounds: readonly Round[]) => ({
  ours: median(rounds.map(({ ours }) => ours)),
  ceiling: median(rounds.map(({ ceiling }) => ceiling)),
  ratio: median(rounds.map(({ ours, ceiling }) => ours / ceiling)),
})

/**
 * Bootstrap: how far the median of ratios that should be 1 deviates by chance, as the furthest of many
 * medians of resampled ratios. A ratio within this interval is indistinguishable from no difference.
 */
export function noiseAround1(
  ratios: readonly number[],
  random: () => number,
  draws = 2_000,
): [number, number] {
  if (ratios.length === 0) throw new RangeError("no ratios")
  const drawn = () => ratios[Math.floor(random() * ratios.length)] ?? 1
  let furthest = 0
  for (let draw = 0; draw < draws; draw++)
    furthest = Math.max(furthest, Math.abs(Math.log(median(ratios.map(drawn)))))
  return [Math.exp(-furthest), Math.exp(furthest)]
}
