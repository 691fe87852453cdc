// Readings in Latin letters, normalised across the usual spellings: しゅうかつ, シュウカツ, shūkatsu,
// shuukatsu, syukatu and shukatsu all become `shukatsu`. Long vowels are shortened, because most people write
// them so.

const SYLLABLES: ReadonlyMap<string, string> = new Map(
  [
    "きゃ kya きゅ kyu きょ kyo しゃ sha しゅ shu しょ sho しぇ she ちゃ cha ちゅ chu ちょ cho ちぇ che にゃ nya にゅ nyu にょ nyo",
    "ひゃ hya ひゅ hyu ひょ hyo みゃ mya みゅ myu みょ myo りゃ rya りゅ ryu りょ ryo ぎゃ gya ぎゅ gyu ぎょ gyo じゃ ja じゅ ju",
    "じょ jo じぇ je びゃ bya びゅ byu びょ byo ぴゃ pya ぴゅ pyu ぴょ pyo てぃ ti でぃ di とぅ tu どぅ du ふぁ fa ふぃ fi",
    "ふぇ fe ふぉ fo うぃ wi うぇ we うぉ wo ゔぁ va ゔぃ vi ゔぇ ve ゔぉ vo でゅ dyu つぁ tsa あ a い i う u",
    "え e お o か ka き ki く ku け ke こ ko さ sa し shi す su せ se そ so た ta ち chi",
    "つ tsu て te と to な na に ni ぬ nu ね ne の no は ha ひ hi ふ fu へ he ほ ho ま ma",
    "み mi む mu め me も mo や ya ゆ yu よ yo ら ra り ri る ru れ re ろ ro わ wa を wo",
    "ん n が ga ぎ gi ぐ gu げ ge ご go ざ za じ ji ず zu ぜ ze ぞ zo だ da ぢ ji づ zu",
    "で de ど do ば ba び bi ぶ bu べ be ぼ bo ぱ pa ぴ pi ぷ pu ぺ pe ぽ po ゔ vu ぁ a",
    "ぃ i ぅ u ぇ e ぉ o ゃ ya ゅ yu ょ yo",
  ].flatMap((line) =>
    [...line.matchAll(/(\S+) (\S+)/g)].map(([, kana = "", spelled = ""]) => [kana, spelled] as const),
  ),
)

/** Katakana to hiragana, one character for one. */
export const asHiragana = (text: string) =>
  text.replace(/[\u30a1-\u30f6]+/g, (letters) => {
    let hiragana = ""
    for (let i = 0; i < letters.length; i++) hiragana += String.fromCharCode(letters.charCodeAt(i) - 0x60)
    return hiragana
  })

/** The normalised spelling of a reading in kana; undefined if it contains anything else. */
export function spellReading(kana: string): string | undefined {
  const letters = asHiragana(kana.normalize("NFKC")).replace(/[ー・\s]/g, "")
  if (!/^[\u3041-\u3094]+$/.test(letters)) return undefined
  let spelled = ""
  let isDouble = false
  for (let i = 0; i < letters.length; ) {
    const pair = letters.slice(i, i + 2)
    const kana = pair.length === 2 && SYLLABLES.has(pair) ? pair : letters.slice(i, i + 1)
    i += kana.length
    if (kana === "っ") {
      isDouble = true
      continue
    }
    const syllable = SYLLABLES.get(kana) ?? ""
    spelled += isDouble && /^[bcdfghjklmpqrstvwyz]/.test(syllable) ? syllable.charAt(0) + syllable : syllable
    isDouble = false
  }
  return foldRomaji(spelled)
}

const OTHER_SPELLINGS: readonly (readonly [pattern: RegExp, usual: string])[] = [
  [/sy(?=[aou])/g, "sh"],
  [/(?:ty|cy)(?=[aou])/g, "ch"],
  [/(?:zy|jy|dy)(?=[aou])/g, "j"],
  [/si/g, "shi"],
  [/ti/g, "chi"],
  [/tu/g, "tsu"],
  [/(?<![cs])hu/g, "fu"],
  [/[zd]i/g, "ji"],
  [/du|dzu/g, "zu"],
  [/tch/g, "cch"],
  [/m(?=[bmp])/g, "n"],
  [/n['’]/g, "n"],
  [/o(?:[ou]|h(?![aeiouy]))/g, "o"],
  [/uu/g, "u"],
  [/aa/g, "a"],
  [/ii/g, "i"],
  [/ee/g, "e"],
]

/** Latin letters without accents, in the normalised spelling: `shibō`, `shibou` and `sibou` become `shibo`. */
export function foldRomaji(word: string): string {
  let folded = withoutMarks(word)
  for (const [pattern, usual] of OTHER_SPELLINGS) folded = folded.replace(pattern, usual)
  return folded
}

const SYLLABLE_CHAIN =
  /^(?:(?:[kgsztdnhbpmrfjvw]|sh|ch|ts|[kgnhbpmr]y)?[aiueo]|y[auo]|n(?![aiueoy])|([kgsztdbpcj])(?=\1))+$/

/** Whether a folded word could be Japanese at all. */
export const isRomaji = (folded: string) => SYLLABLE_CHAIN.test(folded)

/** `é` as `e`, `ū` as `u`. */
export const withoutMarks = (word: string) =>
  ASCII.test(word) ? word : word.normalize("NFD").replace(/\p{M}/gu, "")
const ASCII = /^[\x20-\x7e]*$/
