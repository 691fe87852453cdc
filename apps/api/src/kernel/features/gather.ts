/**
 * Merges the features' parts; throws at the start unless exactly one feature provides each name of the
 * contract.
 */
export function gather<Merged extends object>(
  names: readonly (keyof Merged & string)[],
  parts: readonly Partial<Merged>[],
): Merged {
  for (const name of names) {
    const providers = parts.filter((part) => name in part).length
    if (providers !== 1) throw new Error(`"${name}" of the contract is provided by ${providers} features`)
  }
  return Object.assign({}, ...parts)
}
