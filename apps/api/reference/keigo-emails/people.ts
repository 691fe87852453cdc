import { ownGaps, signature, signatureGaps, toCompany, toCompanyGaps } from "./frame.ts"
import type { KeigoEmail } from "./shape.ts"

export const people: readonly KeigoEmail[] = [
  {
    id: "request-alumni-visit",
    situation: "people",
    isReply: false,
    title: { en: "First email to an alumnus (OB/OG visit)", ja: "OB・OG{訪問|ほうもん}をお{願|ねが}いする" },
    when: {
      en: "You want to talk to a graduate of your university about their work, and have never written to them before.",
      ja: "{大学|だいがく}の{卒業生|そつぎょうせい}に{仕事|しごと}の{話|はなし}を{聞|き}きたくて、{初|はじ}めて{連絡|れんらく}するときに{送|おく}ります。",
    },
    deadline: {
      en: "Two to three weeks before the days you offer. Emails are most likely to be read on weekday mornings.",
      ja: "{候補|こうほ}の{日|ひ}の2、3{週間|しゅうかん}{前|まえ}に{送|おく}ります。{平日|へいじつ}の{午前中|ごぜんちゅう}が{読|よ}まれやすいです。",
    },
    subject: "OB・OG{訪問|ほうもん}のお{願|ねが}い（<university> <name>）",
    body: `${toCompany}{突然|とつぜん}のご{連絡|れんらく}{失礼|しつれい}いたします。
<university><school><year>の<name>と{申|もう}します。

<introduced-by>から<person>{様|さま}をご{紹介|しょうかい}いただき、
ご{連絡|れんらく}いたしました。

{現在|げんざい}、<industry>{業界|ぎょうかい}を{中心|ちゅうしん}に{就職活動|しゅうしょくかつどう}をしており、
<interest>について、お{話|はなし}を{伺|うかが}いたいと{存|ぞん}じます。

お{忙|いそが}しいところ{誠|まこと}に{恐縮|きょうしゅく}ですが、
30{分|ぷん}ほどお{時間|じかん}をいただくことは{可能|かのう}でしょうか。
{下記|かき}の{日程|にってい}でしたら、ご{都合|つごう}のよい{場所|ばしょ}に{伺|うかが}います。
オンラインでも{差|さ}し{支|つか}えございません。

<candidate-dates>

{何卒|なにとぞ}よろしくお{願|ねが}い{申|もう}し{上|あ}げます。${signature}`,
    gaps: [
      ...toCompanyGaps,
      ...ownGaps,
      "introduced-by",
      "industry",
      "interest",
      "candidate-dates",
      ...signatureGaps,
    ],
    musts: [
      {
        en: "How you got the name and the address.",
        ja: "{名前|なまえ}と{連絡|れんらく}{先|さき}を{知|し}った{理由|りゆう}",
      },
      {
        en: "What you want to hear, so that they can prepare.",
        ja: "{聞|き}きたいこと（{相手|あいて}が{準備|じゅんび}できます）",
      },
      {
        en: "How long it will take, and the dates you suggest.",
        ja: "{必要|ひつよう}な{時間|じかん}と、{候補|こうほ}の{日|ひ}",
      },
    ],
    mistakes: [
      {
        en: "お{世話|せわ}になっております to someone you have never met. Begin with {突然|とつぜん}のご{連絡|れんらく}{失礼|しつれい}いたします.",
        ja: "{初|はじ}めての{人|ひと}に「お{世話|せわ}になっております」と{書|か}く。「{突然|とつぜん}のご{連絡|れんらく}{失礼|しつれい}いたします」で{始|はじ}めます。",
      },
      {
        en: "Asking them to get you a job. You are only asking for a conversation.",
        ja: "{採用|さいよう}してほしいと{頼|たの}む。お{願|ねが}いするのは、{話|はなし}を{聞|き}くことです。",
      },
      {
        en: "Five long questions in the first email.",
        ja: "{最初|さいしょ}のメールに{長|なが}い{質問|しつもん}をいくつも{書|か}く。",
      },
    ],
  },
  {
    id: "thank-after-alumni-visit",
    situation: "people",
    isReply: true,
    title: {
      en: "Say thank you after an OB/OG visit",
      ja: "OB・OG{訪問|ほうもん}のお{礼|れい}を{伝|つた}える",
    },
    when: {
      en: "An alumnus or a senpai has given you their time, in person or online.",
      ja: "{卒業生|そつぎょうせい}や{先輩|せんぱい}に、{直接|ちょくせつ}またはオンラインで{話|はなし}を{聞|き}いたあとに{送|おく}ります。",
    },
    deadline: { en: "The same day.", ja: "その{日|ひ}のうちに{送|おく}ります。" },
    subject: "Re: <original-subject>",
    body: `${toCompany}お{世話|せわ}になっております。
{本日|ほんじつ}、お{話|はなし}を{伺|うかが}いました、
<university><school><year>の<name>です。

お{忙|いそが}しい{中|ちゅう}、{貴重|きちょう}なお{時間|じかん}をいただき、
{誠|まこと}にありがとうございました。

<memorable-topic>というお{話|はなし}が{特|とく}に{心|こころ}に{残|のこ}り、
{働|はたら}く{姿|すがた}を{具体|ぐたい}{的|てき}に{考|かんが}えることができました。

{伺|うかが}ったことを{生|い}かし、<next-step>を{進|すす}めてまいります。
またご{相談|そうだん}することがあるかと{存|ぞん}じますが、
その{際|さい}は、ご{指導|しどう}いただけますと{幸|さいわ}いです。

{末筆|まっぴつ}ながら、<person>{様|さま}のますますのご{活躍|かつやく}を
{心|こころ}よりお{祈|いの}り{申|もう}し{上|あ}げます。${signature}`,
    gaps: [
      ...toCompanyGaps,
      ...ownGaps,
      "original-subject",
      "memorable-topic",
      "next-step",
      ...signatureGaps,
    ],
    musts: [
      {
        en: "One thing they told you, in your own words.",
        ja: "{聞|き}いた{話|はなし}を1つ、{自分|じぶん}の{言葉|ことば}で",
      },
      { en: "What you will do with it.", ja: "それを{生|い}かして{何|なに}をするか" },
      {
        en: "Later, the result: people are glad to hear how it ended.",
        ja: "{後日|ごじつ}、{結果|けっか}の{報告|ほうこく}（{相手|あいて}も{気|き}にしています）",
      },
    ],
    mistakes: [
      {
        en: "ご{苦労|くろう}{様|さま}でした. You say this to people below you. Thank them instead.",
        ja: "「ご{苦労|くろう}{様|さま}でした」と{書|か}く。{目下|めした}の{人|ひと}への{言葉|ことば}です。お{礼|れい}を{書|か}きます。",
      },
      {
        en: "A question that needs a long answer in the same email.",
        ja: "{同|おな}じメールで、{長|なが}い{答|こた}えが{必要|ひつよう}な{質問|しつもん}をする。",
      },
      {
        en: "{参考|さんこう}になりました. It can sound as if you were grading them; {勉強|べんきょう}になりました is safer.",
        ja: "「{参考|さんこう}になりました」と{書|か}く。{評価|ひょうか}しているように{聞|き}こえることがあるので、「{勉強|べんきょう}になりました」にします。",
      },
    ],
  },
  {
    id: "ask-recommendation",
    situation: "people",
    isReply: false,
    title: {
      en: "Ask a professor for a recommendation letter",
      ja: "{先生|せんせい}に{推薦状|すいせんじょう}をお{願|ねが}いする",
    },
    when: {
      en: "A company, a scholarship or an application asks for a letter from a teacher who knows your work.",
      ja: "{会社|かいしゃ}や{奨学金|しょうがくきん}などに{応募|おうぼ}するのに、{自分|じぶん}のことをよく{知|し}っている{先生|せんせい}の{推薦状|すいせんじょう}が{必要|ひつよう}なときに{送|おく}ります。",
    },
    deadline: {
      en: "At least three weeks before the letter is due, and preferably a month.",
      ja: "{提出期限|ていしゅつきげん}の3{週間|しゅうかん}{以上|いじょう}{前|まえ}、できれば1か{月|げつ}{前|まえ}に{送|おく}ります。",
    },
    subject: "{推薦状|すいせんじょう}{執筆|しっぴつ}のお{願|ねが}い（<school><year> <name>）",
    body: `<professor>{先生|せんせい}

いつもご{指導|しどう}いただき、ありがとうございます。
<school><year>の<name>です。

{推薦状|すいせんじょう}の{執筆|しっぴつ}をお{願|ねが}いしたく、ご{連絡|れんらく}いたしました。

<company>の<position>に{応募|おうぼ}するにあたり、
{推薦状|すいせんじょう}の{提出|ていしゅつ}を{求|もと}められております。
{研究|けんきゅう}をご{指導|しどう}いただいている{先生|せんせい}に、
ぜひお{書|か}きいただきたいと{存|ぞん}じます。

{提出期限|ていしゅつきげん}：<deadline>
{提出|ていしゅつ}{方法|ほうほう}：<submission>

{履歴書|りれきしょ}、{成績証明書|せいせきしょうめいしょ}、{募集要項|ぼしゅうようこう}を{添付|てんぷ}いたします。
ご{多忙|たぼう}のところ{誠|まこと}に{恐縮|きょうしゅく}ですが、
お{引|ひ}き{受|う}けいただけますと{幸甚|こうじん}に{存|ぞん}じます。

ご{都合|つごう}のよいときに{研究室|けんきゅうしつ}に{伺|うかが}い、ご{説明|せつめい}いたします。
{何卒|なにとぞ}よろしくお{願|ねが}い{申|もう}し{上|あ}げます。${signature}`,
    gaps: ["professor", ...ownGaps, "company", "position", "deadline", "submission", ...signatureGaps],
    musts: [
      {
        en: "The deadline, the form and how the letter is to be handed in.",
        ja: "{提出期限|ていしゅつきげん}、{書式|しょしき}、{提出|ていしゅつ}{方法|ほうほう}",
      },
      {
        en: "Your résumé and the job description, so that the letter can be precise.",
        ja: "{履歴書|りれきしょ}と{募集要項|ぼしゅうようこう}（{先生|せんせい}が{具体|ぐたい}{的|てき}に{書|か}けます）",
      },
      { en: "An offer to come and explain.", ja: "{説明|せつめい}に{伺|うかが}うという{一言|ひとこと}" },
    ],
    mistakes: [
      {
        en: "{様|さま} after the name, or {教授|きょうじゅ}{様|さま}. To a teacher it is {先生|せんせい}.",
        ja: "{名前|なまえ}に「{様|さま}」や「{教授|きょうじゅ}{様|さま}」をつける。{先生|せんせい}には「{先生|せんせい}」だけをつけます。",
      },
      {
        en: "Asking one week before the deadline.",
        ja: "{提出期限|ていしゅつきげん}の1{週間|しゅうかん}{前|まえ}にお{願|ねが}いする。",
      },
      {
        en: "Forgetting to report the result. Write again when you know it.",
        ja: "{結果|けっか}を{報告|ほうこく}しない。{決|き}まったら、{必|かなら}ず{先生|せんせい}に{知|し}らせます。",
      },
    ],
  },
  {
    id: "book-career-centre",
    situation: "people",
    isReply: false,
    title: {
      en: "Make an appointment at the career centre",
      ja: "キャリアセンターの{相談|そうだん}を{予約|よやく}する",
    },
    when: {
      en: "You want to have your ES looked at, practise an interview or ask about companies, and your university takes appointments by email.",
      ja: "ESの{添削|てんさく}や{面接|めんせつ}の{練習|れんしゅう}、{会社|かいしゃ}の{相談|そうだん}をしたいときに{送|おく}ります。{予約|よやく}をメールで{受|う}け{付|つ}けている{大学|だいがく}で{使|つか}います。",
    },
    deadline: {
      en: "A week ahead, or two weeks in the busy months (February to June).",
      ja: "1{週間|しゅうかん}{前|まえ}までに{送|おく}ります。{混|こ}む{時期|じき}（2{月|がつ}から6{月|がつ}）は2{週間|しゅうかん}{前|まえ}です。",
    },
    subject: "{就職|しゅうしょく}{相談|そうだん}の{予約|よやく}のお{願|ねが}い（<school><year> <name>）",
    body: `キャリアセンター
ご{担当者|たんとうしゃ}{様|さま}

お{世話|せわ}になっております。
<university><school><year>、
{学籍番号|がくせきばんごう}<student-number>の<name>です。

{就職活動|しゅうしょくかつどう}の{相談|そうだん}を{予約|よやく}したく、ご{連絡|れんらく}いたしました。

{相談|そうだん}{内容|ないよう}：<consultation>
{希望|きぼう}{日時|にちじ}：
<candidate-dates>

オンラインでの{相談|そうだん}でも{差|さ}し{支|つか}えございません。
{事前|じぜん}に{準備|じゅんび}するものがございましたら、
お{知|し}らせいただけますと{幸|さいわ}いです。

お{忙|いそが}しいところ{恐|おそ}れ{入|い}りますが、
よろしくお{願|ねが}いいたします。${signature}`,
    gaps: [...ownGaps, "student-number", "consultation", "candidate-dates", ...signatureGaps],
    musts: [
      {
        en: "Your student number. The centre looks you up by it.",
        ja: "{学籍番号|がくせきばんごう}（センターはこれで{確認|かくにん}します）",
      },
      { en: "What you want to talk about, in one line.", ja: "{相談|そうだん}したいことを1{行|ぎょう}で" },
      {
        en: "The text itself as an attachment, if it is about an ES.",
        ja: "ESの{相談|そうだん}なら、{文章|ぶんしょう}を{添付|てんぷ}する",
      },
    ],
    mistakes: [
      {
        en: "{御中|おんちゅう} and {様|さま} together. {御中|おんちゅう} is for an office, {様|さま} for a person: キャリアセンター{御中|おんちゅう} or ご{担当者|たんとうしゃ}{様|さま}.",
        ja: "「{御中|おんちゅう}」と「{様|さま}」を{一緒|いっしょ}に{使|つか}う。「キャリアセンター{御中|おんちゅう}」か「ご{担当者|たんとうしゃ}{様|さま}」のどちらかにします。",
      },
      {
        en: "Writing only “I would like some advice”. The whole appointment will then go on explaining what you need.",
        ja: "「{相談|そうだん}したいです」だけ{書|か}く。{当日|とうじつ}、{説明|せつめい}だけで{時間|じかん}が{終|お}わってしまいます。",
      },
      {
        en: "Not cancelling when you cannot come.",
        ja: "{行|い}けなくなったのに、{取|と}り{消|け}しの{連絡|れんらく}をしない。",
      },
    ],
  },
]
