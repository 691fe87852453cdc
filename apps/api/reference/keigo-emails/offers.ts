import { greeting, ownGaps, signature, signatureGaps, toCompany, toCompanyGaps } from "./frame.ts"
import type { KeigoEmail } from "./shape.ts"

export const offers: readonly KeigoEmail[] = [
  {
    id: "accept-offer",
    situation: "offer",
    isReply: true,
    title: { en: "Accept a job offer", ja: "{内定|ないてい}を{承諾|しょうだく}する" },
    when: {
      en: "You have an offer ({内定|ないてい}), you have read the working conditions in writing, and you have decided.",
      ja: "{内定|ないてい}の{連絡|れんらく}があり、{労働条件|ろうどうじょうけん}を{書面|しょめん}で{確|たし}かめて、{入社|にゅうしゃ}を{決|き}めたときに{送|おく}ります。",
    },
    deadline: {
      en: "By the day the company named. Ask for more time before that day, not after it.",
      ja: "{会社|かいしゃ}が{決|き}めた{期限|きげん}までに{送|おく}ります。{時間|じかん}が{必要|ひつよう}なら、{期限|きげん}の{前|まえ}に{相談|そうだん}します。",
    },
    subject: "Re: <original-subject>",
    body: `${toCompany}${greeting}このたびは、{内定|ないてい}のご{連絡|れんらく}をいただき、
{誠|まこと}にありがとうございます。
{謹|つつし}んでお{受|う}けいたします。

{入社|にゅうしゃ}までの{間|あいだ}、<preparation>を{続|つづ}け、
{一日|いちにち}も{早|はや}く{貴社|きしゃ}のお{役|やく}に{立|た}てるよう、{準備|じゅんび}してまいります。

{今後|こんご}の{手続|てつづ}きや{必要|ひつよう}な{書類|しょるい}について、
ご{教示|きょうじ}いただけますと{幸|さいわ}いです。

{今後|こんご}ともご{指導|しどう}のほど、
{何卒|なにとぞ}よろしくお{願|ねが}い{申|もう}し{上|あ}げます。${signature}`,
    gaps: [...toCompanyGaps, ...ownGaps, "original-subject", "preparation", ...signatureGaps],
    musts: [
      {
        en: "That you accept, in clear words: {謹|つつし}んでお{受|う}けいたします.",
        ja: "{承諾|しょうだく}することをはっきり（{謹|つつし}んでお{受|う}けいたします）",
      },
      {
        en: "One line about what you will do before you join.",
        ja: "{入社|にゅうしゃ}までにすることを1{行|ぎょう}",
      },
      {
        en: "The question about the next steps. For you, the change of your status of residence is one of them.",
        ja: "{今後|こんご}の{手続|てつづ}きの{質問|しつもん}（{在留資格|ざいりゅうしかく}の{変更|へんこう}もその{一|ひと}つです）",
      },
    ],
    mistakes: [
      {
        en: "Accepting before you have seen pay, hours and place of work in writing. Ask for the {労働条件通知書|ろうどうじょうけんつうちしょ} first.",
        ja: "{給料|きゅうりょう}、{時間|じかん}、{勤務地|きんむち}を{書面|しょめん}で{見|み}る{前|まえ}に{承諾|しょうだく}する。{先|さき}に{労働条件通知書|ろうどうじょうけんつうちしょ}をお{願|ねが}いしましょう。",
      },
      {
        en: "Accepting two offers. If you have not decided, ask for time.",
        ja: "2{社|しゃ}に{承諾|しょうだく}の{返事|へんじ}をする。{迷|まよ}っているなら、{期限|きげん}の{相談|そうだん}をします。",
      },
      {
        en: "{頑張|がんば}ります alone. It is friendly, but it does not say that you accept.",
        ja: "「{頑張|がんば}ります」だけで{終|お}わる。{承諾|しょうだく}したことが{伝|つた}わりません。",
      },
    ],
  },
  {
    id: "more-time-for-offer",
    situation: "offer",
    isReply: true,
    title: {
      en: "Ask for more time to answer an offer",
      ja: "{内定|ないてい}の{返事|へんじ}を{待|ま}ってもらう",
    },
    when: {
      en: "You have an offer but are waiting for another result, or want to talk to your family.",
      ja: "{内定|ないてい}をもらったが、ほかの{会社|かいしゃ}の{結果|けっか}を{待|ま}っているときや、{家族|かぞく}と{相談|そうだん}したいときに{送|おく}ります。",
    },
    deadline: {
      en: "Right after the offer, well before the day on which they expect your answer.",
      ja: "{内定|ないてい}の{連絡|れんらく}を{受|う}けたらすぐ、{返事|へんじ}の{期限|きげん}より{前|まえ}に{送|おく}ります。",
    },
    subject: "Re: <original-subject>",
    body: `${toCompany}${greeting}このたびは、{内定|ないてい}のご{連絡|れんらく}をいただき、
{誠|まこと}にありがとうございます。
{評価|ひょうか}していただいたことを、{大変|たいへん}うれしく{存|ぞん}じます。

お{返事|へんじ}の{期限|きげん}について、ご{相談|そうだん}がございます。
<offer-deadline>までと{伺|うかが}っておりますが、
<time-reason>ため、<wanted-deadline>まで
お{待|ま}ちいただくことは{可能|かのう}でしょうか。

{大切|たいせつ}な{決断|けつだん}ですので、{十分|じゅうぶん}に{考|かんが}えたうえで
お{返事|へんじ}を{差|さ}し{上|あ}げたく{存|ぞん}じます。
{誠|まこと}に{勝手|かって}なお{願|ねが}いではございますが、
ご{検討|けんとう}いただけますと{幸|さいわ}いです。

{何卒|なにとぞ}よろしくお{願|ねが}い{申|もう}し{上|あ}げます。${signature}`,
    gaps: [
      ...toCompanyGaps,
      ...ownGaps,
      "original-subject",
      "offer-deadline",
      "time-reason",
      "wanted-deadline",
      ...signatureGaps,
    ],
    musts: [
      { en: "Thanks first.", ja: "まず、お{礼|れい}" },
      {
        en: "A date. Nobody can plan with “a little longer”.",
        ja: "{希望|きぼう}する{日付|ひづけ}（「もう{少|すこ}し」では{予定|よてい}が{立|た}ちません）",
      },
      {
        en: "An honest reason. You do not have to name the other company.",
        ja: "{正直|しょうじき}な{理由|りゆう}（ほかの{会社|かいしゃ}の{名前|なまえ}は{書|か}かなくてかまいません）",
      },
    ],
    mistakes: [
      {
        en: "Asking for more than two weeks without a reason. One to two weeks is usual.",
        ja: "{理由|りゆう}なく2{週間|しゅうかん}より{長|なが}くお{願|ねが}いする。1、2{週間|しゅうかん}が{普通|ふつう}です。",
      },
      {
        en: "Letting the deadline pass in silence.",
        ja: "{何|なに}も{言|い}わずに{期限|きげん}を{過|す}ぎる。",
      },
      {
        en: "Giving in to “decide now or there is no offer”. This pressure is called オワハラ; your career centre can help.",
        ja: "「{今|いま}{決|き}めないと{内定|ないてい}はない」と{言|い}われて、その{場|ば}で{決|き}める。これはオワハラです。キャリアセンターに{相談|そうだん}しましょう。",
      },
    ],
    alternative: {
      kind: "phone",
      text: "このたびは{内定|ないてい}のご{連絡|れんらく}をいただき、{誠|まこと}にありがとうございます。\n{大変|たいへん}ありがたいお{話|はなし}ですので、よく{考|かんが}えてお{返事|へんじ}したいと{存|ぞん}じます。\n<wanted-deadline>までお{待|ま}ちいただくことは{可能|かのう}でしょうか。",
      note: {
        en: "What you can say when the offer comes by telephone and you are asked for an answer at once.",
        ja: "{電話|でんわ}で{内定|ないてい}を{伝|つた}えられ、その{場|ば}で{返事|へんじ}を{求|もと}められたときの{言|い}い{方|かた}です。",
      },
    },
  },
  {
    id: "decline-offer",
    situation: "offer",
    isReply: false,
    title: { en: "Decline a job offer", ja: "{内定|ないてい}を{辞退|じたい}する" },
    when: {
      en: "You have decided against an offer. Telephone first; send this on the same day, or when no one could be reached.",
      ja: "{内定|ないてい}を{断|ことわ}ると{決|き}めたときに{送|おく}ります。まず{電話|でんわ}で{伝|つた}え、その{日|ひ}のうちに{送|おく}ります。{電話|でんわ}がつながらないときにも{送|おく}ります。",
    },
    deadline: {
      en: "As soon as you have decided. You can decline even after you have accepted, but the Civil Code (Article 627) asks for two weeks’ notice.",
      ja: "{決|き}めたらすぐに{送|おく}ります。{承諾|しょうだく}したあとでも{断|ことわ}れますが、{民法|みんぽう}627{条|じょう}では2{週間|しゅうかん}{前|まえ}に{伝|つた}えることになっています。",
    },
    subject: "{内定辞退|ないていじたい}のご{連絡|れんらく}（<university> <name>）",
    body: `${toCompany}${greeting}このたびは、{内定|ないてい}のご{連絡|れんらく}をいただき、
{誠|まこと}にありがとうございました。

{大変|たいへん}ありがたいお{話|はなし}ではございますが、
{検討|けんとう}を{重|かさ}ねた{結果|けっか}、{誠|まこと}に{勝手|かって}ながら、
{内定|ないてい}を{辞退|じたい}させていただきたく、ご{連絡|れんらく}いたしました。

{選考|せんこう}では、<good-memory>が{心|こころ}に{残|のこ}っております。
{貴重|きちょう}なお{時間|じかん}を{割|さ}いていただいたにもかかわらず、
このような{結果|けっか}となり、{深|ふか}くお{詫|わ}び{申|もう}し{上|あ}げます。

{本来|ほんらい}であれば{直接|ちょくせつ}お{詫|わ}びすべきところ、
メールでのご{連絡|れんらく}となりますことを、
{何卒|なにとぞ}ご{容赦|ようしゃ}ください。

{末筆|まっぴつ}ながら、{貴社|きしゃ}のますますのご{発展|はってん}を
{心|こころ}よりお{祈|いの}り{申|もう}し{上|あ}げます。${signature}`,
    gaps: [...toCompanyGaps, ...ownGaps, "good-memory", ...signatureGaps],
    musts: [
      {
        en: "That you decline, in clear words. No “perhaps”.",
        ja: "{辞退|じたい}することをはっきり{書|か}く（あいまいにしない）",
      },
      { en: "Thanks for the time they gave you.", ja: "{時間|じかん}をかけてもらったことへのお{礼|れい}" },
      { en: "An apology, once.", ja: "お{詫|わ}びを{一度|いちど}" },
    ],
    mistakes: [
      {
        en: "Sending only an email, without trying to call.",
        ja: "{電話|でんわ}をかけずに、メールだけで{済|す}ませる。",
      },
      {
        en: "Making up a reason. You do not need one, and a false one is remembered.",
        ja: "うその{理由|りゆう}を{書|か}く。{理由|りゆう}は{書|か}かなくてもかまいません。",
      },
      {
        en: "ご{辞退|じたい}させていただく. ご is for what others do; for yourself it is {辞退|じたい}.",
        ja: "「ご{辞退|じたい}させていただく」と{書|か}く。{自分|じぶん}の{行動|こうどう}なので、「ご」はつけません。",
      },
    ],
    alternative: {
      kind: "phone",
      text: "お{世話|せわ}になっております。{内定|ないてい}をいただきました、\n<university>の<name>と{申|もう}します。\n{大変|たいへん}{申|もう}し{訳|わけ}ございませんが、{検討|けんとう}を{重|かさ}ねた{結果|けっか}、\n{内定|ないてい}を{辞退|じたい}させていただきたく、お{電話|でんわ}いたしました。",
      note: {
        en: "They may ask why. “I have chosen a company closer to what I studied” ({専門|せんもん}に{近|ちか}い{会社|かいしゃ}に{決|き}めました) is enough.",
        ja: "{理由|りゆう}を{聞|き}かれたら、「{専門|せんもん}に{近|ちか}い{会社|かいしゃ}に{決|き}めました」などと{短|みじか}く{答|こた}えれば{十分|じゅうぶん}です。",
      },
    },
  },
]
