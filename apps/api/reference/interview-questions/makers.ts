// Questions about the work itself: engineers and makers.
import type { WrittenQuestion } from "./shape.ts"

export const makers: readonly WrittenQuestion[] = [
  {
    id: "something-you-built",
    industries: ["it-telecommunications", "games-entertainment"],
    seconds: 120,
    question: {
      en: "Tell us about something that you have built.",
      ja: "これまでに{作|つく}ったものについて{教|おし}えてください。",
    },
    intent: {
      en: "Why did you decide this way? They will follow one decision to the bottom, so choose something that you wrote yourself.",
      ja: "なぜそう{作|つく}ったのかを{聞|き}きたい{質問|しつもん}です。{一|ひと}つの{判断|はんだん}を{深|ふか}く{掘|ほ}り{下|さ}げられるので、{自分|じぶん}で{書|か}いた{部分|ぶぶん}を{選|えら}びましょう。",
    },
    weak: [
      { en: "A list of frameworks.", ja: "{使|つか}ったフレームワークの{名前|なまえ}を{並|なら}べること。" },
      {
        en: "A group project in which you cannot explain your own part.",
        ja: "{自分|じぶん}の{担当|たんとう}を{説明|せつめい}できないグループ{制作|せいさく}の{話|はなし}。",
      },
    ],
    skeleton: [
      { en: "I built ~ for ~.", ja: "〜のために、〜を{作|つく}りました。" },
      {
        en: "The hardest decision was ~. I chose ~ because ~.",
        ja: "{一番|いちばん}{悩|なや}んだのは〜です。〜という{理由|りゆう}で、〜を{選|えら}びました。",
      },
      { en: "If I made it again, I would ~.", ja: "もう{一度|いちど}{作|つく}るなら、〜します。" },
    ],
    model: {
      by: "linh-tran",
      en: "A small site that tells students which washing machine in our dormitory is free. Forty people use it. I could have put a sensor on every machine, but I had no money, so I measured the electricity of the whole room and guessed the machines from it. It is right nine times out of ten. The hardest decision was to show “probably free” and not “free”. People trust it more since it admits that it may be wrong. If I made it again, I would write the tests before the guesses.",
      ja: "{寮|りょう}の{洗濯|せんたく}{機|き}の{空|あ}きがわかるサイトです。{今|いま}、40{人|にん}が{使|つか}っています。1{台|だい}ずつセンサーをつければ{簡単|かんたん}ですが、お{金|かね}がなかったので、{部屋|へや}{全体|ぜんたい}の{電気|でんき}の{量|りょう}を{測|はか}って、どの{洗濯|せんたく}{機|き}が{動|うご}いているかを{推測|すいそく}しています。10{回|かい}に9{回|かい}は{当|あ}たります。{一番|いちばん}{悩|なや}んだのは、「{空|あ}いています」ではなく「たぶん{空|あ}いています」と{表示|ひょうじ}することです。{間違|まちが}うかもしれないと{正直|しょうじき}に{書|か}いたほうが、{信頼|しんらい}してもらえました。もう{一度|いちど}{作|つく}るなら、{先|さき}にテストを{書|か}きます。",
    },
    helps: [
      ["article", "engineers"],
      ["tip", "three-projects-not-thirty"],
    ],
  },
  {
    id: "new-technology",
    industries: ["it-telecommunications"],
    seconds: 60,
    question: {
      en: "How do you keep up with new technology?",
      ja: "{新|あたら}しい{技術|ぎじゅつ}は、どのように{勉強|べんきょう}していますか。",
    },
    intent: {
      en: "Do you learn without a teacher, and do you try things out or only read about them?",
      ja: "{先生|せんせい}がいなくても{学|まな}べるか、{読|よ}むだけでなく{手|て}を{動|うご}かしているかを{見|み}ています。",
    },
    weak: [
      { en: "“I look at social media.”", ja: "「SNSを{見|み}ています」だけで{終|お}わること。" },
      {
        en: "Naming the newest tool with no opinion about it.",
        ja: "{流行|りゅうこう}の{技術|ぎじゅつ}の{名前|なまえ}を{挙|あ}げて、{自分|じぶん}の{意見|いけん}がないこと。",
      },
    ],
    skeleton: [
      { en: "I usually learn from ~.", ja: "ふだんは、〜で{学|まな}んでいます。" },
      { en: "Recently I tried ~ and found ~.", ja: "{最近|さいきん}は〜を{試|ため}して、〜がわかりました。" },
      {
        en: "I think it suits ~ but not ~.",
        ja: "〜には{向|む}いていますが、〜には{向|む}かないと{感|かん}じました。",
      },
    ],
    model: {
      by: "batbayar-dorj",
      en: "I read the release notes of three tools that I use, every Friday, to the end. Not exciting, but complete. Last month I found that a function I call every day had become twice as slow for large files. I measured it, wrote it up for our study group, and we stayed on the old version. The newest is good when it solves a problem that I have.",
      ja: "{使|つか}っている{道具|どうぐ}{三|みっ}つの{更新|こうしん}{情報|じょうほう}を、{毎週|まいしゅう}{金曜日|きんようび}に{最後|さいご}まで{読|よ}んでいます。{地味|じみ}ですが、{見落|みお}としがありません。{先月|せんげつ}は、{毎日|まいにち}{使|つか}っている{関数|かんすう}が、{大|おお}きなファイルで2{倍|ばい}{遅|おそ}くなっていることに{気|き}づきました。{測定|そくてい}して、{勉強|べんきょう}{会|かい}で{共有|きょうゆう}し、{前|まえ}のバージョンを{使|つか}い{続|つづ}けることにしました。{新|あたら}しい{技術|ぎじゅつ}は、{自分|じぶん}の{困|こま}りごとを{解決|かいけつ}してくれるときに{使|つか}うのがいいと{考|かんが}えています。",
    },
    helps: [["article", "engineers"]],
  },
  {
    id: "hardest-bug",
    industries: ["it-telecommunications", "electronics"],
    seconds: 90,
    question: {
      en: "What was the hardest bug that you have found?",
      ja: "{今|いま}までで{一番|いちばん}{大変|たいへん}だったバグについて{教|おし}えてください。",
    },
    intent: {
      en: "How do you search? They listen for a method: narrow it down, prove the cause, prevent the next one.",
      ja: "{原因|げんいん}の{探|さが}し{方|かた}を{見|み}ています。{範囲|はんい}を{絞|しぼ}る、{原因|げんいん}を{証明|しょうめい}する、{再発|さいはつ}を{防|ふせ}ぐ、という{順番|じゅんばん}で{話|はな}せるとよいです。",
    },
    weak: [
      {
        en: "“I asked an AI and it was solved.”",
        ja: "「AIに{聞|き}いたら{直|なお}りました」で{終|お}わること。",
      },
      {
        en: "So much detail that the listener is lost after twenty seconds.",
        ja: "{細|こま}かい{説明|せつめい}が{続|つづ}き、20{秒|びょう}で{聞|き}き{手|て}がついていけなくなること。",
      },
    ],
    skeleton: [
      { en: "The symptom was ~.", ja: "{症状|しょうじょう}は、〜でした。" },
      {
        en: "I narrowed it down by ~; the cause was ~.",
        ja: "〜で{範囲|はんい}を{絞|しぼ}ったところ、{原因|げんいん}は〜でした。",
      },
      { en: "So that it does not return, I ~.", ja: "もう{起|お}きないように、〜しました。" },
    ],
    model: {
      by: "farhan-hossain",
      en: "A door lock that opened once a week, at night. I could not repeat it for a month. Then I wrote down the times: always between two and three, and never in the rain. It was the temperature. A clock part ran faster in the cold, and a counter overflowed. I proved it with a refrigerator. To prevent the next one, we now test every board at five degrees. I keep my lunch in another refrigerator.",
      ja: "{週|しゅう}に{一度|いちど}、{夜中|よなか}に{勝手|かって}に{開|あ}く{電子|でんし}{錠|じょう}です。1か{月|げつ}、{再現|さいげん}できませんでした。そこで、{起|お}きた{時刻|じこく}を{全部|ぜんぶ}{書|か}き{出|だ}してみました。いつも2{時|じ}から3{時|とき}の{間|あいだ}で、{雨|あめ}の{日|ひ}には{起|お}きません。{原因|げんいん}は{温度|おんど}でした。{寒|さむ}いと{部品|ぶひん}の{時計|とけい}が{速|はや}く{進|すす}み、カウンターがあふれていたのです。{冷蔵庫|れいぞうこ}に{入|い}れて、{再現|さいげん}できました。{今|いま}は、{全部|ぜんぶ}の{基板|きばん}を5{度|ど}でテストしています。お{昼|ひる}ごはんは、{別|べつ}の{冷蔵庫|れいぞうこ}に{入|い}れています。",
    },
    helps: [["article", "engineers"]],
  },
  {
    id: "quality-or-deadline",
    industries: ["machinery-automotive", "electronics", "materials-chemicals"],
    seconds: 60,
    question: {
      en: "A part may be faulty, and the delivery is today. What do you do?",
      ja: "{部品|ぶひん}に{不良|ふりょう}の{疑|うたが}いがあります。{納期|のうき}は{今日|きょう}です。どうしますか。",
    },
    intent: {
      en: "Safety and quality come first in a factory, but you must also speak up: stop, call, wait for the decision.",
      ja: "{工場|こうじょう}では{安全|あんぜん}と{品質|ひんしつ}が{先|さき}です。「{止|と}める、{呼|よ}ぶ、{待|ま}つ」を{実行|じっこう}できるか、{声|こえ}を{上|あ}げられるかを{見|み}ています。",
    },
    weak: [
      {
        en: "Deciding alone, in either direction.",
        ja: "{出荷|しゅっか}するにしても{止|と}めるにしても、{一人|ひとり}で{決|き}めてしまうこと。",
      },
      {
        en: "“I check everything again myself”, while the line runs on.",
        ja: "ラインを{動|うご}かしたまま「{自分|じぶん}でもう{一度|いちど}{調|しら}べます」と{言|い}うこと。",
      },
    ],
    skeleton: [
      {
        en: "First I stop ~ and set the parts apart.",
        ja: "まず〜を{止|と}めて、{疑|うたが}いのある{部品|ぶひん}を{分|わ}けます。",
      },
      { en: "I report ~ to ~ at once.", ja: "すぐに、〜に〜を{報告|ほうこく}します。" },
      {
        en: "Then I prepare ~ so that they can decide.",
        ja: "そのうえで、{判断|はんだん}してもらえるように〜を{用意|ようい}します。",
      },
    ],
    model: {
      by: "nuwan-perera",
      en: "I stop and call. Even as a trainee I may pull the cord; I saw that on the first day of my internship. I put the parts in the red box, tell my leader the number and since when, and say what I do not know. Whether we phone the customer is not for me to decide. But he can only decide well if I was quick and exact. A late part costs a day; a bad part can cost a person.",
      ja: "{止|と}めて、{呼|よ}びます。インターンの{初日|しょにち}に、「{見習|みなら}いでも、ひもを{引|ひ}いてラインを{止|と}めていい」と{教|おそ}わりました。{疑|うたが}いのある{部品|ぶひん}は{赤|あか}い{箱|はこ}に{分|わ}けて、{班長|はんちょう}に、{個数|こすう}と、いつからかを{伝|つた}えます。わからないことは、わからないと{言|い}います。お{客様|きゃくさま}に{連絡|れんらく}するかどうかは、{私|わたし}が{決|き}めることではありません。ただ、{私|わたし}が{早|はや}く{正確|せいかく}に{伝|つた}えないと、{班長|はんちょう}も{正|ただ}しく{判断|はんだん}できません。{遅|おく}れた{部品|ぶひん}は1{日|にち}の{損|そん}ですが、{悪|わる}い{部品|ぶひん}は{人|ひと}の{命|いのち}に{関|かか}わります。",
    },
    helps: [["tip", "look-at-the-boots"]],
  },
  {
    id: "night-shift",
    industries: ["machinery-automotive", "electronics", "food-household", "logistics-transport"],
    seconds: 30,
    question: {
      en: "You may work on site and in shifts at first. Is that all right?",
      ja: "{最初|さいしょ}は{現場|げんば}での{勤務|きんむ}や、{夜勤|やきん}もあります。{大丈夫|だいじょうぶ}ですか。",
    },
    intent: {
      en: "They check that you know the first years. Some worry about your field of study too: ask how long, and what you will learn there.",
      ja: "{最初|さいしょ}の{数|すう}{年|ねん}の{働|はたら}き{方|かた}を{知|し}っているかを{確|たし}かめています。{期間|きかん}と、そこで{何|なに}を{学|まな}ぶのかは{聞|き}いてかまいません。",
    },
    weak: [
      {
        en: "“Yes, anything” with a frightened face.",
        ja: "{不安|ふあん}そうな{顔|かお}で「はい、{何|なん}でもやります」と{言|い}うこと。",
      },
      {
        en: "Not asking how long it is. Your status of residence must fit the work too.",
        ja: "{期間|きかん}を{聞|き}かないこと。{在留資格|ざいりゅうしかく}に{合|あ}う{仕事|しごと}かどうかにも{関|かか}わります。",
      },
    ],
    skeleton: [
      {
        en: "Yes. I think knowing the site is necessary for ~.",
        ja: "はい。〜のために、{現場|げんば}を{知|し}ることは{必要|ひつよう}だと{考|かんが}えています。",
      },
      { en: "I have experience of ~.", ja: "〜の{経験|けいけん}もあります。" },
      {
        en: "May I ask how long it usually lasts, and what I would be responsible for?",
        ja: "{期間|きかん}はどのくらいで、どんな{役割|やくわり}になるか、{伺|うかが}ってもよろしいでしょうか。",
      },
    ],
    model: {
      by: "lucas-ferreira",
      en: "Yes. You cannot see quality from a desk. At my internship I asked to see the night shift, and I understood more in that one night than in two weeks of documents. May I ask how long the time on site usually lasts, and whether I would already take part in the quality meetings?",
      ja: "はい。{品質|ひんしつ}は、{机|つくえ}の{上|うえ}では{見|み}えないと{思|おも}います。インターンのとき、お{願|ねが}いして{夜勤|やきん}を{見|み}せていただきました。2{週間|しゅうかん}の{資料|しりょう}より、その{一晩|ひとばん}で{多|おお}くのことがわかりました。{現場|げんば}での{勤務|きんむ}はどのくらいの{期間|きかん}で、その{間|あいだ}も{品質|ひんしつ}{会議|かいぎ}には{参加|さんか}できるのでしょうか。",
    },
    helps: [
      ["tip", "visit-the-night-shift"],
      ["article", "changing-status-of-residence"],
    ],
  },
]
