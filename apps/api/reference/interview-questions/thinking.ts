// Logic, cases and group discussions.
import type { WrittenQuestion } from "./shape.ts"

export const thinking: readonly WrittenQuestion[] = [
  {
    id: "estimate-sales",
    industries: ["consulting"],
    seconds: 120,
    question: {
      en: "How much does a café near this station sell in a day?",
      ja: "この{駅|えき}の{近|ちか}くのカフェの、1{日|にち}の{売|う}り{上|あ}げはいくらだと{思|おも}いますか。",
    },
    intent: {
      en: "The number does not matter. They want to see you cut a big question into small ones, aloud.",
      ja: "{数字|すうじ}が{合|あ}っているかは{問題|もんだい}ではありません。{大|おお}きな{問|と}いを{小|ちい}さく{分|わ}けて、{声|こえ}に{出|だ}して{考|かんが}えられるかを{見|み}ています。",
    },
    weak: [
      {
        en: "One number after a minute of silence.",
        ja: "1{分|ぷん}{黙|だま}った{後|あと}に、{数字|すうじ}だけを{言|い}うこと。",
      },
      {
        en: "Not checking at the end whether the number can be true.",
        ja: "{最後|さいご}に、その{数字|すうじ}が{現実|げんじつ}{的|てき}かどうかを{確|たし}かめないこと。",
      },
    ],
    skeleton: [
      {
        en: "I divide sales into guests times price.",
        ja: "{売|う}り{上|あ}げを、{客数|きゃくすう}と{単価|たんか}に{分|わ}けて{考|かんが}えます。",
      },
      {
        en: "For guests I assume ~ seats, ~ hours and ~.",
        ja: "{客数|きゃくすう}は、{席|せき}が〜、{営業|えいぎょう}{時間|じかん}が〜、〜と{仮定|かてい}します。",
      },
      {
        en: "That gives ~. It seems ~, because ~.",
        ja: "すると〜{円|えん}になります。〜なので、〜だと{思|おも}います。",
      },
    ],
    model: {
      by: "adaeze-eze",
      en: "May I think aloud? Sales are guests times price. Say 40 seats, open 12 hours, two thirds full on average, and a guest stays one hour. That is about 320 guests. And those who take it away, perhaps 80. So 400 guests at 600 yen: 240,000 yen a day. Is that possible? Three people work there at 1,200 yen an hour for 12 hours; that is about 43,000. Wages would be 18 percent. I would expect more, so my number may be a little high. I would check the evening.",
      ja: "{声|こえ}に{出|だ}して{考|かんが}えてもよろしいですか。{売|う}り{上|あ}げは、{客数|きゃくすう}かける{単価|たんか}です。{席|せき}が40、{営業|えいぎょう}が12{時間|じかん}、{平均|へいきん}して3{分|ぶん}の2が{埋|う}まっていて、お{客様|きゃくさま}は1{時間|じかん}いるとします。すると、{約|やく}320{人|にん}です。{持|も}ち{帰|かえ}りが80{人|にん}として、400{人|にん}。{単価|たんか}を600{円|えん}とすると、1{日|にち}24{万|まん}{円|えん}です。{現実|げんじつ}{的|てき}でしょうか。{店員|てんいん}が3{人|にん}、{時給|じきゅう}1,200{円|えん}で12{時間|じかん}なら、{人件|じんけん}{費|ひ}は{約|やく}4{万|まん}3{千|せん}{円|えん}で、{売|う}り{上|あ}げの18％です。もう{少|すこ}し{高|たか}いはずなので、24{万|まん}{円|えん}は{少|すこ}し{多|おお}いかもしれません。{夜|よる}の{客数|きゃくすう}を{確|たし}かめたいです。",
    },
    helps: [["tip", "case-interview-aloud"]],
  },
  {
    id: "revive-an-inn",
    industries: ["consulting", "hotels-tourism"],
    seconds: 120,
    question: {
      en: "Guests of an inn in the countryside have halved in ten years. What do you propose?",
      ja: "{地方|ちほう}の{旅館|りょかん}のお{客様|きゃくさま}が、10{年|ねん}で{半分|はんぶん}に{減|へ}りました。{何|なに}を{提案|ていあん}しますか。",
    },
    intent: {
      en: "Do you look for the cause before you have ideas? And do you choose one thing that can begin tomorrow?",
      ja: "アイデアの{前|まえ}に{原因|げんいん}を{探|さが}せるか、{明日|あした}から{始|はじ}められることを{一|ひと}つ{選|えら}べるかを{見|み}ています。",
    },
    weak: [
      {
        en: "“Use social media and invite foreign tourists”: the answer for every inn.",
        ja: "「SNSで{発信|はっしん}し、{外国人|がいこくじん}{観光|かんこう}{客|きゃく}を{呼|よ}びます」。どの{旅館|りょかん}にも{言|い}える{答|こた}えです。",
      },
      {
        en: "Ten ideas and no order.",
        ja: "{案|あん}を10{個|こ}{並|なら}べて、{順番|じゅんばん}がないこと。",
      },
    ],
    skeleton: [
      {
        en: "First I would ask which guests no longer come.",
        ja: "まず、どのお{客様|きゃくさま}が{減|へ}ったのかを{確認|かくにん}します。",
      },
      {
        en: "If it is ~, the cause may be ~.",
        ja: "〜が{減|へ}っているなら、{原因|げんいん}は〜かもしれません。",
      },
      {
        en: "I would begin with ~, because it costs little and shows soon whether ~.",
        ja: "お{金|かね}がかからず、〜がすぐにわかるので、〜から{始|はじ}めます。",
      },
    ],
    model: {
      by: "zarina-yusupova",
      en: "May I ask first who stopped coming: groups, families or couples? … Groups, then. Companies no longer travel together, and that will not change. So I would not try to bring them back. The inn has large rooms that stand empty on weekdays. Who wants a large room on a Tuesday? Three friends who are retired. I would phone thirty former guests tomorrow and ask what stops them. I guess it is the bus. If so, a car to the station costs less than a new bath.",
      ja: "{先|さき}に{一|ひと}つ{伺|うかが}います。{減|へ}ったのは{団体|だんたい}、{家族|かぞく}、{二人連|ふたりづ}れのどれでしょうか。……{団体|だんたい}ですね。{会社|かいしゃ}の{旅行|りょこう}が{減|へ}ったのは、{元|もと}には{戻|もど}らないと{思|おも}います。ですから、{団体|だんたい}を{呼|よ}び{戻|もど}すことは{考|かんが}えません。{平日|へいじつ}に、{大|おお}きな{部屋|へや}が{空|あ}いています。{火曜日|かようび}に{大|おお}きな{部屋|へや}がほしいのは{誰|だれ}でしょう。{退職|たいしょく}した{友人|ゆうじん}{同士|どうし}の3{人組|にんぐみ}ではないでしょうか。{明日|あした}、{以前|いぜん}のお{客様|きゃくさま}30{人|にん}に{電話|でんわ}をして、{何|なに}が{来|き}にくくしているかを{聞|き}きます。おそらく、バスの{少|すく}なさです。もしそうなら、{駅|えき}までの{送迎|そうげい}は、{新|あたら}しいお{風呂|ふろ}よりずっと{安|やす}くできます。",
    },
    helps: [
      ["tip", "case-interview-aloud"],
      ["tip", "the-simple-question"],
    ],
  },
  {
    id: "explain-to-a-child",
    seconds: 60,
    question: {
      en: "Explain what you study to a child of ten.",
      ja: "あなたの{専門|せんもん}を、10{歳|さい}の{子|こ}どもに{説明|せつめい}してください。",
    },
    intent: {
      en: "A test of plain language and of warmth. They also see whether you really understand it.",
      ja: "やさしい{言葉|ことば}で{話|はな}せるか、{相手|あいて}を{思|おも}いやれるかを{見|み}ています。{本当|ほんとう}に{理解|りかい}しているかもわかります。",
    },
    weak: [
      {
        en: "The same explanation, only slower.",
        ja: "いつもの{説明|せつめい}を、ゆっくり{言|い}うだけになること。",
      },
      {
        en: "Leaving out what makes it interesting.",
        ja: "{面白|おもしろ}いところを{言|い}わないまま{終|お}わること。",
      },
    ],
    skeleton: [
      { en: "You know ~, don’t you?", ja: "〜って、{知|し}っていますか。" },
      { en: "I look into why ~.", ja: "どうして〜なのかを、{調|しら}べています。" },
      { en: "If we know that, we can ~.", ja: "それがわかると、〜ができるようになるんです。" },
    ],
    model: {
      by: "mai-phuong",
      en: "You get pocket money, don’t you? If you write down what you bought, you know where it went. A company has pocket money too, only a lot more. It also writes down what it bought. But what if someone wrote down an ice cream as a pencil? I read the whole notebook, and ask: “May I see the pencil?”",
      ja: "おこづかいをもらっていますか。{何|なに}を{買|か}ったかノートに{書|か}くと、お{金|かね}がどこへ{行|い}ったかわかりますよね。{会社|かいしゃ}も、とてもたくさんのおこづかいを{持|も}っています。そして、{何|なに}を{買|か}ったかを{書|か}いています。でも、アイスを{買|か}ったのに「えんぴつ」と{書|か}いた{人|ひと}がいたら、どうでしょう。{私|わたし}は、そのノートを{全部|ぜんぶ}{読|よ}んで、「えんぴつを{見|み}せてください」と{言|い}うお{仕事|しごと}の{勉強|べんきょう}をしています。",
    },
    helps: [["tip", "the-lab-is-work-experience"]],
  },
  {
    id: "group-topic",
    seconds: 120,
    question: {
      en: "Group discussion: “What should a company change so that international employees stay?” You begin.",
      ja: "グループディスカッション：「{外国人|がいこくじん}{社員|しゃいん}が{長|なが}く{働|はたら}ける{会社|かいしゃ}にするには、{何|なに}を{変|か}えるべきか」。{最初|さいしょ}に{話|はな}してください。",
    },
    intent: {
      en: "In a group they look less at ideas than at how you help five people reach one answer in time.",
      ja: "グループでは、アイデアよりも、5{人|にん}が{時間|じかん}{内|ない}に{一|ひと}つの{答|こた}えを{出|だ}せるように{何|なに}をしたかを{見|み}ています。",
    },
    weak: [
      {
        en: "Speaking for all foreigners: “We think …”",
        ja: "「{外国人|がいこくじん}はみんな〜と{考|かんが}えています」と、{全員|ぜんいん}の{代表|だいひょう}のように{話|はな}すこと。",
      },
      {
        en: "Giving your answer before the group has agreed what the question means.",
        ja: "{言葉|ことば}の{意味|いみ}を{確認|かくにん}する{前|まえ}に、{自分|じぶん}の{答|こた}えを{言|い}ってしまうこと。",
      },
    ],
    skeleton: [
      {
        en: "May I first propose how we use the time?",
        ja: "{最初|さいしょ}に、{時間|じかん}の{使|つか}い{方|かた}を{提案|ていあん}してもいいですか。",
      },
      {
        en: "Let us decide what “stay” means: ~ years?",
        ja: "「{長|なが}く」とは{何年|なんねん}くらいか、{決|き}めておきませんか。",
      },
      {
        en: "I can give one example; I would like to hear yours too.",
        ja: "{私|わたし}からは{例|れい}を{一|ひと}つ{話|はな}します。{皆|みな}さんの{例|れい}も{聞|き}かせてください。",
      },
    ],
    model: {
      by: "chayanee-suksai",
      en: "We have thirty minutes. How about five for the meaning, fifteen for causes, and ten to choose? … Thank you. By “stay”, let us say five years. I can give one example, only mine: I nearly left a part-time job because no one told me about the party. It was not the pay. I wonder what nearly made each of you leave something. May I write them down? Mr Sato, would you begin?",
      ja: "30{分|ぷん}ありますので、{言葉|ことば}の{確認|かくにん}に5{分|ふん}、{原因|げんいん}に15{分|ふん}、{選|えら}ぶのに10{分|ぷん}でどうでしょうか。……ありがとうございます。「{長|なが}く」は、5{年|ねん}ということにしませんか。{私|わたし}の{例|れい}を{一|ひと}つだけお{話|はな}しします。{私|わたし}はアルバイトを{辞|や}めそうになったことがあります。{給料|きゅうりょう}ではなく、{飲|の}み{会|かい}があることを{誰|だれ}も{教|おし}えてくれなかったからです。{皆|みな}さんは、{何|なん}かを{辞|や}めたくなったとき、{理由|りゆう}は{何|なん}でしたか。{私|わたし}が{書|か}きますので、{佐藤|さとう}さんからお{願|ねが}いできますか。",
    },
    helps: [["article", "group-discussion"]],
  },
  {
    id: "group-role",
    seconds: 30,
    question: {
      en: "Which role did you take in the group discussion, and why?",
      ja: "{先|さき}ほどのグループディスカッションで、どんな{役割|やくわり}をしましたか。それはなぜですか。",
    },
    intent: {
      en: "Often asked right afterwards. Do you see yourself as the others saw you, and do you notice others’ work?",
      ja: "{終|お}わった{直後|ちょくご}によく{聞|き}かれます。{自分|じぶん}を{客観|きゃっかん}{的|てき}に{見|み}られるか、ほかの{人|ひと}のよさに{気|き}づけるかを{見|み}ています。",
    },
    weak: [
      {
        en: "“I was the leader”, when everyone saw that you were not.",
        ja: "そうではなかったのに「リーダーでした」と{言|い}うこと。",
      },
      {
        en: "No word about anyone else.",
        ja: "ほかの{人|ひと}のことを{一言|ひとこと}も{話|はな}さないこと。",
      },
    ],
    skeleton: [
      { en: "I mainly ~.", ja: "{主|おも}に、〜をしました。" },
      {
        en: "I thought the group needed ~, because ~.",
        ja: "〜だったので、〜が{必要|ひつよう}だと{考|かんが}えました。",
      },
      {
        en: "~’s ~ helped me. Next time I would ~.",
        ja: "〜さんの〜に{助|たす}けられました。{次|つぎ}は、〜したいです。",
      },
    ],
    model: {
      by: "chayanee-suksai",
      en: "I kept the time and wrote. The talk was fast, and I could not jump in, so I said twice: “Here is what we have so far.” Both times the direction became clear. Ms Tanaka asked me for my view at the end, and that helped me. Next time I would like to give my view ten minutes earlier.",
      ja: "{時間|じかん}を{計|はか}ることと、{記録|きろく}をしました。{話|はなし}が{速|はや}くて、なかなか{入|はい}れませんでした。そこで、2{回|かい}「ここまでをまとめます」と{言|い}いました。そのたびに、{方向|ほうこう}がはっきりしたと{思|おも}います。{最後|さいご}に{田中|たなか}さんが{意見|いけん}を{聞|き}いてくださって、とても{助|たす}かりました。{次|つぎ}は、10{分|ぷん}{早|はや}く{自分|じぶん}の{意見|いけん}を{言|い}いたいです。",
    },
    helps: [["article", "group-discussion"]],
  },
]
