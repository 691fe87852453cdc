import type { KeigoEmail } from "./shape.ts"

export const partTime: readonly KeigoEmail[] = [
  {
    id: "leave-part-time-job",
    situation: "part-time",
    isReply: false,
    title: {
      en: "Tell your part-time employer that you are leaving",
      ja: "アルバイトを{辞|や}めることを{伝|つた}える",
    },
    when: {
      en: "You are leaving your part-time job because of graduation, research or your first full-time job. Say it in person first if you can.",
      ja: "{卒業|そつぎょう}や{研究|けんきゅう}、{就職|しゅうしょく}のためにアルバイトを{辞|や}めるときに{送|おく}ります。できれば{先|さき}に{直接|ちょくせつ}{話|はな}します。",
    },
    deadline: {
      en: "A month before your last day, or as your contract says.",
      ja: "{最後|さいご}の{日|ひ}の1か{月|げつ}{前|まえ}までに、または{契約書|けいやくしょ}に{書|か}いてある{時期|じき}までに{送|おく}ります。",
    },
    subject: "アルバイト{退職|たいしょく}のご{相談|そうだん}（<name>）",
    body: `<workplace>
{店長|てんちょう} <person>{様|さま}

お{疲|つか}れ{様|さま}です。<name>です。

{突然|とつぜん}のご{連絡|れんらく}で{申|もう}し{訳|わけ}ございません。
<leaving-reason>ため、<last-day>をもちまして
アルバイトを{退職|たいしょく}させていただきたく、ご{連絡|れんらく}いたしました。

{最後|さいご}の{日|ひ}まで、{責任|せきにん}を{持|も}って{勤務|きんむ}いたします。
{引|ひ}き{継|つ}ぎやシフトについて、
{次|つぎ}の{出勤|しゅっきん}の{際|さい}にご{相談|そうだん}できればと{存|ぞん}じます。
{制服|せいふく}などの{返却|へんきゃく}についても、お{知|し}らせください。

こちらでは、<learned>を{学|まな}ぶことができました。
これまで{温|あたた}かくご{指導|しどう}いただき、
{誠|まこと}にありがとうございました。

どうぞよろしくお{願|ねが}いいたします。

<name>
{電話|でんわ}：<phone>`,
    gaps: ["workplace", "person", "name", "leaving-reason", "last-day", "learned", "phone"],
    musts: [
      { en: "The last working day, as a date.", ja: "{最後|さいご}の{勤務日|きんむび}（{日付|ひづけ}で）" },
      { en: "A short reason.", ja: "{短|みじか}い{理由|りゆう}" },
      {
        en: "That you will work until then and hand things over.",
        ja: "{最後|さいご}まで{働|はたら}き、{引|ひ}き{継|つ}ぎをすること",
      },
    ],
    mistakes: [
      {
        en: "Simply no longer turning up. You will also need your tax certificate later ({源泉徴収票|げんせんちょうしゅうひょう}).",
        ja: "{何|なに}も{言|い}わずに{行|い}かなくなる。あとで{源泉徴収票|げんせんちょうしゅうひょう}をもらう{必要|ひつよう}もあります。",
      },
      {
        en: "Working on after graduation with the permission for part-time work ({資格外活動許可|しかくがいかつどうきょか}). It is for students.",
        ja: "{卒業|そつぎょう}したあとも、{資格外活動許可|しかくがいかつどうきょか}のまま{働|はたら}く。この{許可|きょか}は{学生|がくせい}のためのものです。",
      },
      {
        en: "ご{苦労|くろう}{様|さま}です to your manager. It is お{疲|つか}れ{様|さま}です.",
        ja: "{店長|てんちょう}に「ご{苦労|くろう}{様|さま}です」と{書|か}く。「お{疲|つか}れ{様|さま}です」にします。",
      },
    ],
    alternative: {
      kind: "short",
      text: "お{疲|つか}れ{様|さま}です。<name>です。\n{今後|こんご}のシフトについてご{相談|そうだん}したいことがあります。\n{次|つぎ}の{出勤|しゅっきん}の{前後|ぜんご}に、10{分|ぷん}ほどお{時間|じかん}をいただけますか。",
      note: {
        en: "If your workplace uses a messaging app, ask for a few minutes to talk, and tell them in person.",
        ja: "{連絡|れんらく}がメッセージアプリの{職場|しょくば}では、まず{話|はな}す{時間|じかん}をお{願|ねが}いし、{直接|ちょくせつ}{伝|つた}えましょう。",
      },
    },
  },
]
