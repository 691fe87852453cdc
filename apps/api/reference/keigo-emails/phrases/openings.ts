// How letters begin and end.
import { type KeigoPhrase, part } from "../shape.ts"

export const openings = {
  osewa: {
    forms: ["お{世話|せわ}になっております"],
    plain: "いつもありがとうございます",
    kind: "greeting",
    level: "formal",
    parts: [
      part(
        "お{世話|せわ}",
        "care, help; お because the other person gives it",
        "{助|たす}けること。{相手|あいて}がしてくれるので「お」をつける",
      ),
      part("に なって", "receiving (from なる)", "「{受|う}けて」という{意味|いみ}（「なる」の{形|かたち}）"),
      part("おります", "humble form of います", "「います」の{謙譲語|けんじょうご}"),
    ],
    effect: {
      en: "The usual first line to a company you already have contact with. It means “thank you for your continued help”.",
      ja: "すでに{連絡|れんらく}を{取|と}っている{会社|かいしゃ}へのメールで、{最初|さいしょ}に{書|か}くあいさつです。",
    },
    avoid: {
      en: "Not in the very first email to a person who does not know you, and not to friends.",
      ja: "まったく{初|はじ}めての{人|ひと}や、{友|とも}だちには{使|つか}いません。",
    },
  },
  otsukare: {
    forms: ["お{疲|つか}れ{様|さま}です"],
    plain: "こんにちは",
    kind: "greeting",
    level: "polite",
    parts: [
      part(
        "お{疲|つか}れ",
        "tiredness from work; お makes it polite",
        "{仕事|しごと}で{疲|つか}れること。「お」で{丁寧|ていねい}にする",
      ),
      part("{様|さま}です", "polite ending", "{丁寧|ていねい}な{終|お}わり{方|かた}"),
    ],
    effect: {
      en: "The greeting among people who work together.",
      ja: "{同|おな}じ{職場|しょくば}で{働|はたら}く{人|ひと}どうしのあいさつです。",
    },
    avoid: {
      en: "Not to a company where you apply. ご{苦労|くろう}{様|さま}です is worse: it is said downwards.",
      ja: "{応募|おうぼ}{先|さき}の{会社|かいしゃ}には{使|つか}いません。「ご{苦労|くろう}{様|さま}です」は{目下|めした}の{人|ひと}への{言葉|ことば}なので、さらに{失礼|しつれい}です。",
    },
  },
  totsuzen: {
    forms: ["{突然|とつぜん}のご{連絡|れんらく}{失礼|しつれい}いたします"],
    plain: "{急|きゅう}に{連絡|れんらく}して、すみません",
    kind: "greeting",
    level: "formal",
    parts: [
      part("{突然|とつぜん}の", "sudden", "{急|きゅう}な"),
      part(
        "ご{連絡|れんらく}",
        "message; ご because it goes to the other person",
        "{相手|あいて}に{届|とど}く{連絡|れんらく}なので「ご」をつける",
      ),
      part(
        "{失礼|しつれい}いたします",
        "excuse me; いたします is humble for します",
        "「{失礼|しつれい}します」の{謙譲語|けんじょうご}",
      ),
    ],
    effect: {
      en: "Opens the first email to someone who does not know you.",
      ja: "{知|し}らない{人|ひと}に{初|はじ}めてメールを{書|か}くときの{最初|さいしょ}の{文|ぶん}です。",
    },
    avoid: {
      en: "Not from the second email on. Then お{世話|せわ}になっております.",
      ja: "2{通|つう}{目|め}からは{使|つか}いません。「お{世話|せわ}になっております」にします。",
    },
  },
  moshimasu: {
    forms: ["と{申|もう}します"],
    plain: "という{名前|なまえ}です",
    kind: "kenjogo",
    level: "formal",
    parts: [
      part("と", "(name) “as”", "{名前|なまえ}のあとにつける{言葉|ことば}"),
      part("{申|もう}します", "humble form of {言|い}います", "「{言|い}います」の{謙譲語|けんじょうご}"),
    ],
    effect: {
      en: "Gives your name to a person who hears it for the first time.",
      ja: "{初|はじ}めての{人|ひと}に{自分|じぶん}の{名前|なまえ}を{伝|つた}えます。",
    },
    avoid: {
      en: "Not to people who know you: then …です.",
      ja: "{自分|じぶん}を{知|し}っている{人|ひと}には{使|つか}いません。「〜です」にします。",
    },
  },
  gotanto: {
    forms: ["ご{担当者|たんとうしゃ}{様|さま}"],
    plain: "{担当|たんとう}の{人|ひと}へ",
    kind: "sonkeigo",
    level: "formal",
    parts: [
      part(
        "ご{担当者|たんとうしゃ}",
        "the person in charge, with respect",
        "その{仕事|しごと}をする{人|ひと}。{相手|あいて}なので「ご」をつける",
      ),
      part("{様|さま}", "Mr, Ms; for any person", "{人|ひと}につける{敬称|けいしょう}"),
    ],
    effect: {
      en: "Addresses a person whose name you do not know.",
      ja: "{名前|なまえ}がわからない{人|ひと}に{宛|あ}てて{書|か}くときに{使|つか}います。",
    },
    avoid: {
      en: "Not if the name was in their email, and never together with {御中|おんちゅう}.",
      ja: "{名前|なまえ}がわかるときは{使|つか}いません。「{御中|おんちゅう}」と{一緒|いっしょ}にも{使|つか}いません。",
    },
  },
  onegai: {
    forms: ["よろしくお{願|ねが}いいたします"],
    plain: "よろしく{頼|たの}みます",
    kind: "kenjogo",
    level: "formal",
    parts: [
      part("よろしく", "well, kindly", "よいように"),
      part(
        "お{願|ねが}い",
        "request, made humble by お",
        "{頼|たの}むこと。{自分|じぶん}から{相手|あいて}への{行動|こうどう}なので「お」をつける",
      ),
      part("いたします", "humble form of します", "「します」の{謙譲語|けんじょうご}"),
    ],
    effect: {
      en: "Closes almost every email. どうぞ in front makes it warmer.",
      ja: "ほとんどのメールの{終|お}わりに{書|か}きます。{前|まえ}に「どうぞ」をつけると、やわらかくなります。",
    },
    avoid: {
      en: "Not twice in the same email. ご{了承|りょうしょう}のほどよろしくお{願|ねが}いします and the like are not needed with it.",
      ja: "1{通|つう}のメールで{何度|なんど}も{書|か}きません。",
    },
  },
  "onegai-moshiage": {
    forms: ["よろしくお{願|ねが}い{申|もう}し{上|あ}げます", "お{願|ねが}い{申|もう}し{上|あ}げます"],
    plain: "よろしくお{願|ねが}いします",
    kind: "kenjogo",
    level: "very-formal",
    parts: [
      part("お{願|ねが}い", "request", "{頼|たの}むこと"),
      part(
        "{申|もう}し{上|あ}げます",
        "humble form of {言|い}います, higher than {申|もう}します",
        "「{言|い}います」の{謙譲語|けんじょうご}。「{申|もう}します」より{改|あらた}まった{言|い}い{方|かた}",
      ),
    ],
    effect: {
      en: "Closes an email that asks for much, or that is very formal.",
      ja: "{大|おお}きなお{願|ねが}いをするときや、{改|あらた}まったメールの{終|お}わりに{書|か}きます。",
    },
    avoid: {
      en: "Too heavy for a short question. お{願|ねが}いいたします is enough there.",
      ja: "{短|みじか}い{質問|しつもん}には{重|おも}すぎます。「お{願|ねが}いいたします」で{十分|じゅうぶん}です。",
    },
  },
  nanitozo: {
    forms: ["{何卒|なにとぞ}"],
    plain: "どうか",
    kind: "cushion",
    level: "very-formal",
    parts: [
      part("{何卒|なにとぞ}", "please, I beg you", "「どうか」「ぜひ」の{改|あらた}まった{言|い}い{方|かた}"),
    ],
    effect: {
      en: "Makes a request stronger and more formal. Written more than spoken.",
      ja: "お{願|ねが}いの{気持|きも}ちを{強|つよ}く、{改|あらた}まって{表|あらわ}します。{話|はな}すより{書|か}くときに{使|つか}います。",
    },
    avoid: {
      en: "Not together with どうぞ or どうか, and not in every line.",
      ja: "「どうぞ」「どうか」と{一緒|いっしょ}には{使|つか}いません。{何度|なんど}も{書|か}きません。",
    },
  },
  mappitsu: {
    forms: ["{末筆|まっぴつ}ながら"],
    plain: "{最後|さいご}になりますが",
    kind: "cushion",
    level: "very-formal",
    parts: [
      part("{末筆|まっぴつ}", "the end of a letter", "{手紙|てがみ}の{終|お}わり"),
      part("ながら", "although it is", "「〜ですが」"),
    ],
    effect: {
      en: "Begins the last good wish in thanks and farewells.",
      ja: "お{礼|れい}や{辞退|じたい}のメールで、{最後|さいご}のあいさつの{前|まえ}に{置|お}きます。",
    },
    avoid: {
      en: "Not in a quick answer about a date.",
      ja: "{日程|にってい}の{返事|へんじ}のような{短|みじか}いメールには{使|つか}いません。",
    },
  },
  oinori: {
    forms: ["お{祈|いの}り{申|もう}し{上|あ}げます"],
    plain: "{祈|いの}っています",
    kind: "kenjogo",
    level: "very-formal",
    parts: [
      part("お{祈|いの}り", "wish, prayer", "{願|ねが}うこと"),
      part(
        "{申|もう}し{上|あ}げます",
        "humble form of {言|い}います",
        "「{言|い}います」の{謙譲語|けんじょうご}",
      ),
    ],
    effect: {
      en: "Wishes the company or the person well at the end.",
      ja: "メールの{終|お}わりで、{会社|かいしゃ}の{発展|はってん}や{相手|あいて}の{活躍|かつやく}を{願|ねが}います。",
    },
    avoid: {
      en: "Companies use it in rejections, so do not use it in a friendly email.",
      ja: "{会社|かいしゃ}が{不採用|ふさいよう}の{連絡|れんらく}で{使|つか}う{言葉|ことば}でもあるので、{親|した}しいメールでは{使|つか}いません。",
    },
  },
  gohenshin: {
    forms: ["ご{返信|へんしん}には{及|およ}びません"],
    plain: "{返事|へんじ}はいりません",
    kind: "sonkeigo",
    level: "formal",
    parts: [
      part(
        "ご{返信|へんしん}",
        "your answer, with respect",
        "{相手|あいて}の{返事|へんじ}なので「ご」をつける",
      ),
      part(
        "には{及|およ}びません",
        "is not necessary (literally: need not go so far)",
        "「〜しなくてもよい」の{丁寧|ていねい}な{言|い}い{方|かた}",
      ),
    ],
    effect: {
      en: "Spares a busy person an answer to your thanks.",
      ja: "お{礼|れい}のメールで、{忙|いそが}しい{相手|あいて}に{返事|へんじ}の{手間|てま}をかけさせません。",
    },
    avoid: {
      en: "Not if you do need an answer.",
      ja: "{返事|へんじ}がほしいメールには{書|か}きません。",
    },
  },
} as const satisfies Readonly<Record<string, KeigoPhrase>>
