// Why Japan, how long, and the status of residence.
import type { WrittenQuestion } from "./shape.ts"

export const staying: readonly WrittenQuestion[] = [
  {
    id: "why-study-in-japan",
    seconds: 60,
    question: {
      en: "Why did you come to study in Japan?",
      ja: "なぜ{日本|にほん}に{留学|りゅうがく}しようと{思|おも}ったのですか。",
    },
    intent: {
      en: "Nearly every international student is asked this. It shows how you make a big decision.",
      ja: "{留学生|りゅうがくせい}がほぼ{必|かなら}ず{聞|き}かれる{質問|しつもん}です。{大|おお}きな{決断|けつだん}をどうやってする{人|ひと}かがわかります。",
    },
    weak: [
      {
        en: "“I love anime” as the only reason. It may be the beginning of the story, not all of it.",
        ja: "「アニメが{好|す}きだから」だけで{終|お}わること。{話|はなし}の{始|はじ}まりにはなりますが、それだけでは{足|た}りません。",
      },
      {
        en: "“Japan is safe and clean.” True, and everyone says it.",
        ja: "「{日本|にほん}は{安全|あんぜん}できれいだから」。{本当|ほんとう}ですが、みんなが{言|い}います。",
      },
    ],
    skeleton: [
      { en: "It began when ~.", ja: "きっかけは、〜でした。" },
      {
        en: "I also thought about ~, but chose Japan because ~.",
        ja: "〜も{考|かんが}えましたが、〜という{理由|りゆう}で{日本|にほん}を{選|えら}びました。",
      },
      { en: "After coming here, I found ~.", ja: "{実際|じっさい}に{来|き}てみて、〜がわかりました。" },
    ],
    model: {
      by: "nuwan-perera",
      en: "It began with a car. My uncle in Colombo drives a Japanese car that is older than I am. I asked him why it does not break. He said: “It breaks. But the part arrives in three days.” I wanted to see who makes the part and who makes it arrive. Germany was cheaper for me, but the person who could answer was here.",
      ja: "きっかけは、おじの{車|くるま}です。コロンボで、{私|わたし}より{年上|としうえ}の{日本|にほん}{車|しゃ}に{乗|の}っています。「どうして{壊|こわ}れないの」と{聞|き}いたら、「{壊|こわ}れるよ。でも、{部品|ぶひん}が{3日|みっか}で{届|とど}くんだ」と{言|い}いました。{誰|だれ}がその{部品|ぶひん}を{作|つく}って、{誰|だれ}が{3日|みっか}で{届|とど}けているのかを{見|み}たくなりました。{学費|がくひ}はドイツのほうが{安|やす}かったのですが、{答|こた}えを{知|し}っている{人|ひと}は{日本|にほん}にいました。",
    },
    helps: [["article", "self-analysis"]],
  },
  {
    id: "why-work-in-japan",
    seconds: 60,
    question: {
      en: "Why do you want to work in Japan and not in your home country?",
      ja: "なぜ{母国|ぼこく}ではなく、{日本|にほん}で{働|はたら}きたいのですか。",
    },
    intent: {
      en: "They worry that you will leave as soon as life becomes hard. A reason inside the work calms them; a reason inside the country does not.",
      ja: "{大変|たいへん}になったらすぐに{帰|かえ}ってしまうのではないかと{心配|しんぱい}しています。{国|くに}への{好意|こうい}より、{仕事|しごと}の{中|なか}に{理由|りゆう}があると{安心|あんしん}します。",
    },
    weak: [
      { en: "Criticism of your own country.", ja: "{母国|ぼこく}の{悪口|わるぐち}になってしまうこと。" },
      {
        en: "“I already live here”: that is a situation, not a reason.",
        ja: "「もう{日本|にほん}に{住|す}んでいるので」。それは{状況|じょうきょう}で、{理由|りゆう}ではありません。",
      },
    ],
    skeleton: [
      { en: "What I want to be able to do is ~.", ja: "{私|わたし}が{身|み}につけたいのは、〜です。" },
      {
        en: "In Japan, ~, which I could not find elsewhere.",
        ja: "{日本|にほん}には〜があり、それはほかの{国|くに}では{見|み}つけられませんでした。",
      },
      {
        en: "That is why I want to begin here, and ~.",
        ja: "だから、まず{日本|にほん}で{始|はじ}めて、〜したいと{考|かんが}えています。",
      },
    ],
    model: {
      by: "omar-haddad",
      en: "Because the wind here is difficult. In Egypt it blows from one side, and everyone can make electricity from it. In Kyushu there are mountains, typhoons and villages, and the same wind turns around four times a day. Someone who can plan a wind farm here can do it anywhere. I want to learn with the difficult wind.",
      ja: "{日本|にほん}の{風|かぜ}が{難|むずか}しいからです。エジプトの{風|かぜ}は、いつも{同|おな}じ{方向|ほうこう}から{吹|ふ}きます。{誰|だれ}でも{電気|でんき}が{作|つく}れます。{九州|きゅうしゅう}には{山|やま}があり、{台風|たいふう}が{来|き}て、{村|むら}もあります。{同|おな}じ{風|かぜ}が、1{日|にち}に4{回|かい}も{向|む}きを{変|か}えます。ここで{風力|ふうりょく}{発電|はつでん}の{計画|けいかく}ができる{人|ひと}は、どこででもできると{思|おも}います。{私|わたし}は、{難|むずか}しい{風|かぜ}で{学|まな}びたいです。",
    },
    helps: [
      ["article", "interviews"],
      ["article", "how-hiring-works"],
    ],
  },
  {
    id: "how-many-years",
    seconds: 60,
    question: {
      en: "How many years do you plan to work in Japan?",
      ja: "{日本|にほん}で{何年|なんねん}くらい{働|はたら}くつもりですか。",
    },
    intent: {
      en: "Training a new graduate takes years. You need not promise your life; show what you want to finish here.",
      ja: "{新卒|しんそつ}を{育|そだ}てるには{何年|なんねん}もかかります。{一生|いっしょう}を{約束|やくそく}する{必要|ひつよう}はありません。ここで{何|なに}をやり{遂|と}げたいかを{話|はな}しましょう。",
    },
    weak: [
      { en: "“Two or three years, for experience.”", ja: "「{経験|けいけん}のために、2、3{年|ねん}です」。" },
      {
        en: "“Forever”, when you have just said that you will take over a family business.",
        ja: "{家業|かぎょう}を{継|つ}ぐと{話|はな}した{直後|ちょくご}に「ずっとです」と{言|い}うこと。",
      },
    ],
    skeleton: [
      { en: "I have not set a limit.", ja: "{期間|きかん}は{決|き}めていません。" },
      {
        en: "I want to become able to ~, and I think that takes ~ years at least.",
        ja: "〜ができるようになりたいので、{少|すく}なくとも〜{年|ねん}はかかると{考|かんが}えています。",
      },
      {
        en: "After that I would like to continue as long as ~.",
        ja: "その{後|ご}も、〜かぎり{続|つづ}けたいです。",
      },
    ],
    model: {
      by: "thura-aung",
      en: "I have not set a number of years. A bridge is inspected every five years. I want to inspect one, repair it, and see it pass its next inspection. That takes ten years. After that I would probably not want to leave my bridge.",
      ja: "{何年|なんねん}とは{決|き}めていません。{橋|はし}の{点検|てんけん}は5{年|ねん}に{一度|いちど}です。{自分|じぶん}が{点検|てんけん}した{橋|はし}を{直|なお}して、{次|つぎ}の{点検|てんけん}に{合格|ごうかく}するところを{見|み}たいです。それだけで10{年|ねん}かかります。そのころには、{自分|じぶん}の{橋|はし}を{離|はな}れたくなくなっていると{思|おも}います。",
    },
    helps: [["article", "interviews"]],
  },
  {
    id: "ten-years-later",
    seconds: 60,
    question: {
      en: "Where do you see yourself in five or ten years?",
      ja: "5{年|ねん}{後|ご}、10{年|ねん}{後|ご}はどうなっていたいですか。",
    },
    intent: {
      en: "Does your future fit into this company? They know it will change; they want to see a direction.",
      ja: "あなたの{将来|しょうらい}が、この{会社|かいしゃ}の{中|なか}にあるかを{見|み}ています。{変|か}わってもかまいません。{方向|ほうこう}を{知|し}りたいのです。",
    },
    weak: [
      {
        en: "“To start my own company”, with no word on what this one has to do with it.",
        ja: "「{起業|きぎょう}したいです」だけで、この{会社|かいしゃ}との{関係|かんけい}を{言|い}わないこと。",
      },
      {
        en: "A position (manager) in place of a task.",
        ja: "「{課長|かちょう}になりたい」と、{役職|やくしょく}だけで{仕事|しごと}の{中身|なかみ}がないこと。",
      },
    ],
    skeleton: [
      {
        en: "In five years I want to be able to ~ on my own.",
        ja: "5{年|ねん}{後|ご}には、〜を{一人|ひとり}でできるようになりたいです。",
      },
      { en: "In ten years I want ~.", ja: "10{年|ねん}{後|ご}には、〜をしていたいです。" },
      { en: "For that, in the first year I will ~.", ja: "そのために、1{年|ねん}{目|め}は〜をします。" },
    ],
    model: {
      by: "mai-phuong",
      en: "In five years I want to be the person whom a client calls before the problem and not after it. In ten years I want to teach those who come after me, because I learned Japanese bookkeeping alone, with a dictionary, and would not wish that on anyone. In the first year I will pass the exam of level two, and I have already booked it for February.",
      ja: "5{年|ねん}{後|ご}には、{問題|もんだい}が{起|お}きた{後|あと}ではなく、{起|お}きる{前|まえ}にお{客様|きゃくさま}から{電話|でんわ}をもらえる{人|ひと}になりたいです。10{年|ねん}{後|ご}には、{後輩|こうはい}に{教|おし}えていたいです。{私|わたし}は{辞書|じしょ}を{片手|かたて}に、{一人|ひとり}で{日本|にほん}の{簿記|ぼき}を{勉強|べんきょう}しました。{同|おな}じ{苦労|くろう}を、ほかの{人|ひと}にはしてほしくありません。そのために、1{年|ねん}{目|め}に{簿記|ぼき}2{級|きゅう}に{合格|ごうかく}します。2{月|がつ}の{試験|しけん}は、もう{申|もう}し{込|こ}みました。",
    },
    helps: [["article", "self-analysis"]],
  },
  {
    id: "go-home-someday",
    seconds: 60,
    question: {
      en: "Will you return to your home country some day?",
      ja: "{将来|しょうらい}、{母国|ぼこく}に{帰|かえ}る{予定|よてい}はありますか。",
    },
    intent: {
      en: "The same worry as “how many years”. Being honest about what is open is fine, if your plan for the work is clear.",
      ja: "「{何年|なんねん}{働|はたら}きますか」と{同|おな}じ{心配|しんぱい}から{出|で}る{質問|しつもん}です。{仕事|しごと}の{計画|けいかく}がはっきりしていれば、{決|き}まっていないことは{正直|しょうじき}に{話|はな}して{大丈夫|だいじょうぶ}です。",
    },
    weak: [
      {
        en: "A hard “no” that no one believes, or a “yes” without a time.",
        ja: "{信|しん}じてもらえない「{絶対|ぜったい}に{帰|かえ}りません」や、{時期|じき}を{言|い}わない「はい」。",
      },
      {
        en: "A long story about your family. It is not needed, and they should not ask for it.",
        ja: "{家族|かぞく}の{事情|じじょう}を{長|なが}く{話|はな}すこと。{話|はな}す{必要|ひつよう}はなく、{会社|かいしゃ}が{聞|き}くべきことでもありません。",
      },
    ],
    skeleton: [
      {
        en: "I have no plan to return now.",
        ja: "{今|いま}のところ、{帰|かえ}る{予定|よてい}はありません。",
      },
      { en: "I want to ~ here first.", ja: "まず、{日本|にほん}で〜をしたいと{考|かんが}えています。" },
      {
        en: "If your business grows in ~, I would be glad to be useful there too.",
        ja: "{御社|おんしゃ}の{事業|じぎょう}が〜に{広|ひろ}がるときは、そこでもお{役|やく}に{立|た}てればうれしいです。",
      },
    ],
    model: {
      by: "jiaxin-li",
      en: "I have no plan to. People ask me this often, so I thought about it seriously. I visit home twice a year, and it takes five hours. My colleagues from Kyushu need longer. What I want to build, a list of shop owners who trust me, exists only in the town where I work.",
      ja: "{予定|よてい}はありません。よく{聞|き}かれるので、{真剣|しんけん}に{考|かんが}えてみました。{年|ねん}に2{回|かい}、{実家|じっか}に{帰|かえ}りますが、5{時間|じかん}で{着|つ}きます。{九州|きゅうしゅう}{出身|しゅっしん}の{友人|ゆうじん}のほうが、{時間|じかん}がかかるくらいです。{私|わたし}が{作|つく}りたいのは、{私|わたし}を{信頼|しんらい}してくださるお{店|みせ}の{方|かた}とのつながりです。それは、{働|はたら}いている{町|まち}にしか{作|つく}れません。",
    },
    helps: [["tip", "ask-for-tet-in-october"]],
  },
  {
    id: "does-your-family-agree",
    seconds: 30,
    question: {
      en: "What does your family say about you working in Japan?",
      ja: "{日本|にほん}で{働|はたら}くことについて、ご{家族|かぞく}は{何|なん}と{言|い}っていますか。",
    },
    intent: {
      en: "Often meant kindly, but your family is not the employer’s business (see the section on fair hiring). You may answer briefly and return to yourself.",
      ja: "{親切|しんせつ}のつもりで{聞|き}かれることもありますが、{家族|かぞく}のことは{採用|さいよう}と{関係|かんけい}がありません（「{聞|き}いてはいけないこと」を{見|み}てください）。{短|みじか}く{答|こた}えて、{自分|じぶん}の{話|はなし}に{戻|もど}せば{十分|じゅうぶん}です。",
    },
    weak: [
      {
        en: "Details on your parents’ jobs, money or health. You do not have to give them.",
        ja: "{親|おや}の{仕事|しごと}、{収入|しゅうにゅう}、{健康|けんこう}などを{詳|くわ}しく{話|はな}すこと。{話|はな}す{必要|ひつよう}はありません。",
      },
      {
        en: "An angry refusal. Decline politely, and tell your career centre afterwards.",
        ja: "{怒|おこ}って{断|ことわ}ること。{丁寧|ていねい}に{断|ことわ}り、{後|あと}でキャリアセンターに{伝|つた}えましょう。",
      },
    ],
    skeleton: [
      { en: "I made this decision myself.", ja: "{自分|じぶん}で{決|き}めたことです。" },
      { en: "It does not affect my work.", ja: "{仕事|しごと}に{影響|えいきょう}することはありません。" },
      { en: "What I want to do is ~.", ja: "{私|わたし}は、〜をしたいと{考|かんが}えています。" },
    ],
    model: {
      by: "siti-rahma",
      en: "I decided this myself, and I can concentrate on my work. I would rather tell you how I would welcome guests who come to Kyoto for the first time. May I?",
      ja: "{自分|じぶん}で{決|き}めたことですので、{安心|あんしん}して{仕事|しごと}に{集中|しゅうちゅう}できます。よろしければ、{初|はじ}めて{京都|きょうと}にいらっしゃるお{客様|きゃくさま}をどうお{迎|むか}えしたいか、そのお{話|はなし}をさせていただけますか。",
    },
    helps: [["article", "interviews"]],
  },
  {
    id: "residence-status",
    seconds: 30,
    question: {
      en: "What is your status of residence, and can you change it for this job?",
      ja: "{現在|げんざい}の{在留資格|ざいりゅうしかく}は{何|なん}ですか。{入社|にゅうしゃ}のときの{変更|へんこう}に{問題|もんだい}はありませんか。",
    },
    intent: {
      en: "A normal question: they may only hire you for work that your status allows. They want to hear that you know the steps.",
      ja: "{普通|ふつう}の{質問|しつもん}です。{会社|かいしゃ}は、{在留資格|ざいりゅうしかく}で{認|みと}められた{仕事|しごと}でしか{採用|さいよう}できません。{手続|てつづ}きを{知|し}っているかを{確|たし}かめています。",
    },
    weak: [
      {
        en: "“The company will do it, I think.” You apply; the company gives you documents.",
        ja: "「{会社|かいしゃ}がやってくれると{思|おも}います」。{申請|しんせい}するのは{本人|ほんにん}で、{会社|かいしゃ}は{書類|しょるい}を{用意|ようい}します。",
      },
      {
        en: "Guessing. If you are not sure, say that you will check and answer by tomorrow.",
        ja: "わからないまま{答|こた}えること。{自信|じしん}がなければ「{確認|かくにん}して、{明日|あした}までにお{返事|へんじ}します」と{言|い}いましょう。",
      },
    ],
    skeleton: [
      {
        en: "I have the status “Student”, valid until ~.",
        ja: "{在留資格|ざいりゅうしかく}は「{留学|りゅうがく}」で、{期限|きげん}は〜までです。",
      },
      {
        en: "I study ~, which relates to this work in ~.",
        ja: "{専攻|せんこう}は〜で、〜という{点|てん}で{今回|こんかい}の{仕事|しごと}とつながっています。",
      },
      {
        en: "I plan to apply for the change in ~.",
        ja: "{変更|へんこう}の{申請|しんせい}は、〜にする{予定|よてい}です。",
      },
    ],
    model: {
      by: "farhan-hossain",
      en: "I have the status Student until September next year. I study information engineering, and the work is the development of software, so my field and the work match. I plan to apply for the change in December and have made a list of the documents that I need from you. I can send it to you by email.",
      ja: "{在留資格|ざいりゅうしかく}は「{留学|りゅうがく}」で、{期限|きげん}は{来年|らいねん}の9{月|がつ}です。{専攻|せんこう}は{情報|じょうほう}{工学|こうがく}で、{仕事|しごと}もソフトウェアの{開発|かいはつ}ですので、{内容|ないよう}は{合|あ}っていると{考|かんが}えています。{変更|へんこう}の{申請|しんせい}は12{月|がつ}にする{予定|よてい}です。{会社|かいしゃ}にご{用意|ようい}いただく{書類|しょるい}も{一覧|いちらん}にしてありますので、よろしければメールでお{送|おく}りします。",
    },
    helps: [
      ["article", "changing-status-of-residence"],
      ["tip", "keep-every-paper"],
    ],
  },
]
