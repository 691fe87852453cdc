// Thanks, acceptance and respect for what the other person does.
import { type KeigoPhrase, part } from "../shape.ts"

export const thanks = {
  "makoto-thanks": {
    forms: ["{誠|まこと}にありがとうございました", "{誠|まこと}にありがとうございます"],
    plain: "{本当|ほんとう}にありがとう",
    kind: "teineigo",
    level: "formal",
    parts: [
      part(
        "{誠|まこと}に",
        "truly; the formal word for {本当|ほんとう}に",
        "「{本当|ほんとう}に」の{改|あらた}まった{言|い}い{方|かた}",
      ),
      part("ありがとう", "thank you", "{感謝|かんしゃ}の{言葉|ことば}"),
      part(
        "ございました",
        "polite form of ある, in the past",
        "「ある」の{丁寧|ていねい}な{形|かたち}（{過去|かこ}）",
      ),
    ],
    effect: {
      en: "Formal thanks. ございます for something that continues, ございました for something that is over.",
      ja: "{改|あらた}まったお{礼|れい}です。{続|つづ}いていることには「ございます」、{終|お}わったことには「ございました」を{使|つか}います。",
    },
    avoid: {
      en: "Not for small things several times in one email.",
      ja: "{小|ちい}さなことに{何度|なんど}も{使|つか}いません。",
    },
  },
  goannai: {
    forms: ["ご{案内|あんない}をいただき"],
    plain: "{知|し}らせをもらって",
    kind: "kenjogo",
    level: "formal",
    parts: [
      part(
        "ご{案内|あんない}",
        "invitation, information from the other side",
        "{相手|あいて}からの{知|し}らせなので「ご」をつける",
      ),
      part("を", "(object)", "{目的語|もくてきご}を{示|しめ}す"),
      part("いただき", "humble form of もらって", "「もらって」の{謙譲語|けんじょうご}"),
    ],
    effect: {
      en: "Says what you are thankful for: their invitation.",
      ja: "{何|なに}に{感謝|かんしゃ}しているか（{案内|あんない}をもらったこと）を{伝|つた}えます。",
    },
    avoid: {
      en: "ご{案内|あんない}いただきまして and ご{案内|あんない}くださり are also right; ご{案内|あんない}をしていただき is too long.",
      ja: "「ご{案内|あんない}をしていただき」は{長|なが}すぎます。「ご{案内|あんない}いただき」「ご{案内|あんない}くださり」は{使|つか}えます。",
    },
  },
  kicho: {
    forms: ["{貴重|きちょう}なお{時間|じかん}をいただき"],
    plain: "{大切|たいせつ}な{時間|じかん}をもらって",
    kind: "kenjogo",
    level: "formal",
    parts: [
      part("{貴重|きちょう}な", "precious", "とても{大切|たいせつ}な"),
      part("お{時間|じかん}", "time of the other person", "{相手|あいて}の{時間|じかん}なので「お」をつける"),
      part("を いただき", "humble form of もらって", "「もらって」の{謙譲語|けんじょうご}"),
    ],
    effect: {
      en: "Thanks for an interview or a talk.",
      ja: "{面接|めんせつ}や{面談|めんだん}のお{礼|れい}に{使|つか}います。",
    },
    avoid: {
      en: "お{貴重|きちょう}な is wrong: {貴重|きちょう} takes no お.",
      ja: "「お{貴重|きちょう}な」とは{言|い}いません。",
    },
  },
  sonosetsu: {
    forms: ["その{節|せつ}は"],
    plain: "あのときは",
    kind: "greeting",
    level: "formal",
    parts: [
      part("その{節|せつ}", "that time, that occasion", "「そのとき」の{改|あらた}まった{言|い}い{方|かた}"),
      part("は", "(topic)", "{話題|わだい}を{示|しめ}す"),
    ],
    effect: {
      en: "Comes back to an earlier meeting before you say thank you.",
      ja: "{前|まえ}に{会|あ}ったことを{思|おも}い{出|だ}してもらい、お{礼|れい}につなげます。",
    },
    avoid: {
      en: "Not on the same day: then {本日|ほんじつ}は.",
      ja: "その{日|ひ}のうちなら「{本日|ほんじつ}は」にします。",
    },
  },
  goteiji: {
    forms: ["ご{提示|ていじ}いただいた"],
    plain: "{示|しめ}してくれた",
    kind: "kenjogo",
    level: "formal",
    parts: [
      part(
        "ご{提示|ていじ}",
        "offer, proposal by the other side",
        "{相手|あいて}が{示|しめ}すことなので「ご」をつける",
      ),
      part("いただいた", "humble form of もらった", "「もらった」の{謙譲語|けんじょうご}"),
    ],
    effect: {
      en: "Refers to the dates that the company has offered.",
      ja: "{会社|かいしゃ}が{示|しめ}した{日程|にってい}などを{指|さ}すときに{使|つか}います。",
    },
    avoid: {
      en: "Not for what you offer yourself: that is {下記|かき}の{日程|にってい}.",
      ja: "{自分|じぶん}が{示|しめ}すものには{使|つか}いません。「{下記|かき}の{日程|にってい}」などと{書|か}きます。",
    },
  },
  goshokai: {
    forms: ["ご{紹介|しょうかい}いただき"],
    plain: "{紹介|しょうかい}してもらって",
    kind: "kenjogo",
    level: "formal",
    parts: [
      part(
        "ご{紹介|しょうかい}",
        "introduction, given to you",
        "{相手|あいて}がしてくれる{紹介|しょうかい}なので「ご」をつける",
      ),
      part("いただき", "humble form of もらって", "「もらって」の{謙譲語|けんじょうご}"),
    ],
    effect: {
      en: "Says through which person or office you found them.",
      ja: "だれを{通|とお}して{相手|あいて}を{知|し}ったかを{伝|つた}えます。",
    },
    avoid: {
      en: "ご{紹介|しょうかい}していただき is often heard but wrong; leave out して.",
      ja: "「ご{紹介|しょうかい}していただき」は{誤|あやま}りです。「して」は{入|い}れません。",
    },
  },
  goshido: {
    forms: ["ご{指導|しどう}"],
    plain: "{教|おし}えること",
    kind: "sonkeigo",
    level: "formal",
    parts: [
      part("ご", "respect for what the other does", "{相手|あいて}の{行動|こうどう}につける「ご」"),
      part("{指導|しどう}", "guidance, teaching", "{教|おし}え{導|みちび}くこと"),
    ],
    effect: {
      en: "What a teacher, manager or older colleague gives you. ご{指導|しどう}のほど: “as for your guidance”.",
      ja: "{先生|せんせい}や{上司|じょうし}、{先輩|せんぱい}から{教|おし}えてもらうことです。「ご{指導|しどう}のほど」は「ご{指導|しどう}を」のやわらかい{言|い}い{方|かた}です。",
    },
    avoid: {
      en: "Not for advice among friends.",
      ja: "{友|とも}だちからの{助言|じょげん}には{使|つか}いません。",
    },
  },
  tsutsushinde: {
    forms: ["{謹|つつし}んでお{受|う}けいたします"],
    plain: "{喜|よろこ}んで{受|う}けます",
    kind: "kenjogo",
    level: "very-formal",
    parts: [
      part("{謹|つつし}んで", "respectfully", "{敬|うやま}う{気持|きも}ちをもって"),
      part(
        "お{受|う}け",
        "accepting, made humble",
        "{受|う}けること。{自分|じぶん}の{行動|こうどう}を{低|ひく}めて{言|い}う{形|かたち}",
      ),
      part("いたします", "humble form of します", "「します」の{謙譲語|けんじょうご}"),
    ],
    effect: {
      en: "Accepts an offer clearly and formally.",
      ja: "{内定|ないてい}などを{受|う}けることを、はっきり{改|あらた}まって{伝|つた}えます。",
    },
    avoid: {
      en: "Not for the date of an interview; it is for great things.",
      ja: "{面接|めんせつ}の{日程|にってい}のような{小|ちい}さなことには{使|つか}いません。",
    },
  },
  mairimasu: {
    forms: ["{準備|じゅんび}してまいります", "{進|すす}めてまいります"],
    plain: "{準備|じゅんび}していきます",
    kind: "kenjogo",
    level: "formal",
    parts: [
      part("{準備|じゅんび}して", "preparing", "{用意|ようい}して"),
      part(
        "まいります",
        "humble form of いきます: “from now on”",
        "「いきます」の{謙譲語|けんじょうご}。「これから」という{意味|いみ}",
      ),
    ],
    effect: {
      en: "Promises modestly that you will continue to do something.",
      ja: "これから{続|つづ}けていくことを、{控|ひか}えめに{伝|つた}えます。",
    },
    avoid: {
      en: "Not for the other person’s actions.",
      ja: "{相手|あいて}の{行動|こうどう}には{使|つか}いません。",
    },
  },
  kisha: {
    forms: ["{貴社|きしゃ}"],
    plain: "あなたの{会社|かいしゃ}",
    kind: "sonkeigo",
    level: "formal",
    parts: [
      part("{貴|き}", "honoured", "{相手|あいて}を{敬|うやま}う{字|じ}"),
      part("{社|しゃ}", "company", "{会社|かいしゃ}"),
    ],
    effect: {
      en: "“Your company” in writing. For a bank it is {貴行|きこう}, for a foundation {貴財団|きざいだん}, for a ministry {貴省|きしょう}.",
      ja: "{書|か}くときの「{相手|あいて}の{会社|かいしゃ}」です。{銀行|ぎんこう}は「{貴行|きこう}」、{財団|ざいだん}は「{貴財団|きざいだん}」、{省庁|しょうちょう}は「{貴省|きしょう}」などと{書|か}きます。",
    },
    avoid: {
      en: "Not when you speak: on the telephone and in the interview it is {御社|おんしゃ}.",
      ja: "{話|はな}すときは{使|つか}いません。{電話|でんわ}や{面接|めんせつ}では「{御社|おんしゃ}」です。",
    },
  },
  haiken: {
    forms: ["{拝見|はいけん}しました"],
    plain: "{見|み}ました",
    kind: "kenjogo",
    level: "formal",
    parts: [
      part(
        "{拝見|はいけん}",
        "looking, made humble by {拝|はい}",
        "{見|み}ること。「{拝|はい}」で{自分|じぶん}を{低|ひく}める",
      ),
      part("しました", "did", "「した」の{丁寧|ていねい}な{形|かたち}"),
    ],
    effect: {
      en: "Says that you have read or seen what they sent.",
      ja: "{相手|あいて}が{送|おく}ったものを{読|よ}んだ、{見|み}たことを{伝|つた}えます。",
    },
    avoid: {
      en: "Not for what the other person sees: that is ご{覧|らん}になる. {拝見|はいけん}させていただきました is doubled.",
      ja: "{相手|あいて}が{見|み}るときは「ご{覧|らん}になる」です。「{拝見|はいけん}させていただきました」は{敬語|けいご}が{重|かさ}なります。",
    },
  },
  zonjimasu: {
    forms: ["{存|ぞん}じます"],
    plain: "{思|おも}います",
    kind: "kenjogo",
    level: "formal",
    parts: [
      part("{存|ぞん}じ", "humble form of {思|おも}う", "「{思|おも}う」の{謙譲語|けんじょうご}"),
      part("ます", "polite ending", "{丁寧|ていねい}な{終|お}わり{方|かた}"),
    ],
    effect: {
      en: "Makes a wish softer: 〜したく{存|ぞん}じます, “I would like to”.",
      ja: "{希望|きぼう}をやわらかく{伝|つた}えます。「〜したく{存|ぞん}じます」の{形|かたち}でよく{使|つか}います。",
    },
    avoid: {
      en: "Not after every sentence; and ご{存|ぞん}じ is something else (“you know”).",
      ja: "{毎回|まいかい}は{使|つか}いません。「ご{存|ぞん}じ」は「{知|し}っている」という{別|べつ}の{意味|いみ}です。",
    },
  },
  kojin: {
    forms: ["{幸甚|こうじん}に{存|ぞん}じます"],
    plain: "とてもうれしいです",
    kind: "kenjogo",
    level: "very-formal",
    parts: [
      part("{幸甚|こうじん}", "the greatest happiness", "この{上|うえ}ない{幸|しあわ}せ"),
      part(
        "に {存|ぞん}じます",
        "humble form of {思|おも}います",
        "「{思|おも}います」の{謙譲語|けんじょうご}",
      ),
    ],
    effect: {
      en: "A very formal “I would be most grateful”, for professors and official letters.",
      ja: "とても{改|あらた}まったお{願|ねが}いの{言葉|ことば}です。{先生|せんせい}への{手紙|てがみ}や{正式|せいしき}な{文書|ぶんしょ}で{使|つか}います。",
    },
    avoid: {
      en: "Not in everyday emails to HR: {幸|さいわ}いです is enough.",
      ja: "{人事|じんじ}へのふだんのメールには{重|おも}すぎます。「{幸|さいわ}いです」で{十分|じゅうぶん}です。",
    },
  },
} as const satisfies Readonly<Record<string, KeigoPhrase>>
