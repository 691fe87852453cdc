// The students' own questions at the end of an interview.
import type { WrittenQuestion } from "./shape.ts"

export const yourQuestions: readonly WrittenQuestion[] = [
  {
    id: "questions-first-round",
    seconds: 60,
    question: {
      en: "Do you have any questions? (first round, young staff)",
      ja: "{最後|さいご}に、{何|なに}か{質問|しつもん}はありますか。（{一次面接|いちじめんせつ}・{若手|わかて}{社員|しゃいん}）",
    },
    intent: {
      en: "Still part of the interview. Young staff like questions about their own day, which no website can answer.",
      ja: "これも{面接|めんせつ}の{一部|いちぶ}です。{若手|わかて}{社員|しゃいん}には、その{人|ひと}の{毎日|まいにち}について{聞|き}きましょう。ホームページに{載|の}っていないことが{聞|き}けます。",
    },
    weak: [
      { en: "“No, thank you.”", ja: "「{特|とく}にありません」。" },
      {
        en: "Something that is on the first page of the website.",
        ja: "ホームページの{最初|さいしょ}のページに{書|か}いてあることを{聞|き}くこと。",
      },
    ],
    skeleton: [
      { en: "Yes, I have two questions.", ja: "はい、{二|ふた}つ{伺|うかが}ってもよろしいでしょうか。" },
      { en: "What was ~ in your first year?", ja: "1{年|ねん}{目|め}のころ、〜は{何|なん}でしたか。" },
      {
        en: "Thank you. Listening to you, I thought ~.",
        ja: "ありがとうございます。{伺|うかが}って、〜と{感|かん}じました。",
      },
    ],
    model: {
      by: "minjun-park",
      en: "Yes, two. What did you do last Tuesday, from morning to evening? … And what did you believe about this company before you joined that turned out to be wrong? … Thank you. I had imagined fewer meetings and more paper. I like it better your way.",
      ja: "はい、{二|ふた}つあります。{先週|せんしゅう}の{火曜日|かようび}は、{朝|あさ}から{夕方|ゆうがた}まで{何|なに}をされていましたか。……もう{一|ひと}つ、{入社|にゅうしゃ}{前|まえ}に{思|おも}っていたことで、{実際|じっさい}は{違|ちが}ったことは{何|なん}でしょうか。……ありがとうございます。{会議|かいぎ}が{少|すく}なくて、{紙|かみ}が{多|おお}い{会社|かいしゃ}を{想像|そうぞう}していました。{今|いま}{伺|うかが}った{働|はたら}き{方|かた}のほうが、{私|わたし}は{好|す}きです。",
    },
    helps: [
      ["tip", "ask-what-they-do-on-tuesday"],
      ["article", "interviews"],
    ],
  },
  {
    id: "questions-final-round",
    seconds: 60,
    question: {
      en: "Is there anything you would like to ask? (final round, directors)",
      ja: "{何|なに}か{聞|き}いておきたいことはありますか。（{最終|さいしゅう}{面接|めんせつ}・{役員|やくいん}）",
    },
    intent: {
      en: "Directors think about the next ten years. A question about the business, and your part in it, shows that you already imagine working here.",
      ja: "{役員|やくいん}は10{年|ねん}{先|さき}を{考|かんが}えています。{事業|じぎょう}の{将来|しょうらい}と{自分|じぶん}の{役割|やくわり}を{聞|き}くと、{入社|にゅうしゃ}{後|ご}を{想像|そうぞう}していることが{伝|つた}わります。",
    },
    weak: [
      {
        en: "Holidays, overtime, the dormitory: ask HR.",
        ja: "{休|やす}み、{残業|ざんぎょう}、{寮|りょう}など。これらは{人事|じんじ}に{聞|き}きましょう。",
      },
      {
        en: "A question so large that it cannot be answered in a minute.",
        ja: "1{分|ぷん}では{答|こた}えられないほど{大|おお}きな{質問|しつもん}をすること。",
      },
    ],
    skeleton: [
      { en: "I read that you ~.", ja: "〜という{記事|きじ}を{拝見|はいけん}しました。" },
      {
        en: "What do you expect from new members in ~?",
        ja: "〜で、{新人|しんじん}に{期待|きたい}されることは{何|なん}でしょうか。",
      },
      { en: "I would like to be part of that by ~.", ja: "{私|わたし}も、〜で{力|ちから}になりたいです。" },
    ],
    model: {
      by: "wei-chen",
      en: "I read that you closed the office in Shanghai and opened one in Hanoi. What would have to happen for you to open one in Mexico? … So it needs someone who can talk with the parts manufacturers there. I began Spanish in April. It is bad, but it will be better by the time you decide.",
      ja: "{上海|シャンハイ}の{事務所|じむしょ}を{閉|し}めて、ハノイに{開|ひら}かれたという{記事|きじ}を{拝見|はいけん}しました。メキシコに{開|ひら}くとしたら、{何|なに}が{必要|ひつよう}でしょうか。……{現地|げんち}の{部品|ぶひん}メーカーと{話|はな}せる{人|ひと}ですね。{実|じつ}は、4{月|がつ}からスペイン{語|ご}を{始|はじ}めました。まだ{下手|へた}ですが、ご{決断|けつだん}のころには、もう{少|すこ}しよくなっていると{思|おも}います。",
    },
    helps: [
      ["article", "industry-research"],
      ["tip", "thank-you-with-one-fact"],
    ],
  },
  {
    id: "before-april",
    seconds: 30,
    question: {
      en: "(You ask) What should I learn before I join?",
      ja: "（あなたから）{入社|にゅうしゃ}までに{勉強|べんきょう}しておくとよいことはありますか。",
    },
    intent: {
      en: "A safe question that many use. It becomes strong if you say what you have already begun.",
      ja: "よく{使|つか}われる、{無難|ぶなん}な{質問|しつもん}です。もう{始|はじ}めていることを{一緒|いっしょ}に{話|はな}すと、ぐっとよくなります。",
    },
    weak: [
      {
        en: "The question alone: it sounds like a formula.",
        ja: "{質問|しつもん}だけで{終|お}わること。{決|き}まり{文句|もんく}に{聞|き}こえます。",
      },
      { en: "Asking, and then not writing anything down.", ja: "{聞|き}いておいて、メモをとらないこと。" },
    ],
    skeleton: [
      { en: "I have begun to ~.", ja: "{今|いま}、〜を{始|はじ}めています。" },
      {
        en: "Besides that, what would help most in the first month?",
        ja: "それ{以外|いがい}に、{最初|さいしょ}の1か{月|げつ}で{役|やく}に{立|た}つことは{何|なん}でしょうか。",
      },
      { en: "Thank you, I will ~.", ja: "ありがとうございます。〜してみます。" },
    ],
    model: {
      by: "sarah-lim",
      en: "I have begun to learn the codes of the airports you fly to; I know sixty of ninety-two. Besides that, what would help most in the first month? … To be able to read a weather map. Thank you, I will begin this evening.",
      ja: "{就航|しゅうこう}している{空港|くうこう}のコードを{覚|おぼ}え{始|はじ}めて、92のうち60まで{覚|おぼ}えました。それ{以外|いがい}に、{最初|さいしょ}の1か{月|げつ}で{一番|いちばん}{役|やく}に{立|た}つことは{何|なん}でしょうか。……{天気|てんき}{図|ず}を{読|よ}むことですね。ありがとうございます。{今晩|こんばん}から{始|はじ}めます。",
    },
    helps: [["article", "after-naitei"]],
  },
  {
    id: "ask-about-overtime",
    seconds: 30,
    question: {
      en: "(You ask) How can I ask about overtime and holidays?",
      ja: "（あなたから）{残業|ざんぎょう}や{休|やす}みについて、どう{聞|き}けばよいでしょうか。",
    },
    intent: {
      en: "You have a right to know. Ask HR, ask about facts, and say why you want to know.",
      ja: "{働|はたら}く{条件|じょうけん}を{知|し}るのは{当然|とうぜん}のことです。{人事|じんじ}の{方|かた}に、{事実|じじつ}を、{理由|りゆう}と{一緒|いっしょ}に{聞|き}きましょう。",
    },
    weak: [
      {
        en: "“Is there overtime?” They can only say: “a little”.",
        ja: "「{残業|ざんぎょう}はありますか」とだけ{聞|き}くこと。「{少|すこ}しあります」としか{答|こた}えられません。",
      },
      {
        en: "Never asking, and finding out in April.",
        ja: "{一度|いちど}も{聞|き}かず、{入社|にゅうしゃ}してから{知|し}ること。",
      },
    ],
    skeleton: [
      {
        en: "I would like to plan ~, so may I ask ~?",
        ja: "〜を{計画|けいかく}したいので、〜を{伺|うかが}ってもよろしいでしょうか。",
      },
      {
        en: "In a busy month, until what time do people in ~ work?",
        ja: "{忙|いそが}しい{時期|じき}、〜の{方|かた}は{何時|なんじ}ごろまで{働|はたら}いていますか。",
      },
      {
        en: "How do people with family abroad take longer holidays?",
        ja: "{海外|かいがい}に{家族|かぞく}がいる{方|かた}は、{長|なが}い{休|やす}みをどのようにとっていますか。",
      },
    ],
    model: {
      by: "linh-tran",
      en: "I would like to keep studying for a certificate in the evenings, so may I ask about an ordinary week? In the team that I would join, when do people usually go home, and when in a busy month? And how do colleagues with family abroad take leave at New Year? I want to ask early and plan well.",
      ja: "{入社|にゅうしゃ}{後|ご}も{夜|よる}に{資格|しかく}の{勉強|べんきょう}を{続|つづ}けたいので、ふだんの1{週間|しゅうかん}について{伺|うかが}ってもよろしいでしょうか。{配属|はいぞく}{予定|よてい}のチームの{方|かた}は、{何時|なんじ}ごろ{帰|かえ}ることが{多|おお}いですか。{忙|いそが}しい{月|つき}は、どのくらいでしょうか。それから、{海外|かいがい}に{家族|かぞく}がいる{方|かた}は、お{正月|しょうがつ}の{休|やす}みをどのようにとっていますか。{早|はや}めに{相談|そうだん}して、きちんと{計画|けいかく}したいと{考|かんが}えています。",
    },
    helps: [
      ["article", "reading-a-job-offer"],
      ["tip", "ask-for-tet-in-october"],
    ],
  },
]
