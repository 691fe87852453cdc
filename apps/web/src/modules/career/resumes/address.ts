import type { Address } from "#web/lib/page/address.ts"

export const RESUMES_PATH = "/career/career-builder/resumes"
export const resumeHref = (id: string): Address => `${RESUMES_PATH}/${id}`
