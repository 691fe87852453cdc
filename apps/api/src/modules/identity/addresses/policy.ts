/** Accepts full-width digits, which phones type, and spaces between groups. */
export const tidyCode = (typed: string) => typed.normalize("NFKC").replace(/[\s-]/g, "")
