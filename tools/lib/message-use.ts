// Which texts the source uses, read from its literals. Errs towards "used": a key counts as used if a file
// that names its area contains a matching literal (or template).

interface Use {
  readonly isUsed: (key: string) => boolean
  /** Full keys that are used literally. */
  readonly asked: readonly string[]
}

const plain = /"([\w-]+(?:\.[\w-]+)*)"/g
const template = /`((?:[\w.-]|\$\{[^{}`]*\})+)`/g
const binding = /const\s+(\w+)\s*=\s*(?:await\s+)?useTranslations\(\s*"([\w.-]+)"\s*\)/g

export function usedKeys(sources: readonly string[]): Use {
  const files = sources.map(readLiterals)
  return {
    isUsed: (key) => files.some((file) => fits(key, file)),
    asked: [...new Set(sources.flatMap(askedKeys))].sort(),
  }
}

interface Literals {
  readonly texts: ReadonlySet<string>
  readonly patterns: readonly RegExp[]
}

function readLiterals(source: string): Literals {
  const texts = new Set([...source.matchAll(plain)].map(([, text = ""]) => text))
  const patterns = [...source.matchAll(template)]
    .map(([, text = ""]) => text.split(/\$\{[^{}]*\}/).map((part) => part.replaceAll(".", "\\.")))
    .filter((parts) => parts.join("") !== "")
    .map((parts) => new RegExp(`^${parts.join("[\\w.-]+")}$`))
  return { texts, patterns }
}

function fits(key: string, { texts, patterns }: Literals): boolean {
  const says = (text: string) => texts.has(text) || patterns.some((pattern) => pattern.test(text))
  if (says(key)) return true
  const parts = key.split(".")
  return parts.slice(1).some((_, cut) => {
    const area = parts.slice(0, cut + 1).join(".")
    return texts.has(area) && says(parts.slice(cut + 1).join("."))
  })
}

function askedKeys(source: string): string[] {
  const bindings = [...source.matchAll(binding)].map(([, name = "", area = ""]) => ({ name, area }))
  // The same name bound to two areas in one file: only the type checker could tell them apart.
  const clear = bindings.filter(({ name, area }) => bindings.every((b) => b.name !== name || b.area === area))
  return clear.flatMap(({ name, area }) => {
    const call = new RegExp(`(?<![.\\w])${name}(?:\\.(?:rich|markup|raw))?\\(\\s*"([\\w.-]+)"`, "g")
    return [...source.matchAll(call)].map(([, key = ""]) => `${area}.${key}`)
  })
}
