// The Japanese language, working with people of another culture, and moving within Japan.
import type { WrittenQuestion } from "./shape.ts"

export const japanese: readonly WrittenQuestion[] = [
  {
    id: "how-you-learned-japanese",
    seconds: 60,
    question: {
      en: "How did you learn Japanese?",
      ja: "{日本語|にほんご}はどのように{勉強|べんきょう}しましたか。",
    },
    intent: {
      en: "Besides your level they see how you learn something difficult over years, and whether you still do.",
      ja: "レベルだけでなく、{難|むずか}しいことをどう{学|まな}び{続|つづ}けるかを{見|み}ています。{今|いま}も{続|つづ}けているかも{大切|たいせつ}です。",
    },
    weak: [
      {
        en: "Only the certificate. They are hearing your Japanese right now.",
        ja: "{資格|しかく}の{話|はなし}だけをすること。{日本語|にほんご}の{力|ちから}は、{今|いま}の{会話|かいわ}で{伝|つた}わっています。",
      },
      {
        en: "“My Japanese is still bad”, three times.",
        ja: "「まだまだ{下手|へた}です」と{何度|なんど}も{言|い}うこと。",
      },
    ],
    skeleton: [
      { en: "I began ~ years ago with ~.", ja: "〜{年|ねん}{前|まえ}に、〜から{始|はじ}めました。" },
      { en: "What helped most was ~.", ja: "{一番|いちばん}{役|やく}に{立|た}ったのは、〜です。" },
      { en: "Now I am working on ~.", ja: "{今|いま}は、〜を{練習|れんしゅう}しています。" },
    ],
    model: {
      by: "lucas-ferreira",
      en: "From my grandmother, who left Kumamoto in 1955. So my first Japanese was seventy years old: I said words that only appear in old films. At university people laughed, kindly, and I wrote down the modern word each time. I have 300 such pairs. Now I read the accident reports of factories, one a week, because that language is in no textbook.",
      ja: "{祖母|そぼ}から{習|なら}いました。1955{年|ねん}に{熊本|くまもと}を{出|で}た{人|ひと}なので、{私|わたし}の{最初|さいしょ}の{日本語|にほんご}は70{年|ねん}{前|まえ}のものでした。{古|ふる}い{映画|えいが}にしか{出|で}てこない{言葉|ことば}を{使|つか}っていたんです。{大学|だいがく}でみんなに{笑|わら}われるたびに、{今|いま}の{言|い}い{方|かた}をメモしました。そういう{言葉|ことば}の{組|くみ}が、300あります。{今|いま}は{週|しゅう}に{一|ひと}つ、{工場|こうじょう}の{事故|じこ}{報告|ほうこく}{書|しょ}を{読|よ}んでいます。{教科書|きょうかしょ}にない{日本語|にほんご}ばかりなので、{勉強|べんきょう}になります。",
    },
    helps: [
      ["article", "n2-and-n1"],
      ["tip", "notebook-of-office-words"],
    ],
  },
  {
    id: "phone-and-keigo",
    seconds: 60,
    question: {
      en: "Can you handle phone calls and emails in Japanese?",
      ja: "{電話|でんわ}やメールの{対応|たいおう}は、{日本語|にほんご}でできますか。",
    },
    intent: {
      en: "They imagine you alone at a ringing phone. They do not need perfect keigo, but a method.",
      ja: "{鳴|な}っている{電話|でんわ}の{前|まえ}に、あなたが{一人|ひとり}でいる{場面|ばめん}を{思|おも}い{浮|う}かべています。{完璧|かんぺき}な{敬語|けいご}より、{困|こま}ったときの{方法|ほうほう}を{聞|き}きたいのです。",
    },
    weak: [
      {
        en: "“No problem” and nothing else.",
        ja: "「{問題|もんだい}ありません」の{一言|ひとこと}で{終|お}わること。",
      },
      {
        en: "“I am not good at the phone, but I will do my best.”",
        ja: "「{電話|でんわ}は{苦手|にがて}ですが、{頑張|がんば}ります」。{何|なに}をするのかがわかりません。",
      },
    ],
    skeleton: [
      { en: "Emails: ~. Phone: ~.", ja: "メールは〜です。{電話|でんわ}は〜です。" },
      { en: "When I do not understand, I ~.", ja: "{聞|き}き{取|と}れないときは、〜するようにしています。" },
      { en: "I practise by ~.", ja: "〜で{練習|れんしゅう}しています。" },
    ],
    model: {
      by: "omar-haddad",
      en: "Emails, yes; I write two a day to the offices of the villages. On the phone, names and numbers are the danger. I always repeat them: “Let me confirm: 090, 1234, is that right?” If the wind is too loud, I say so at once and call back from the car. So far I have never taken down a wrong number.",
      ja: "メールは、{村|むら}の{役場|やくば}の{方|かた}に{毎日|まいにち}2{通|つう}ほど{書|か}いていますので、できます。{電話|でんわ}で{怖|こわ}いのは、{名前|なまえ}と{数字|すうじ}です。{必|かなら}ず「{復唱|ふくしょう}いたします」と{言|い}って、{繰|く}り{返|かえ}しています。{風|かぜ}の{音|おと}で{聞|き}こえないときは、すぐにそうお{伝|つた}えして、{車|くるま}の{中|なか}からかけ{直|なお}します。{今|いま}まで、{番号|ばんごう}を{間違|まちが}えて{書|か}いたことはありません。",
    },
    helps: [
      ["tip", "say-what-you-cannot-hear"],
      ["article", "keigo-mail"],
    ],
  },
  {
    id: "cultural-difference",
    seconds: 60,
    question: {
      en: "What surprised you in Japan, and how did you deal with it?",
      ja: "{日本|にほん}で{文化|ぶんか}の{違|ちが}いを{感|かん}じたことはありますか。どう{対応|たいおう}しましたか。",
    },
    intent: {
      en: "Will you get along with colleagues who do things differently? They look for curiosity in place of judgement.",
      ja: "やり{方|かた}の{違|ちが}う{人|ひと}たちと{働|はたら}けるかを{見|み}ています。よい{悪|わる}いと{決|き}めつけず、{面白|おもしろ}がれるかがポイントです。",
    },
    weak: [
      {
        en: "A complaint about Japanese people.",
        ja: "{日本人|にほんじん}への{不満|ふまん}になってしまうこと。",
      },
      {
        en: "Only food and trains, with nothing that you did.",
        ja: "{食|た}べ{物|もの}や{電車|でんしゃ}の{話|はなし}だけで、{自分|じぶん}がしたことがないこと。",
      },
    ],
    skeleton: [
      { en: "I was surprised that ~.", ja: "{驚|おどろ}いたのは、〜ということです。" },
      {
        en: "At first I thought ~, but when I asked, ~.",
        ja: "{最初|さいしょ}は〜と{思|おも}いましたが、{聞|き}いてみると〜でした。",
      },
      { en: "Now I ~.", ja: "{今|いま}は、〜するようにしています。" },
    ],
    model: {
      by: "adaeze-eze",
      en: "In meetings no one spoke against the plan, and the week after, no one carried it out. At home we shout and then do it. I asked a colleague, and she said: “The meeting was where we heard the plan. The discussion was before it, at the coffee machine.” So now I go to the coffee machine. I still ask my simple questions in the meeting too, and people have begun to like them.",
      ja: "{会議|かいぎ}では{誰|だれ}も{反対|はんたい}しなかったのに、{次|つぎ}の{週|しゅう}、{誰|だれ}もその{計画|けいかく}を{実行|じっこう}していませんでした。{私|わたし}の{国|くに}では、{大声|おおごえ}で{議論|ぎろん}してから{実行|じっこう}します。{先輩|せんぱい}に{聞|き}いてみたら、「{会議|かいぎ}は{計画|けいかく}を{聞|き}く{場|ば}で、{相談|そうだん}はその{前|まえ}に、コーヒーの{機械|きかい}の{前|まえ}で{終|お}わっているの」と{教|おし}えてくれました。それからは、{私|わたし}もコーヒーの{機械|きかい}の{前|まえ}に{行|い}くようにしています。でも、{会議|かいぎ}でも{簡単|かんたん}な{質問|しつもん}を{続|つづ}けていたら、{喜|よろこ}ばれるようになりました。",
    },
    helps: [["tip", "the-simple-question"]],
  },
  {
    id: "transfer",
    seconds: 30,
    question: {
      en: "Would you accept a transfer to another city?",
      ja: "{転勤|てんきん}は{可能|かのう}ですか。",
    },
    intent: {
      en: "They check whether you know how the company places people. A condition, said clearly, is better than a yes that you do not mean.",
      ja: "{会社|かいしゃ}の{配属|はいぞく}の{仕組|しく}みを{知|し}っているかを{確|たし}かめています。{本心|ほんしん}でない「はい」より、はっきりした{条件|じょうけん}のほうが{信頼|しんらい}されます。",
    },
    weak: [
      {
        en: "“Yes, anywhere!” and then a question about Tokyo only.",
        ja: "「どこでも{大丈夫|だいじょうぶ}です」と{言|い}った{後|あと}、{東京|とうきょう}の{話|はなし}しかしないこと。",
      },
      {
        en: "“No”, without a reason or an alternative.",
        ja: "{理由|りゆう}も{代|か}わりの{案|あん}もなく「できません」と{言|い}うこと。",
      },
    ],
    skeleton: [
      {
        en: "Yes, I can. / I would like to stay in ~ for the first ~ years.",
        ja: "はい、{可能|かのう}です。／{最初|さいしょ}の〜{年|ねん}は〜で{働|はたら}きたいと{考|かんが}えています。",
      },
      { en: "The reason is ~.", ja: "{理由|りゆう}は、〜です。" },
      {
        en: "May I ask how transfers are usually decided?",
        ja: "{転勤|てんきん}は、どのように{決|き}まることが{多|おお}いのでしょうか。",
      },
    ],
    model: {
      by: "batbayar-dorj",
      en: "Yes. I grew up where the next town is three hours away, so Hakodate is a neighbour to me. If possible I would like to stay in Sapporo for the first two years, because I want to learn from the team that trains me. May I ask how transfers are usually decided?",
      ja: "はい、{可能|かのう}です。{隣|となり}の{町|まち}まで3{時間|じかん}かかるところで{育|そだ}ちましたので、{函館|はこだて}もご{近所|きんじょ}のように{感|かん}じます。ただ、{最初|さいしょ}の2{年|ねん}は、{指導|しどう}してくださるチームから{学|まな}びたいので、できれば{札幌|さっぽろ}を{希望|きぼう}します。{転勤|てんきん}は、どのように{決|き}まることが{多|おお}いのでしょうか。",
    },
    helps: [["article", "reading-a-job-offer"]],
  },
]
