const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

/** For HTML and XML; drops control characters, which are invalid in XML. */
export const escapeMarkup = (text: string): string =>
  text
    .replace(/(?![\n\t])\p{Cc}|[\ufffe\uffff]/gu, "")
    .replace(/[&<>"']/g, (character) => entities[character] ?? character)
