// Questions about the work itself: customers, trade, money and care.
import type { WrittenQuestion } from "./shape.ts"

export const services: readonly WrittenQuestion[] = [
  {
    id: "angry-guest",
    industries: ["hotels-tourism", "restaurants", "retail"],
    seconds: 60,
    question: {
      en: "A guest is angry about something that is not your fault. What do you do?",
      ja: "{自分|じぶん}のせいではないことで、お{客様|きゃくさま}が{怒|おこ}っています。どうしますか。",
    },
    intent: {
      en: "Can you stay calm, apologise for the feeling, and find out the facts? And do you know when to call a senior?",
      ja: "{落|お}ち{着|つ}いて、まず{気持|きも}ちに{寄|よ}り{添|そ}い、{事実|じじつ}を{確|たし}かめられるかを{見|み}ています。{上|うえ}の{人|ひと}を{呼|よ}ぶタイミングも{大切|たいせつ}です。",
    },
    weak: [
      {
        en: "Explaining that it was another department.",
        ja: "「それは{別|べつ}の{部署|ぶしょ}の{担当|たんとう}です」と{説明|せつめい}すること。",
      },
      {
        en: "Promising money or a free night, which you may not decide.",
        ja: "{返金|へんきん}や{無料|むりょう}の{宿泊|しゅくはく}など、{自分|じぶん}で{決|き}められないことを{約束|やくそく}すること。",
      },
    ],
    skeleton: [
      {
        en: "First I listen to the end and apologise for the trouble.",
        ja: "まず{最後|さいご}まで{話|はなし}を{伺|うかが}い、ご{不便|ふべん}をおかけしたことをお{詫|わ}びします。",
      },
      {
        en: "I repeat ~ and say what I will do within ~ minutes.",
        ja: "〜を{確認|かくにん}し、〜{分|ふん}{以内|いない}に{何|なに}をするかをお{伝|つた}えします。",
      },
      { en: "If it is beyond me, I ~.", ja: "{自分|じぶん}で{判断|はんだん}できないときは、〜します。" },
    ],
    model: {
      by: "siti-rahma",
      en: "I come out from behind the counter. A guest at the information desk was shouting because his bus had gone. It was not our bus. I stood beside him, looked at the same map, and said: “That must be hard, with your mother waiting.” I had seen the second bag. He became quiet. In two minutes I found a taxi that three others wanted to share. He came back the next day with sweets. I apologise for the trouble, I never argue about the fault, and when money is the question I call my senior.",
      ja: "カウンターの{外|そと}に{出|で}ます。{駅|えき}の{案内|あんない}{所|しょ}で、バスに{乗|の}り{遅|おく}れたお{客様|きゃくさま}が{怒|おこ}っていらっしゃいました。うちのバスではありません。でも、{隣|となり}に{立|た}って、{同|おな}じ{地図|ちず}を{見|み}ながら、「お{母様|かあさま}もお{待|ま}ちで、{大変|たいへん}ですね」と{申|もう}し{上|あ}げました。かばんが{二|ふた}つあったからです。すると、{静|しず}かになられました。2{分|ふん}で、{相乗|あいの}りのタクシーを{見|み}つけました。{次|つぎ}の{日|ひ}、お{菓子|かし}を{持|も}ってきてくださいました。ご{不便|ふべん}にはお{詫|わ}びをして、{誰|だれ}のせいかは{議論|ぎろん}しません。お{金|かね}の{話|はなし}になったら、すぐに{上|うえ}の{者|もの}を{呼|よ}びます。",
    },
    helps: [["article", "interviews"]],
  },
  {
    id: "sell-me-this",
    industries: ["retail", "fashion", "trading"],
    seconds: 60,
    question: { en: "Please sell me this pen.", ja: "このペンを、{私|わたし}に{売|う}ってみてください。" },
    intent: {
      en: "Do you ask before you talk? A good seller first finds out what the customer does with a pen.",
      ja: "{話|はな}す{前|まえ}に{質問|しつもん}できるかを{見|み}ています。よい{販売|はんばい}{員|いん}は、お{客様|きゃくさま}がペンを{何|なに}に{使|つか}うかを{先|さき}に{聞|き}きます。",
    },
    weak: [
      {
        en: "Praising the pen at once: colour, price, quality.",
        ja: "すぐに、{色|いろ}や{値段|ねだん}や{品質|ひんしつ}をほめ{始|はじ}めること。",
      },
      { en: "Laughing and giving up.", ja: "{笑|わら}ってごまかし、やめてしまうこと。" },
    ],
    skeleton: [
      { en: "When do you use a pen?", ja: "ふだん、どんなときにペンをお{使|つか}いですか。" },
      { en: "So ~ matters to you, doesn’t it?", ja: "では、〜が{大切|たいせつ}なのですね。" },
      {
        en: "Then this one is ~. Would you like to try it?",
        ja: "それでしたら、こちらは〜です。{試|ため}してみませんか。",
      },
    ],
    model: {
      by: "yu-ting-lin",
      en: "May I ask something first? When did you last write by hand? … This morning, the names of today’s students. So you write standing, on a clipboard, and you are in a hurry. Then please try this one against the wall, pointing up. It still writes. You would not lose a name. Shall I put in a red one too, for those you want to see again?",
      ja: "{先|さき}に{伺|うかが}ってもよろしいですか。{最近|さいきん}、{手|て}で{字|じ}を{書|か}かれたのはいつでしょうか。……{今朝|けさ}、{学生|がくせい}の{名前|なまえ}を。では、{立|た}ったまま、{急|いそ}いで{書|か}かれることが{多|おお}いのですね。それでしたら、このペンを{壁|かべ}に{当|あ}てて、{上向|うわむ}きに{書|か}いてみてください。ちゃんと{書|か}けます。{名前|なまえ}を{書|か}きもらすことはありません。もう{一度|いちど}{会|あ}いたい{学生|がくせい}さんのために、{赤|あか}もご{一緒|いっしょ}にいかがでしょうか。",
    },
    helps: [["tip", "two-years-in-the-shop"]],
  },
  {
    id: "goods-to-trade",
    industries: ["trading"],
    seconds: 90,
    question: {
      en: "What would you trade between your country and Japan?",
      ja: "あなたの{国|くに}と{日本|にほん}の{間|あいだ}で、どんな{商品|しょうひん}を{扱|あつか}いたいですか。",
    },
    intent: {
      en: "Do you see a business: who buys, at what price, who else sells it, what could go wrong?",
      ja: "{誰|だれ}が、いくらで{買|か}うか、{競争|きょうそう}{相手|あいて}は{誰|だれ}か、{何|なに}が{問題|もんだい}になるか。{商売|しょうばい}として{考|かんが}えられるかを{見|み}ています。",
    },
    weak: [
      {
        en: "A product that you like, with no buyer.",
        ja: "{自分|じぶん}の{好|す}きな{商品|しょうひん}を{挙|あ}げるだけで、{買|か}う{人|ひと}がいないこと。",
      },
      {
        en: "Something that has been sold for decades, as if it were new.",
        ja: "{何|なん}{十年|じゅうねん}も{前|まえ}から{売|う}られているものを、{新|あたら}しい{商品|しょうひん}のように{話|はな}すこと。",
      },
    ],
    skeleton: [
      { en: "I would like to sell ~ to ~.", ja: "〜を、〜に{売|う}りたいです。" },
      {
        en: "Now they buy ~, and the problem is ~.",
        ja: "{今|いま}は〜を{使|つか}っていて、〜が{問題|もんだい}になっています。",
      },
      {
        en: "The risk is ~, so I would begin with ~.",
        ja: "{心配|しんぱい}なのは〜なので、まず〜から{始|はじ}めます。",
      },
    ],
    model: {
      by: "wei-chen",
      en: "Used Japanese machine tools, to small workshops in Shenyang. New ones cost ten times what a workshop of eight people earns in a year. I asked four owners there: all would buy a fifteen-year-old machine if someone promised spare parts. So the product is not the machine but the promise. The risk is the first breakdown. I would begin with one model of which your company still has the drawings.",
      ja: "{日本|にほん}の{中古|ちゅうこ}の{工作|こうさく}{機械|きかい}を、{瀋陽|しんよう}の{小|ちい}さな{工場|こうじょう}に{売|う}りたいです。{新品|しんぴん}は、8{人|にん}の{工場|こうじょう}が1{年|ねん}に{稼|かせ}ぐお{金|かね}の10{倍|ばい}もします。{現地|げんち}の{社長|しゃちょう}4{人|にん}に{聞|き}いたところ、{全員|ぜんいん}が「{部品|ぶひん}の{供給|きょうきゅう}を{約束|やくそく}してくれるなら、15{年|ねん}{前|まえ}の{機械|きかい}でも{買|か}う」と{言|い}いました。つまり、{商品|しょうひん}は{機械|きかい}ではなく、{約束|やくそく}なのです。{心配|しんぱい}なのは、{最初|さいしょ}の{故障|こしょう}です。ですから、{御社|おんしゃ}に{図面|ずめん}が{残|のこ}っている1{機種|きしゅ}だけから{始|はじ}めます。",
    },
    helps: [
      ["article", "industry-research"],
      ["tip", "bring-a-map"],
    ],
  },
  {
    id: "price-cut",
    industries: ["trading", "machinery-automotive", "materials-chemicals"],
    seconds: 60,
    question: {
      en: "A customer asks for ten percent off. How do you answer?",
      ja: "{取引|とりひき}{先|さき}に「10％{安|やす}くしてほしい」と{言|い}われたら、どう{答|こた}えますか。",
    },
    intent: {
      en: "Do you look for the reason behind the number, and do you know that you cannot promise it alone?",
      ja: "{数字|すうじ}の{裏|うら}にある{理由|りゆう}を{聞|き}けるか、{一人|ひとり}で{約束|やくそく}できないことを{知|し}っているかを{見|み}ています。",
    },
    weak: [
      {
        en: "“Yes”, to please the customer.",
        ja: "{相手|あいて}を{喜|よろこ}ばせるために「わかりました」と{言|い}うこと。",
      },
      { en: "“No, that is the rule.”", ja: "「{規則|きそく}なのでできません」と{言|い}うこと。" },
    ],
    skeleton: [
      { en: "First I ask what has changed.", ja: "まず、{何|なに}があったのかを{伺|うかが}います。" },
      {
        en: "If it is ~, I could propose ~ in place of the price.",
        ja: "〜ということでしたら、{値段|ねだん}の{代|か}わりに〜を{提案|ていあん}できるかもしれません。",
      },
      {
        en: "I take it back to the company and answer by ~.",
        ja: "いったん{持|も}ち{帰|かえ}り、〜までにお{返事|へんじ}します。",
      },
    ],
    model: {
      by: "jiaxin-li",
      en: "I would ask: “What happened?” When I helped at my aunt’s shop, a restaurant wanted vegetables for less. The truth was that half of each box went bad. We sold them half boxes, twice a week. They paid more per kilo and were happier. So I would thank them, ask, and say: “I cannot decide this alone. I will answer by Thursday at noon.” And then I would answer on Thursday at eleven.",
      ja: "「{何|なに}かございましたか」と{伺|うかが}います。おばの{店|みせ}を{手伝|てつだ}っていたとき、あるレストランに{野菜|やさい}を{安|やす}くしてほしいと{言|い}われました。よく{聞|き}くと、1{箱|はこ}の{半分|はんぶん}が{傷|いた}んでしまうのが{本当|ほんとう}の{悩|なや}みでした。そこで、{半分|はんぶん}の{量|りょう}を{週|しゅう}に2{回|かい}{届|とど}けることにしました。1キロの{値段|ねだん}は{上|あ}がったのに、{喜|よろこ}ばれました。ですから、まずお{礼|れい}を{言|い}って、{理由|りゆう}を{伺|うかが}って、「{一人|ひとり}では{決|き}められませんので、{木曜日|もくようび}の{正午|しょうご}までにお{返事|へんじ}します」とお{伝|つた}えします。そして、{木曜日|もくようび}の11{時|じ}にお{返事|へんじ}します。",
    },
    helps: [["tip", "ask-the-number-behind"]],
  },
  {
    id: "why-finance",
    industries: ["banking-securities", "insurance"],
    seconds: 60,
    question: {
      en: "Why finance? Money is the same everywhere.",
      ja: "なぜ{金融|きんゆう}なのですか。お{金|かね}はどこの{会社|かいしゃ}でも{同|おな}じですよ。",
    },
    intent: {
      en: "A slightly provoking question. They watch whether you stay calm and whether you have met a real customer in your mind.",
      ja: "{少|すこ}し{意地悪|いじわる}な{質問|しつもん}です。{落|お}ち{着|つ}いて{答|こた}えられるか、{実際|じっさい}のお{客様|きゃくさま}を{思|おも}い{浮|う}かべているかを{見|み}ています。",
    },
    weak: [
      {
        en: "Being offended, or agreeing at once.",
        ja: "むっとすること。または、すぐに「そうですね」と{引|ひ}き{下|さ}がること。",
      },
      {
        en: "“To support the economy of Japan.” Too large to believe.",
        ja: "「{日本|にほん}{経済|けいざい}を{支|ささ}えたいです」。{話|はなし}が{大|おお}きすぎて、{伝|つた}わりません。",
      },
    ],
    skeleton: [
      {
        en: "You are right, the money is the same. So the difference is ~.",
        ja: "おっしゃるとおり、お{金|かね}は{同|おな}じです。だからこそ、〜で{差|さ}がつくと{考|かんが}えています。",
      },
      { en: "I felt this when ~.", ja: "そう{感|かん}じたのは、〜のときです。" },
      { en: "I want to become someone who ~.", ja: "〜と{言|い}っていただける{人|ひと}になりたいです。" },
    ],
    model: {
      by: "jiaxin-li",
      en: "You are right, it is the same. So the person who brings it makes the difference. My aunt has never read her contract; she says: “Mr Chen comes every month, even when I need nothing.” That is what she pays for. I am good at coming every month.",
      ja: "おっしゃるとおり、お{金|かね}は{同|おな}じです。だからこそ、{誰|だれ}が{届|とど}けるかで{差|さ}がつくと{思|おも}います。おばは、{銀行|ぎんこう}の{契約|けいやく}{書|しょ}を{読|よ}んだことがありません。「{陳|ちん}さんは、{用|よう}がない{月|つき}も{顔|かお}を{見|み}せてくれるから」と{言|い}います。おばは、そこに{信頼|しんらい}を{置|お}いているのだと{思|おも}います。{私|わたし}は、{毎月|まいつき}{顔|かお}を{見|み}せることなら{自信|じしん}があります。",
    },
    helps: [["article", "industry-research"]],
  },
  {
    id: "why-care",
    industries: ["health-welfare"],
    seconds: 60,
    question: {
      en: "Care work is hard. Why do you want to do it?",
      ja: "{介護|かいご}の{仕事|しごと}は{大変|たいへん}です。それでも、なぜ{介護|かいご}なのですか。",
    },
    intent: {
      en: "Kindness is expected. They want to hear that you know the physical work, the nights and the goodbyes, and what keeps you there.",
      ja: "{優|やさ}しさは{前提|ぜんてい}です。{体|からだ}を{使|つか}うこと、{夜勤|やきん}、{別|わか}れもあることを{知|し}ったうえで、{続|つづ}けられる{理由|りゆう}を{聞|き}きたい{質問|しつもん}です。",
    },
    weak: [
      {
        en: "“I like old people” and no day on which you helped one.",
        ja: "「お{年寄|としよ}りが{好|す}きです」だけで、{実際|じっさい}に{関|かか}わった{話|はなし}がないこと。",
      },
      {
        en: "Pity. They are people with a life, not only patients.",
        ja: "「かわいそうだから」という{気持|きも}ち。{一人|ひとり}ひとりに{人生|じんせい}があります。",
      },
    ],
    skeleton: [
      { en: "I first met this work when ~.", ja: "この{仕事|しごと}を{知|し}ったのは、〜のときです。" },
      { en: "~ was hard, but ~.", ja: "〜は{大変|たいへん}でしたが、〜。" },
      { en: "I want to become a carer who ~.", ja: "〜できる{介護|かいご}{職|しょく}になりたいです。" },
    ],
    model: {
      by: "prakash-gurung",
      en: "I did not choose care in the end, but I applied, and this is what I said. On my newspaper round an old man waited for me at five every morning. One day he was not there. I rang, and he had fallen. After that I learned how to lift a person without hurting him or me. It is heavy work; I know that now. But no one had ever waited for me like that, and I would like to be worth it.",
      ja: "{私|わたし}は{最後|さいご}に{物流|ぶつりゅう}を{選|えら}びましたが、{介護|かいご}の{会社|かいしゃ}の{面接|めんせつ}も{受|う}けました。そのときの{答|こた}えです。「{新聞配達|しんぶんはいたつ}をしていたとき、{毎朝|まいあさ}5{時|じ}に{待|ま}っていてくれるおじいさんがいました。ある{朝|あさ}、{姿|すがた}が{見|み}えませんでした。{呼|よ}び{鈴|りん}を{押|お}したら、{中|なか}で{転|ころ}んでいたんです。それから、{相手|あいて}も{自分|じぶん}も{痛|いた}めずに{体|からだ}を{支|ささ}える{方法|ほうほう}を{習|なら}いました。{力|ちから}のいる{仕事|しごと}だと、{今|いま}はわかります。でも、あんなふうに{私|わたし}を{待|ま}っていてくれた{人|ひと}は{初|はじ}めてでした。その{気持|きも}ちに{応|こた}えられる{人|ひと}になりたいです」。",
    },
    helps: [["tip", "newspaper-round-is-a-strength"]],
  },
]
