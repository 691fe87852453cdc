// Words with two readings, where the context decides: 方 is かた for a person and ほう in a comparison.
// `before` and `after` are parts of the same line.

interface Rule {
  readonly word: string
  /** The dictionary's reading for which the rule does not apply. */
  readonly unless?: string
  readonly reading: string
  holds(before: string, after: string): boolean
}

const AFTER_A_NOUN = /[\p{Script=Han}\p{Script=Katakana}\p{Nd}ー々]$/u
const AFTER_KANA_OR_BRACKET = /(?:^|[\p{Script=Hiragana}」』）)、。：:・\s])$/u
const TO_A_PLACE = /(?:に|へ|まで)[もは]?$/u
const COUNT_FOLLOWS = /^に?[\p{Nd}一二三四五六七八九十数何]/u
const A_CERTAIN_YEAR = /(?:同じ|[のるたいな])$/u
const BEFORE_KANA = /^\p{Script=Hiragana}/u
const STEPS = /(?:[一二三四五六七八九\p{Nd}]つ|一番)$/u
const NUMBER = /[\p{Nd}一二三四五六七八九十]$/u
/** おなかが空く is すく, a seat あく. */
const CROWDED_OR_HUNGRY = /(?:おなか|お腹|腹|電車|バス|車内|店内|道)[がはも]$/u
const A_LENGTH_OF_TIME = /(?:年|半|月|週間?|日)$/u
/** Who does or manages something: 管理人. */
const AGENT = /(?:管理|保証|申請|代理|世話|弁護|差出|紹介|受取)$/u
/** What is opened on a screen. */
const ON_A_SCREEN = /(?:ページ|ファイル|サイト|アプリ|リンク|画面)[^、。]*$/u
/** がいしゃ after what it makes or does: ゲーム会社, 乳業会社. */
const KIND_OF_COMPANY = /[\p{Script=Han}\p{Script=Katakana}ー]$/u
/** Adverbs and prefixes that end like a noun: 直接会社に, 各会社. */
const NO_KIND_OF_COMPANY =
  /(?:[今前後中末際局来段時日年月週朝夜晩各同元両全自々〇]|最近|一度|直接|毎回|大体|全員|全部|多分|突然|早速|今度|今回|一旦|一応|再度|正直|結果|本当|普通|普段|自分|一緒)$/u

const THAN = /より[^。、！？]*$/u
const DIRECTION = /(?:[東西南北上下左右前奥]|後ろ|横|こっち|そっち|あっち|どっち|どちら)の$/u
/** What is better, cheaper, sooner …: 行った方がいい, その方が早い. */
const BETTER =
  /^が(?:ずっと|もっと|はるかに|絶対に?|きっと|やっぱり|やはり)?(?:いい|良|よ[いかくさ]|まし|無難|楽|得|有利|安[くい全心]|確実|簡単|自然|早|速|大[切事]|難し|近|伝わ)/u
const isPerson = (before: string) =>
  /(?:人事|社員|先輩|先生|担当|会社|企業|店|国|センター|目|ほか|他)の$/u.test(before)
const isComparison = (before: string, after: string) =>
  THAN.test(before) || DIRECTION.test(before) || (BETTER.test(after) && !isPerson(before))

const rules: readonly Rule[] = [
  { word: "方", reading: "ほう", holds: isComparison },
  { word: "方", reading: "かた", holds: () => true },
  { word: "後", reading: "ご", holds: (before) => AFTER_A_NOUN.test(before) },
  { word: "後", reading: "あと", holds: () => true },
  {
    word: "年",
    reading: "ねん",
    holds: (before, after) => COUNT_FOLLOWS.test(after) && !A_CERTAIN_YEAR.test(before),
  },
  { word: "上", unless: "うえ", reading: "うえ", holds: (before) => STEPS.test(before) },
  { word: "下", unless: "した", reading: "した", holds: (before) => STEPS.test(before) },
  // び and ばん are suffixes: 誕生日, 改訂版.
  { word: "日", unless: "ひ", reading: "ひ", holds: (before) => /[た」』]$/u.test(before) },
  { word: "版", unless: "はん", reading: "はん", holds: (before) => AFTER_KANA_OR_BRACKET.test(before) },
  { word: "行っ", unless: "いっ", reading: "いっ", holds: (before) => TO_A_PLACE.test(before) },
  {
    word: "通っ",
    unless: "とおっ",
    reading: "とおっ",
    holds: (before, after) => /[がを]$/u.test(before) || /^てしま/u.test(after),
  },
  { word: "今", unless: "いま", reading: "いま", holds: (_before, after) => BEFORE_KANA.test(after) },
  { word: "話", unless: "はなし", reading: "はなし", holds: (before) => !AFTER_A_NOUN.test(before) },
  { word: "名", unless: "めい", reading: "めい", holds: (before) => /姓[^。]*$/u.test(before) },
  {
    word: "表",
    unless: "おもて",
    reading: "おもて",
    holds: (before, after) => /^[と・や]裏/u.test(after) || /(?:封筒|はがき|カード)の$/u.test(before),
  },
  { word: "月", reading: "げつ", holds: (before, after) => /^末/u.test(after) && !NUMBER.test(before) },
  { word: "締め", reading: "じめ", holds: (before) => /[末日]$/u.test(before) },
  { word: "払い", reading: "ばらい", holds: (before) => /[日末]$/u.test(before) },
  { word: "人", reading: "にん", holds: (before) => AGENT.test(before) },
  { word: "中", reading: "なか", holds: (before) => /[いるた]$/u.test(before) },
  { word: "訳", reading: "やく", holds: (before) => /語の?$/u.test(before) },
  {
    word: "開い",
    reading: "あい",
    holds: (before, after) => /[がはも]$/u.test(before) && /^てい/u.test(after),
  },
  { word: "開け", reading: "ひらけ", holds: (before) => ON_A_SCREEN.test(before) },
  { word: "月末", reading: "がつまつ", holds: (before) => NUMBER.test(before) },
  { word: "年", reading: "とし", holds: (_before, after) => /^を(?:取|と[っりる])/u.test(after) },
  {
    word: "会社",
    reading: "がいしゃ",
    holds: (before) => KIND_OF_COMPANY.test(before) && !NO_KIND_OF_COMPANY.test(before),
  },
  { word: "空く", reading: "あく", holds: (before) => !CROWDED_OR_HUNGRY.test(before) },
  { word: "空い", reading: "あい", holds: (before) => !CROWDED_OR_HUNGRY.test(before) },
  { word: "通い", unless: "かよい", reading: "かよい", holds: (before) => A_LENGTH_OF_TIME.test(before) },
  { word: "空", reading: "から", holds: (_before, after) => /^の[箱欄行袋枠瓶]/u.test(after) },
  { word: "描き", reading: "かき", holds: (_before, after) => /^直/u.test(after) },
  { word: "一足", reading: "いっそく", holds: (_before, after) => !/^(?:先|違|早|飛)/u.test(after) },
  // 三百, 六百, 八百, 三千, 八千.
  { word: "百", reading: "びゃく", holds: (before) => /三$/u.test(before) },
  { word: "百", reading: "ぴゃく", holds: (before) => /[六八]$/u.test(before) },
  { word: "千", reading: "ぜん", holds: (before) => /三$/u.test(before) },
  { word: "六", reading: "ろっ", holds: (_before, after) => /^百/u.test(after) },
  { word: "八", reading: "はっ", holds: (_before, after) => /^[百千]/u.test(after) },
  {
    word: "何分",
    reading: "なんぷん",
    holds: (_before, after) => /^(?:か|で|も|ぐらい|くらい|ほど|前|後|間)/u.test(after),
  },
]

/** Undefined if the dictionary's reading applies. */
export const readingInContext = (word: string, reading: string | null, before: string, after: string) =>
  rules.find((rule) => rule.word === word && rule.unless !== reading && rule.holds(before, after))?.reading
