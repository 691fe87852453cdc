/** Spellings that read alike are one name. */
export const typedKey = (name: string) => name.normalize("NFKC").replace(/\s+/g, " ").trim()
