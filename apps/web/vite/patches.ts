// Third-party code is slimmed by patterns: of module names, and of text in them. After an update a pattern
// may match nothing, and the site would silently ship the code again. So each patch records that it was
// applied.
interface Context {
  error(message: string): never
}

export class Patches<Name extends string> {
  readonly #plugin: string
  readonly #names: readonly Name[]
  readonly #applied = new Set<Name>()

  constructor(plugin: string, names: readonly Name[]) {
    this.#plugin = plugin
    this.#names = names
  }

  applied(name: Name): void {
    this.#applied.add(name)
  }

  /** Replaces a part of the text; fails the build if there is no match. */
  replace(name: Name, code: string, pattern: RegExp, replacement: string, context: Context): string {
    const patched = code.replace(pattern, () => replacement)
    if (patched === code) context.error(`${this.#plugin}: found no match for the patch "${name}"`)
    this.applied(name)
    return patched
  }

  /** At the end of a build: fails if a patch was not applied. */
  check(context: Context): void {
    const missed = this.#names.filter((name) => !this.#applied.has(name))
    if (missed.length > 0)
      context.error(`${this.#plugin}: found no match for ${missed.map((name) => `"${name}"`).join(", ")}`)
  }
}
