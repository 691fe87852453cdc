// How the student chooses among companies.
import type { WrittenQuestion } from "./shape.ts"

export const choosing: readonly WrittenQuestion[] = [
  {
    id: "other-companies",
    seconds: 30,
    question: {
      en: "Which other companies are you applying to?",
      ja: "ほかにはどんな{会社|かいしゃ}を{受|う}けていますか。",
    },
    intent: {
      en: "Is there one line that connects your applications, and how far are the others?",
      ja: "{受|う}けている{会社|かいしゃ}に{一本|いっぽん}の{軸|じく}があるか、ほかの{選考|せんこう}がどこまで{進|すす}んでいるかを{知|し}りたい{質問|しつもん}です。",
    },
    weak: [
      {
        en: "“Only yours.” No one believes it.",
        ja: "「{御社|おんしゃ}だけです」。{信|しん}じてもらえません。",
      },
      {
        en: "A bank, a game maker and a hotel, without a word on why.",
        ja: "{銀行|ぎんこう}、ゲーム{会社|がいしゃ}、ホテルを{並|なら}べて、{理由|りゆう}を{言|い}わないこと。",
      },
    ],
    skeleton: [
      {
        en: "Besides yours I am applying to ~ companies in ~.",
        ja: "{御社|おんしゃ}のほかに、〜{業界|ぎょうかい}を〜{社|しゃ}{受|う}けています。",
      },
      { en: "What they have in common is ~.", ja: "{共通|きょうつう}しているのは、〜という{点|てん}です。" },
      {
        en: "Among them, yours is ~ for me because ~.",
        ja: "その{中|なか}でも、〜という{理由|りゆう}で、{御社|おんしゃ}を〜と{考|かんが}えています。",
      },
    ],
    model: {
      by: "wei-chen",
      en: "Four trading companies and two manufacturers of machine parts. At two of them I have had the second interview. All six sell Japanese parts to Southeast Asia. Yours is the only one with its own people in Hanoi, and that is why you are my first choice.",
      ja: "{商社|しょうしゃ}を4{社|しゃ}、{機械|きかい}{部品|ぶひん}のメーカーを2{社|しゃ}{受|う}けていて、そのうち2{社|しゃ}は{二次面接|にじめんせつ}まで{進|すす}んでいます。6{社|しゃ}とも、{日本|にほん}の{部品|ぶひん}を{東南|とうなん}アジアに{売|う}っている{会社|かいしゃ}です。その{中|なか}で、ハノイに{自社|じしゃ}の{拠点|きょてん}があるのは{御社|おんしゃ}だけです。ですから、{第一志望|だいいちしぼう}です。",
    },
    helps: [["tip", "forty-three-entry-sheets"]],
  },
  {
    id: "first-choice",
    seconds: 30,
    question: { en: "Are we your first choice?", ja: "{当社|とうしゃ}は{第一志望|だいいちしぼう}ですか。" },
    intent: {
      en: "They must plan how many offers to make. A clear answer helps them and you.",
      ja: "{内定|ないてい}を{何人|なんにん}に{出|だ}すかを{考|かんが}える{材料|ざいりょう}にしています。はっきり{答|こた}えるほうが、お{互|たが}いのためになります。",
    },
    weak: [
      {
        en: "A pause of three seconds, then “yes, maybe”.",
        ja: "3{秒|びょう}{黙|だま}ってから「はい、たぶん」と{言|い}うこと。",
      },
      {
        en: "“Yes” with no reason, or a promise that you do not want to keep.",
        ja: "{理由|りゆう}のない「はい」や、{守|まも}る{気|き}のない{約束|やくそく}をすること。",
      },
    ],
    skeleton: [
      { en: "Yes, you are my first choice.", ja: "はい、{第一志望|だいいちしぼう}です。" },
      { en: "The reason is ~.", ja: "{理由|りゆう}は、〜です。" },
      {
        en: "(If not yet:) You are one of my first choices; I would still like to know ~.",
        ja: "（まだ{決|き}めていないとき）{第一志望群|だいいちしぼうぐん}の{一|ひと}つです。あと、〜について{伺|うかが}えればと{思|おも}っています。",
      },
    ],
    model: {
      by: "camille-laurent",
      en: "You are one of two. I will be honest: I have not decided, because I have not yet met the designers I would sit with. If I could talk with them for half an hour, I could give you a clear answer within a week.",
      ja: "{二|ふた}つある{第一志望|だいいちしぼう}の{一|ひと}つです。{正直|しょうじき}に{申|もう}し{上|あ}げると、まだ{決|き}めていません。{一緒|いっしょ}に{働|はたら}くデザイナーの{方|かた}に、まだお{会|あ}いしていないからです。30{分|ぷん}ほどお{話|はな}しする{時間|じかん}をいただければ、1{週間|しゅうかん}{以内|いない}にはっきりお{答|こた}えできます。",
    },
    helps: [["article", "after-naitei"]],
  },
  {
    id: "how-you-choose",
    seconds: 60,
    question: {
      en: "What matters to you when you choose a company?",
      ja: "{会社|かいしゃ}{選|えら}びで{大切|たいせつ}にしていることは{何|なん}ですか。",
    },
    intent: {
      en: "Would you be content here? If what matters to you does not exist here, both sides would lose.",
      ja: "{入社|にゅうしゃ}して{満足|まんぞく}できる{人|ひと}かを{確|たし}かめています。{大切|たいせつ}にしていることがこの{会社|かいしゃ}になければ、お{互|たが}いに{困|こま}ります。",
    },
    weak: [
      {
        en: "Salary and holidays as the only two. They matter, but they say nothing about you.",
        ja: "{給料|きゅうりょう}と{休|やす}みだけを{挙|あ}げること。{大切|たいせつ}なことですが、あなたのことが{伝|つた}わりません。",
      },
      {
        en: "A criterion that this company does not meet.",
        ja: "この{会社|かいしゃ}に{当|あ}てはまらない{条件|じょうけん}を{挙|あ}げてしまうこと。",
      },
    ],
    skeleton: [
      {
        en: "Two things matter to me: ~ and ~.",
        ja: "{大切|たいせつ}にしているのは、〜と〜の{二|ふた}つです。",
      },
      { en: "I think so because ~.", ja: "そう{考|かんが}えるようになったのは、〜からです。" },
      {
        en: "At your company, ~ fits this.",
        ja: "{御社|おんしゃ}の〜は、それに{合|あ}っていると{感|かん}じています。",
      },
    ],
    model: {
      by: "farhan-hossain",
      en: "Two things. First: can I ask the person who wrote the code? Second: does the product stop someone from being hurt? As a student I repaired an old water pump program whose author had left, and it took me two months. At your company the brakes are made and tested in the same building. I visited, and the door between the two rooms was open.",
      ja: "{二|ふた}つあります。{一|ひと}つは、{書|か}いた{人|ひと}に{直接|ちょくせつ}{聞|き}けること。もう{一|ひと}つは、{誰|だれ}かの{安全|あんぜん}を{守|まも}る{製品|せいひん}であることです。{学生|がくせい}のとき、{作者|さくしゃ}がもういないポンプのプログラムを{直|なお}して、2か{月|げつ}かかりました。{御社|おんしゃ}では、ブレーキの{開発|かいはつ}とテストが{同|おな}じ{建物|たてもの}にあります。{見学|けんがく}に{伺|うかが}ったとき、{二|ふた}つの{部屋|へや}の{間|あいだ}のドアが{開|あ}いていました。それが、とても{印象|いんしょう}に{残|のこ}っています。",
    },
    helps: [
      ["article", "industry-research"],
      ["article", "black-companies"],
    ],
  },
]
