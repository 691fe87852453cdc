import { greeting, ownGaps, signature, signatureGaps, toCompany, toCompanyGaps } from "./frame.ts"
import type { KeigoEmail } from "./shape.ts"

export const residence: readonly KeigoEmail[] = [
  {
    id: "ask-residence-support",
    situation: "residence",
    isReply: false,
    title: {
      en: "Ask who helps with your status of residence",
      ja: "{在留資格|ざいりゅうしかく}の{変更|へんこう}の{支援|しえん}について{尋|たず}ねる",
    },
    when: {
      en: "You have accepted an offer and want to know who at the company prepares what. At some companies you will be the first international graduate.",
      ja: "{内定|ないてい}を{承諾|しょうだく}したあと、{会社|かいしゃ}のだれが{何|なに}を{用意|ようい}してくれるのかを{尋|たず}ねるときに{送|おく}ります。{留学生|りゅうがくせい}の{採用|さいよう}が{初|はじ}めての{会社|かいしゃ}もあります。",
    },
    deadline: {
      en: "Two to three months before you want to apply: for a start in April, in October or November.",
      ja: "{申請|しんせい}したい{時期|じき}の2、3か{月|げつ}{前|まえ}に{送|おく}ります。4{月|がつ}{入社|にゅうしゃ}なら10{月|がつ}か11{月|がつ}です。",
    },
    subject: "{在留資格|ざいりゅうしかく}の{変更|へんこう}についてのご{相談|そうだん}（<university> <name>）",
    body: `${toCompany}${greeting}{入社|にゅうしゃ}にあたり、{在留資格|ざいりゅうしかく}の{変更|へんこう}について
{伺|うかが}いたいことがあり、ご{連絡|れんらく}いたしました。

{現在|げんざい}の{在留資格|ざいりゅうしかく}は「{留学|りゅうがく}」で、
{在留期限|ざいりゅうきげん}は<card-expiry>です。
{貴社|きしゃ}で{働|はたら}くためには、{入社|にゅうしゃ}までに
{在留資格|ざいりゅうしかく}を{変更|へんこう}する{必要|ひつよう}がございます。

つきましては、{次|つぎ}の2{点|てん}をご{教示|きょうじ}いただけますと{幸|さいわ}いです。

1. {貴社|きしゃ}にご{用意|ようい}いただく{書類|しょるい}は、
　どなたにご{相談|そうだん}すればよろしいでしょうか。
2. {申請|しんせい}は{私|わたし}が{行|おこな}う{予定|よてい}ですが、
　{貴社|きしゃ}で{決|き}まった{手順|てじゅん}はございますか。

{入社日|にゅうしゃび}の<joining-day>に{間|ま}に{合|あ}うよう、
<application-day>に{申請|しんせい}したいと{考|かんが}えております。

お{忙|いそが}しいところ{恐|おそ}れ{入|い}りますが、
どうぞよろしくお{願|ねが}いいたします。${signature}`,
    gaps: [...toCompanyGaps, ...ownGaps, "card-expiry", "joining-day", "application-day", ...signatureGaps],
    musts: [
      {
        en: "Your present status and the day it ends, as on your residence card.",
        ja: "{今|いま}の{在留資格|ざいりゅうしかく}と{在留期限|ざいりゅうきげん}（{在留|ざいりゅう}カードのとおりに）",
      },
      {
        en: "Your first day at work and when you want to apply.",
        ja: "{入社日|にゅうしゃび}と、{申請|しんせい}したい{時期|じき}",
      },
      {
        en: "Numbered questions, so that HR can answer them one by one.",
        ja: "{番号|ばんごう}をつけた{質問|しつもん}（{担当者|たんとうしゃ}が{順|じゅん}に{答|こた}えられます）",
      },
    ],
    mistakes: [
      {
        en: "Waiting until the company mentions it. The application is yours, and you may not work without the new card.",
        ja: "{会社|かいしゃ}から{言|い}われるのを{待|ま}つ。{申請|しんせい}するのは{本人|ほんにん}で、{新|あたら}しいカードがないと{働|はたら}けません。",
      },
      {
        en: "Writing only “visa”. Write {在留資格|ざいりゅうしかく}: it is the word on the forms.",
        ja: "「ビザ」とだけ{書|か}く。{書類|しょるい}に{書|か}いてある{言葉|ことば}は「{在留資格|ざいりゅうしかく}」です。",
      },
      {
        en: "Expecting a list of documents from the company. It depends on the company’s category; the Immigration Services Agency has the list.",
        ja: "{必要|ひつよう}な{書類|しょるい}の{一覧|いちらん}を{会社|かいしゃ}に{求|もと}める。{会社|かいしゃ}のカテゴリーによって{違|ちが}うので、{出入国在留管理庁|しゅつにゅうこくざいりゅうかんりちょう}のページで{確|たし}かめます。",
      },
    ],
  },
  {
    id: "ask-residence-documents",
    situation: "residence",
    isReply: false,
    title: {
      en: "Ask the company for documents for the change of status",
      ja: "{在留資格|ざいりゅうしかく}{変更|へんこう}の{書類|しょるい}を{会社|かいしゃ}にお{願|ねが}いする",
    },
    when: {
      en: "You are preparing the application to change your status of residence and need the company’s part.",
      ja: "{在留資格|ざいりゅうしかく}{変更|へんこう}の{申請|しんせい}の{準備|じゅんび}で、{会社|かいしゃ}に{作|つく}ってもらう{書類|しょるい}が{必要|ひつよう}なときに{送|おく}ります。",
    },
    deadline: {
      en: "Three to four weeks before you need them: a stamp or a signature takes time.",
      ja: "{必要|ひつよう}な{日|ひ}の3、4{週間|しゅうかん}{前|まえ}に{送|おく}ります。{会社|かいしゃ}の{中|なか}の{確認|かくにん}に{時間|じかん}がかかるからです。",
    },
    subject:
      "{在留資格|ざいりゅうしかく}{変更|へんこう}の{書類|しょるい}のお{願|ねが}い（<university> <name>）",
    body: `${toCompany}${greeting}{在留資格変更許可申請|ざいりゅうしかくへんこうきょかしんせい}のため、
{貴社|きしゃ}に{書類|しょるい}のご{準備|じゅんび}をお{願|ねが}いしたく、ご{連絡|れんらく}いたしました。

1. {在留資格変更許可申請書|ざいりゅうしかくへんこうきょかしんせいしょ}（{所属機関等作成用|しょぞくきかんとうさくせいよう}）
2. {前年分|ぜんねんぶん}の{職員|しょくいん}の{給与所得|きゅうよしょとく}の{源泉徴収票|げんせんちょうしゅうひょう}{等|とう}の
　{法定調書合計表|ほうていちょうしょごうけいひょう}（{受付印|うけつけいん}のあるものの{写|うつ}し）

{貴社|きしゃ}のカテゴリーによって、{必要|ひつよう}な{書類|しょるい}が{異|こと}なります。
くわしくは、{出入国在留管理庁|しゅつにゅうこくざいりゅうかんりちょう}の{下記|かき}のページにございます。
https://www.moj.go.jp/isa/applications/status/gijinkoku.html

<application-day>に{申請|しんせい}する{予定|よてい}です。
{恐|おそ}れ{入|い}りますが、<needed-by>までに
ご{準備|じゅんび}いただくことは{可能|かのう}でしょうか。

ご{不明|ふめい}な{点|てん}がございましたら、お{知|し}らせください。
お{手数|てすう}をおかけいたしますが、
{何卒|なにとぞ}よろしくお{願|ねが}い{申|もう}し{上|あ}げます。${signature}`,
    gaps: [...toCompanyGaps, ...ownGaps, "application-day", "needed-by", ...signatureGaps],
    musts: [
      {
        en: "The exact names of the documents, as on the Agency’s page.",
        ja: "{書類|しょるい}の{正式|せいしき}な{名前|なまえ}（{出入国在留管理庁|しゅつにゅうこくざいりゅうかんりちょう}のページのとおりに）",
      },
      {
        en: "The day you need them and the day you apply.",
        ja: "{書類|しょるい}が{必要|ひつよう}な{日|ひ}と、{申請|しんせい}する{日|ひ}",
      },
      { en: "The link, so that HR can check it.", ja: "{担当者|たんとうしゃ}が{確|たし}かめられるリンク" },
    ],
    mistakes: [
      {
        en: "Copying this list without looking at the page. Documents differ by category, and since December 2025 many graduates of Japanese universities have been able to leave some out.",
        ja: "この{一覧|いちらん}をそのまま{写|うつ}す。{会社|かいしゃ}のカテゴリーで{書類|しょるい}は{変|か}わり、2025{年|ねん}12{月|がつ}からは、{日本|にほん}の{大学|だいがく}を{出|で}る{人|ひと}は{省|はぶ}ける{書類|しょるい}が{増|ふ}えました。",
      },
      {
        en: "Asking for “all documents for the visa”.",
        ja: "「ビザの{書類|しょるい}を{全部|ぜんぶ}お{願|ねが}いします」と{書|か}く。",
      },
      {
        en: "ご{準備|じゅんび}してください. It mixes ご…する, which is for yourself, with a request. Write ご{準備|じゅんび}ください or ご{準備|じゅんび}いただけますか.",
        ja: "「ご{準備|じゅんび}してください」と{書|か}く。「ご…する」は{自分|じぶん}がするときの{形|かたち}です。「ご{準備|じゅんび}ください」「ご{準備|じゅんび}いただけますか」にします。",
      },
    ],
  },
]
