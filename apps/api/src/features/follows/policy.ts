import type { Role } from "@shirube/contract/product"

export const mayFollow = ({ role }: { readonly role: Role }) => role !== "company"
