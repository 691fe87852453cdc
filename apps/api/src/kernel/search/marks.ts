/**
 * Marks stored before a token to tell where the word occurs: in the title, in a term, in one of these or a
 * heading, often in the text, anywhere; or that it is a whole name of the item. No token starts with a mark.
 */
export const marks = { title: "^", term: "#", head: "~", often: "+", name: "!", anywhere: "" } as const
