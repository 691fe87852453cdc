import type { Role } from "@shirube/vocabulary/product"

interface Reader {
  readonly role: Role
}

/** The first lesson is public. */
export const OPEN_POSITION = 1
export const isOpen = ({ position }: { readonly position: number }) => position === OPEN_POSITION

/** Members may see and use all lessons. */
export const isMember = (user: Reader | null) => user !== null && user.role !== "company"

export const maySee = (user: Reader | null, lesson: { readonly position: number }) =>
  isOpen(lesson) || isMember(user)
