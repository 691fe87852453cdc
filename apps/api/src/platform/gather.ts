/** Whatever the contract promises is brought by one feature, or the server does not start. */
export function gather<Whole extends object>(
  names: readonly (keyof Whole & string)[],
  parts: readonly Partial<Whole>[],
): Whole {
  for (const name of names) {
    const brought = parts.filter((part) => name in part).length
    if (brought !== 1) throw new Error(`"${name}" of the contract is brought by ${brought} features`)
  }
  return Object.assign({}, ...parts)
}
