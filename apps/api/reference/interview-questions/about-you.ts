// Who the student is: introduction, strengths, character.
import type { WrittenQuestion } from "./shape.ts"

export const aboutYou: readonly WrittenQuestion[] = [
  {
    id: "introduce-yourself",
    seconds: 60,
    question: {
      en: "Please introduce yourself in about a minute.",
      ja: "1{分|ぷん}ほどで{自己紹介|じこしょうかい}をお{願|ねが}いします。",
    },
    intent: {
      en: "Can we talk with you easily? They look at your voice and your first sentences, and they choose the next question from what you say.",
      ja: "{話|はな}しやすい{人|ひと}かどうかを{見|み}ています。{声|こえ}や{話|はな}し{方|かた}の{印象|いんしょう}をつかみ、ここで{出|で}た{話|はなし}から{次|つぎ}の{質問|しつもん}を{選|えら}びます。",
    },
    weak: [
      {
        en: "Your whole life from primary school. After a minute the listener has nothing to hold on to.",
        ja: "{小学校|しょうがっこう}からの{経歴|けいれき}を{順番|じゅんばん}に{全部|ぜんぶ}{話|はな}すこと。{聞|き}いている{人|ひと}の{記憶|きおく}に{何|なに}も{残|のこ}りません。",
      },
      {
        en: "A memorised text spoken at high speed, which stops when you forget one word.",
        ja: "{暗記|あんき}した{文|ぶん}を{早口|はやくち}で{言|い}うこと。{一|ひと}つの{言葉|ことば}を{忘|わす}れると、そこで{止|と}まってしまいます。",
      },
    ],
    skeleton: [
      {
        en: "My name is ~, and I study ~ at ~ University.",
        ja: "〜{大学|だいがく}〜{学部|がくぶ}の〜と{申|もう}します。",
      },
      {
        en: "I have put most of my time into ~.",
        ja: "{学生|がくせい}{時代|じだい}は、〜に{一番|いちばん}{時間|じかん}をかけました。",
      },
      {
        en: "Today I would like to tell you how that fits ~. Thank you.",
        ja: "{本日|ほんじつ}は、その{経験|けいけん}を〜でどう{生|い}かせるかをお{話|はな}しできればと{思|おも}います。よろしくお{願|ねが}いいたします。",
      },
    ],
    model: {
      by: "siti-rahma",
      en: "My name is Siti Rahma, from the tourism department of Kyoto Minami University. I come from Surabaya in Indonesia. For three years I have worked at the information desk of a station, and I counted: guests ask me the way in four languages about forty times a day. I like the moment when a worried face becomes a smile. Today I would like to tell you how I can make such moments at your hotel. Thank you for your time.",
      ja: "{京都|きょうと}みなみ{大学|だいがく}{観光|かんこう}{学部|がくぶ}のシティ・ラフマと{申|もう}します。インドネシアのスラバヤから{来|き}ました。3{年間|ねんかん}、{駅|えき}の{案内|あんない}{所|しょ}でアルバイトをしています。{数|かぞ}えてみたら、1{日|にち}に40{回|かい}くらい、{四|よっ}つの{言葉|ことば}で{道|みち}を{聞|き}かれていました。{不安|ふあん}そうなお{客様|きゃくさま}の{顔|かお}が{笑顔|えがお}に{変|か}わる{瞬間|しゅんかん}が{大好|だいす}きです。{本日|ほんじつ}は、それを{御社|おんしゃ}のホテルでどう{生|い}かせるかをお{話|はな}しできればと{思|おも}います。よろしくお{願|ねが}いいたします。",
    },
    helps: [
      ["article", "interviews"],
      ["article", "self-analysis"],
    ],
  },
  {
    id: "self-pr",
    seconds: 60,
    question: { en: "What is your selling point? (Jiko PR)", ja: "{自己|じこ}PRをお{願|ねが}いします。" },
    intent: {
      en: "What will you be good at in our company, and is there proof? One strength with one story is enough.",
      ja: "{入社|にゅうしゃ}{後|ご}に{何|なに}ができる{人|ひと}かを{知|し}りたい{質問|しつもん}です。{強|つよ}みは{一|ひと}つ、それを{裏|うら}づける{話|はなし}も{一|ひと}つで{十分|じゅうぶん}です。",
    },
    weak: [
      {
        en: "Three strengths and no story: everyone can say that they are curious, patient and kind.",
        ja: "{強|つよ}みを{三|みっ}つ{並|なら}べて、{具体|ぐたい}{的|てき}な{話|はなし}がないこと。「{好奇|こうき}{心|しん}があり、{粘|ねば}り{強|づよ}く、{優|やさ}しい」とは{誰|だれ}でも{言|い}えます。",
      },
      {
        en: "A story that ends with the result and does not say how you will use the strength at work.",
        ja: "{結果|けっか}の{話|はなし}で{終|お}わり、その{強|つよ}みを{仕事|しごと}でどう{使|つか}うのかを{言|い}わないこと。",
      },
    ],
    skeleton: [
      { en: "My strength is that I ~.", ja: "{私|わたし}の{強|つよ}みは、〜ことです。" },
      { en: "When ~, I did ~, and as a result ~.", ja: "〜のとき、〜をした{結果|けっか}、〜になりました。" },
      {
        en: "At your company I want to use this for ~.",
        ja: "{御社|おんしゃ}では、この{強|つよ}みを〜に{生|い}かしたいです。",
      },
    ],
    model: {
      by: "lucas-ferreira",
      en: "My strength is that I ask why until I find the cause. At the restaurant where I worked, the evening shift threw away rice every day. I asked why five times and found that the recipe still assumed forty seats, though the shop had thirty. I wrote a new table, and the waste fell from four kilos to one. At your company I want to look for causes in the same way, on the production line.",
      ja: "{私|わたし}の{強|つよ}みは、{原因|げんいん}がわかるまで「なぜ」と{聞|き}き{続|つづ}けることです。アルバイト{先|さき}の{食堂|しょくどう}では、{毎晩|まいばん}ごはんが{余|あま}っていました。「なぜ」を5{回|かい}たどってみると、{席|せき}は30しかないのに、40{席|せき}だったころの{分量|ぶんりょう}で{炊|た}いていたことがわかりました。{分量|ぶんりょう}の{表|ひょう}を{作|つく}り{直|なお}して、{捨|す}てるごはんは1{日|にち}4キロから1キロに{減|へ}りました。{御社|おんしゃ}の{生産|せいさん}ラインでも、{同|おな}じように{原因|げんいん}から{考|かんが}えたいです。",
    },
    helps: [
      ["article", "self-analysis"],
      ["article", "entry-sheet"],
      ["tip", "newspaper-round-is-a-strength"],
    ],
  },
  {
    id: "in-one-word",
    seconds: 30,
    question: {
      en: "How would you describe yourself in one word?",
      ja: "あなたを{一言|ひとこと}で{表|あらわ}すと、どんな{人|ひと}ですか。",
    },
    intent: {
      en: "Do you know yourself, and can you be brief? An unexpected word with a good reason is remembered.",
      ja: "{自分|じぶん}のことをわかっていて、{短|みじか}く{言|い}えるかを{見|み}ています。{理由|りゆう}がよければ、{少|すこ}し{変|か}わった{言葉|ことば}のほうが{覚|おぼ}えてもらえます。",
    },
    weak: [
      {
        en: "A slogan such as “the oil in the machine” without a scene that shows it.",
        ja: "「{潤滑|じゅんかつ}{油|ゆ}のような{人|ひと}です」だけで、その{場面|ばめん}が{浮|う}かばないこと。",
      },
      {
        en: "Two minutes of explanation. They asked for one word.",
        ja: "{説明|せつめい}が2{分|ふん}も{続|つづ}くこと。{聞|き}かれているのは「{一言|ひとこと}」です。",
      },
    ],
    skeleton: [
      { en: "In one word, I am ~.", ja: "{一言|ひとこと}で{言|い}うと、〜です。" },
      { en: "That is because I always ~.", ja: "いつも〜しているからです。" },
      { en: "For example, ~.", ja: "たとえば、〜ということがありました。" },
    ],
    model: {
      by: "chayanee-suksai",
      en: "I am a stock pot. I say little at first, but if you wait, it becomes rich. In the group work of my seminar I only took notes for two weeks. In the third week I put everyone’s ideas on one page, and that page became our plan.",
      ja: "「{煮込|にこ}み{料理|りょうり}」です。{最初|さいしょ}は{静|しず}かですが、{時間|じかん}をかけるほど{味|あじ}が{出|で}ます。ゼミのグループワークでは、{最初|さいしょ}の2{週間|しゅうかん}はほとんどメモをとっていました。3{週|しゅう}{目|め}に、{全員|ぜんいん}の{意見|いけん}を1{枚|まい}の{紙|かみ}にまとめたら、それがそのまま{私|わたし}たちの{計画|けいかく}になりました。",
    },
    helps: [
      ["article", "self-analysis"],
      ["tip", "three-words-for-my-work"],
    ],
  },
  {
    id: "strength-at-work",
    seconds: 60,
    question: {
      en: "What is your strength, and how will you use it at work?",
      ja: "あなたの{長所|ちょうしょ}は{何|なん}ですか。それを{仕事|しごと}でどう{生|い}かしますか。",
    },
    intent: {
      en: "The second half is the real question: have you thought about our work and not only about yourself?",
      ja: "{大切|たいせつ}なのは{後半|こうはん}です。{自分|じぶん}のことだけでなく、この{会社|かいしゃ}の{仕事|しごと}まで{考|かんが}えているかを{見|み}ています。",
    },
    weak: [
      {
        en: "A strength that this job does not need, because you prepared one answer for all companies.",
        ja: "どの{会社|かいしゃ}にも{同|おな}じ{答|こた}えを{用意|ようい}していて、この{仕事|しごと}に{必要|ひつよう}のない{長所|ちょうしょ}を{話|はな}すこと。",
      },
      {
        en: "“I can speak three languages” as the whole answer. A language is a tool; say what you do with it.",
        ja: "「3か{国|こく}{語|ご}が{話|はな}せます」だけで{終|お}わること。{言葉|ことば}は{道具|どうぐ}です。それで{何|なに}をするのかを{話|はな}しましょう。",
      },
    ],
    skeleton: [
      { en: "My strength is ~.", ja: "{私|わたし}の{長所|ちょうしょ}は、〜です。" },
      { en: "I have shown it when ~.", ja: "それがよく{出|で}たのは、〜のときです。" },
      {
        en: "In your ~ department, I think it helps when ~.",
        ja: "{御社|おんしゃ}の〜の{仕事|しごと}では、〜の{場面|ばめん}で{役|やく}に{立|た}つと{考|かんが}えています。",
      },
    ],
    model: {
      by: "aigerim-sadykova",
      en: "My strength is that I read to the last line. When our university changed its scholarship rules, I was the only one of thirty students who noticed the new deadline on page nine, and I told the others. In your legal department I would read contracts in Japanese, English and Russian. One line that was not noticed can cost a great deal there, so I think that this habit will help.",
      ja: "{最後|さいご}の{一行|いちぎょう}まで{読|よ}むところです。{大学|だいがく}の{奨学|しょうがく}{金|きん}の{規程|きてい}が{変|か}わったとき、30{人|にん}のうち、9ページ{目|め}に{書|か}かれた{新|あたら}しい{締|し}め{切|き}りに{気|き}づいたのは{私|わたし}だけでした。すぐに{全員|ぜんいん}に{知|し}らせました。{御社|おんしゃ}の{法務|ほうむ}では、{日本語|にほんご}、{英語|えいご}、ロシア{語|ご}の{契約|けいやく}{書|しょ}を{読|よ}むことになると{思|おも}います。{一行|いちぎょう}の{見落|みお}としが{大|おお}きな{損|そん}になる{仕事|しごと}ですから、この{習慣|しゅうかん}が{役|やく}に{立|た}つと{考|かんが}えています。",
    },
    helps: [
      ["article", "self-analysis"],
      ["article", "industry-research"],
    ],
  },
  {
    id: "what-others-say",
    seconds: 60,
    question: {
      en: "What do people around you say about you?",
      ja: "{周|まわ}りの{人|ひと}からは、どんな{人|ひと}だと{言|い}われますか。",
    },
    intent: {
      en: "How do you behave with others when no interviewer is watching? They compare it with what you said about yourself.",
      ja: "ふだん、{人|ひと}とどう{関|かか}わっているかを{知|し}りたい{質問|しつもん}です。{自分|じぶん}で{話|はな}した{長所|ちょうしょ}と{合|あ}っているかも{見|み}ています。",
    },
    weak: [
      {
        en: "A list of praise with no one who said it.",
        ja: "{誰|だれ}の{言葉|ことば}かがわからないまま、ほめ{言葉|ことば}だけを{並|なら}べること。",
      },
      {
        en: "Something that contradicts your strength from two minutes before.",
        ja: "2{分|ふん}{前|まえ}に{話|はな}した{長所|ちょうしょ}と{反対|はんたい}のことを{言|い}ってしまうこと。",
      },
    ],
    skeleton: [
      { en: "~ often tells me that I am ~.", ja: "〜から、よく「〜だね」と{言|い}われます。" },
      { en: "I think that is because when ~, I ~.", ja: "〜のときに、〜しているからだと{思|おも}います。" },
      {
        en: "On the other hand, I am also told ~, so I take care to ~.",
        ja: "{一方|いっぽう}で「〜」とも{言|い}われるので、〜するように{気|き}をつけています。",
      },
    ],
    model: {
      by: "sarah-lim",
      en: "My manager at the café calls me the clock. If a delivery is late, I am the one who phones before the customers notice. My friends say it less kindly: “Sarah plans even the picnic.” They are right, so at weekends I let someone else choose the place, and I have seen some good parks that way.",
      ja: "アルバイト{先|さき}の{店長|てんちょう}には「{時計|とけい}」と{呼|よ}ばれています。{配達|はいたつ}が{遅|おく}れそうなとき、お{客様|きゃくさま}が{気|き}づく{前|まえ}に{電話|でんわ}をかけるのが、いつも{私|わたし}だからです。{友|とも}だちの{言|い}い{方|かた}はもう{少|すこ}し{厳|きび}しくて、「サラはピクニックまで{計画|けいかく}{表|ひょう}を{作|つく}る」と{言|い}われます。{確|たし}かにそのとおりなので、{休|やす}みの{日|ひ}の{行|い}き{先|さき}は{友|とも}だちに{任|まか}せることにしました。おかげで、いい{公園|こうえん}をいくつも{知|し}りました。",
    },
    helps: [["article", "self-analysis"]],
  },
  {
    id: "days-off",
    seconds: 30,
    question: {
      en: "What do you do on your days off?",
      ja: "{休|やす}みの{日|ひ}は{何|なに}をしていますか。",
    },
    intent: {
      en: "A small rest between hard questions. They want to see you relax and to find something to talk about.",
      ja: "{難|むずか}しい{質問|しつもん}の{間|あいだ}の、ひと{休|やす}みの{質問|しつもん}です。{素|す}の{表情|ひょうじょう}を{見|み}たい、{話|はなし}のきっかけがほしいという{気持|きも}ちで{聞|き}いています。",
    },
    weak: [
      {
        en: "“I study for this job, even on Sundays.” It sounds prepared, and the talk ends there.",
        ja: "「{日曜日|にちようび}も、{御社|おんしゃ}の{仕事|しごと}の{勉強|べんきょう}をしています」。{準備|じゅんび}した{答|こた}えに{聞|き}こえ、{話|はなし}が{続|つづ}きません。",
      },
      {
        en: "Only “sleep and videos”, with no detail to ask about.",
        ja: "「{寝|ね}るか、{動画|どうが}を{見|み}るかです」だけで、{聞|き}き{返|かえ}せることが{何|なに}もないこと。",
      },
    ],
    skeleton: [
      { en: "On my days off I usually ~.", ja: "{休|やす}みの{日|ひ}は、たいてい〜をしています。" },
      { en: "What I like about it is ~.", ja: "〜なところが{好|す}きです。" },
      { en: "Lately I ~.", ja: "{最近|さいきん}は、〜。" },
    ],
    model: {
      by: "minjun-park",
      en: "I go to old game centres. In Fukuoka I have found eleven. I do not play that well; I watch at which point people stop and put their coin away. Last week an old man beat me at a driving game and told me how that machine came to the town. I wrote it all down.",
      ja: "{古|ふる}いゲームセンターを{回|まわ}っています。{福岡|ふくおか}で11{軒|けん}{見|み}つけました。あまり{上手|じょうず}ではないので、{遊|あそ}ぶより、{人|ひと}がどこでやめるかを{見|み}ているのが{好|す}きです。{先週|せんしゅう}はレースゲームでおじいさんに{負|ま}けました。その{人|ひと}が、その{台|だい}が{町|まち}に{来|き}た{日|ひ}のことを{話|はな}してくれて、{全部|ぜんぶ}メモして{帰|かえ}りました。",
    },
    helps: [["article", "interviews"]],
  },
  {
    id: "second-to-none",
    seconds: 60,
    question: {
      en: "What can you do better than anyone around you?",
      ja: "「これだけは{誰|だれ}にも{負|ま}けない」ということを{教|おし}えてください。",
    },
    intent: {
      en: "How far do you go when you care about something? The subject may be small; the amount of effort should not be.",
      ja: "{好|す}きなことに、どこまで{打|う}ち{込|こ}める{人|ひと}かを{見|み}ています。{題材|だいざい}は{小|ちい}さくてもかまいません。かけた{時間|じかん}や{工夫|くふう}が{大切|たいせつ}です。",
    },
    weak: [
      {
        en: "“My motivation.” It cannot be seen, and it cannot be compared.",
        ja: "「やる{気|き}では{負|ま}けません」。{目|め}に{見|み}えず、{比|くら}べることもできません。",
      },
      {
        en: "Being too modest: “There is nothing special about me.”",
        ja: "「{特|とく}にありません」と、{謙遜|けんそん}してしまうこと。",
      },
    ],
    skeleton: [
      { en: "It is ~.", ja: "〜です。" },
      {
        en: "For ~ years I have ~, and by now I have ~.",
        ja: "〜{年間|ねんかん}、〜を{続|つづ}けて、〜になりました。",
      },
      { en: "What I learned from it is ~.", ja: "そこから、〜ということを{学|まな}びました。" },
    ],
    model: {
      by: "batbayar-dorj",
      en: "Keeping going. When I came to Sapporo, I wrote down every word that I did not understand, three a day at most. The notebook now has 1,140 words. It is not talent: on bad days I wrote only one. I learned that a small amount every day takes you further than a large amount once a week, and I would like to work like that too.",
      ja: "{続|つづ}けることです。{札幌|さっぽろ}に{来|き}た{日|ひ}から、わからなかった{言葉|ことば}を1{日|にち}{三|みっ}つまで、ノートに{書|か}いています。{今|いま}、1,140{語|ご}になりました。{才能|さいのう}ではありません。{調子|ちょうし}の{悪|わる}い{日|ひ}は、{一|ひと}つだけ{書|か}きました。{週|しゅう}に{一度|いちど}たくさんやるより、{毎日|まいにち}{少|すこ}しのほうが{遠|とお}くまで{行|い}けると{知|し}りました。{仕事|しごと}でも、そうありたいです。",
    },
    helps: [
      ["tip", "notebook-of-office-words"],
      ["article", "self-analysis"],
    ],
  },
]
