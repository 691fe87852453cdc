/** One line: what is missing, or what helped. */
export const LONGEST_FEEDBACK_LINE = 200
