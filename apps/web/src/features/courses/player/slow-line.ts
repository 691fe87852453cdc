interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Not every browser says; then the line is taken to be good. */
export function isSlowLine(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection }
  return connection?.saveData === true || /^(slow-)?[23]g$/.test(connection?.effectiveType ?? "")
}
