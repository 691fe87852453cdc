import type { Role } from "@shirube/vocabulary/product"

export const mayFollow = ({ role }: { readonly role: Role }) => role !== "company"
