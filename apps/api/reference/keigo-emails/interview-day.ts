import { ownGaps, signature, signatureGaps, toCompany, toCompanyGaps } from "./frame.ts"
import type { KeigoEmail } from "./shape.ts"

export const interviewDay: readonly KeigoEmail[] = [
  {
    id: "running-late",
    situation: "interview",
    isReply: false,
    title: {
      en: "You will be late because of the trains",
      ja: "{電車|でんしゃ}の{遅|おく}れで{面接|めんせつ}に{遅|おく}れる",
    },
    when: {
      en: "Your train has stopped and you will not be on time. Telephone first; write if you cannot speak on the train or no one answers.",
      ja: "{電車|でんしゃ}が{止|と}まって{間|ま}に{合|あ}わないとき、まず{電話|でんわ}をかけます。{車内|しゃない}で{話|はな}せないときや、つながらないときに{送|おく}ります。",
    },
    deadline: {
      en: "At once, and before the time of the interview.",
      ja: "わかったらすぐに、{必|かなら}ず{面接|めんせつ}の{時刻|じこく}の{前|まえ}に{送|おく}ります。",
    },
    subject: "{本日|ほんじつ}<start-time>からの{面接|めんせつ}に{遅|おく}れます（<university> <name>）",
    body: `${toCompany}お{世話|せわ}になっております。
{本日|ほんじつ}<start-time>に{面接|めんせつ}のお{約束|やくそく}をいただいております、
<university>の<name>です。

<train-line>の{遅延|ちえん}により、{到着|とうちゃく}が
<delay>ほど{遅|おく}れる{見込|みこ}みです。
{大変|たいへん}{申|もう}し{訳|わけ}ございません。

{現在|げんざい}<present-place>におり、
<arrival-time>ごろに{到着|とうちゃく}する{予定|よてい}です。
ご{迷惑|めいわく}をおかけいたしますが、
どうぞよろしくお{願|ねが}いいたします。${signature}`,
    gaps: [
      ...toCompanyGaps,
      ...ownGaps,
      "start-time",
      "train-line",
      "delay",
      "present-place",
      "arrival-time",
      ...signatureGaps,
    ],
    musts: [
      {
        en: "When you will arrive. This is what HR needs.",
        ja: "{到着|とうちゃく}する{時刻|じこく}（{担当者|たんとうしゃ}が{一番|いちばん}{知|し}りたいこと）",
      },
      {
        en: "The line and the reason in half a sentence.",
        ja: "{路線名|ろせんめい}と{理由|りゆう}を{短|みじか}く",
      },
      {
        en: "A telephone number on which they can reach you.",
        ja: "すぐにつながる{電話|でんわ}{番号|ばんごう}",
      },
    ],
    mistakes: [
      {
        en: "Waiting until you know exactly. Write “about 15 minutes” and correct it later.",
        ja: "{正確|せいかく}な{時間|じかん}がわかるまで{待|ま}つ。「15{分|ふん}ほど」と{書|か}いて、{変|か}わったらまた{知|し}らせます。",
      },
      {
        en: "Forgetting to get proof of the delay ({遅延証明書|ちえんしょうめいしょ}). You can get it at the ticket gate or on the railway’s website.",
        ja: "{遅延証明書|ちえんしょうめいしょ}をもらい{忘|わす}れる。{改札|かいさつ}か、{鉄道会社|てつどうがいしゃ}のサイトでもらえます。",
      },
      {
        en: "A long apology. Keep it short; apologise again when you arrive.",
        ja: "{長|なが}いお{詫|わ}びを{書|か}く。{短|みじか}く{送|おく}り、{着|つ}いてからもう{一度|いちど}お{詫|わ}びします。",
      },
    ],
    alternative: {
      kind: "phone",
      text: "お{世話|せわ}になっております。{本日|ほんじつ}<start-time>から{面接|めんせつ}の\nお{約束|やくそく}をいただいております、<university>の<name>と{申|もう}します。\n{電車|でんしゃ}の{遅延|ちえん}で、{到着|とうちゃく}が<delay>ほど{遅|おく}れそうです。\n{大変|たいへん}{申|もう}し{訳|わけ}ございません。",
      note: {
        en: "Get off at the next station and call from the platform. Give your name, the reason and your time of arrival, in that order.",
        ja: "{次|つぎ}の{駅|えき}で{降|お}りて、ホームからかけましょう。{名前|なまえ}、{理由|りゆう}、{到着|とうちゃく}{時刻|じこく}の{順|じゅん}に{話|はな}します。",
      },
    },
  },
  {
    id: "miss-interview",
    situation: "interview",
    isReply: false,
    title: {
      en: "Cancel an interview because you are ill",
      ja: "{体調不良|たいちょうふりょう}で{面接|めんせつ}を{欠席|けっせき}する",
    },
    when: {
      en: "You have a fever or another serious reason and cannot come, but you want to continue.",
      ja: "{発熱|はつねつ}などで{行|い}けなくなったが、{選考|せんこう}は{続|つづ}けたいときに{送|おく}ります。",
    },
    deadline: {
      en: "As soon as you know. On the day itself, telephone first and send this afterwards.",
      ja: "わかったらすぐに{送|おく}ります。{当日|とうじつ}なら、{先|さき}に{電話|でんわ}をかけ、そのあとで{送|おく}ります。",
    },
    subject: "<interview-day>の{面接|めんせつ}{欠席|けっせき}のご{連絡|れんらく}（<university> <name>）",
    body: `${toCompany}お{世話|せわ}になっております。
<interview-time>に{面接|めんせつ}のお{約束|やくそく}をいただいております、
<university><school><year>の<name>です。

{大変|たいへん}{申|もう}し{訳|わけ}ございませんが、<illness>のため、
{面接|めんせつ}に{伺|うかが}うことが{難|むずか}しい{状況|じょうきょう}です。
{直前|ちょくぜん}のご{連絡|れんらく}でご{迷惑|めいわく}をおかけいたしますことを、
{深|ふか}くお{詫|わ}び{申|もう}し{上|あ}げます。

{誠|まこと}に{勝手|かって}なお{願|ねが}いではございますが、
{日程|にってい}を{改|あらた}めていただくことは{可能|かのう}でしょうか。
ご{検討|けんとう}いただけますと{幸|さいわ}いです。

{取|と}り{急|いそ}ぎ、メールにて{失礼|しつれい}いたします。
{何卒|なにとぞ}よろしくお{願|ねが}い{申|もう}し{上|あ}げます。${signature}`,
    gaps: [...toCompanyGaps, ...ownGaps, "interview-day", "interview-time", "illness", ...signatureGaps],
    musts: [
      {
        en: "The date and time of the interview that you will miss.",
        ja: "{欠席|けっせき}する{面接|めんせつ}の{日時|にちじ}",
      },
      {
        en: "The reason in one word. Details of an illness are not needed.",
        ja: "{理由|りゆう}を{一言|ひとこと}（{病気|びょうき}のくわしい{説明|せつめい}はいりません）",
      },
      {
        en: "That you would like another date.",
        ja: "{別|べつ}の{日|ひ}をお{願|ねが}いしたいという{気持|きも}ち",
      },
    ],
    mistakes: [
      {
        en: "Writing as if a new date were your right. Whether there is one is the company’s decision.",
        ja: "{別|べつ}の{日|ひ}があって{当然|とうぜん}のように{書|か}く。{決|き}めるのは{会社|かいしゃ}です。",
      },
      {
        en: "Going with a fever because you do not want to cause trouble.",
        ja: "{迷惑|めいわく}をかけまいと、{熱|ねつ}があるのに{行|い}く。",
      },
      {
        en: "Sending only an email on the morning of the interview. HR may not read it in time.",
        ja: "{当日|とうじつ}の{朝|あさ}、メールだけで{済|す}ませる。{読|よ}まれないことがあります。",
      },
    ],
    alternative: {
      kind: "phone",
      text: "お{世話|せわ}になっております。<interview-time>に{面接|めんせつ}の\nお{約束|やくそく}をいただいております、<university>の<name>と{申|もう}します。\n{申|もう}し{訳|わけ}ございませんが、<illness>のため、{伺|うかが}うことができません。\n{日程|にってい}を{改|あらた}めていただくことは{可能|かのう}でしょうか。",
      note: {
        en: "Have paper and pen ready: they may offer a new date at once.",
        ja: "その{場|ば}で{新|あたら}しい{日|ひ}を{言|い}われることがあります。メモの{用意|ようい}をしてかけましょう。",
      },
    },
  },
  {
    id: "thank-after-interview",
    situation: "interview",
    isReply: false,
    title: { en: "Say thank you after an interview", ja: "{面接|めんせつ}のお{礼|れい}を{伝|つた}える" },
    when: {
      en: "After an interview with a person whose address you have. You do not have to, and it does not change the result; but if it is personal, it is remembered.",
      ja: "{面接|めんせつ}のあと、{相手|あいて}の{連絡|れんらく}{先|さき}がわかるときに{送|おく}ります。{義務|ぎむ}ではなく、{結果|けっか}も{変|か}わりませんが、{自分|じぶん}の{言葉|ことば}で{書|か}けば{心|こころ}に{残|のこ}ります。",
    },
    deadline: {
      en: "The same day, or the next morning at the latest.",
      ja: "その{日|ひ}のうちに、{遅|おそ}くても{翌日|よくじつ}の{午前中|ごぜんちゅう}に{送|おく}ります。",
    },
    subject: "{本日|ほんじつ}の{面接|めんせつ}のお{礼|れい}（<university> <name>）",
    body: `${toCompany}お{世話|せわ}になっております。
{本日|ほんじつ}、{面接|めんせつ}のお{時間|じかん}をいただきました、
<university><school><year>の<name>です。

お{忙|いそが}しい{中|ちゅう}、{貴重|きちょう}なお{時間|じかん}をいただき、
{誠|まこと}にありがとうございました。

<memorable-topic>というお{話|はなし}を{伺|うかが}い、
{貴社|きしゃ}で{働|はたら}きたいという{気持|きも}ちが{強|つよ}くなりました。

{取|と}り{急|いそ}ぎ、お{礼|れい}を{申|もう}し{上|あ}げたく、ご{連絡|れんらく}いたしました。
お{忙|いそが}しいと{存|ぞん}じますので、ご{返信|へんしん}には{及|およ}びません。

{末筆|まっぴつ}ながら、{貴社|きしゃ}のますますのご{発展|はってん}を
{心|こころ}よりお{祈|いの}り{申|もう}し{上|あ}げます。${signature}`,
    gaps: [...toCompanyGaps, ...ownGaps, "memorable-topic", ...signatureGaps],
    musts: [
      {
        en: "One thing that was really said in the interview.",
        ja: "{面接|めんせつ}で{本当|ほんとう}に{聞|き}いた{話|はなし}を1つ",
      },
      { en: "What it made you think.", ja: "それを{聞|き}いて{思|おも}ったこと" },
      { en: "That no answer is needed.", ja: "{返信|へんしん}はいらないという{一言|ひとこと}" },
    ],
    mistakes: [
      {
        en: "Sending the same text to every company. People notice.",
        ja: "どの{会社|かいしゃ}にも{同|おな}じ{文|ぶん}を{送|おく}る。{読|よ}む{人|ひと}にはわかります。",
      },
      {
        en: "Adding what you forgot to say in the interview. It is a thank-you, nothing more.",
        ja: "{面接|めんせつ}で{言|い}い{忘|わす}れたことを{書|か}き{足|た}す。お{礼|れい}だけにします。",
      },
      {
        en: "ご{返信|へんしん}は{不要|ふよう}です. It is polite in form but sounds curt; ご{返信|へんしん}には{及|およ}びません is softer.",
        ja: "「ご{返信|へんしん}は{不要|ふよう}です」と{書|か}く。{少|すこ}し{冷|つめ}たく{聞|き}こえるので、「ご{返信|へんしん}には{及|およ}びません」にします。",
      },
    ],
    alternative: {
      kind: "short",
      text: "<person>{様|さま}\n\n{本日|ほんじつ}は{面接|めんせつ}のお{時間|じかん}をいただき、{誠|まこと}にありがとうございました。\n<memorable-topic>というお{話|はなし}が{心|こころ}に{残|のこ}りました。\n{今後|こんご}とも、どうぞよろしくお{願|ねが}いいたします。\n\n<university> <name>",
      note: {
        en: "For a reply in an existing thread, or a message on a job site, this is long enough.",
        ja: "やりとりの{続|つづ}きや、{就職|しゅうしょく}サイトのメッセージ{欄|らん}ではこの{長|なが}さで{十分|じゅうぶん}です。",
      },
    },
  },
]
