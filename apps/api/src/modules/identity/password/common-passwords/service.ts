// The most common passwords, most of them from published breaches. Loaded on first use: most processes never
// need them.
let passwords: Promise<ReadonlySet<string>> | undefined

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common")
  return new Set(dictionary["passwords-common"])
}

export function commonPasswords(): Promise<ReadonlySet<string>> {
  passwords ??= load()
  return passwords
}
