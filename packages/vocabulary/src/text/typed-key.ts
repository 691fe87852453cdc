/** Spellings that differ only in width and spaces are one name. */
export const typedKey = (name: string) => name.normalize("NFKC").replace(/\s+/g, " ").trim()
