// The demo's senpai whose answers are shown. Invented people, as everywhere in the demo.
import type { Language } from "@shirube/vocabulary/language"

type Both = Readonly<Record<Language, string>>

export interface Voice {
  readonly name: Both
  readonly seal: string
  /** Who speaks, in one line. */
  readonly who: Both
}

const same = (name: string): Both => ({ en: name, ja: name })

const written = {
  "wei-chen": {
    name: { en: "Wei Chen", ja: "{魏|ウェイ} {晨|チェン}" },
    seal: "魏",
    who: {
      en: "from China, trading company in Tokyo",
      ja: "{中国|ちゅうごく}{出身|しゅっしん}、{東京|とうきょう}の{商社|しょうしゃ}",
    },
  },
  "mai-phuong": {
    name: same("Phạm Mai Phương"),
    seal: "MP",
    who: {
      en: "from Vietnam, audit firm in Osaka",
      ja: "ベトナム{出身|しゅっしん}、{大阪|おおさか}の{監査|かんさ}{法人|ほうじん}",
    },
  },
  "yu-ting-lin": {
    name: { en: "Lin Yuting", ja: "{林|リン} {雨庭|ウテイ}" },
    seal: "雨",
    who: {
      en: "from Taiwan, marketing at a cosmetics company",
      ja: "{台湾|たいわん}{出身|しゅっしん}、{化粧|けしょう}{品|ひん}メーカーのマーケティング",
    },
  },
  "adaeze-eze": {
    name: same("Adaeze Eze"),
    seal: "AE",
    who: {
      en: "from Nigeria, consultant in Tokyo",
      ja: "ナイジェリア{出身|しゅっしん}、{東京|とうきょう}のコンサルタント",
    },
  },
  "daniel-weber": {
    name: same("Daniel Weber"),
    seal: "DW",
    who: {
      en: "from Germany, patent engineer",
      ja: "ドイツ{出身|しゅっしん}、{特許|とっきょ}{技術|ぎじゅつ}{者|しゃ}",
    },
  },
  "aigerim-sadykova": {
    name: same("Aigerim Sadykova"),
    seal: "AS",
    who: {
      en: "from Kazakhstan, legal department of an energy company",
      ja: "カザフスタン{出身|しゅっしん}、エネルギー{会社|がいしゃ}の{法務|ほうむ}",
    },
  },
  "jiaxin-li": {
    name: { en: "Li Jiaxin", ja: "{李|リー} {佳欣|ジャーシン}" },
    seal: "李",
    who: {
      en: "from China, regional bank, then securities",
      ja: "{中国|ちゅうごく}{出身|しゅっしん}、{地方銀行|ちほうぎんこう}から{証券|しょうけん}{会社|がいしゃ}へ",
    },
  },
  "chayanee-suksai": {
    name: same("Chayanee Suksai"),
    seal: "CS",
    who: {
      en: "from Thailand, food development in Osaka",
      ja: "タイ{出身|しゅっしん}、{大阪|おおさか}の{食品|しょくひん}メーカーで{商品|しょうひん}{開発|かいはつ}",
    },
  },
  "camille-laurent": {
    name: same("Camille Laurent"),
    seal: "CL",
    who: { en: "from France, UX designer", ja: "フランス{出身|しゅっしん}、UXデザイナー" },
  },
  "emily-carter": {
    name: same("Emily Carter"),
    seal: "EC",
    who: {
      en: "from the United States, ed-tech company in Saitama",
      ja: "アメリカ{出身|しゅっしん}、{埼玉|さいたま}の{教育|きょういく}サービス{会社|がいしゃ}",
    },
  },
  "zarina-yusupova": {
    name: same("Zarina Yusupova"),
    seal: "ZY",
    who: {
      en: "from Uzbekistan, travel planner in Kanazawa",
      ja: "ウズベキスタン{出身|しゅっしん}、{金沢|かなざわ}の{旅行|りょこう}{会社|がいしゃ}",
    },
  },
  "linh-tran": {
    name: same("Trần Thùy Linh"),
    seal: "TL",
    who: {
      en: "from Vietnam, software engineer in Tokyo",
      ja: "ベトナム{出身|しゅっしん}、{東京|とうきょう}のソフトウェアエンジニア",
    },
  },
  "minjun-park": {
    name: same("박민준"),
    seal: "박",
    who: {
      en: "from South Korea, game planner in Fukuoka",
      ja: "{韓国|かんこく}{出身|しゅっしん}、{福岡|ふくおか}のゲームプランナー",
    },
  },
  "anjali-menon": {
    name: same("Anjali Menon"),
    seal: "AM",
    who: {
      en: "from India, data scientist in Tokyo",
      ja: "インド{出身|しゅっしん}、{東京|とうきょう}のデータサイエンティスト",
    },
  },
  "thura-aung": {
    name: same("Thura Aung"),
    seal: "TA",
    who: {
      en: "from Myanmar, civil engineer in Sendai",
      ja: "ミャンマー{出身|しゅっしん}、{仙台|せんだい}の{土木|どぼく}エンジニア",
    },
  },
  "nuwan-perera": {
    name: same("Nuwan Perera"),
    seal: "NP",
    who: {
      en: "from Sri Lanka, production engineer in Aichi",
      ja: "スリランカ{出身|しゅっしん}、{愛知|あいち}の{自動車|じどうしゃ}{部品|ぶひん}メーカーで{生産|せいさん}{技術|ぎじゅつ}",
    },
  },
  "batbayar-dorj": {
    name: same("Batbayar Dorj"),
    seal: "Б",
    who: {
      en: "from Mongolia, systems engineer in Sapporo",
      ja: "モンゴル{出身|しゅっしん}、{札幌|さっぽろ}のシステムエンジニア",
    },
  },
  "farhan-hossain": {
    name: same("Farhan Hossain"),
    seal: "FH",
    who: {
      en: "from Bangladesh, embedded software in Yokohama",
      ja: "バングラデシュ{出身|しゅっしん}、{横浜|よこはま}で{組|く}み{込|こ}みソフトウェアを{開発|かいはつ}",
    },
  },
  "lucas-ferreira": {
    name: same("Lucas Ferreira"),
    seal: "LF",
    who: {
      en: "from Brazil, quality control in Hamamatsu",
      ja: "ブラジル{出身|しゅっしん}、{浜松|はままつ}の{部品|ぶひん}メーカーで{品質|ひんしつ}{管理|かんり}",
    },
  },
  "omar-haddad": {
    name: same("Omar Haddad"),
    seal: "OH",
    who: {
      en: "from Egypt, wind energy in Fukuoka",
      ja: "エジプト{出身|しゅっしん}、{福岡|ふくおか}の{再生|さいせい}{可能|かのう}エネルギーの{会社|かいしゃ}",
    },
  },
  "prakash-gurung": {
    name: same("Prakash Gurung"),
    seal: "PG",
    who: {
      en: "from Nepal, warehouse planning in Nagoya",
      ja: "ネパール{出身|しゅっしん}、{名古屋|なごや}の{物流|ぶつりゅう}{会社|がいしゃ}",
    },
  },
  "siti-rahma": {
    name: same("Siti Rahma"),
    seal: "SR",
    who: {
      en: "from Indonesia, hotel front office in Kyoto",
      ja: "インドネシア{出身|しゅっしん}、{京都|きょうと}のホテルのフロント",
    },
  },
  "sarah-lim": {
    name: same("Sarah Lim"),
    seal: "SL",
    who: {
      en: "from Malaysia, ground operations at an airport in Chiba",
      ja: "マレーシア{出身|しゅっしん}、{千葉|ちば}の{空港|くうこう}の{地上|ちじょう}{業務|ぎょうむ}",
    },
  },
} as const satisfies Record<string, Voice>

export type VoiceKey = keyof typeof written
export const voices: Readonly<Record<VoiceKey, Voice>> = written
