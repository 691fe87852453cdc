import type { Role } from "@shirube/contract/product"

interface Reader {
  readonly role: Role
}

/** The first lesson is for everybody. */
export const OPEN_POSITION = 1
export const isOpen = ({ position }: { readonly position: number }) => position === OPEN_POSITION

/** All lessons, and all that one can do with them. */
export const isMember = (user: Reader | null) => user !== null && user.role !== "company"

export const maySee = (user: Reader | null, lesson: { readonly position: number }) =>
  isOpen(lesson) || isMember(user)
