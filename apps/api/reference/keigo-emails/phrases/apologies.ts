// Apologies, refusals and farewells.
import { type KeigoPhrase, part } from "../shape.ts"

export const apologies = {
  moshiwake: {
    forms: [
      "{大変|たいへん}{申|もう}し{訳|わけ}ございません",
      "{誠|まこと}に{申|もう}し{訳|わけ}ございません",
      "{申|もう}し{訳|わけ}ございません",
    ],
    plain: "{本当|ほんとう}にごめんなさい",
    kind: "teineigo",
    level: "formal",
    parts: [
      part("{大変|たいへん}", "very", "とても"),
      part("{申|もう}し{訳|わけ}", "excuse, explanation", "{言|い}い{訳|わけ}"),
      part(
        "ございません",
        "polite form of ない: there is no excuse",
        "「ない」の{丁寧|ていねい}な{形|かたち}",
      ),
    ],
    effect: {
      en: "The apology in business. {大変|たいへん} and {誠|まこと}に make it stronger.",
      ja: "{仕事|しごと}でのお{詫|わ}びの{言葉|ことば}です。「{大変|たいへん}」「{誠|まこと}に」で{強|つよ}くなります。",
    },
    avoid: {
      en: "Not as “excuse me” before a question: that is {恐|おそ}れ{入|い}りますが.",
      ja: "{質問|しつもん}の{前|まえ}の「すみません」には{使|つか}いません。「{恐|おそ}れ{入|い}りますが」にします。",
    },
  },
  gomeiwaku: {
    forms: ["ご{迷惑|めいわく}をおかけいたします"],
    plain: "{迷惑|めいわく}をかけます",
    kind: "kenjogo",
    level: "formal",
    parts: [
      part(
        "ご{迷惑|めいわく}",
        "trouble for the other person",
        "{相手|あいて}が{受|う}ける{迷惑|めいわく}なので「ご」をつける",
      ),
      part(
        "を おかけ",
        "causing, made humble",
        "かけること。{自分|じぶん}の{行動|こうどう}を{低|ひく}めて{言|い}う{形|かたち}",
      ),
      part("いたします", "humble form of します", "「します」の{謙譲語|けんじょうご}"),
    ],
    effect: {
      en: "Says that you know what you cause.",
      ja: "{相手|あいて}に{迷惑|めいわく}をかけることをわかっている、と{伝|つた}えます。",
    },
    avoid: {
      en: "Without a way forward. Say also what you will do.",
      ja: "これだけで{終|お}わりません。どうするかも{一緒|いっしょ}に{書|か}きます。",
    },
  },
  owabi: {
    forms: ["お{詫|わ}び{申|もう}し{上|あ}げます"],
    plain: "{謝|あやま}ります",
    kind: "kenjogo",
    level: "very-formal",
    parts: [
      part("お{詫|わ}び", "apology", "{謝|あやま}ること"),
      part(
        "{申|もう}し{上|あ}げます",
        "humble form of {言|い}います",
        "「{言|い}います」の{謙譲語|けんじょうご}",
      ),
    ],
    effect: {
      en: "The most formal apology, used once.",
      ja: "{最|もっと}も{改|あらた}まったお{詫|わ}びです。1{通|つう}のメールに1{回|かい}だけ{書|か}きます。",
    },
    avoid: {
      en: "Not for small things: {申|もう}し{訳|わけ}ございません.",
      ja: "{小|ちい}さなことには「{申|もう}し{訳|わけ}ございません」を{使|つか}います。",
    },
  },
  goyosha: {
    forms: ["ご{容赦|ようしゃ}ください"],
    plain: "{許|ゆる}してください",
    kind: "sonkeigo",
    level: "very-formal",
    parts: [
      part(
        "ご{容赦|ようしゃ}",
        "forgiveness, given by you",
        "{許|ゆる}すこと。{相手|あいて}の{行動|こうどう}なので「ご」をつける",
      ),
      part("ください", "please", "お{願|ねが}いの{言葉|ことば}"),
    ],
    effect: {
      en: "Asks for forgiveness for the way you write, for example only by email.",
      ja: "メールだけで{伝|つた}えることなどを、{許|ゆる}してもらうようにお{願|ねが}いします。",
    },
    avoid: {
      en: "Not for a real mistake: apologise instead.",
      ja: "{自分|じぶん}の{失敗|しっぱい}には{使|つか}いません。まずお{詫|わ}びします。",
    },
  },
  saite: {
    forms: ["お{時間|じかん}を{割|さ}いていただいたにもかかわらず"],
    plain: "{時間|じかん}をくれたのに",
    kind: "kenjogo",
    level: "formal",
    parts: [
      part("お{時間|じかん}", "time of the other person", "{相手|あいて}の{時間|じかん}なので「お」をつける"),
      part("を {割|さ}いて", "cutting out, making free", "{分|わ}けて"),
      part("いただいた", "humble form of もらった", "「もらった」の{謙譲語|けんじょうご}"),
      part("に もかかわらず", "although", "「〜のに」の{書|か}き{言葉|ことば}"),
    ],
    effect: {
      en: "Recognises the time they gave before you refuse.",
      ja: "{断|ことわ}る{前|まえ}に、{時間|じかん}を{使|つか}ってもらったことへの{気持|きも}ちを{表|あらわ}します。",
    },
    avoid: {
      en: "{時間|じかん} without お would be yours.",
      ja: "「お」をつけないと、{自分|じぶん}の{時間|じかん}のように{聞|き}こえます。",
    },
  },
  sasete: {
    forms: ["{辞退|じたい}させていただきたく", "{退職|たいしょく}させていただきたく"],
    plain: "{辞退|じたい}したいので",
    kind: "kenjogo",
    level: "formal",
    parts: [
      part("{辞退|じたい}", "declining", "{断|ことわ}ること"),
      part("させて", "being allowed to do", "「する」ことを{許|ゆる}してもらう{形|かたち}"),
      part(
        "いただきたく",
        "I would like to receive; humble form of もらいたく",
        "「もらいたく」の{謙譲語|けんじょうご}",
      ),
    ],
    effect: {
      en: "Asks leave to do something that touches the other side. Here it is right.",
      ja: "{相手|あいて}に{関係|かんけい}することを、{許|ゆる}しをもらって{行|おこな}う{形|かたち}です。ここでは{合|あ}っています。",
    },
    avoid: {
      en: "Where no one has to allow it: {拝見|はいけん}させていただきました → {拝見|はいけん}しました.",
      ja: "{許|ゆる}しがいらないことには{使|つか}いません（{拝見|はいけん}させていただきました→{拝見|はいけん}しました）。",
    },
  },
  mochimashite: {
    forms: ["をもちまして"],
    plain: "で（{終|お}わりにする）",
    kind: "teineigo",
    level: "formal",
    parts: [
      part("を", "(object)", "{目的語|もくてきご}を{示|しめ}す"),
      part("もちまして", "with, as of; polite form of もって", "「もって」の{丁寧|ていねい}な{形|かたち}"),
    ],
    effect: {
      en: "Names the day on which something ends.",
      ja: "{何|なに}かが{終|お}わる{日|ひ}をはっきり{示|しめ}します。",
    },
    avoid: {
      en: "Not for the start of something: から.",
      ja: "{始|はじ}まりの{日|ひ}には{使|つか}いません。「から」にします。",
    },
  },
  yukichigai: {
    forms: ["{行|い}き{違|ちが}いでしたら"],
    plain: "もう{送|おく}ってくれていたら",
    kind: "cushion",
    level: "formal",
    parts: [
      part(
        "{行|い}き{違|ちが}い",
        "messages that cross on the way",
        "{連絡|れんらく}が{入|い}れ{違|ちが}いになること",
      ),
      part("でしたら", "polite form of なら", "「なら」の{丁寧|ていねい}な{形|かたち}"),
    ],
    effect: {
      en: "In case they have already written: no one loses face.",
      ja: "{相手|あいて}がすでに{連絡|れんらく}していた{場合|ばあい}にも、{失礼|しつれい}にならないようにします。",
    },
    avoid: {
      en: "Not if you know that they have not written.",
      ja: "{連絡|れんらく}がないとはっきりわかっているときは{使|つか}いません。",
    },
  },
  oyakusoku: {
    forms: ["お{約束|やくそく}をいただいております"],
    plain: "{約束|やくそく}をもらっています",
    kind: "kenjogo",
    level: "formal",
    parts: [
      part(
        "お{約束|やくそく}",
        "appointment with the other person",
        "{相手|あいて}との{約束|やくそく}なので「お」をつける",
      ),
      part("を いただいて", "humble form of もらって", "「もらって」の{謙譲語|けんじょうご}"),
      part("おります", "humble form of います", "「います」の{謙譲語|けんじょうご}"),
    ],
    effect: {
      en: "Says which appointment you mean, before your name.",
      ja: "{名前|なまえ}の{前|まえ}に{置|お}いて、どの{約束|やくそく}のことかを{伝|つた}えます。",
    },
    avoid: {
      en: "Not for an online test without a person.",
      ja: "{相手|あいて}のいないWebテストなどには{使|つか}いません。",
    },
  },
  toriisogi: {
    forms: ["{取|と}り{急|いそ}ぎ"],
    plain: "まず{急|いそ}いで",
    kind: "cushion",
    level: "polite",
    parts: [part("{取|と}り{急|いそ}ぎ", "in haste, for now", "とりあえず{急|いそ}いで")],
    effect: {
      en: "Says that this is a quick first message.",
      ja: "まず{急|いそ}いで{伝|つた}えるメールだということを{示|しめ}します。",
    },
    avoid: {
      en: "{取|と}り{急|いそ}ぎお{礼|れい}まで cuts the sentence off; finish it: お{礼|れい}を{申|もう}し{上|あ}げたく.",
      ja: "「{取|と}り{急|いそ}ぎお{礼|れい}まで」と{文|ぶん}を{途中|とちゅう}で{切|き}らず、{最後|さいご}まで{書|か}きます。",
    },
  },
} as const satisfies Readonly<Record<string, KeigoPhrase>>
