// Words around documents that are sent.
import { type KeigoPhrase, part } from "../shape.ts"

export const documents = {
  okuri: {
    forms: ["お{送|おく}りいたします"],
    plain: "{送|おく}ります",
    kind: "kenjogo",
    level: "formal",
    parts: [
      part(
        "お{送|おく}り",
        "sending, made humble",
        "{送|おく}ること。{自分|じぶん}の{行動|こうどう}を{低|ひく}めて{言|い}う{形|かたち}",
      ),
      part("いたします", "humble form of します", "「します」の{謙譲語|けんじょうご}"),
    ],
    effect: {
      en: "Says that you send something to the other person.",
      ja: "{相手|あいて}に{何|なに}かを{送|おく}ることを{伝|つた}えます。",
    },
    avoid: {
      en: "{送|おく}らさせていただきます has one さ too many.",
      ja: "「{送|おく}らさせていただきます」は「さ」が{余分|よぶん}です。",
    },
  },
  gosashu: {
    forms: ["ご{査収|さしゅう}くださいますよう"],
    plain: "{中身|なかみ}を{確|たし}かめて{受|う}け{取|と}ってください",
    kind: "sonkeigo",
    level: "very-formal",
    parts: [
      part("ご{査収|さしゅう}", "receiving and checking", "よく{調|しら}べて{受|う}け{取|と}ること"),
      part("くださいます", "respectful form of くれます", "「くれます」の{尊敬語|そんけいご}"),
      part("よう", "so that", "「〜するように」"),
    ],
    effect: {
      en: "Asks the other person to check attached documents.",
      ja: "{添付|てんぷ}した{書類|しょるい}を{確|たし}かめて{受|う}け{取|と}ってもらうようにお{願|ねが}いします。",
    },
    avoid: {
      en: "Only with an attachment. Otherwise ご{確認|かくにん}ください.",
      ja: "{添付|てんぷ}があるときだけ{使|つか}います。なければ「ご{確認|かくにん}ください」にします。",
    },
  },
  goippo: {
    forms: ["ご{一報|いっぽう}"],
    plain: "{短|みじか}い{知|し}らせ",
    kind: "sonkeigo",
    level: "formal",
    parts: [
      part("ご", "respect for what the other does", "{相手|あいて}の{行動|こうどう}につける「ご」"),
      part("{一報|いっぽう}", "one short message", "{一度|いちど}の{短|みじか}い{知|し}らせ"),
    ],
    effect: {
      en: "Asks for a short message, for example if a file does not open.",
      ja: "ファイルが{開|あ}けないときなどに、{短|みじか}い{連絡|れんらく}をお{願|ねが}いします。",
    },
    avoid: {
      en: "Not for a long explanation: that is ご{説明|せつめい}.",
      ja: "くわしい{説明|せつめい}がほしいときは「ご{説明|せつめい}」にします。",
    },
  },
} as const satisfies Readonly<Record<string, KeigoPhrase>>
