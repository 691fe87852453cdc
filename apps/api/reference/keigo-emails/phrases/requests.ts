// Requests.
import { type KeigoPhrase, part } from "../shape.ts"

export const requests = {
  saiwai: {
    forms: ["いただけますと{幸|さいわ}いです"],
    plain: "してくれるとうれしいです",
    kind: "kenjogo",
    level: "formal",
    parts: [
      part("いただけます", "can receive; humble form of もらえます", "「もらえます」の{謙譲語|けんじょうご}"),
      part("と", "if", "「〜すると」"),
      part("{幸|さいわ}いです", "I would be glad", "うれしいです"),
    ],
    effect: {
      en: "A soft request that leaves the other person free to say no.",
      ja: "{相手|あいて}が{断|ことわ}ることもできる、やわらかいお{願|ねが}いです。",
    },
    avoid: {
      en: "Not where you need a clear answer by a day. Name the day.",
      ja: "{期限|きげん}までに{必|かなら}ず{答|こた}えがほしいときは、{日付|ひづけ}をはっきり{書|か}きます。",
    },
  },
  kano: {
    forms: ["いただくことは{可能|かのう}でしょうか"],
    plain: "してもらえますか",
    kind: "kenjogo",
    level: "formal",
    parts: [
      part("いただく", "humble form of もらう", "「もらう」の{謙譲語|けんじょうご}"),
      part("ことは", "doing this", "「〜すること」"),
      part(
        "{可能|かのう}でしょうか",
        "would it be possible?",
        "できますか（でしょうか：やわらかい{質問|しつもん}）",
      ),
    ],
    effect: {
      en: "Asks whether something can be done, without pressing.",
      ja: "できるかどうかを、{押|お}しつけずに{尋|たず}ねます。",
    },
    avoid: {
      en: "いただけますでしょうか is common too, but it is polite twice (ます and でしょう); this form avoids it.",
      ja: "「いただけますでしょうか」もよく{使|つか}いますが、{丁寧|ていねい}{語|ご}が{重|かさ}なります。この{形|かたち}なら{重|かさ}なりません。",
    },
  },
  gokento: {
    forms: ["ご{検討|けんとう}"],
    plain: "{考|かんが}えること",
    kind: "sonkeigo",
    level: "formal",
    parts: [
      part("ご", "respect for what the other does", "{相手|あいて}の{行動|こうどう}につける「ご」"),
      part("{検討|けんとう}", "consideration", "よく{考|かんが}えること"),
    ],
    effect: {
      en: "Asks the other person to think about your wish.",
      ja: "こちらの{希望|きぼう}を{考|かんが}えてもらうようにお{願|ねが}いします。",
    },
    avoid: {
      en: "For your own thinking it is {検討|けんとう} without ご.",
      ja: "{自分|じぶん}が{考|かんが}えるときは、「ご」をつけずに「{検討|けんとう}」と{書|か}きます。",
    },
  },
  gorenraku: {
    forms: ["ご{連絡|れんらく}いたしました"],
    plain: "{連絡|れんらく}しました",
    kind: "kenjogo",
    level: "formal",
    parts: [
      part(
        "ご{連絡|れんらく}",
        "message to the other person",
        "{相手|あいて}に{届|とど}く{連絡|れんらく}なので「ご」をつける",
      ),
      part("いたしました", "humble form of しました", "「しました」の{謙譲語|けんじょうご}"),
    ],
    effect: {
      en: "Ends the sentence that says why you write.",
      ja: "メールを{書|か}いた{理由|りゆう}を{述|の}べる{文|ぶん}の{終|お}わりに{使|つか}います。",
    },
    avoid: {
      en: "ご{連絡|れんらく}させていただきました is often too much; いたしました says the same.",
      ja: "「ご{連絡|れんらく}させていただきました」は、たいてい{丁寧|ていねい}すぎます。",
    },
  },
  gokyoji: {
    forms: ["ご{教示|きょうじ}"],
    plain: "{教|おし}えること",
    kind: "sonkeigo",
    level: "formal",
    parts: [
      part("ご", "respect for what the other does", "{相手|あいて}の{行動|こうどう}につける「ご」"),
      part(
        "{教示|きょうじ}",
        "telling how something is done",
        "やり{方|かた}や{情報|じょうほう}を{教|おし}えること",
      ),
    ],
    effect: {
      en: "Asks for information: a procedure, a date, a document. Written Japanese.",
      ja: "{手続|てつづ}きや{日程|にってい}、{書類|しょるい}などの{情報|じょうほう}を{教|おし}えてもらうときに{書|か}きます。",
    },
    avoid: {
      en: "ご{教授|きょうじゅ} is for teaching a subject over years. When you speak, say {教|おし}えていただく.",
      ja: "「ご{教授|きょうじゅ}」は{学問|がくもん}などを{教|おし}えることです。{話|はな}すときは「{教|おし}えていただく」と{言|い}います。",
    },
  },
  goyoi: {
    forms: ["ご{用意|ようい}", "ご{準備|じゅんび}"],
    plain: "{用意|ようい}",
    kind: "sonkeigo",
    level: "formal",
    parts: [
      part("ご", "respect for what the other does", "{相手|あいて}の{行動|こうどう}につける「ご」"),
      part("{用意|ようい}", "preparing", "{前|まえ}もってそろえること"),
    ],
    effect: {
      en: "What the company prepares for you.",
      ja: "{会社|かいしゃ}がそろえてくれることを{表|あらわ}します。",
    },
    avoid: {
      en: "ご{用意|ようい}してください is wrong; ご{用意|ようい}ください is right.",
      ja: "「ご{用意|ようい}してください」は{誤|あやま}りです。「ご{用意|ようい}ください」にします。",
    },
  },
  yoroshii: {
    forms: ["よろしいでしょうか"],
    plain: "いいですか",
    kind: "teineigo",
    level: "formal",
    parts: [
      part("よろしい", "formal word for いい", "「いい」の{改|あらた}まった{言|い}い{方|かた}"),
      part("でしょうか", "soft question", "やわらかい{質問|しつもん}"),
    ],
    effect: {
      en: "Asks for permission or for the right way.",
      ja: "{許可|きょか}や、{正|ただ}しいやり{方|かた}を{尋|たず}ねます。",
    },
    avoid: {
      en: "Not よろしかったでしょうか for something in the present.",
      ja: "{今|いま}のことに「よろしかったでしょうか」は{使|つか}いません。",
    },
  },
  gotsugo: {
    forms: ["ご{都合|つごう}のよい"],
    plain: "{都合|つごう}のいい",
    kind: "sonkeigo",
    level: "formal",
    parts: [
      part(
        "ご{都合|つごう}",
        "the other person’s convenience",
        "{相手|あいて}の{都合|つごう}なので「ご」をつける",
      ),
      part("の よい", "good", "いい"),
    ],
    effect: {
      en: "Leaves the choice of time or place to the other person.",
      ja: "{時間|じかん}や{場所|ばしょ}を{相手|あいて}に{選|えら}んでもらいます。",
    },
    avoid: {
      en: "Not for your own plans: {私|わたし}の{都合|つごう}.",
      ja: "{自分|じぶん}の{都合|つごう}には「ご」をつけません。",
    },
  },
  sashitsukae: {
    forms: ["{差|さ}し{支|つか}えございません"],
    plain: "{問題|もんだい}ありません",
    kind: "teineigo",
    level: "formal",
    parts: [
      part("{差|さ}し{支|つか}え", "obstacle, problem", "{都合|つごう}の{悪|わる}いこと"),
      part("ございません", "polite form of ない", "「ない」の{丁寧|ていねい}な{形|かたち}"),
    ],
    effect: {
      en: "Says that another way is fine for you too.",
      ja: "ほかの{方法|ほうほう}でもよい、と{伝|つた}えます。",
    },
    avoid: {
      en: "{大丈夫|だいじょうぶ}です is too casual in an email like this.",
      ja: "このようなメールで「{大丈夫|だいじょうぶ}です」はくだけすぎです。",
    },
  },
  ohikiuke: {
    forms: ["お{引|ひ}き{受|う}けいただけますと"],
    plain: "{引|ひ}き{受|う}けてくれると",
    kind: "kenjogo",
    level: "formal",
    parts: [
      part(
        "お{引|ひ}き{受|う}け",
        "taking on a task, with respect",
        "{頼|たの}まれたことをすること。{相手|あいて}の{行動|こうどう}なので「お」をつける",
      ),
      part("いただけます", "humble form of もらえます", "「もらえます」の{謙譲語|けんじょうご}"),
      part("と", "if", "「〜すると」"),
    ],
    effect: {
      en: "Asks someone to take on work for you.",
      ja: "{仕事|しごと}を{引|ひ}き{受|う}けてもらうようにお{願|ねが}いします。",
    },
    avoid: {
      en: "Not for small favours.",
      ja: "{小|ちい}さなお{願|ねが}いには{使|つか}いません。",
    },
  },
  gofumei: {
    forms: ["ご{不明|ふめい}な{点|てん}がございましたら"],
    plain: "わからないことがあれば",
    kind: "sonkeigo",
    level: "formal",
    parts: [
      part("ご{不明|ふめい}な", "unclear to you", "{相手|あいて}にとってわからない"),
      part("{点|てん}が", "point", "ことが"),
      part("ございましたら", "polite form of あれば", "「あれば」の{丁寧|ていねい}な{形|かたち}"),
    ],
    effect: {
      en: "Offers to explain.",
      ja: "{質問|しつもん}があれば{説明|せつめい}することを{伝|つた}えます。",
    },
    avoid: {
      en: "For your own questions: {伺|うかが}いたい{点|てん}がございます.",
      ja: "{自分|じぶん}の{質問|しつもん}には{使|つか}いません。「{伺|うかが}いたい{点|てん}がございます」と{書|か}きます。",
    },
  },
  ukagau: {
    forms: ["{伺|うかが}う", "{伺|うかが}い", "{伺|うかが}って", "{伺|うかが}った"],
    plain: "{聞|き}く・{行|い}く",
    kind: "kenjogo",
    level: "formal",
    parts: [
      part(
        "{伺|うかが}う",
        "humble form of {聞|き}く, {行|い}く and {訪|たず}ねる",
        "「{聞|き}く」「{行|い}く」「{訪|たず}ねる」の{謙譲語|けんじょうご}",
      ),
    ],
    effect: {
      en: "Says modestly that you go to the other person, or that you hear or ask something.",
      ja: "{相手|あいて}の{所|ところ}へ{行|い}くことや、{話|はなし}を{聞|き}くことを{控|ひか}えめに{言|い}います。",
    },
    avoid: {
      en: "お{伺|うかが}いさせていただきます is three times humble. {伺|うかが}います is enough.",
      ja: "「お{伺|うかが}いさせていただきます」は{敬語|けいご}が{重|かさ}なります。「{伺|うかが}います」で{十分|じゅうぶん}です。",
    },
  },
} as const satisfies Readonly<Record<string, KeigoPhrase>>
