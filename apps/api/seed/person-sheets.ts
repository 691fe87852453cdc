// One sheet per senpai of the demo: what every text about them agrees with. Their profiles and work histories are in
// senpai/, this adds how texts call them and what they tell more than once. A test compares all texts with it.

interface Story {
  /** A text by this person that matches one of these … */
  readonly about: Readonly<Record<"en" | "ja", RegExp>>
  /** … says this. */
  readonly says: Readonly<Record<"en" | "ja", RegExp>>
}

export interface PersonSheet {
  readonly called: Readonly<Record<"en" | "ja", string>>
  readonly country: Readonly<Record<"en" | "ja", string>>
  readonly level: "n1" | "n2"
  /** First month at the company where they work now. */
  readonly since: string
  readonly company: string
  /** City, prefecture or both: what texts call the place where they work. */
  readonly places: readonly Readonly<Record<"en" | "ja", string>>[]
  readonly stories?: readonly Story[]
}

const tokyo = { en: "Tokyo", ja: "東京" }
const osaka = { en: "Osaka", ja: "大阪" }
const yokohama = { en: "Yokohama", ja: "横浜" }
const fukuoka = { en: "Fukuoka", ja: "福岡" }

/** By the part before the @ of the address. */
export const personSheets: Readonly<Record<string, PersonSheet>> = {
  "linh-tran": {
    called: { en: "Linh", ja: "リン" },
    country: { en: "Vietnam", ja: "ベトナム" },
    level: "n1",
    since: "2021-04",
    company: "Kumonami Cloud",
    places: [tokyo],
    stories: [
      {
        about: { en: /my first code review/i, ja: /コードレビュー/ },
        says: { en: /\b61\b|sixty-one/i, ja: /61/ },
      },
      {
        about: { en: /in my day|when I (?:applied|changed),? the fee/i, ja: /私のとき(?:は|の手数料)/ },
        says: { en: /4,000/, ja: /4,000円/ },
      },
    ],
  },
  "minjun-park": {
    called: { en: "Minjun", ja: "ミンジュン" },
    country: { en: "South Korea", ja: "韓国" },
    level: "n1",
    since: "2021-04",
    company: "Hakata Pixel Works",
    places: [fukuoka],
  },
  "anjali-menon": {
    called: { en: "Anjali", ja: "アンジャリ" },
    country: { en: "India", ja: "インド" },
    level: "n2",
    since: "2021-04",
    company: "Sumire Analytics",
    places: [tokyo],
  },
  "thura-aung": {
    called: { en: "Thura", ja: "トゥラ" },
    country: { en: "Myanmar", ja: "ミャンマー" },
    level: "n1",
    since: "2021-04",
    company: "Aobayama Construction",
    places: [{ en: "Sendai", ja: "仙台" }],
  },
  "nuwan-perera": {
    called: { en: "Nuwan", ja: "ヌワン" },
    country: { en: "Sri Lanka", ja: "スリランカ" },
    level: "n2",
    since: "2020-04",
    company: "Mikawa Press Parts",
    places: [
      { en: "Okazaki", ja: "岡崎" },
      { en: "Aichi", ja: "愛知" },
    ],
  },
  "batbayar-dorj": {
    called: { en: "Batbayar", ja: "バトバヤル" },
    country: { en: "Mongolia", ja: "モンゴル" },
    level: "n1",
    since: "2020-04",
    company: "Tokachi Systems",
    places: [{ en: "Sapporo", ja: "札幌" }],
    stories: [
      {
        about: { en: /\d+ (?:office )?words/, ja: /\d+(?:語|の言葉|個の言葉)/ },
        says: { en: /\b220\b/, ja: /220/ },
      },
    ],
  },
  "farhan-hossain": {
    called: { en: "Farhan", ja: "ファルハン" },
    country: { en: "Bangladesh", ja: "バングラデシュ" },
    level: "n2",
    since: "2023-04",
    company: "Isogo Embedded",
    places: [yokohama],
  },
  "lucas-ferreira": {
    called: { en: "Lucas", ja: "ルーカス" },
    country: { en: "Brazil", ja: "ブラジル" },
    level: "n2",
    since: "2020-04",
    company: "Enshu Bearing Works",
    places: [{ en: "Hamamatsu", ja: "浜松" }],
  },
  "omar-haddad": {
    called: { en: "Omar", ja: "オマル" },
    country: { en: "Egypt", ja: "エジプト" },
    level: "n2",
    since: "2022-04",
    company: "Itoshima Wind Power",
    places: [fukuoka],
    stories: [
      {
        about: {
          en: /I learned that (?:a|my) status|last week of (?:August|October)/,
          ja: /在留資格に「自由」|(?:8|10)月の最後の週/,
        },
        says: { en: /August/, ja: /8月/ },
      },
    ],
  },
  "prakash-gurung": {
    called: { en: "Prakash", ja: "プラカシュ" },
    country: { en: "Nepal", ja: "ネパール" },
    level: "n2",
    since: "2020-04",
    company: "Kiso River Logistics",
    places: [{ en: "Nagoya", ja: "名古屋" }],
    stories: [
      {
        about: {
          en: /\d\d,\d{3} yen (?:in (?:the bank|my account)|on 1 April)|I had \d\d,\d{3} yen/,
          ja: /貯金/,
        },
        says: { en: /62,000/, ja: /6万2千円|62,000円/ },
      },
      { about: { en: /\d+ houses/, ja: /\d+軒、/ }, says: { en: /\b214\b/, ja: /214軒/ } },
    ],
  },
  "siti-rahma": {
    called: { en: "Siti", ja: "シティ" },
    country: { en: "Indonesia", ja: "インドネシア" },
    level: "n1",
    since: "2022-04",
    company: "Hotel Kamo Akari",
    places: [{ en: "Kyoto", ja: "京都" }],
    stories: [
      {
        about: { en: /(?:applied|waited) (?:on|until) \d+ January/, ja: /1月\d+日に申請/ },
        says: { en: /28 January[^.]*30 March|28 January/, ja: /1月28日/ },
      },
    ],
  },
  "sarah-lim": {
    called: { en: "Sarah", ja: "サラ" },
    country: { en: "Malaysia", ja: "マレーシア" },
    level: "n1",
    since: "2021-10",
    company: "Boso Ground Service",
    places: [{ en: "Narita", ja: "成田" }],
  },
  "wei-chen": {
    called: { en: "Wei", ja: "ウェイ" },
    country: { en: "China", ja: "中国" },
    level: "n1",
    since: "2019-04",
    company: "Asagi Trading",
    places: [tokyo],
    stories: [
      {
        about: {
          en: /(?:I sent|^) ?\d+ entry sheets|\d+ entry sheets, \d+/m,
          ja: /ES\d+社|エントリーシート(?:を|は)\d+社/,
        },
        says: { en: /\b43\b/, ja: /43社/ },
      },
      {
        about: { en: /\d+ (?:final interviews|finals)/, ja: /最終(?:面接)?\d+社/ },
        says: { en: /\b7 final/, ja: /最終(?:面接)?7社/ },
      },
    ],
  },
  "mai-phuong": {
    called: { en: "Phuong", ja: "フオン" },
    country: { en: "Vietnam", ja: "ベトナム" },
    level: "n1",
    since: "2021-04",
    company: "Yodogawa Audit",
    places: [osaka],
  },
  "yu-ting-lin": {
    called: { en: "Yuting", ja: "ウテイ" },
    country: { en: "Taiwan", ja: "台湾" },
    level: "n1",
    since: "2019-04",
    company: "Hanairo Cosmetics",
    places: [tokyo],
  },
  "maria-santos": {
    called: { en: "Maria", ja: "マリア" },
    country: { en: "the Philippines", ja: "フィリピン" },
    level: "n1",
    since: "2018-10",
    company: "Sumida Staffing",
    places: [tokyo],
    stories: [
      {
        about: { en: /applications (?:a|on a busy) day/i, ja: /1日に?\d+(?:通|枚|件)/ },
        says: { en: /\b30\b|thirty/i, ja: /30/ },
      },
    ],
  },
  "adaeze-eze": {
    called: { en: "Adaeze", ja: "アダエゼ" },
    country: { en: "Nigeria", ja: "ナイジェリア" },
    level: "n2",
    since: "2023-04",
    company: "Kanda Advisory",
    places: [tokyo],
  },
  "daniel-weber": {
    called: { en: "Daniel", ja: "ダニエル" },
    country: { en: "Germany", ja: "ドイツ" },
    level: "n1",
    since: "2016-04",
    company: "Toranomon Patent Office",
    places: [tokyo],
  },
  "aigerim-sadykova": {
    called: { en: "Aigerim", ja: "アイゲリム" },
    country: { en: "Kazakhstan", ja: "カザフスタン" },
    level: "n1",
    since: "2018-04",
    company: "Kitakaze Energy",
    places: [tokyo],
  },
  "jiaxin-li": {
    called: { en: "Jiaxin", ja: "カキン" },
    country: { en: "China", ja: "中国" },
    level: "n1",
    since: "2022-07",
    company: "Minato Mirai Securities",
    places: [yokohama],
  },
  "chayanee-suksai": {
    called: { en: "Chayanee", ja: "チャヤニー" },
    country: { en: "Thailand", ja: "タイ" },
    level: "n2",
    since: "2024-04",
    company: "Naniwa Ajiwai Foods",
    places: [osaka],
  },
  "camille-laurent": {
    called: { en: "Camille", ja: "カミーユ" },
    country: { en: "France", ja: "フランス" },
    level: "n2",
    since: "2018-10",
    company: "Atelier Yanaka",
    places: [tokyo],
  },
  "emily-carter": {
    called: { en: "Emily", ja: "エミリー" },
    country: { en: "the United States", ja: "アメリカ" },
    level: "n2",
    since: "2018-10",
    company: "Manabi Loop",
    places: [{ en: "Saitama", ja: "埼玉" }],
  },
  "zarina-yusupova": {
    called: { en: "Zarina", ja: "ザリナ" },
    country: { en: "Uzbekistan", ja: "ウズベキスタン" },
    level: "n1",
    since: "2024-04",
    company: "Kenroku Journeys",
    places: [{ en: "Kanazawa", ja: "金沢" }],
    stories: [
      {
        about: { en: /company of \d+|there are \d+ of us|\d+ colleagues/i, ja: /\d+人の会社|社員\d+人/ },
        says: { en: /\b28\b/, ja: /28人/ },
      },
    ],
  },
}
