// Limits of the editors' search for people, free of dependencies so that the browser may import them.

export const LONGEST_MEMBER_SEARCH = 200
