// Words that soften a request or a refusal.
import { type KeigoPhrase, part } from "../shape.ts"

export const cushions = {
  osoreiri: {
    forms: ["お{忙|いそが}しいところ{恐|おそ}れ{入|い}りますが", "{恐|おそ}れ{入|い}りますが"],
    plain: "{忙|いそが}しいのに、すみませんが",
    kind: "cushion",
    level: "formal",
    parts: [
      part(
        "お{忙|いそが}しい",
        "busy, said of the other person",
        "{忙|いそが}しい。{相手|あいて}のことなので「お」をつける",
      ),
      part("ところ", "at a moment when", "〜のとき"),
      part(
        "{恐|おそ}れ{入|い}りますが",
        "I am sorry to trouble you, but",
        "「すみませんが」の{改|あらた}まった{言|い}い{方|かた}",
      ),
    ],
    effect: {
      en: "Softens a request. In emails it stands where you would say すみませんが.",
      ja: "お{願|ねが}いをやわらげます。{話|はな}し{言葉|ことば}の「すみませんが」にあたります。",
    },
    avoid: {
      en: "Not for a mistake of yours: that is {申|もう}し{訳|わけ}ございません.",
      ja: "{自分|じぶん}の{失敗|しっぱい}を{謝|あやま}るときは「{申|もう}し{訳|わけ}ございません」にします。",
    },
  },
  kyoshuku: {
    forms: ["{恐縮|きょうしゅく}ですが"],
    plain: "すみませんが",
    kind: "cushion",
    level: "formal",
    parts: [
      part(
        "{恐縮|きょうしゅく}",
        "feeling small because one causes trouble",
        "{申|もう}し{訳|わけ}なく{思|おも}うこと",
      ),
      part("ですが", "but", "「〜けれども」"),
    ],
    effect: {
      en: "Stands before a request that costs the other person time.",
      ja: "{相手|あいて}に{時間|じかん}や{手間|てま}をかけるお{願|ねが}いの{前|まえ}に{置|お}きます。",
    },
    avoid: {
      en: "Not twice in one email; change with {恐|おそ}れ{入|い}りますが.",
      ja: "1{通|つう}のメールで{何度|なんど}も{使|つか}いません。「{恐|おそ}れ{入|い}りますが」と{使|つか}い{分|わ}けます。",
    },
  },
  "katte-onegai": {
    forms: [
      "{勝手|かって}なお{願|ねが}いで{恐縮|きょうしゅく}ですが",
      "{勝手|かって}なお{願|ねが}いではございますが",
    ],
    plain: "わがままなお{願|ねが}いですが",
    kind: "cushion",
    level: "formal",
    parts: [
      part("{勝手|かって}な", "only for my own convenience", "{自分|じぶん}の{都合|つごう}だけの"),
      part("お{願|ねが}いで", "as a request", "お{願|ねが}いで"),
      part(
        "{恐縮|きょうしゅく}ですが",
        "I feel bad to ask, but",
        "{申|もう}し{訳|わけ}なく{思|おも}いますが",
      ),
    ],
    effect: {
      en: "Shows that you know your wish causes work.",
      ja: "{相手|あいて}に{手間|てま}をかけることをわかっている、と{伝|つた}えます。",
    },
    avoid: {
      en: "Not for ordinary questions.",
      ja: "{普通|ふつう}の{質問|しつもん}には{使|つか}いません。",
    },
  },
  kattenagara: {
    forms: ["{誠|まこと}に{勝手|かって}ながら"],
    plain: "{自分|じぶん}の{都合|つごう}ですが",
    kind: "cushion",
    level: "formal",
    parts: [
      part("{誠|まこと}に", "truly", "{本当|ほんとう}に"),
      part("{勝手|かって}", "my own convenience", "{自分|じぶん}の{都合|つごう}"),
      part("ながら", "although it is", "「〜ですが」"),
    ],
    effect: {
      en: "Opens a refusal or a withdrawal.",
      ja: "{断|ことわ}るときや、{辞退|じたい}するときの{前置|まえお}きです。",
    },
    avoid: {
      en: "Not for what the other person does.",
      ja: "{相手|あいて}の{行動|こうどう}には{使|つか}いません。",
    },
  },
  otesu: {
    forms: ["お{手数|てすう}をおかけいたしますが", "お{手数|てすう}ですが"],
    plain: "{手間|てま}をかけますが",
    kind: "cushion",
    level: "formal",
    parts: [
      part(
        "お{手数|てすう}",
        "trouble, effort of the other person",
        "{相手|あいて}の{手間|てま}なので「お」をつける",
      ),
      part(
        "を おかけ",
        "causing, made humble",
        "かけること。{自分|じぶん}の{行動|こうどう}を{低|ひく}めて{言|い}う{形|かたち}",
      ),
      part("いたしますが", "humble form of しますが", "「しますが」の{謙譲語|けんじょうご}"),
    ],
    effect: {
      en: "Stands before something the other person has to do for you.",
      ja: "{相手|あいて}に{何|なに}かをしてもらうお{願|ねが}いの{前|まえ}に{置|お}きます。",
    },
    avoid: {
      en: "お{手数|てすう}をかけさせていただきますが is doubled and wrong.",
      ja: "「お{手数|てすう}をかけさせていただきますが」は{誤|あやま}りです。",
    },
  },
} as const satisfies Readonly<Record<string, KeigoPhrase>>
