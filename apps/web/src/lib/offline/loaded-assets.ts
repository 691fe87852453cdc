/** Files of the build that this page has loaded so far. */
export const loadedAssets = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/assets/`))
      .map((name) => name.slice(location.origin.length)),
  ),
]
