import { greeting, ownGaps, signature, signatureGaps, toCompany, toCompanyGaps } from "./frame.ts"
import type { KeigoEmail } from "./shape.ts"

export const applying: readonly KeigoEmail[] = [
  {
    id: "send-documents",
    situation: "applying",
    isReply: false,
    title: { en: "Send your application documents", ja: "{応募|おうぼ}{書類|しょるい}を{送|おく}る" },
    when: {
      en: "HR has asked you to send your résumé, certificates or other documents by email.",
      ja: "{履歴書|りれきしょ}や{証明書|しょうめいしょ}などを、メールで{送|おく}るように{言|い}われたときに{送|おく}ります。",
    },
    deadline: {
      en: "A day or more before the deadline. A file that cannot be opened on the last evening counts as not sent.",
      ja: "{締|し}め{切|き}りの{前日|ぜんじつ}までに{送|おく}ります。{最後|さいご}の{夜|よる}に{送|おく}ったファイルが{開|あ}けなければ、{出|だ}していないのと{同|おな}じです。",
    },
    subject: "{応募|おうぼ}{書類|しょるい}の{送付|そうふ}（<university> <name>）",
    body: `${toCompany}お{世話|せわ}になっております。
<position>に{応募|おうぼ}しております、
<university><school><year>の<name>です。

ご{案内|あんない}いただいた{応募|おうぼ}{書類|しょるい}をお{送|おく}りいたします。
ご{査収|さしゅう}くださいますよう、お{願|ねが}い{申|もう}し{上|あ}げます。

{添付|てんぷ}ファイル：
<attachments>

ファイルが{開|あ}けないなどの{不備|ふび}がございましたら、
お{手数|てすう}ですが、ご{一報|いっぽう}いただけますと{幸|さいわ}いです。

お{忙|いそが}しいところ{恐|おそ}れ{入|い}りますが、
{何卒|なにとぞ}よろしくお{願|ねが}い{申|もう}し{上|あ}げます。${signature}`,
    gaps: [...toCompanyGaps, ...ownGaps, "position", "attachments", ...signatureGaps],
    musts: [
      {
        en: "The position you are applying for, and a list of every attached file.",
        ja: "{応募|おうぼ}する{職種|しょくしゅ}と、{添付|てんぷ}したファイルの{一覧|いちらん}",
      },
      {
        en: "File names that HR can use: the document and your name, for example {履歴書|りれきしょ}_キム・ソヨン.pdf.",
        ja: "{書類名|しょるいめい}と{氏名|しめい}が{入|はい}ったファイル{名|めい}（{例|れい}：{履歴書|りれきしょ}_キム・ソヨン.pdf）",
      },
      {
        en: "PDF, unless the company asks for another format.",
        ja: "{指定|してい}がなければ、{形式|けいしき}はPDFにする",
      },
    ],
    mistakes: [
      {
        en: "An email with files but no text. The greeting and your name are part of the impression you make.",
        ja: "{本文|ほんぶん}を{書|か}かずにファイルだけ{送|おく}る。あいさつと{名乗|なの}りも{印象|いんしょう}の{一部|いちぶ}です。",
      },
      {
        en: "Forgetting the file. Attach it first, then write.",
        ja: "{添付|てんぷ}を{忘|わす}れる。{先|さき}に{添付|てんぷ}してから、{本文|ほんぶん}を{書|か}きましょう。",
      },
      {
        en: "ご{査収|さしゅう} in an email without attachments: it means “receive and check what I sent”. Without a file, write ご{確認|かくにん}.",
        ja: "{添付|てんぷ}がないのに「ご{査収|さしゅう}」と{書|か}く。「{受|う}け{取|と}って{確|たし}かめる」という{意味|いみ}なので、ファイルがなければ「ご{確認|かくにん}」にします。",
      },
    ],
  },
  {
    id: "correct-documents",
    situation: "applying",
    isReply: false,
    title: {
      en: "Correct a mistake in documents you sent",
      ja: "{送|おく}った{書類|しょるい}の{間違|まちが}いを{直|なお}す",
    },
    when: {
      en: "You find a wrong date, name or number in documents that the company already has.",
      ja: "{会社|かいしゃ}に{送|おく}った{書類|しょるい}に、{日付|ひづけ}や{名前|なまえ}、{数字|すうじ}の{間違|まちが}いを{見|み}つけたときに{送|おく}ります。",
    },
    deadline: {
      en: "The same day. A small spelling mistake can stay; a wrong fact cannot.",
      ja: "{気|き}づいたその{日|ひ}のうちに{送|おく}ります。{小|ちい}さな{誤字|ごじ}はそのままでもかまいませんが、{事実|じじつ}の{間違|まちが}いは{必|かなら}ず{直|なお}します。",
    },
    subject:
      "【{差|さ}し{替|か}えのお{願|ねが}い】{応募|おうぼ}{書類|しょるい}の{訂正|ていせい}（<university> <name>）",
    body: `${toCompany}お{世話|せわ}になっております。
<sent-day>に{応募|おうぼ}{書類|しょるい}をお{送|おく}りしました、
<university><school><year>の<name>です。

お{送|おく}りした{書類|しょるい}に{誤|あやま}りがあることに{気|き}づき、
ご{連絡|れんらく}いたしました。{大変|たいへん}{申|もう}し{訳|わけ}ございません。

【{誤|ご}】<wrong>
【{正|せい}】<right>

{訂正|ていせい}した{書類|しょるい}を{添付|てんぷ}いたします。
お{手数|てすう}をおかけいたしますが、
{先日|せんじつ}のファイルと{差|さ}し{替|か}えていただけますと{幸|さいわ}いです。

{今後|こんご}はこのようなことがないよう、
{提出|ていしゅつ}{前|まえ}の{確認|かくにん}を{徹底|てってい}いたします。
{何卒|なにとぞ}よろしくお{願|ねが}い{申|もう}し{上|あ}げます。${signature}`,
    gaps: [...toCompanyGaps, ...ownGaps, "sent-day", "wrong", "right", ...signatureGaps],
    musts: [
      {
        en: "Exactly what was wrong and what is right, side by side ({誤|ご} and {正|せい}).",
        ja: "どこが{間違|まちが}いで、{何|なに}が{正|ただ}しいか（【{誤|ご}】と【{正|せい}】を{並|なら}べる）",
      },
      {
        en: "The whole corrected document, not only the corrected page.",
        ja: "{直|なお}したページだけでなく、{書類|しょるい}{全体|ぜんたい}を{添付|てんぷ}する",
      },
      {
        en: "A file name that shows that it is the new one, for example {履歴書|りれきしょ}_キム・ソヨン_{訂正版|ていせいばん}.pdf.",
        ja: "{新|あたら}しいものだとわかるファイル{名|めい}（{例|れい}：{履歴書|りれきしょ}_キム・ソヨン_{訂正版|ていせいばん}.pdf）",
      },
    ],
    mistakes: [
      {
        en: "A long explanation of how it happened. Apologise once; that is enough.",
        ja: "{間違|まちが}えた{理由|りゆう}を{長|なが}く{説明|せつめい}する。お{詫|わ}びは{一度|いちど}で{十分|じゅうぶん}です。",
      },
      {
        en: "Sending the new file without saying what has changed.",
        ja: "どこを{直|なお}したか{書|か}かずに、{新|あたら}しいファイルだけ{送|おく}る。",
      },
      {
        en: "ございません and です in the same apology, as in {申|もう}し{訳|わけ}ありませんです. Choose one form: {申|もう}し{訳|わけ}ございません.",
        ja: "「{申|もう}し{訳|わけ}ありませんです」のように、{丁寧|ていねい}な{形|かたち}を{重|かさ}ねる。「{申|もう}し{訳|わけ}ございません」だけにします。",
      },
    ],
  },
  {
    id: "overdue-result",
    situation: "applying",
    isReply: false,
    title: {
      en: "Ask about a result that is late",
      ja: "{遅|おく}れている{選考|せんこう}{結果|けっか}を{尋|たず}ねる",
    },
    when: {
      en: "The day by which the company promised a result has passed, and you have heard nothing.",
      ja: "{結果|けっか}を{知|し}らせると{言|い}われた{日|ひ}を{過|す}ぎても、{連絡|れんらく}がないときに{送|おく}ります。",
    },
    deadline: {
      en: "Two or three working days after the promised day. If no day was named, wait two weeks.",
      ja: "{約束|やくそく}の{日|ひ}から2、3{営業日|えいぎょうび}たってから{送|おく}ります。{日|ひ}を{言|い}われていなければ、2{週間|しゅうかん}{待|ま}ちます。",
    },
    subject: "{選考|せんこう}{結果|けっか}についてのお{伺|うかが}い（<university> <name>）",
    body: `${toCompany}お{世話|せわ}になっております。
<interview-day>に<selection-step>でお{時間|じかん}をいただきました、
<university><school><year>の<name>です。

その{節|せつ}は、{貴重|きちょう}なお{時間|じかん}をいただき、
{誠|まこと}にありがとうございました。

{選考|せんこう}の{結果|けっか}について、<promised-day>ごろに
ご{連絡|れんらく}をいただけると{伺|うかが}っておりましたが、
まだ{届|とど}いていないようでしたので、ご{連絡|れんらく}いたしました。

{行|い}き{違|ちが}いでしたら、{申|もう}し{訳|わけ}ございません。
お{忙|いそが}しいところ{恐縮|きょうしゅく}ですが、
{現在|げんざい}の{状況|じょうきょう}をお{知|し}らせいただけますと{幸|さいわ}いです。

どうぞよろしくお{願|ねが}いいたします。${signature}`,
    gaps: [...toCompanyGaps, ...ownGaps, "interview-day", "selection-step", "promised-day", ...signatureGaps],
    musts: [
      {
        en: "Which stage, and on which day you were there.",
        ja: "どの{選考|せんこう}を、いつ{受|う}けたか",
      },
      {
        en: "The day that the company named.",
        ja: "{会社|かいしゃ}が{伝|つた}えた{連絡|れんらく}の{時期|じき}",
      },
      {
        en: "A sentence in case your emails have crossed ({行|い}き{違|ちが}いでしたら).",
        ja: "{連絡|れんらく}がちょうど{届|とど}くところかもしれない、という{一言|ひとこと}（{行|い}き{違|ちが}いでしたら）",
      },
    ],
    mistakes: [
      {
        en: "Asking before you have looked in your spam folder and on the company’s My Page.",
        ja: "{迷惑|めいわく}メールのフォルダーやマイページを{見|み}ないで{尋|たず}ねる。",
      },
      {
        en: "“Please answer soon” ({早|はや}くお{返事|へんじ}ください). Ask how things stand, and do not press.",
        ja: "「{早|はや}くお{返事|へんじ}ください」と{急|いそ}がせる。{尋|たず}ねるのは{状況|じょうきょう}です。",
      },
      {
        en: "Asking twice in one week.",
        ja: "1{週間|しゅうかん}に{何度|なんど}も{尋|たず}ねる。",
      },
    ],
    alternative: {
      kind: "short",
      text: "お{世話|せわ}になっております。<university>の<name>です。\n<selection-step>の{結果|けっか}について、{現在|げんざい}の{状況|じょうきょう}を\nお{知|し}らせいただけますと{幸|さいわ}いです。\nお{忙|いそが}しいところ{恐|おそ}れ{入|い}りますが、よろしくお{願|ねが}いいたします。",
      note: {
        en: "If you reply to their last email, these lines are enough: HR sees the earlier emails below.",
        ja: "{相手|あいて}からの{最後|さいご}のメールに{返信|へんしん}する{形|かたち}なら、この{長|なが}さで{十分|じゅうぶん}です。{前|まえ}のやりとりが{下|した}に{残|のこ}っているからです。",
      },
    },
  },
  {
    id: "withdraw-application",
    situation: "applying",
    isReply: false,
    title: { en: "Withdraw from a selection", ja: "{選考|せんこう}を{辞退|じたい}する" },
    when: {
      en: "You no longer want to continue with this company, and it has not made you an offer yet.",
      ja: "{内定|ないてい}が{出|で}る{前|まえ}に、その{会社|かいしゃ}の{選考|せんこう}を{受|う}けるのをやめるときに{送|おく}ります。",
    },
    deadline: {
      en: "As soon as you have decided. If an interview is today or tomorrow, telephone first.",
      ja: "{決|き}めたらすぐに{送|おく}ります。{面接|めんせつ}が{今日|きょう}か{明日|あした}なら、{先|さき}に{電話|でんわ}をかけます。",
    },
    subject: "{選考|せんこう}{辞退|じたい}のご{連絡|れんらく}（<university> <name>）",
    body: `${toCompany}${greeting}このたびは、<selection-step>のご{案内|あんない}をいただき、
{誠|まこと}にありがとうございます。

{誠|まこと}に{勝手|かって}ながら、{検討|けんとう}の{結果|けっか}、
{貴社|きしゃ}の{選考|せんこう}を{辞退|じたい}させていただきたく、
ご{連絡|れんらく}いたしました。

お{時間|じかん}を{割|さ}いていただいたにもかかわらず、
このようなご{連絡|れんらく}となり、{誠|まこと}に{申|もう}し{訳|わけ}ございません。
メールでのご{連絡|れんらく}となりますことを、お{詫|わ}び{申|もう}し{上|あ}げます。

{末筆|まっぴつ}ながら、{貴社|きしゃ}のますますのご{発展|はってん}を
{心|こころ}よりお{祈|いの}り{申|もう}し{上|あ}げます。${signature}`,
    gaps: [...toCompanyGaps, ...ownGaps, "selection-step", ...signatureGaps],
    musts: [
      {
        en: "That you withdraw, in the first lines. HR must not have to guess.",
        ja: "{辞退|じたい}することを、{最初|さいしょ}の{数行|すうぎょう}ではっきり{書|か}く",
      },
      {
        en: "The date of an interview that is already booked. Put it into the gap for the stage.",
        ja: "{面接|めんせつ}が{決|き}まっていれば、その{日時|にちじ}（「{選考|せんこう}の{段階|だんかい}」に{入|い}れる）",
      },
      {
        en: "Thanks and an apology. You may meet the same people again at work.",
        ja: "お{礼|れい}とお{詫|わ}び（{働|はたら}き{始|はじ}めてから、また{会|あ}うかもしれません）",
      },
    ],
    mistakes: [
      {
        en: "Simply not turning up. It harms younger students at your university too.",
        ja: "{連絡|れんらく}しないで{面接|めんせつ}を{休|やす}む。{同|おな}じ{大学|だいがく}の{後輩|こうはい}にも{迷惑|めいわく}がかかります。",
      },
      {
        en: "The name of the company you chose, or what was wrong with this one. No reason is needed.",
        ja: "{選|えら}んだ{会社|かいしゃ}の{名前|なまえ}や、この{会社|かいしゃ}への{不満|ふまん}を{書|か}く。{理由|りゆう}は{書|か}かなくてもかまいません。",
      },
      {
        en: "{御社|おんしゃ} in writing. In an email it is {貴社|きしゃ}; {御社|おんしゃ} is for speaking.",
        ja: "メールに「{御社|おんしゃ}」と{書|か}く。{書|か}くときは「{貴社|きしゃ}」、{話|はな}すときは「{御社|おんしゃ}」です。",
      },
    ],
    alternative: {
      kind: "phone",
      text: "お{世話|せわ}になっております。<university>の<name>と{申|もう}します。\n{採用|さいよう}ご{担当|たんとう}の<person>{様|さま}はいらっしゃいますか。\n（{代|か}わったら）{誠|まこと}に{勝手|かって}ながら、{御社|おんしゃ}の{選考|せんこう}を{辞退|じたい}したく、\nお{電話|でんわ}いたしました。{申|もう}し{訳|わけ}ございません。",
      note: {
        en: "On the telephone the company is {御社|おんしゃ} (おんしゃ). Call on weekdays, not at 9:00 sharp and not at noon.",
        ja: "{電話|でんわ}では「{御社|おんしゃ}」と{言|い}います。{平日|へいじつ}の、{始業|しぎょう}{直後|ちょくご}と{昼休|ひるやす}みを{避|さ}けてかけましょう。",
      },
    },
  },
]
