// Japanese words in a text of another language are marked as Japanese, so that they get a Japanese face, line breaks and voice.

const LETTER = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303fー・〜～！-／：-＠［-｠０-９]`
const WORD = "<ruby[^>]*>.*?</ruby>"
/** Digits, Latin letters and spaces inside a Japanese sentence: JLPT N2に, 3社. */
const BETWEEN = String.raw`[\d A-Za-z.,%+-]{1,12}(?=${LETTER}|<ruby)`
const PARTS = new RegExp(`(?<japanese>(?:${WORD}|${LETTER})(?:${WORD}|${LETTER}|${BETWEEN})*)|<[^>]*>`, "gsu")
/** Han characters alone may be Chinese. */
const IS_JAPANESE = /<ruby|[\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Of rendered text. */
export const markQuotedJapanese = (html: string) =>
  html.replace(PARTS, (part, ...rest) => {
    const { japanese } = rest.at(-1) as { japanese?: string }
    return japanese !== undefined && IS_JAPANESE.test(japanese) ? `<span lang="ja">${part}</span>` : part
  })
