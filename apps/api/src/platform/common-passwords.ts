// Passwords that everybody tries first, most of them from published breaches. Read on first use: most processes never ask.
let known: Promise<ReadonlySet<string>> | undefined

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common")
  return new Set(dictionary["passwords-common"])
}

export function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= load()
  return known
}
