/** Of what is typed to find a person by their name. */
export const LONGEST_SEARCHED_NAME = 60
