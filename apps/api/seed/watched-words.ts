// The demo's watched words: topics that get students into trouble, in the two languages of the site.
export const watchedWords: readonly {
  readonly phrase: string
  readonly note: string
  readonly isHeld: boolean
}[] = [
  ...[
    { phrase: "residence card for sale", note: "Trade in residence cards is a crime" },
    { phrase: "sell your residence card", note: "Trade in residence cards is a crime" },
    { phrase: "fake residence card", note: "Forged documents" },
    { phrase: "fake certificate", note: "Forged documents" },
    { phrase: "guaranteed visa", note: "Nobody can guarantee a status of residence" },
    { phrase: "在留カード売ります", note: "在留カードの売買は犯罪" },
    { phrase: "在留カード買います", note: "在留カードの売買は犯罪" },
    { phrase: "偽造", note: "書類の偽造" },
    { phrase: "在留資格保証", note: "在留資格を保証できる人はいない" },
    { phrase: "口座売ります", note: "銀行口座の売買は犯罪" },
    { phrase: "口座買います", note: "銀行口座の売買は犯罪" },
  ].map((word) => ({ ...word, isHeld: true })),
  ...[
    { phrase: "LINE ID", note: "Leads people away from here, or shows a private account" },
    { phrase: "WhatsApp me", note: "Leads people away from here" },
    { phrase: "telegram group", note: "Leads people away from here" },
    { phrase: "placement fee", note: "In Japan, agents may not take fees from people who look for work" },
    { phrase: "pay for a job", note: "Fee-charging brokers" },
    { phrase: "registration fee", note: "Fee-charging brokers" },
    { phrase: "easy money", note: "Illegal part-time work (yami baito)" },
    { phrase: "LINE交換", note: "ほかの場所への誘導、個人のアカウント" },
    { phrase: "LINEで連絡", note: "ほかの場所への誘導、個人のアカウント" },
    { phrase: "紹介料", note: "求職者から手数料を取る業者" },
    { phrase: "登録料", note: "求職者から手数料を取る業者" },
    { phrase: "闇バイト", note: "違法な仕事の募集" },
    { phrase: "高額バイト", note: "違法な仕事の募集" },
    { phrase: "即日現金", note: "違法な仕事の募集" },
  ].map((word) => ({ ...word, isHeld: false })),
]
