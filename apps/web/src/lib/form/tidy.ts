// Normalises what people and phones type.

/** Phones tend to type full-width letters and a trailing space. */
export const tidyEmail = (typed: string) => typed.normalize("NFKC").trim()

/** Many mail programs copy a space along with the code. */
export const tidyCode = (typed: string) => typed.normalize("NFKC").replace(/[\s-]/g, "")

/** Empty becomes undefined; non-numeric becomes NaN, which validation refuses. */
export const tidyNumber = (typed: string) => {
  const plain = typed.normalize("NFKC").trim()
  return plain === "" ? undefined : Number(plain)
}
