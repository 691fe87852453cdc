// What the student has done at university and beside it.
import type { WrittenQuestion } from "./shape.ts"

export const studentLife: readonly WrittenQuestion[] = [
  {
    id: "gakuchika",
    seconds: 90,
    question: {
      en: "What did you work hardest at as a student? (Gakuchika)",
      ja: "{学生|がくせい}{時代|じだい}に{最|もっと}も{力|ちから}を{入|い}れたことは{何|なん}ですか。",
    },
    intent: {
      en: "How do you deal with a difficulty? The result matters less than why you began and what you did yourself.",
      ja: "{困|こま}ったときにどう{動|うご}く{人|ひと}かを{見|み}ています。{結果|けっか}の{大|おお}きさより、なぜ{始|はじ}めて、{自分|じぶん}で{何|なに}をしたかが{大切|たいせつ}です。",
    },
    weak: [
      {
        en: "“We” from beginning to end: your own part cannot be seen.",
        ja: "ずっと「{私|わたし}たちは」で{話|はな}し、{自分|じぶん}がしたことが{見|み}えないこと。",
      },
      {
        en: "A big title (president of a club of 100) and nothing that you changed.",
        ja: "「100{人|にん}のサークルの{代表|だいひょう}でした」と{肩書|かたが}きだけで、{自分|じぶん}が{変|か}えたことがないこと。",
      },
    ],
    skeleton: [
      {
        en: "I worked hardest at ~, because ~.",
        ja: "{最|もっと}も{力|ちから}を{入|い}れたのは〜です。〜という{理由|りゆう}で{始|はじ}めました。",
      },
      { en: "The difficulty was ~, so I ~.", ja: "〜が{課題|かだい}だったので、{私|わたし}は〜をしました。" },
      {
        en: "As a result ~, and I learned ~.",
        ja: "その{結果|けっか}〜になり、〜ということを{学|まな}びました。",
      },
    ],
    model: {
      by: "prakash-gurung",
      en: "A newspaper round, for four years. At first I delivered to the wrong house about six times a month. I drew my own map and marked the places where I had been wrong. All of them were houses with two letter boxes. I coloured those red, and the mistakes went down to one in three months. The shop now gives this map to beginners. I learned that mistakes happen in the same places, so looking at those places prevents them.",
      ja: "4{年間|ねんかん}の{新聞配達|しんぶんはいたつ}です。{最初|さいしょ}は、{月|つき}に6{回|かい}くらい{配|くば}る{家|いえ}を{間違|まちが}えていました。そこで、{自分|じぶん}で{地図|ちず}をかいて、{間違|まちが}えた{場所|ばしょ}に{印|しるし}をつけました。すると、{全部|ぜんぶ}、ポストが{二|ふた}つある{家|いえ}だったんです。その{家|いえ}を{赤|あか}く{塗|ぬ}ったら、{間違|まちが}いは3か{月|げつ}に1{回|かい}まで{減|へ}りました。{今|いま}では、その{地図|ちず}を{新人|しんじん}の{方|かた}が{使|つか}っています。{間違|まちが}いは{決|き}まった{場所|ばしょ}に{集|あつ}まるので、{場所|ばしょ}を{見|み}れば{防|ふせ}げる。そう{学|まな}びました。",
    },
    helps: [
      ["tip", "newspaper-round-is-a-strength"],
      ["article", "entry-sheet"],
    ],
  },
  {
    id: "explain-your-research",
    seconds: 90,
    question: {
      en: "Please explain your research so that someone outside the field understands it.",
      ja: "{研究|けんきゅう}の{内容|ないよう}を、{専門|せんもん}{外|がい}の{人|ひと}にもわかるように{説明|せつめい}してください。",
    },
    intent: {
      en: "At work you will explain difficult things to customers and to other departments every week.",
      ja: "{仕事|しごと}では、{難|むずか}しいことをお{客様|きゃくさま}やほかの{部署|ぶしょ}に{説明|せつめい}する{場面|ばめん}が{毎週|まいしゅう}あります。その{力|ちから}を{見|み}ています。",
    },
    weak: [
      {
        en: "The title of the thesis, read aloud, and then technical terms.",
        ja: "{論文|ろんぶん}の{題名|だいめい}をそのまま{読|よ}み{上|あ}げ、{専門|せんもん}{用語|ようご}を{続|つづ}けること。",
      },
      {
        en: "No word about why anyone needs it.",
        ja: "それが{何|なん}の{役|やく}に{立|た}つのかを{一度|いちど}も{言|い}わないこと。",
      },
    ],
    skeleton: [
      {
        en: "Put simply, I study ~.",
        ja: "{簡単|かんたん}に{言|い}うと、〜を{調|しら}べる{研究|けんきゅう}です。",
      },
      { en: "For example, it is like ~.", ja: "{身近|みぢか}なものにたとえると、〜のようなものです。" },
      { en: "If it succeeds, ~ becomes possible.", ja: "うまくいけば、〜ができるようになります。" },
    ],
    model: {
      by: "anjali-menon",
      en: "I look for grains of dust in noise. Imagine that you listen to a friend in a full station. Your ear throws away almost everything and keeps one voice. My program does that with the light of distant stars: it throws away the noise of the instrument and keeps a change of one part in ten thousand. If it works, we find planets with a smaller telescope. I think that the same method can find the first sign of a machine that is about to fail.",
      ja: "{雑音|ざつおん}の{中|なか}から、{小|ちい}さな{信号|しんごう}を{見|み}つける{研究|けんきゅう}です。{混|こ}んだ{駅|えき}で、{友|とも}だちの{声|こえ}だけを{聞|き}き{取|と}ることを{想像|そうぞう}してください。{耳|みみ}は、ほかの{音|おと}をほとんど{捨|す}てています。{私|わたし}のプログラムは、それを{遠|とお}い{星|ほし}の{光|ひかり}で{行|おこな}います。{機械|きかい}の{雑音|ざつおん}を{捨|す}てて、1{万|まん}{分|ぶん}の1の{明|あか}るさの{変化|へんか}を{拾|ひろ}います。うまくいけば、{小|ちい}さな{望遠鏡|ぼうえんきょう}でも{惑星|わくせい}が{見|み}つかります。{同|おな}じ{方法|ほうほう}で、{機械|きかい}が{壊|こわ}れる{前|まえ}の{小|ちい}さなサインも{見|み}つけられると{考|かんが}えています。",
    },
    helps: [
      ["tip", "the-lab-is-work-experience"],
      ["article", "stem-research-careers"],
    ],
  },
  {
    id: "why-this-major",
    seconds: 60,
    question: {
      en: "Why did you choose your major?",
      ja: "なぜ{今|いま}の{専攻|せんこう}を{選|えら}んだのですか。",
    },
    intent: {
      en: "Do you decide for yourself, and can you give a reason? It also prepares the question about your work later.",
      ja: "{自分|じぶん}で{考|かんが}えて{決|き}める{人|ひと}か、{理由|りゆう}を{説明|せつめい}できるかを{見|み}ています。「なぜこの{仕事|しごと}か」という{次|つぎ}の{質問|しつもん}にもつながります。",
    },
    weak: [
      {
        en: "“My parents advised me.” If it is true, add what you found in it yourself.",
        ja: "「{親|おや}にすすめられたので」で{終|お}わること。{本当|ほんとう}にそうなら、{自分|じぶん}で{見|み}つけた{面白|おもしろ}さを{足|た}しましょう。",
      },
      {
        en: "A reason that leads away from this company.",
        ja: "{志望|しぼう}している{仕事|しごと}とつながらない{理由|りゆう}だけを{話|はな}すこと。",
      },
    ],
    skeleton: [
      { en: "I chose ~ because ~.", ja: "〜がきっかけで、〜を{選|えら}びました。" },
      {
        en: "While studying it, I found ~ interesting.",
        ja: "{学|まな}ぶうちに、〜に{面白|おもしろ}さを{感|かん}じるようになりました。",
      },
      {
        en: "That is why I now want to ~.",
        ja: "だからこそ、{今|いま}は〜をしたいと{考|かんが}えています。",
      },
    ],
    model: {
      by: "thura-aung",
      en: "In my town the bridge broke every rainy season, and I went to school by boat. I thought that this was normal until I saw a photograph of a bridge in Miyagi that had stood for sixty years. I chose civil engineering to learn the difference. The answer was less in the concrete than in the inspection: someone looks at it every five years and writes it down. I want to do that work.",
      ja: "{私|わたし}の{町|まち}では、{雨季|うき}になるたびに{橋|はし}が{壊|こわ}れました。{学校|がっこう}へは{船|ふね}で{通|かよ}っていました。それが{普通|ふつう}だと{思|おも}っていたのですが、60{年|ねん}{使|つか}われている{宮城|みやぎ}の{橋|はし}の{写真|しゃしん}を{見|み}て、{驚|おどろ}きました。{何|なに}が{違|ちが}うのかを{知|し}りたくて、{土木|どぼく}を{選|えら}びました。{答|こた}えは、コンクリートよりも{点検|てんけん}にありました。5{年|ねん}ごとに{人|ひと}が{見|み}て、{記録|きろく}を{残|のこ}しているのです。{私|わたし}は、その{仕事|しごと}をしたいです。",
    },
    helps: [["article", "stem-research-careers"]],
  },
  {
    id: "part-time-job",
    seconds: 60,
    question: {
      en: "What did you learn in your part-time job?",
      ja: "アルバイトの{経験|けいけん}から{学|まな}んだことは{何|なん}ですか。",
    },
    intent: {
      en: "Have you seen how a workplace works? They like to hear that you noticed something and changed it.",
      ja: "{働|はたら}く{場面|ばめん}を{知|し}っているか、そこで{何|なに}かに{気|き}づいて{動|うご}いたかを{聞|き}きたい{質問|しつもん}です。",
    },
    weak: [
      {
        en: "A description of the job: everyone knows what a convenience store does.",
        ja: "{仕事|しごと}の{説明|せつめい}だけで{終|お}わること。コンビニの{仕事|しごと}は{誰|だれ}でも{知|し}っています。",
      },
      {
        en: "A story that shows that you worked more hours than your permission allows. They can count.",
        ja: "{資格外活動許可|しかくがいかつどうきょか}の{時間|じかん}を{超|こ}えて{働|はたら}いていたとわかる{話|はなし}をすること。",
      },
    ],
    skeleton: [
      { en: "I worked at ~ for ~ years.", ja: "〜で〜{年間|ねんかん}アルバイトをしました。" },
      { en: "I noticed ~, so I ~.", ja: "〜に{気|き}づいて、〜をしました。" },
      { en: "I learned that ~.", ja: "そこから、〜ということを{学|まな}びました。" },
    ],
    model: {
      by: "yu-ting-lin",
      en: "I sold umbrellas at a department store. I learned that customers do not say what they want. A woman asked for a light umbrella, and I showed her the lightest one. She did not buy it. Later I understood that she had a child on her arm: she wanted one that opens with one hand. After that I looked at people’s hands before I looked at the shelf, and I sold the most in the shop for two months.",
      ja: "デパートの{傘|かさ}{売|う}り{場|ば}で{働|はたら}きました。{学|まな}んだのは、お{客様|きゃくさま}は{本当|ほんとう}にほしいものを{言葉|ことば}にしない、ということです。「{軽|かる}い{傘|かさ}はありますか」と{聞|き}かれて、{一番|いちばん}{軽|かる}い{傘|かさ}をお{見|み}せしたのですが、{買|か}っていただけませんでした。{後|あと}で{気|き}づきました。その{方|かた}はお{子|こ}さんを{抱|だ}いていて、{片手|かたて}で{開|ひら}く{傘|かさ}がほしかったのです。それからは、{棚|たな}より{先|さき}にお{客様|きゃくさま}の{手|て}を{見|み}るようにしました。そうしたら、2か{月|げつ}{続|つづ}けて{売|う}り{場|ば}で{一番|いちばん}になりました。",
    },
    helps: [
      ["article", "part-time-28-hours"],
      ["tip", "two-years-in-the-shop"],
    ],
  },
  {
    id: "work-in-a-team",
    seconds: 90,
    question: {
      en: "Tell us about something that you achieved in a team.",
      ja: "チームで{何|なに}かを{成|な}し{遂|と}げた{経験|けいけん}を{教|おし}えてください。",
    },
    intent: {
      en: "Which part do you take when others are in the room, and what do you do when the team does not agree?",
      ja: "{集団|しゅうだん}の{中|なか}でどんな{役割|やくわり}をする{人|ひと}か、{意見|いけん}が{合|あ}わないときにどうするかを{見|み}ています。",
    },
    weak: [
      {
        en: "A team without any difference of opinion. They will ask until one appears.",
        ja: "{一度|いちど}も{意見|いけん}の{違|ちが}いがなかったという{話|はなし}。{出|で}てくるまで{質問|しつもん}が{続|つづ}きます。",
      },
      {
        en: "You saved everyone, alone.",
        ja: "「{自分|じぶん}{一人|ひとり}で{全員|ぜんいん}を{助|たす}けた」という{話|はなし}になってしまうこと。",
      },
    ],
    skeleton: [
      { en: "With ~ people I ~.", ja: "〜{人|ひと}で、〜に{取|と}り{組|く}みました。" },
      {
        en: "My part was ~. When ~, I ~.",
        ja: "{私|わたし}の{役割|やくわり}は〜でした。〜のときは、〜しました。",
      },
      {
        en: "In the end ~. In a team I value ~.",
        ja: "{最終|さいしゅう}{的|てき}に〜になりました。チームでは〜を{大切|たいせつ}にしています。",
      },
    ],
    model: {
      by: "linh-tran",
      en: "Five of us built a timetable app for our campus. After a month two of us no longer spoke to each other: one wanted to release it now, the other wanted tests first. I was the one who wrote the list of open problems, so I asked both to give each problem a number from one to three. We found that they agreed on eleven of thirteen. We repaired those and released it a week later. In a team I like to make visible what we already agree on.",
      ja: "5{人|にん}で、{大学|だいがく}の{時間割|じかんわり}アプリを{作|つく}りました。1か{月|げつ}たったころ、{二人|ふたり}が{口|くち}をきかなくなりました。{一人|ひとり}は「すぐ{公開|こうかい}したい」、もう{一人|ひとり}は「{先|さき}にテストをしたい」と{言|い}うのです。{私|わたし}は{課題|かだい}の{一覧|いちらん}を{作|つく}る{係|かかり}だったので、{二人|ふたり}に、{課題|かだい}ごとに1から3の{点|てん}をつけてもらいました。すると、13{個|こ}のうち11{個|こ}で{同|おな}じ{点|てん}でした。その11{個|こ}だけを{直|なお}して、1{週間|しゅうかん}{後|ご}に{公開|こうかい}しました。チームでは、もう{合|あ}っている{部分|ぶぶん}を{見|み}えるようにすることを{大切|たいせつ}にしています。",
    },
    helps: [
      ["article", "group-discussion"],
      ["tip", "sixty-one-comments"],
    ],
  },
  {
    id: "leader",
    seconds: 60,
    question: {
      en: "Have you ever led others? What was difficult?",
      ja: "リーダーを{務|つと}めた{経験|けいけん}はありますか。{何|なに}が{難|むずか}しかったですか。",
    },
    intent: {
      en: "A title is not needed. They want to hear how you move people who do not have to follow you.",
      ja: "{肩書|かたが}きは{必要|ひつよう}ありません。{従|したが}う{義務|ぎむ}のない{人|ひと}に、どう{動|うご}いてもらったかを{聞|き}きたい{質問|しつもん}です。",
    },
    weak: [
      {
        en: "“I have no experience”, and silence. Two people and a poster are enough for a story.",
        ja: "「ありません」で{黙|だま}ってしまうこと。{二人|ふたり}でポスターを{作|つく}った{話|はなし}でも{十分|じゅうぶん}です。",
      },
      {
        en: "Only that it was hard, not what you tried.",
        ja: "{大変|たいへん}だったことだけを{話|はな}し、{何|なに}を{試|ため}したかを{言|い}わないこと。",
      },
    ],
    skeleton: [
      { en: "I was responsible for ~.", ja: "〜のまとめ{役|やく}をしました。" },
      {
        en: "It was difficult that ~, so I tried ~.",
        ja: "{難|むずか}しかったのは〜です。そこで、〜を{試|ため}しました。",
      },
      {
        en: "Since then I ~ when I lead.",
        ja: "それ{以来|いらい}、まとめ{役|やく}をするときは〜ようにしています。",
      },
    ],
    model: {
      by: "emily-carter",
      en: "I led the English festival at a school in Chichibu. Twelve teachers, all busier than me, and I was the youngest. Emails got no answer. So I went to each desk with one question that could be answered in ten seconds: “Tuesday or Thursday?” Everyone answered. I learned that people often stay silent because the question is too big, and since then I make my questions small.",
      ja: "{秩父|ちちぶ}の{学校|がっこう}で、{英語|えいご}フェスティバルのまとめ{役|やく}をしました。{先生|せんせい}は12{人|にん}。みなさん{私|わたし}より{忙|いそが}しく、しかも{私|わたし}が{一番|いちばん}{年下|としした}でした。メールを{送|おく}っても{返事|へんじ}が{来|き}ません。そこで、{一人|ひとり}ずつ{席|せき}を{回|まわ}って、10{秒|びょう}で{答|こた}えられる{質問|しつもん}を{一|ひと}つだけしました。「{火曜日|かようび}と{木曜日|もくようび}、どちらがいいですか」。{全員|ぜんいん}が{答|こた}えてくれました。{返事|へんじ}がないのは、{質問|しつもん}が{大|おお}きすぎるからかもしれません。それからは、{質問|しつもん}を{小|ちい}さくするようにしています。",
    },
    helps: [["article", "self-analysis"]],
  },
  {
    id: "poor-grades",
    seconds: 60,
    question: {
      en: "Some of your grades are not so good. Why is that?",
      ja: "{成績|せいせき}があまりよくない{科目|かもく}がありますが、どうしてですか。",
    },
    intent: {
      en: "Can you speak honestly about a weak point, without excuses and without falling apart?",
      ja: "{弱|よわ}いところを、{言|い}い{訳|わけ}せず、{落|お}ち{着|つ}いて{話|はな}せるかを{見|み}ています。",
    },
    weak: [
      { en: "It was the professor’s fault.", ja: "{先生|せんせい}のせいにすること。" },
      {
        en: "A long apology with no sign of what is different now.",
        ja: "{長|なが}く{謝|あやま}るだけで、{今|いま}はどう{変|か}わったのかを{言|い}わないこと。",
      },
    ],
    skeleton: [
      {
        en: "In my ~ year I failed ~. The reason is ~.",
        ja: "〜{年生|ねんせい}のとき、〜の{単位|たんい}を{落|お}としました。{理由|りゆう}は〜です。",
      },
      { en: "After that I ~.", ja: "その{後|ご}、〜をしました。" },
      { en: "Now ~.", ja: "{今|いま}は、〜。" },
    ],
    model: {
      by: "minjun-park",
      en: "In my second year I failed four subjects. I was making a game and thought that I could do both. I could not. My professor said: “You finish games but not semesters.” That was right, so I put the exams into the same plan as the game, as if they were levels. Since then I have failed nothing, and the game was finished too, half a year late.",
      ja: "2{年生|ねんせい}のとき、{単位|たんい}を{四|よっ}つ{落|お}としました。ゲームを{作|つく}っていて、{両方|りょうほう}できると{思|おも}ったのですが、できませんでした。{先生|せんせい}に「{君|きみ}はゲームは{完成|かんせい}させるのに、{学期|がっき}は{完成|かんせい}させないね」と{言|い}われて、そのとおりだと{思|おも}いました。それからは、{試験|しけん}もゲームと{同|おな}じ{計画|けいかく}{表|ひょう}に{入|い}れて、ステージの{一|ひと}つだと{考|かんが}えるようにしました。その{後|ご}は{一|ひと}つも{落|お}としていません。ゲームも、{半年|はんとし}{遅|おく}れで{完成|かんせい}しました。",
    },
    helps: [["tip", "tell-them-about-the-grades"]],
  },
]
