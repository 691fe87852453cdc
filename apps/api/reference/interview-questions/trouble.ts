// Weaknesses, failures and difficult situations.
import type { WrittenQuestion } from "./shape.ts"

export const trouble: readonly WrittenQuestion[] = [
  {
    id: "weakness",
    seconds: 60,
    question: { en: "What is your weakness?", ja: "あなたの{短所|たんしょ}は{何|なん}ですか。" },
    intent: {
      en: "Do you know where you need help, and do you already do something about it?",
      ja: "{自分|じぶん}の{苦手|にがて}なことを{知|し}っていて、もう{手|て}を{打|う}っているかを{見|み}ています。",
    },
    weak: [
      {
        en: "A strength in disguise: “I work too hard.”",
        ja: "{長所|ちょうしょ}の{言|い}い{換|か}え。「{頑張|がんば}りすぎるところです」など。",
      },
      {
        en: "A weakness that makes the job impossible, such as being late.",
        ja: "「{遅刻|ちこく}が{多|おお}い」など、{仕事|しごと}ができないと{思|おも}われる{短所|たんしょ}を{挙|あ}げること。",
      },
    ],
    skeleton: [
      { en: "My weakness is ~.", ja: "{私|わたし}の{短所|たんしょ}は、〜ところです。" },
      { en: "It caused trouble when ~.", ja: "〜のとき、そのせいで〜になりました。" },
      { en: "Since then I ~, and now ~.", ja: "それからは〜するようにして、{今|いま}は〜です。" },
    ],
    model: {
      by: "daniel-weber",
      en: "I am slow. I read a text three times before I write a sentence. In my seminar the others had finished while I was still on page two, and they had to wait for me. Now I say at the beginning when my part will be ready, and I add a third to what I think. Since then no one has had to wait. I am still slow, but I am on time.",
      ja: "{遅|おそ}いところです。{一|ひと}つの{文|ぶん}を{書|か}く{前|まえ}に、{資料|しりょう}を3{回|かい}{読|よ}んでしまいます。ゼミでは、みんなが{終|お}わったときに{私|わたし}はまだ2ページ{目|め}で、{待|ま}たせてしまいました。それからは、{最初|さいしょ}に「いつまでにできます」と{伝|つた}えることにしました。{自分|じぶん}の{予想|よそう}に、3{割|わり}ほど{足|た}して{伝|つた}えます。{今|いま}は、{誰|だれ}も{待|ま}たせていません。{遅|おそ}いのは{変|か}わりませんが、{時間|じかん}は{守|まも}っています。",
    },
    helps: [
      ["article", "self-analysis"],
      ["article", "interviews"],
    ],
  },
  {
    id: "failure",
    seconds: 90,
    question: {
      en: "Tell us about a failure and what you learned.",
      ja: "{失敗|しっぱい}した{経験|けいけん}と、そこから{学|まな}んだことを{教|おし}えてください。",
    },
    intent: {
      en: "What do you do in the hour after a mistake? Someone who reports early is safe to hire.",
      ja: "{間違|まちが}えた{直後|ちょくご}の1{時間|じかん}に{何|なに}をする{人|ひと}かを{見|み}ています。{早|はや}く{報告|ほうこく}できる{人|ひと}は、{安心|あんしん}して{採用|さいよう}できます。",
    },
    weak: [
      { en: "A failure of someone else.", ja: "ほかの{人|ひと}の{失敗|しっぱい}を{話|はな}すこと。" },
      {
        en: "“I learned to be careful.” What exactly do you do differently?",
        ja: "「{注意|ちゅうい}するようになりました」だけ。{具体|ぐたい}{的|てき}に{何|なに}を{変|か}えたのかがわかりません。",
      },
    ],
    skeleton: [
      { en: "I once ~.", ja: "〜という{失敗|しっぱい}をしたことがあります。" },
      { en: "I immediately ~, and the cause was ~.", ja: "すぐに〜しました。{原因|げんいん}は〜でした。" },
      { en: "Since then I always ~.", ja: "それ{以来|いらい}、{必|かなら}ず〜しています。" },
    ],
    model: {
      by: "mai-phuong",
      en: "At the university shop I ordered 1,200 notebooks instead of 120. I noticed it the same evening and could not sleep, because I had not told anyone. In the morning I told the manager. He made one call, and the order was changed in two minutes. If I had phoned at night, I would have slept. Since then I read every number aloud before I press the button, and I report a mistake within ten minutes.",
      ja: "{大学|だいがく}の{売店|ばいてん}で、ノートを120{冊|さつ}のところ、1,200{冊|さつ}{注文|ちゅうもん}してしまいました。その{日|ひ}の{夜|よる}に{気|き}づいたのですが、{誰|だれ}にも{言|い}えず、{眠|ねむ}れませんでした。{翌朝|よくあさ}、{店長|てんちょう}に{話|はな}したら、{電話|でんわ}1{本|ぽん}、2{分|ふん}で{変更|へんこう}できました。{夜|よる}のうちに{電話|でんわ}していれば、{眠|ねむ}れたはずです。それ{以来|いらい}、{数字|すうじ}は{声|こえ}に{出|だ}して{確認|かくにん}してからボタンを{押|お}しています。そして、{間違|まちが}いは10{分|ぷん}{以内|いない}に{報告|ほうこく}すると{決|き}めています。",
    },
    helps: [["tip", "the-simple-question"]],
  },
  {
    id: "conflict",
    seconds: 60,
    question: {
      en: "What do you do when you disagree with someone in your team?",
      ja: "チームの{人|ひと}と{意見|いけん}が{合|あ}わないとき、どうしますか。",
    },
    intent: {
      en: "Can you disagree without losing the person? They like to hear that you asked before you argued.",
      ja: "{意見|いけん}が{違|ちが}っても、{関係|かんけい}を{壊|こわ}さずに{進|すす}められるかを{見|み}ています。{主張|しゅちょう}する{前|まえ}に{相手|あいて}に{聞|き}いたかがポイントです。",
    },
    weak: [
      {
        en: "“I always follow the majority.”",
        ja: "「いつも{多数|たすう}の{意見|いけん}に{合|あ}わせます」。",
      },
      {
        en: "“I explained until they understood.”",
        ja: "「{相手|あいて}が{納得|なっとく}するまで{説明|せつめい}しました」。{自分|じぶん}が{正|ただ}しいという{話|はなし}で{終|お}わっています。",
      },
    ],
    skeleton: [
      {
        en: "First I ask why the other person thinks so.",
        ja: "まず、{相手|あいて}がそう{考|かんが}える{理由|りゆう}を{聞|き}きます。",
      },
      { en: "When ~, I found that ~.", ja: "〜のときは、〜だとわかりました。" },
      { en: "So we ~.", ja: "そこで、〜することにしました。" },
    ],
    model: {
      by: "zarina-yusupova",
      en: "I ask what they are afraid of. In our festival team one member was against every idea for the evening. I asked her: “What is the worst that could happen?” She said: “I live far away. The last bus leaves at eight.” She was not against the ideas at all. We moved everything an hour earlier, and she had the best idea of all of us.",
      ja: "「{何|なに}が{心配|しんぱい}ですか」と{聞|き}きます。{学園|がくえん}{祭|さい}のとき、{夜|よる}の{企画|きかく}に{全部|ぜんぶ}{反対|はんたい}する{人|ひと}がいました。「{一番|いちばん}{困|こま}るのはどんなことですか」と{聞|き}いたら、「{家|いえ}が{遠|とお}くて、{最後|さいご}のバスが8{時|じ}なんです」と{言|い}われました。{企画|きかく}に{反対|はんたい}していたわけではなかったのです。{全部|ぜんぶ}1{時間|じかん}{早|はや}くしたら、その{人|ひと}から{一番|いちばん}いいアイデアが{出|で}ました。",
    },
    helps: [["article", "group-discussion"]],
  },
  {
    id: "criticism",
    seconds: 60,
    question: {
      en: "Have you ever been scolded or criticised? How did you take it?",
      ja: "{厳|きび}しく{注意|ちゅうい}された{経験|けいけん}はありますか。どう{受|う}け{止|と}めましたか。",
    },
    intent: {
      en: "In the first year you will be corrected every day. Do you grow from it, or do you break?",
      ja: "1{年|ねん}{目|め}は{毎日|まいにち}のように{直|なお}されます。そこから{伸|の}びる{人|ひと}かどうかを{知|し}りたい{質問|しつもん}です。",
    },
    weak: [
      { en: "“I have never been criticised.”", ja: "「{注意|ちゅうい}されたことはありません」。" },
      {
        en: "The other person was wrong, and you still think so.",
        ja: "「{相手|あいて}が{間違|まちが}っていた」と、{今|いま}も{思|おも}っている{話|はなし}。",
      },
    ],
    skeleton: [
      { en: "I was told that ~.", ja: "〜と{注意|ちゅうい}されたことがあります。" },
      { en: "At first I felt ~, but then ~.", ja: "{最初|さいしょ}は〜と{感|かん}じましたが、〜。" },
      { en: "I changed ~, and ~.", ja: "〜を{変|か}えたら、〜になりました。" },
    ],
    model: {
      by: "linh-tran",
      en: "At my internship my first code got 61 comments. I went to the bathroom and cried, I admit. Then I sorted them: 40 were about names, 15 about one misunderstanding, and six were real faults. So there were only three things to learn. I made a checklist of them. My next code got nine comments, and one of them was “good”.",
      ja: "インターンで、{初|はじ}めて{書|か}いたコードに61{個|こ}のコメントがつきました。{正直|しょうじき}に{言|い}うと、トイレで{泣|な}きました。それから、{分類|ぶんるい}してみました。40{個|こ}は{名前|なまえ}のつけ{方|かた}、15{個|こ}は{一|ひと}つの{勘違|かんちが}い、{残|のこ}りの6{個|こ}が{本当|ほんとう}の{間違|まちが}いでした。つまり、{学|まな}ぶことは{三|みっ}つだけだったんです。それをチェックリストにしました。{次|つぎ}のコードのコメントは9{個|こ}で、そのうちの{一|ひと}つは「いいですね」でした。",
    },
    helps: [["tip", "sixty-one-comments"]],
  },
  {
    id: "stress",
    seconds: 30,
    question: {
      en: "When do you feel stress, and what do you do about it?",
      ja: "どんなときにストレスを{感|かん}じますか。どう{解消|かいしょう}していますか。",
    },
    intent: {
      en: "Do you notice when you are tired, and do you ask for help in time? Health itself is not the question.",
      ja: "{疲|つか}れに{自分|じぶん}で{気|き}づいて、{早|はや}めに{対処|たいしょ}できるかを{見|み}ています。{病気|びょうき}について{答|こた}える{必要|ひつよう}はありません。",
    },
    weak: [
      { en: "“I never feel stress.”", ja: "「ストレスは{感|かん}じません」。" },
      {
        en: "Something that is part of this job every day.",
        ja: "この{仕事|しごと}で{毎日|まいにち}{起|お}こることを{挙|あ}げてしまうこと。",
      },
    ],
    skeleton: [
      { en: "I feel stress when ~.", ja: "〜のときに、ストレスを{感|かん}じます。" },
      { en: "Then I ~.", ja: "そういうときは、〜しています。" },
      { en: "If that is not enough, I ~.", ja: "それでも{足|た}りないときは、〜します。" },
    ],
    model: {
      by: "anjali-menon",
      en: "When I do not know what “finished” means. Then I write down one sentence: “This is done when …” and show it to the person who asked. If I still feel bad after two days, I say so in the weekly meeting. And I cook something with at least nine spices; counting them helps.",
      ja: "{何|なに}をもって「{終|お}わり」なのか、わからないときです。そういうときは、「〜ができたら{完了|かんりょう}」と{一文|いちぶん}で{書|か}いて、{頼|たの}んだ{人|ひと}に{見|み}てもらいます。{2日|ふつか}たっても{苦|くる}しければ、{週|しゅう}の{打|う}ち{合|あ}わせで{正直|しょうじき}に{話|はな}します。あとは、スパイスを9{種類|しゅるい}{以上|いじょう}{使|つか}う{料理|りょうり}を{作|つく}ります。{数|かぞ}えていると{落|お}ち{着|つ}きます。",
    },
    helps: [["article", "self-analysis"]],
  },
  {
    id: "two-deadlines",
    seconds: 60,
    question: {
      en: "Two urgent tasks arrive at once. What do you do?",
      ja: "{急|いそ}ぎの{仕事|しごと}を{同時|どうじ}に{二|ふた}つ{頼|たの}まれたら、どうしますか。",
    },
    intent: {
      en: "Do you decide alone in silence, or do you ask and tell? At a company the second is safer.",
      ja: "{黙|だま}って{一人|ひとり}で{決|き}めるか、{確認|かくにん}して{相談|そうだん}するかを{見|み}ています。{会社|かいしゃ}では、{相談|そうだん}できる{人|ひと}のほうが{安心|あんしん}です。",
    },
    weak: [
      {
        en: "“I work through the night and finish both.”",
        ja: "「{徹夜|てつや}して{両方|りょうほう}{終|お}わらせます」。",
      },
      {
        en: "A theory of priorities with no person in it.",
        ja: "{優先|ゆうせん}{順位|じゅんい}の{理論|りろん}だけで、{相手|あいて}が{出|で}てこないこと。",
      },
    ],
    skeleton: [
      {
        en: "First I check by when each is needed, and who waits for it.",
        ja: "まず、それぞれの{期限|きげん}と、{待|ま}っている{人|ひと}を{確認|かくにん}します。",
      },
      {
        en: "If both cannot be done, I tell ~ at once and propose ~.",
        ja: "{両方|りょうほう}は{難|むずか}しいとわかったら、すぐに〜に{伝|つた}えて、〜を{提案|ていあん}します。",
      },
      { en: "I did this when ~.", ja: "{実際|じっさい}に、〜のときにそうしました。" },
    ],
    model: {
      by: "sarah-lim",
      en: "I ask one question: “What happens if this is an hour late?” At the café it was a birthday cake at three and a delivery at three. The cake could not be late; the delivery could. I phoned the second customer before he had to phone me, and offered four o’clock. He said: “Four is better anyway.” I think that most deadlines are softer than they look, but only the other person knows.",
      ja: "{一|ひと}つだけ{質問|しつもん}します。「1{時間|じかん}{遅|おく}れたら、{何|なに}が{起|お}こりますか」。カフェで、3{時|じ}のバースデーケーキと、3{時|じ}の{配達|はいたつ}が{重|かさ}なったことがあります。ケーキは{遅|おく}れるわけにいきません。{配達|はいたつ}のお{客様|きゃくさま}には、こちらから{先|さき}にお{電話|でんわ}して、4{時|じ}ではいかがですかと{伺|うかが}いました。すると「4{時|じ}のほうが{助|たす}かる」と{言|い}われました。{締|し}め{切|き}りは、{思|おも}ったより{動|うご}くことがあります。ただ、それは{相手|あいて}に{聞|き}かないとわかりません。",
    },
    helps: [["article", "keigo-mail"]],
  },
  {
    id: "instructions-not-understood",
    seconds: 60,
    question: {
      en: "What do you do if you do not understand your boss’s instructions?",
      ja: "{上司|じょうし}の{指示|しじ}がわからなかったとき、どうしますか。",
    },
    intent: {
      en: "Many accidents begin with a nod. They want to hear that you check before you begin.",
      ja: "わかったふりから{事故|じこ}が{起|お}こります。{始|はじ}める{前|まえ}に{確認|かくにん}できる{人|ひと}かを{見|み}ています。",
    },
    weak: [
      {
        en: "“I look it up myself first”, for an hour.",
        ja: "「まず{自分|じぶん}で{調|しら}べます」と{言|い}って、1{時間|じかん}たってしまうこと。",
      },
      {
        en: "“I say yes and ask a colleague later.”",
        ja: "「はい」と{答|こた}えて、{後|あと}で{別|べつ}の{人|ひと}に{聞|き}くこと。",
      },
    ],
    skeleton: [
      {
        en: "I repeat what I understood: “So I should ~ by ~?”",
        ja: "「〜を〜までに、ということでよろしいですか」と、{理解|りかい}したことを{繰|く}り{返|かえ}します。",
      },
      {
        en: "If I get stuck, I ask after ~ minutes, with ~.",
        ja: "{途中|とちゅう}でわからなくなったら、〜{分|ふん}で{質問|しつもん}します。そのとき、〜を{一緒|いっしょ}に{伝|つた}えます。",
      },
      { en: "I do this because ~.", ja: "〜という{経験|けいけん}があるからです。" },
    ],
    model: {
      by: "nuwan-perera",
      en: "I repeat it in my own words, with a number. In the workshop the teacher said “tighten it well”. I tightened it well, and it broke. After that I asked: “Is that twenty newton metres?” He looked at me and said: “Now I know it too.” When I am stuck, I ask after fifteen minutes and bring what I have tried.",
      ja: "{自分|じぶん}の{言葉|ことば}で、{数字|すうじ}を{入|い}れて{繰|く}り{返|かえ}します。{実習|じっしゅう}で、{先生|せんせい}に「しっかり{締|し}めて」と{言|い}われました。しっかり{締|し}めたら、{折|お}れてしまいました。それからは、「20ニュートンメートルでよろしいですか」と{聞|き}くようにしました。{先生|せんせい}は「{数字|すうじ}にすると、{私|わたし}にもわかりやすいね」と{言|い}ってくださいました。{途中|とちゅう}で{困|こま}ったら、15{分|ふん}で{質問|しつもん}します。そのとき、{試|ため}したことを{一緒|いっしょ}に{伝|つた}えます。",
    },
    helps: [
      ["tip", "the-simple-question"],
      ["tip", "leave-with-a-manual"],
    ],
  },
]
