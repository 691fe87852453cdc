/** The name of a language, including languages that the site does not support. */
export const languageName = (code: string, inLanguage: string) =>
  new Intl.DisplayNames([inLanguage], { type: "language" }).of(code) ?? code
