// Which words of a text with furigana are spoken as their kana. Voices use the words to find the accent, so most are spoken as
// they are written; of these a voice does not know which reading is meant, or does not know the word.

/** Words with several common readings, and short forms of this subject that voices spell out. */
const ambiguous = new Set(
  (
    "方 間 後 家 私 金 表 中 上 下 空 人 日 何 他 市 側 角 米 額 縁 床 際 年 月 分 行 通 開 辛 止 抱 避 怒 " +
    "一日 一月 一分 一言 一人 二人 十分 今日 明日 昨日 何人 何時 何月 何日 何社 後日 年月 夜中 最中 大家 " +
    "市場 人気 上手 下手 工場 博士 早急 重複 出生 代替 貼付 生物 身体 私立 市立 化学 大人 変化 初日 仮名 " +
    "技人国 入管 合説 就活 御社 貴社 内々定 逆質問 一対一"
  ).split(" "),
)

/** Names, mostly: their kanji are in no list of words to learn. */
export const isSpokenAsReading = (word: string, reading: string, isInLists: boolean) =>
  !isInLists || /\p{Script=Katakana}/u.test(reading) || ambiguous.has(word)
