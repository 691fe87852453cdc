import { greeting, ownGaps, signature, signatureGaps, toCompany, toCompanyGaps } from "./frame.ts"
import type { KeigoEmail } from "./shape.ts"

export const interviews: readonly KeigoEmail[] = [
  {
    id: "accept-interview",
    situation: "interview",
    isReply: true,
    title: {
      en: "Accept an invitation to an interview",
      ja: "{面接|めんせつ}の{案内|あんない}に{返事|へんじ}をする",
    },
    when: {
      en: "The company offers you one or more times for an interview, and one of them suits you.",
      ja: "{会社|かいしゃ}から{面接|めんせつ}の{日時|にちじ}の{案内|あんない}が{届|とど}き、その{中|なか}に{行|い}ける{日|ひ}があるときに{送|おく}ります。",
    },
    deadline: {
      en: "The same day if you can, and within 24 hours on working days at the latest.",
      ja: "できればその{日|ひ}のうちに、{遅|おそ}くても{平日|へいじつ}の24{時間|じかん}{以内|いない}に{返信|へんしん}します。",
    },
    subject: "Re: <original-subject>",
    body: `${toCompany}${greeting}このたびは、{面接|めんせつ}のご{案内|あんない}をいただき、
{誠|まこと}にありがとうございます。

ご{提示|ていじ}いただいた{日程|にってい}のうち、
{下記|かき}の{日時|にちじ}でお{願|ねが}いしたく{存|ぞん}じます。

{日時|にちじ}：<interview-time>

{当日|とうじつ}は、どうぞよろしくお{願|ねが}いいたします。${signature}`,
    gaps: [...toCompanyGaps, ...ownGaps, "original-subject", "interview-time", ...signatureGaps],
    musts: [
      {
        en: "One time, with date, day of the week and hour.",
        ja: "{日時|にちじ}を1つ（{日付|ひづけ}、{曜日|ようび}、{時刻|じこく}）",
      },
      { en: "Your thanks for the invitation.", ja: "{案内|あんない}へのお{礼|れい}" },
      {
        en: "Their email below yours, and the subject as it is.",
        ja: "{件名|けんめい}を{変|か}えず、{相手|あいて}のメールの{文|ぶん}を{下|した}に{残|のこ}す",
      },
    ],
    mistakes: [
      {
        en: "“Any time is fine” (いつでも{大丈夫|だいじょうぶ}です). It forces HR to write to you again.",
        ja: "「いつでも{大丈夫|だいじょうぶ}です」と{書|か}く。{担当者|たんとうしゃ}がもう{一度|いちど}メールを{書|か}くことになります。",
      },
      {
        en: "{了解|りょうかい}しました to someone above you. Write {承知|しょうち}いたしました.",
        ja: "{目上|めうえ}の{人|ひと}に「{了解|りょうかい}しました」と{書|か}く。「{承知|しょうち}いたしました」にします。",
      },
      {
        en: "A date with the wrong day of the week. Check both.",
        ja: "{日付|ひづけ}と{曜日|ようび}が{合|あ}っていない。{必|かなら}ず{両方|りょうほう}を{確|たし}かめます。",
      },
    ],
  },
  {
    id: "propose-other-dates",
    situation: "interview",
    isReply: true,
    title: {
      en: "Propose other dates for an interview",
      ja: "{面接|めんせつ}の{別|べつ}の{日程|にってい}をお{願|ねが}いする",
    },
    when: {
      en: "You cannot come at any of the times offered, because of an exam, a class you must attend or another interview.",
      ja: "{試験|しけん}、{休|やす}めない{授業|じゅぎょう}、ほかの{面接|めんせつ}などで、{案内|あんない}された{日|ひ}に{行|い}けないときに{送|おく}ります。",
    },
    deadline: {
      en: "The same day. The later you ask, the fewer times are left.",
      ja: "その{日|ひ}のうちに{送|おく}ります。{遅|おそ}くなるほど、{空|あ}いている{時間|じかん}が{減|へ}ります。",
    },
    subject: "Re: <original-subject>",
    body: `${toCompany}${greeting}このたびは、{面接|めんせつ}のご{案内|あんない}をいただき、
{誠|まこと}にありがとうございます。

{大変|たいへん}{申|もう}し{訳|わけ}ございませんが、ご{提示|ていじ}いただいた{日程|にってい}は
<clash>と{重|かさ}なっており、{伺|うかが}うことができません。

{勝手|かって}なお{願|ねが}いで{恐縮|きょうしゅく}ですが、{下記|かき}の{日程|にってい}に
{調整|ちょうせい}していただくことは{可能|かのう}でしょうか。

<candidate-dates>

いずれも{難|むずか}しい{場合|ばあい}は、ほかの{日時|にちじ}でも{調整|ちょうせい}いたします。
お{忙|いそが}しいところ{恐|おそ}れ{入|い}りますが、
ご{検討|けんとう}いただけますと{幸|さいわ}いです。

どうぞよろしくお{願|ねが}いいたします。${signature}`,
    gaps: [...toCompanyGaps, ...ownGaps, "original-subject", "clash", "candidate-dates", ...signatureGaps],
    musts: [
      {
        en: "Three or more dates on different days, with the day of the week.",
        ja: "{別|べつ}の{日|ひ}の{候補|こうほ}を3つ{以上|いじょう}（{曜日|ようび}も{書|か}く）",
      },
      {
        en: "The reason in a few words. Studies are always a good reason.",
        ja: "{理由|りゆう}を{短|みじか}く（{学業|がくぎょう}なら{問題|もんだい}ありません）",
      },
      {
        en: "That you will also look for other times if none of yours is possible.",
        ja: "{候補|こうほ}が{合|あ}わなければ、ほかの{日|ひ}も{調整|ちょうせい}するという{一言|ひとこと}",
      },
    ],
    mistakes: [
      {
        en: "Only saying that you cannot come. Offer dates in the same email.",
        ja: "{行|い}けないことだけを{書|か}く。{候補|こうほ}の{日|ひ}も{同|おな}じメールに{書|か}きます。",
      },
      {
        en: "“Because of my part-time job” as the reason. To HR it sounds as if the job matters more.",
        ja: "{理由|りゆう}に「アルバイトのため」と{書|か}く。{面接|めんせつ}より{大切|たいせつ}だと{思|おも}われてしまいます。",
      },
      {
        en: "Asking for a change a second time. Choose dates that are certain.",
        ja: "もう{一度|いちど}{変更|へんこう}をお{願|ねが}いする。{確実|かくじつ}に{行|い}ける{日|ひ}だけを{書|か}きましょう。",
      },
    ],
  },
  {
    id: "ask-place-or-link",
    situation: "interview",
    isReply: true,
    title: {
      en: "Ask for the place or the online link",
      ja: "{面接|めんせつ}の{場所|ばしょ}やURLを{尋|たず}ねる",
    },
    when: {
      en: "The invitation does not say where to go, or the link for the online interview is missing.",
      ja: "{面接|めんせつ}の{案内|あんない}に、{会場|かいじょう}の{場所|ばしょ}やオンライン{面接|めんせつ}のURLが{書|か}かれていないときに{送|おく}ります。",
    },
    deadline: {
      en: "At least two working days before the interview.",
      ja: "{遅|おそ}くても{面接|めんせつ}の2{営業日|えいぎょうび}{前|まえ}までに{送|おく}ります。",
    },
    subject: "Re: <original-subject>",
    body: `${toCompany}${greeting}<interview-time>からの{面接|めんせつ}について、
1{点|てん}{確認|かくにん}したいことがあり、ご{連絡|れんらく}いたしました。

いただいたメールを{拝見|はいけん}しましたが、
<missing-information>を{確認|かくにん}できませんでした。
お{手数|てすう}をおかけいたしますが、
お{知|し}らせいただけますと{幸|さいわ}いです。

{行|い}き{違|ちが}いでしたら、{申|もう}し{訳|わけ}ございません。
お{忙|いそが}しいところ{恐|おそ}れ{入|い}りますが、
どうぞよろしくお{願|ねが}いいたします。${signature}`,
    gaps: [
      ...toCompanyGaps,
      ...ownGaps,
      "original-subject",
      "interview-time",
      "missing-information",
      ...signatureGaps,
    ],
    musts: [
      { en: "Which interview: date and time.", ja: "どの{面接|めんせつ}か（{日時|にちじ}）" },
      { en: "One clear question.", ja: "{質問|しつもん}は1つにしぼり、はっきり{書|か}く" },
      {
        en: "That you have looked: in the email, its attachments and the company’s My Page.",
        ja: "メール、{添付|てんぷ}ファイル、マイページを{確|たし}かめたこと",
      },
    ],
    mistakes: [
      {
        en: "A question that the company’s website answers, such as the nearest station.",
        ja: "{最寄|もよ}り{駅|えき}など、{会社|かいしゃ}のサイトでわかることを{尋|たず}ねる。",
      },
      {
        en: "ご{拝見|はいけん} or {拝見|はいけん}されましたか about the other person. {拝見|はいけん} is only for what you look at yourself.",
        ja: "{相手|あいて}について「ご{拝見|はいけん}」「{拝見|はいけん}されましたか」と{言|い}う。「{拝見|はいけん}」は{自分|じぶん}が{見|み}るときだけ{使|つか}います。",
      },
      {
        en: "Asking by email just before the interview. If it is urgent, telephone.",
        ja: "{面接|めんせつ}の{直前|ちょくぜん}にメールで{尋|たず}ねる。{急|いそ}ぐときは{電話|でんわ}をかけます。",
      },
    ],
  },
]
