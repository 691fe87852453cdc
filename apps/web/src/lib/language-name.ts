/** What a language is called, also one that the site itself does not speak. */
export const languageName = (code: string, inLanguage: string) =>
  new Intl.DisplayNames([inLanguage], { type: "language" }).of(code) ?? code
