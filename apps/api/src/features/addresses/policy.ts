/** Phones like to type full-width digits, people like to type a space between groups. */
export const tidyCode = (typed: string) => typed.normalize("NFKC").replace(/[\s-]/g, "")
