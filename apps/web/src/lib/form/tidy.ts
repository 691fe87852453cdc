// What people and phones type around what they mean.

/** Phones like to type full-width letters and a trailing space. */
export const tidyEmail = (typed: string) => typed.normalize("NFKC").trim()

/** Also with the space that many mail programs copy along. */
export const tidyCode = (typed: string) => typed.normalize("NFKC").replace(/[\s-]/g, "")
