export const LONGEST_HELLO = 300
/** How to reach a member: an address, or an account name. */
export const LONGEST_CONTACT = 120
/** In seven days, whatever becomes of them. */
export const MOST_HELLOS = 10
