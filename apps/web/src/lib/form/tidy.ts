// What people and phones type around what they mean.

/** Phones like to type full-width letters and a trailing space. */
export const tidyEmail = (typed: string) => typed.normalize("NFKC").trim()

/** Also with the space that many mail programs copy along. */
export const tidyCode = (typed: string) => typed.normalize("NFKC").replace(/[\s-]/g, "")

/** Nothing typed is no number; what is none stays one that is not. */
export const tidyNumber = (typed: string) => {
  const plain = typed.normalize("NFKC").trim()
  return plain === "" ? undefined : Number(plain)
}
