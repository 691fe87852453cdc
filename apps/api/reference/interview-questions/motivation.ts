// Why this company, this industry and this job.
import type { WrittenQuestion } from "./shape.ts"

export const motivation: readonly WrittenQuestion[] = [
  {
    id: "why-this-company",
    seconds: 60,
    question: {
      en: "Why do you want to join our company?",
      ja: "{当社|とうしゃ}を{志望|しぼう}した{理由|りゆう}を{教|おし}えてください。",
    },
    intent: {
      en: "Would you come if we made an offer? They look for a reason that does not fit the company next door.",
      ja: "{内定|ないてい}を{出|だ}したら{本当|ほんとう}に{来|き}てくれるかを{知|し}りたい{質問|しつもん}です。{隣|となり}の{会社|かいしゃ}では{言|い}えない{理由|りゆう}があるかを{聞|き}いています。",
    },
    weak: [
      {
        en: "The company’s own slogan, repeated.",
        ja: "{会社|かいしゃ}のホームページの{言葉|ことば}を、そのまま{繰|く}り{返|かえ}すこと。",
      },
      {
        en: "“You are large and stable”, or only “I want to learn”. A company is not a school.",
        ja: "「{大|おお}きくて{安定|あんてい}しているから」「{学|まな}びたいから」だけ。{会社|かいしゃ}は{学校|がっこう}ではありません。",
      },
    ],
    skeleton: [
      {
        en: "I want to work at your company because ~.",
        ja: "{御社|おんしゃ}を{志望|しぼう}する{理由|りゆう}は、〜だからです。",
      },
      { en: "I felt this when ~.", ja: "そう{感|かん}じたのは、〜のときです。" },
      {
        en: "With my experience of ~, I want to contribute to ~.",
        ja: "〜の{経験|けいけん}を{生|い}かして、〜に{貢献|こうけん}したいです。",
      },
    ],
    model: {
      by: "zarina-yusupova",
      en: "Because you plan trips that end with a conversation. As an intern at another company I sold tours with eight sights in one day. The guests thanked me and forgot me. On your tour in Noto, the group stayed with one lacquer maker for three hours, and a guest cried when she left. I come from Samarkand, where a guest is not allowed to leave without tea. I want to plan trips like that, for people from Central Asia who do not come to Kanazawa yet.",
      ja: "{御社|おんしゃ}の{旅|たび}が、{人|ひと}との{会話|かいわ}で{終|お}わるからです。{別|べつ}の{会社|かいしゃ}のインターンでは、1{日|にち}に8か{所|しょ}を{回|まわ}るツアーを{担当|たんとう}しました。お{客様|きゃくさま}はお{礼|れい}を{言|い}って、すぐに{忘|わす}れてしまいます。{御社|おんしゃ}の{能登|のと}のツアーに{参加|さんか}したとき、{漆|うるし}の{職人|しょくにん}さんのところに3{時間|じかん}いて、{帰|かえ}りに{泣|な}いているお{客様|きゃくさま}がいました。{私|わたし}の{故郷|こきょう}のサマルカンドでは、お{茶|ちゃ}を{出|だ}さずにお{客様|きゃくさま}を{帰|き}すことはありません。まだ{金沢|かなざわ}に{来|き}ていない{中央|ちゅうおう}アジアの{人|ひと}たちに、そういう{旅|たび}を{作|つく}りたいです。",
    },
    helps: [
      ["article", "industry-research"],
      ["tip", "twenty-eight-people"],
    ],
  },
  {
    id: "why-this-industry",
    seconds: 60,
    question: { en: "Why this industry?", ja: "なぜこの{業界|ぎょうかい}を{志望|しぼう}しているのですか。" },
    intent: {
      en: "Have you compared? Someone who knows what the industry is bad at will not leave after a year.",
      ja: "ほかの{業界|ぎょうかい}と{比|くら}べたうえで{選|えら}んだのかを{見|み}ています。{大変|たいへん}な{面|めん}も{知|し}っている{人|ひと}は、1{年|ねん}で{辞|や}めません。",
    },
    weak: [
      {
        en: "Only the customer’s side: “I have liked sweets since I was a child.”",
        ja: "お{客|きゃく}さんとしての{気持|きも}ちだけを{話|はな}すこと。「{子|こ}どものころからお{菓子|かし}が{好|す}きです」など。",
      },
      {
        en: "A trend from the news that you cannot explain further.",
        ja: "ニュースで{聞|き}いた{流行|りゅうこう}の{言葉|ことば}を{使|つか}って、その{先|さき}を{説明|せつめい}できないこと。",
      },
    ],
    skeleton: [
      { en: "I want to solve ~.", ja: "{私|わたし}は、〜を{解決|かいけつ}したいと{考|かんが}えています。" },
      {
        en: "I compared ~ and ~, and chose this industry because ~.",
        ja: "〜と〜を{比|くら}べて、〜という{理由|りゆう}でこの{業界|ぎょうかい}を{選|えら}びました。",
      },
      {
        en: "I know that ~ is hard here, and still ~.",
        ja: "〜が{大変|たいへん}だということも{聞|き}いていますが、それでも〜。",
      },
    ],
    model: {
      by: "sarah-lim",
      en: "I compared airlines and shipping. Both move things, but in aviation a decision must be made in minutes and can be seen by everyone. I visited the airport at five in the morning and saw a man with two flags in the rain. He stopped an aircraft of two hundred tonnes with one hand. I know about the early shifts and the typhoons. I still want to stand where that man stood.",
      ja: "{航空|こうくう}と{海運|かいうん}を{比|くら}べました。どちらも{物|もの}を{運|はこ}ぶ{仕事|しごと}ですが、{航空|こうくう}では{数|すう}{分|ふん}で{判断|はんだん}して、その{結果|けっか}を{全員|ぜんいん}が{見|み}ています。{朝|あさ}5{時|じ}の{空港|くうこう}を{見学|けんがく}したとき、{雨|あめ}の{中|なか}で2{本|ほん}の{旗|はた}を{持|も}っている{方|かた}がいました。{片手|かたて}で、200トンの{飛行機|ひこうき}を{止|と}めたのです。{早番|はやばん}も{台風|たいふう}も{大変|たいへん}だと{聞|き}いています。それでも、あの{方|かた}が{立|た}っていた{場所|ばしょ}に{立|た}ちたいと{思|おも}いました。",
    },
    helps: [
      ["article", "industry-research"],
      ["article", "career-fairs"],
    ],
  },
  {
    id: "why-this-job",
    seconds: 60,
    question: {
      en: "Why this type of work?",
      ja: "なぜこの{職種|しょくしゅ}を{希望|きぼう}しているのですか。",
    },
    intent: {
      en: "Do you know what these people do on a normal day, and have you done anything like it?",
      ja: "その{仕事|しごと}の{毎日|まいにち}を{知|し}っているか、{似|に}たことをした{経験|けいけん}があるかを{確|たし}かめています。",
    },
    weak: [
      {
        en: "“I like talking with people, so sales.” Sales people listen, calculate and write.",
        ja: "「{人|ひと}と{話|はな}すのが{好|す}きなので{営業|えいぎょう}です」。{営業|えいぎょう}は、{聞|き}いて、{計算|けいさん}して、{書|か}く{仕事|しごと}でもあります。",
      },
      {
        en: "“Anything is fine.” It sounds flexible, but gives no reason to choose you.",
        ja: "「{何|なん}でもやります」。{柔軟|じゅうなん}に{聞|き}こえますが、あなたを{選|えら}ぶ{理由|りゆう}になりません。",
      },
    ],
    skeleton: [
      { en: "What attracts me to ~ is ~.", ja: "〜の{仕事|しごと}の、〜というところに{惹|ひ}かれています。" },
      { en: "I did something similar when ~.", ja: "〜のとき、それに{近|ちか}いことをしました。" },
      {
        en: "I heard from ~ that ~, and that made me sure.",
        ja: "〜の{方|かた}から〜と{伺|うかが}って、{気持|きも}ちが{固|かた}まりました。",
      },
    ],
    model: {
      by: "daniel-weber",
      en: "I like sentences that mean one thing only. I translated patents as a student job, and I noticed that I was happiest when I found a word that could be read in two ways. Your patent engineers do this before the text is sent, and not after. A senior member of your office told me that he once thought about one comma for a whole day. Others might find that sad. I found it wonderful.",
      ja: "{一|ひと}つの{意味|いみ}にしか{読|よ}めない{文|ぶん}が{好|す}きだからです。{学生|がくせい}のとき、{特許|とっきょ}の{翻訳|ほんやく}のアルバイトをしていました。{一番|いちばん}うれしかったのは、{二通|ふたとお}りに{読|よ}める{言葉|ことば}を{見|み}つけたときです。{御社|おんしゃ}の{特許|とっきょ}{技術|ぎじゅつ}{者|しゃ}は、{文書|ぶんしょ}を{出|だ}す{前|まえ}に、その{仕事|しごと}をしています。{先輩|せんぱい}{社員|しゃいん}の{方|かた}から「{読点|とうてん}{一|ひと}つを、1{日|にち}{考|かんが}えたことがある」と{伺|うかが}いました。{気|き}の{毒|どく}に{思|おも}う{人|ひと}もいるかもしれません。{私|わたし}は、すばらしいと{思|おも}いました。",
    },
    helps: [
      ["tip", "ask-what-they-do-on-tuesday"],
      ["article", "ob-og-visits"],
    ],
  },
  {
    id: "what-you-want-to-do",
    seconds: 60,
    question: {
      en: "What would you like to do after you join us?",
      ja: "{入社|にゅうしゃ}したら、どんな{仕事|しごと}をしたいですか。",
    },
    intent: {
      en: "Is your picture of the work real, from the first year on? And will you be content until you get there?",
      ja: "1{年|ねん}{目|め}からの{仕事|しごと}を{具体|ぐたい}{的|てき}に{思|おも}い{描|えが}けているか、そこに{着|つ}くまで{頑張|がんば}れるかを{見|み}ています。",
    },
    weak: [
      {
        en: "“Work between Japan and my country” and nothing more.",
        ja: "「{日本|にほん}と{母国|ぼこく}の{架|か}け{橋|はし}になりたいです」だけで{終|お}わること。",
      },
      {
        en: "Only the goal in ten years, with no first step.",
        ja: "10{年|ねん}{後|ご}の{夢|ゆめ}だけで、{最初|さいしょ}の{一歩|いっぽ}がないこと。",
      },
    ],
    skeleton: [
      {
        en: "In the first ~ years I want to learn ~.",
        ja: "{最初|さいしょ}の〜{年|ねん}は、〜を{身|み}につけたいです。",
      },
      { en: "After that I want to take charge of ~.", ja: "その{後|ご}は、〜を{担当|たんとう}したいです。" },
      {
        en: "I think I can do it because ~.",
        ja: "〜の{経験|けいけん}があるので、できると{考|かんが}えています。",
      },
    ],
    model: {
      by: "chayanee-suksai",
      en: "For two years I would like to stand in the kitchen and learn how a taste becomes a number. After that I want to develop a sauce that Japanese families use on a Wednesday, not only on a trip to Thailand. My classmates tried nine of my mixtures and wrote down what they would eat again. Number six won. I have brought the notes with me.",
      ja: "{最初|さいしょ}の2{年|ねん}は{試作|しさく}{室|しつ}で、{味|あじ}を{数字|すうじ}にする{方法|ほうほう}を{学|まな}びたいです。その{後|ご}は、{旅行|りょこう}の{思|おも}い{出|で}としてではなく、{日本|にほん}の{家庭|かてい}で{水曜日|すいようび}の{夜|よる}に{使|つか}ってもらえるソースを{作|つく}りたいです。{同級生|どうきゅうせい}に9{種類|しゅるい}の{試作|しさく}を{食|た}べてもらって、「また{食|た}べたいか」を{書|か}いてもらいました。{一番|いちばん}は6{番|ばん}でした。その{記録|きろく}を、{今日|きょう}{持|も}ってきました。",
    },
    helps: [
      ["article", "industry-research"],
      ["tip", "bring-a-map"],
    ],
  },
  {
    id: "our-product",
    seconds: 60,
    question: {
      en: "What would you improve about our product or service?",
      ja: "{当社|とうしゃ}の{商品|しょうひん}やサービスについて、{改善|かいぜん}したい{点|てん}はありますか。",
    },
    intent: {
      en: "Have you really used it? They want an honest view, said politely, with an idea.",
      ja: "{実際|じっさい}に{使|つか}ってみたかを{確|たし}かめています。{遠慮|えんりょ}のない{意見|いけん}を、{丁寧|ていねい}に、{提案|ていあん}と{一緒|いっしょ}に{聞|き}きたい{質問|しつもん}です。",
    },
    weak: [
      {
        en: "“It is perfect.” Then why hire you?",
        ja: "「{完璧|かんぺき}だと{思|おも}います」。それでは、あなたを{採|と}る{理由|りゆう}がなくなります。",
      },
      { en: "A complaint without an idea.", ja: "{文句|もんく}だけで、{提案|ていあん}がないこと。" },
    ],
    skeleton: [
      {
        en: "I have used ~, and I like ~.",
        ja: "〜を{使|つか}ってみて、〜がとてもよいと{感|かん}じました。",
      },
      { en: "One thing I noticed is ~.", ja: "{一|ひと}つ{気|き}づいたのは、〜という{点|てん}です。" },
      {
        en: "If ~, I think more people would ~.",
        ja: "〜すれば、〜する{人|ひと}が{増|ふ}えるのではないでしょうか。",
      },
    ],
    model: {
      by: "camille-laurent",
      en: "I booked a table with your app five times. The photos are beautiful. But on the third screen I must choose my family name in katakana, and my name is too long for the field. I shortened it, and the restaurant could not find me. If the field took forty letters and the restaurant saw both spellings, fewer people would have this problem. I drew it; may I show you?",
      ja: "{御社|おんしゃ}のアプリで5{回|かい}{予約|よやく}しました。{写真|しゃしん}が{本当|ほんとう}にきれいです。{一|ひと}つ{気|き}づいたのは、{三|みっ}つ{目|め}の{画面|がめん}です。{姓|せい}をカタカナで{入|い}れるのですが、{私|わたし}の{名前|なまえ}は{欄|らん}に{入|はい}りません。{短|みじか}くして{入|い}れたら、お{店|みせ}で{予約|よやく}が{見|み}つかりませんでした。40{文字|もじ}まで{入|はい}るようにして、お{店|みせ}の{画面|がめん}に{両方|りょうほう}の{書|か}き{方|かた}が{出|で}れば、{同|おな}じことで{困|こま}る{人|ひと}が{減|へ}ると{思|おも}います。{画面|がめん}の{案|あん}をかいてきたのですが、お{見|み}せしてもよろしいでしょうか。",
    },
    helps: [
      ["tip", "three-projects-not-thirty"],
      ["article", "industry-research"],
    ],
  },
]
