/** The first day that is counted from the tables of this site. Earlier ones were brought, and are not counted again. */
export const COUNTED_FROM = "figures-counted-from"
