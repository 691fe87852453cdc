/** What follows a number on the same line: 28時間, 3か月, 100万円. A source for regular expressions. */
export const COUNTER =
  "(?:[千万億]?(?:[かヶカ][月国所]|[年月日時分秒回社人名点円歳割号条字週倍件枚通冊級階校本つ個歩％])[間目生度円]?)"
