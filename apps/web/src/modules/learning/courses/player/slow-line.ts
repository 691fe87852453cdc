interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Defaults to false in browsers without the API. */
export function isSlowLine(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection }
  return connection?.saveData === true || /^(slow-)?[23]g$/.test(connection?.effectiveType ?? "")
}
