/** The token in the link that a command or an email names. */
export const linkIn = (text: string) => /\/invitation\/([\w-]+)/.exec(text)?.[1] ?? ""
