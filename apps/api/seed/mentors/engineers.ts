// Pages of the senpai who build things.
import type { DemoMentorPage } from "./page.ts"

export const engineerPages: readonly DemoMentorPage[] = [
  {
    email: "linh-tran@shirube.example",
    headline: {
      en: "61 comments on my first code review, and I am still here",
      ja: "最初のコードレビューはコメント61個。それでも6年目です",
    },
    road: {
      country: {
        en: "I grew up in Đà Nẵng, five minutes from a beach I never had time for. My mother sells fabric, my father repairs air conditioners. I was going to study in Saigon, until a cousin in Tokyo sent me a photo of a train timetable that was correct to the minute. I arrived in October 2015 with one suitcase, about eighty kanji and a rice cooker for the wrong voltage.",
        ja: "ダナンの、海まで歩いて5分の家で育ちました。母は布地の店を開き、父はエアコンの修理をしています。高校のころはホーチミンの大学に行くつもりでしたが、東京にいるいとこが送ってくれた電車の時刻表の写真を見て、気が変わりました。来日は2015年10月。持ってきた炊飯器は、電圧が合わずに使えませんでした。",
      },
      university: {
        en: "A year and a half of language school, then informatics at a university in Tokyo. In my first programming class I understood the code but not the jokes. I packed bento at night and later sold bread. In my third year a classmate told me about a part-time coding job at 1,300 yen an hour. It fitted into my 28 hours, and it was the first job I could talk about in an interview.",
        ja: "日本語学校に1年半通い、都内の大学で情報を学びました。最初のプログラミングの授業では、コードはわかるのに、先生の冗談だけがわかりませんでした。アルバイトは夜の弁当工場、次にパン屋。3年生のとき、クラスの友だちに時給1,300円の開発のアルバイトを教わり、そちらに移りました。もちろん週28時間の中です。面接で話せる仕事は、これが初めてでした。",
      },
      jobHunt: {
        en: "Spring 2020, when everything moved online within two weeks. I applied to 14 companies: five said no after the web test, four after the first interview. I had registered for N1 in July, but the test was cancelled, so every entry sheet said N2. At my company the interviewer asked, “What did you break recently?” I told him how I had emptied a database at my part-time job, and how I got it back the same day. Informal offer at the end of June. I applied for the change of status on 4 December and had the postcard in February.",
        ja: "2020年の春、2週間ほどで何もかもオンラインになったころです。14社に応募し、Webテストで5社、一次面接で4社落ちました。7月に申し込んでいたN1は試験が中止になり、ESには最後まで「N2」と書きました。今の会社の面接では「最近、何か壊しましたか」と聞かれました。アルバイト先でデータベースを空にしてしまい、その日のうちに元に戻した話をしました。6月末に内々定。12月4日に在留資格（ビザ）の変更を申請し、2月にはがきが届きました。",
      },
      now: {
        en: "I work on the part of our service that stores files. Japanese in the morning meeting, English in the code, Vietnamese when I panic and think nobody can hear me. My first November was hard: dark at five, all my friends in other cities. I bought a lamp and joined a badminton club. These days I review other people’s code. My record is 43 comments, and I walked over to his desk before I sent them.",
        ja: "ファイルを保存するサービスの開発をしています。朝会は日本語、コードは英語、本当にあせったときの独り言はベトナム語です。1年目の11月は、夕方5時に暗くなるのがつらくて、照明を一つ買い、バドミントンのサークルに入りました。今はレビューをする側です。私がつけたコメントの最多記録は43個。送る前に、本人の席まで行きました。",
      },
    },
    askMe: {
      en: "Coding tests and technical interviews in Japanese\nHow to talk about a mistake you made\nAsking HR about the change of status, and about who pays\nGoing home for Tết (or Eid, or Dashain) without bad feelings",
      ja: "コーディングテストと、日本語での技術面接\n失敗した話を面接でどう話すか\n在留資格の変更について、人事にいつ何を聞くか\nテトなど、母国の行事に合わせた休みの取り方",
    },
    notFor: {
      en: "I do not refer people to my company\nI do not debug assignments",
      ja: "会社への紹介や推薦はしていません\n大学の課題のデバッグはしません",
    },
    levelThen: "n2",
    residenceRoad: "student-to-work",
    ways: ["mock-interview", "industry-talk", "after-offer"],
    companyShown: "name",
    hours: [
      { weekday: 2, from: "20:00", until: "21:00" },
      { weekday: 6, from: "10:00", until: "12:00" },
    ],
    sessionsPerWeek: 2,
  },
  {
    email: "minjun-park@shirube.example",
    headline: {
      ja: "卒業が危なかったゲームプランナーです。成績の話をしましょう",
    },
    road: {
      country: {
        ja: "大邱の出身です。小学生のころ、兄はゲーム機を触らせてくれず、私は説明書ばかり読んでいました。ルールを読むのが好きになったのは、たぶんそのせいです。高校で日本語の説明書に手を出し、そのままEJU（日本留学試験）を受けました。「なぜ日本に？」と聞かれたら、今でも「説明書です」と答えています。",
      },
      university: {
        ja: "2015年に福岡の大学に入りました。2年生の1年間は、仲間4人とゲームを作っていました。ダウンロード数は73回。うち12回は私たちです。成績表は見られたものではありません。そのあと休学して韓国で兵役につき、2019年に復学したら、同級生は全員卒業していました。学食では、年下の同級生に敬語を使われながら、うどんを食べていました。",
      },
      jobHunt: {
        ja: "応募は9社、うち7社がゲーム会社です。プランナー職はESのほかに企画書も出すことが多く、私は1本に2週間かかりました。面接は三つ続けて不合格。成績表を開かれるたびに顔が固まり、三つ目では韓国語の感覚で「とりあえずやってみたいです」と答えてしまいました。四つ目は、最初の5分で自分から成績の話をしました。それが今の会社です。ところが秋になって、必修を一つ落としていたことがわかりました。10月に人事に電話すると、少し黙ってから「早く言ってくれてよかった」。別の学部の同じ科目を取り、3月に卒業しました。",
      },
      now: {
        ja: "ゲームのルールと数値を考えています。最初に任されたのは、回復アイテムの値段だけでした。3か月間、薬草のことしか考えませんでした。今は敵の強さも担当していて、3番目のボスが強すぎるのは私のせいです。スタッフロールに名前が出たゲームは2本。母は2本とも、名前が出る2秒だけを録画して、親戚に見せています。",
      },
    },
    askMe: {
      ja: "ゲーム会社に出す企画書の書き方\n悪い成績を面接でどう話すか\n内定のあとで単位が足りないとわかったとき、だれにどの順で話すか\n兵役や休学がある履歴書",
    },
    notFor: {
      ja: "作品に点数はつけません。感想なら言えます\n開発中のゲームの話はできません",
    },
    levelThen: "n1",
    residenceRoad: "student-to-work",
    ways: ["mock-interview", "es-review", "industry-talk"],
    companyShown: "name",
    hours: [{ weekday: 3, from: "19:30", until: "21:00" }],
    sessionsPerWeek: 1,
  },
  {
    email: "anjali-menon@shirube.example",
    headline: {
      en: "From a physics lab to data science, by way of one wrong dashboard",
      ja: "物理の博士からデータの仕事へ。初仕事は、別の部署のダッシュボードでした",
    },
    road: {
      country: {
        en: "Kochi in Kerala, the rainy one. Both my parents are teachers, and at our table a question was worth more than an answer: annoying for a child, useful for a physicist. I came to Tokyo in the autumn of 2015 on a scholarship, with no Japanese and a sweater my aunt had knitted “for the Arctic”. My first winter cost me 38,000 yen: a coat, boots, and a heater that cut the power on our whole floor of the dormitory.",
        ja: "インドのケララ州、雨の多いコチの出身です。両親は教師で、うちの食卓では、答えよりも質問のほうがほめられました。2015年の秋、奨学金をもらって東京へ。日本語はゼロ、荷物には、おばが「北極用」に編んでくれたセーターが入っていました。最初の冬の出費は3万8千円。コートとブーツと、つけたとたんに寮のブレーカーを落とした電気ストーブです。",
      },
      university: {
        en: "Five years in one laboratory, master’s and doctorate. The group worked in English, so my Japanese came from the dormitory cook and a Saturday class. I planned experiments, trained four juniors and spent eight months on an effect that was not there. Then, in the second year of the doctorate, on a train, I noticed that I was happier cleaning somebody else’s data than writing up my own. I told my supervisor late. He helped me all the same, and he was hurt.",
        ja: "修士から博士まで、同じ研究室に5年いました。研究室は英語だったので、日本語は寮の食堂の方と、土曜日の教室で覚えました。実験を計画し、後輩を4人育て、存在しない効果を8か月追いかけました。博士2年のとき、電車の中で気づきました。自分の論文を書くより、人のデータをきれいにしているほうが楽しい、と。先生に話したのは、だいぶ遅くなってからです。それでも助けてくださいましたが、傷つけてしまったと思います。",
      },
      jobHunt: {
        en: "My first application said “no work experience”, until a friend who hires people made me rewrite it. Six weeks of internship at a company I did not join. Four briefings, then two companies that offered me the pay of a bachelor’s graduate. In November 2020, after my talk at a conference, a woman asked about my error bars and gave me her card. Her team asked about my thesis for an hour. My status became Highly Skilled Professional. The slow document was the letter with my expected yearly salary: HR had never written one.",
        ja: "最初の応募書類には「職務経験なし」と書き、採用の仕事をしている友人に書き直しを命じられました。入社しなかった会社でのインターンが6週間、説明会が四つ。2社からは、学部卒と同じ給与を示されました。2020年11月、学会で発表したあと、誤差の扱いについて質問してくれた方から名刺をもらい、その方の部署の面接で、論文の話を1時間しました。在留資格（ビザ）は、私の場合は高度専門職です。時間がかかったのは年収見込みの書類で、人事の方も作るのは初めてでした。",
      },
      now: {
        en: "I build models that tell shops how much to order. In my first spring I understood half of every meeting, nodded for two months, and built a whole dashboard for the wrong department. I cried. They liked it and still use it. After that I sent three lines after each meeting: this is what I understood, is it right? A third of the lines were wrong, then a tenth. What I miss is that nobody lets me be wrong slowly for three months.",
        ja: "店の発注量を予測するモデルを作っています。入社した春は、会議の半分しかわからないのに2か月うなずき続け、頼まれてもいない部署のダッシュボードを一つ完成させました。泣きました。その部署は気に入って、今も使っています。それからは、会議のあとに「私の理解はこうです」と3行送るようにしました。最初は3分の1が間違いで、夏には1割になりました。恋しいのは、3か月かけてゆっくり間違えることができた、研究室の時間です。",
      },
    },
    askMe: {
      en: "Turning a doctorate into one page that HR can read\nWhen and how to tell your supervisor\nHow companies grade and pay people with a doctorate\nThe first months of meetings with N2",
      ja: "研究室の5年を、人事にも読める1枚にする\n指導教員にいつ、どう話すか\n博士の給与や等級を会社にどう聞くか\nN2で入社したあとの、最初の会議",
    },
    notFor: {
      en: "I cannot count your points for Highly Skilled Professional\nNo letters of recommendation",
      ja: "高度専門職のポイント計算の代行はできません\n推薦状は書きません",
    },
    levelThen: "n2",
    residenceRoad: "highly-skilled",
    ways: ["industry-talk", "es-review", "first-step"],
    companyShown: "industry",
    hours: [
      { weekday: 4, from: "20:00", until: "21:00" },
      { weekday: 6, from: "09:00", until: "11:00" },
    ],
    sessionsPerWeek: 2,
  },
  {
    email: "thura-aung@shirube.example",
    headline: {
      en: "I build small bridges in Tohoku and fill in forms about them",
      ja: "東北で小さな橋を造り、その書類を書いています",
    },
    road: {
      country: {
        en: "Mandalay. When I was ten, my uncle built a footbridge over the canal behind our house. It is ugly and people still use it. I studied civil engineering at home, won a scholarship, and arrived in Sendai in October 2018 in sandals.",
        ja: "マンダレーの出身です。10歳のとき、おじが家の裏の水路に小さな橋を架けました。見た目は悪いのですが、今も使われています。地元の大学で土木を学び、奨学金をもらって、2018年10月に仙台へ来ました。足元はサンダルでした。",
      },
      university: {
        en: "Half a year as a research student, two years of master’s. Thesis: what frost does to concrete. The first winter: boots 9,800 yen, a second-hand kotatsu 4,000, and 14,000 a month for gas and electricity. I learned laboratory Japanese in a year. I did not know yet that there was also site Japanese.",
        ja: "研究生を半年、修士を2年。研究のテーマは、凍結でコンクリートがどう傷むかです。最初の冬の出費は、長靴9,800円、中古のこたつ4,000円、光熱費が月に1万4千円。研究室の日本語は1年で覚えました。現場の日本語という別の言葉があることは、まだ知りませんでした。",
      },
      jobHunt: {
        en: "Six companies, because I wanted to stay in Sendai and build bridges, and there were six. Two internships. In the final interview an executive asked: “It starts to rain, the concrete truck is on the road, your boss does not pick up the phone. What do you do?” I said: first I call the truck. He wrote something down. Informal offer in June 2020. At the change of status my name was spelled in three ways on three documents, and that took a week. My plan was three years in Japan, then home. In February 2021 the plan changed. If yours did too, you can ask me about it.",
        ja: "応募は6社です。仙台で橋を造りたいと思って探したら、6社だったからです。インターンは2社。最終面接で、役員に「雨が降ってきた。生コン車はもう出た。上司は電話に出ない。どうする」と聞かれました。「まず生コン車に電話します」と答えると、何かメモされました。2020年6月に内々定。在留資格（ビザ）の変更では、三つの書類で名前の書き方が違っていて、直すのに1週間かかりました。3年働いて帰国するつもりでしたが、2021年2月に予定が変わりました。同じ事情の方は、聞いてください。",
      },
      now: {
        en: "On site at seven, morning meeting at eight, half of the day documents. A wheelbarrow is a “cat” here and a warning rope is a “tiger”. Last year we finished a bridge of 22 metres. Schoolchildren use it. I went to look on my day off. On the notice board of our current site I am the engineer in charge, in one spelling.",
        ja: "7時に現場、8時に朝礼、一日の半分は書類です。手押し車は「ネコ」、注意を示すロープは「トラ」と呼びます。去年、長さ22メートルの橋が完成し、小学生が通っています。休みの日に見に行きました。今の現場の掲示板には、担当者として私の名前があります。書き方は一つです。",
      },
    },
    askMe: {
      en: "Site supervision: hours, rain, Saturdays\nWhat to look at during an internship in construction\nWhen your name does not fit the form\nTohoku winters: what to buy, and when",
      ja: "施工管理の一日、雨の日、土曜日\n建設会社のインターンで見るところ\n名前が書類の欄に合わないとき\n東北の冬に買うもの",
    },
    notFor: {
      en: "I do not correct the Japanese of entry sheets\nI do not look at my phone on site. Answers come after 19:00",
      ja: "ESの日本語の添削はできません\n現場では電話を見ません。返事は19時以降です",
    },
    levelThen: "n2",
    residenceRoad: "student-to-work",
    ways: ["industry-talk", "first-step"],
    companyShown: "name",
    hours: [{ weekday: 7, from: "10:00", until: "12:00" }],
    sessionsPerWeek: 1,
  },
  {
    email: "nuwan-perera@shirube.example",
    headline: {
      en: "Production engineer. My residence card came eight days too late",
      ja: "生産技術の7年目。在留カードは、入社日の8日後に届きました",
    },
    road: {
      country: {
        en: "Colombo. My father drives a three-wheeler, my brother repairs them, and I was the one who drew them. At the technical college I had a teacher who had trained in Aichi. He told me about a university in Toyohashi that takes people into the third year. It sounded like a shortcut. With two years of language school before it, it was not one.",
        ja: "コロンボの出身です。父は三輪タクシーの運転手、兄はその修理工、私は絵を描く係でした。技術系の学校に、愛知で研修を受けた先生がいて、「豊橋に、3年生から入れる大学がある」と教えてくれました。近道だと思いました。その前に日本語学校が2年あったので、近道ではありませんでした。",
      },
      university: {
        en: "I entered the third year in April 2018. Nearly all my classmates had come from kōsen (colleges of technology) and many already knew each other. I had the maths but not the words: for a month I wrote Sinhala above every kanji in the textbook on strength of materials. I worked at the fish counter of a supermarket, and I can still fillet a mackerel in forty seconds. After one year job-hunting began. Most of my class stayed for a master’s. I could not pay for it.",
        ja: "2018年4月、3年次に編入しました。同級生はほとんどが高専の出身で、初めから知り合いどうしの人も多くいました。計算はできても言葉がわからず、最初の1か月は、材料力学の教科書の漢字に全部シンハラ語で読みを書きました。アルバイトはスーパーの鮮魚売り場。今でもサバを40秒で三枚におろせます。編入から1年で、もう就職活動です。同級生の多くは大学院に進みましたが、私には学費がありませんでした。",
      },
      jobHunt: {
        en: "Spring 2019. I am an engineer, so I did not prepare for the web tests, and failed four. Then I bought a kitchen timer. After that: nine applications, three factory visits, two offers. At my company a manager put a broken part on the table and asked, “What happened to it?” I talked for ten minutes, mostly with my hands. Before I said yes, I asked to see the night shift. HR said that the visa documents would be ready in February. I was polite and waited. The card came on 9 April, so I lost eight days of pay, and I am not in the group photo.",
        ja: "2019年の春。エンジニアだからと油断してWebテストの準備をせず、4社続けて落ちました。それからキッチンタイマーを買いました。そのあとは応募9社、工場見学3社、内々定2社です。今の会社の面接では、課長が壊れた部品を机に置いて「何が起きたと思う？」と聞きました。10分ほど、ほとんど身ぶりで答えました。承諾の前に、夜の工場も見せてもらいました。在留資格（ビザ）の書類は「2月に用意する」と言われ、遠慮して待ちました。カードが届いたのは4月9日。8日分の給料がなく、同期の集合写真にも写っていません。",
      },
      now: {
        en: "Pressed parts for cars. I spent the first three months on the line and could not sleep because of my legs. Now I get new machines running, and when one stops at night, my phone rings: about twice a month. In August the hall is 38 degrees. In 2024 I won the plant’s prize for the best improvement. I had moved a shelf by 60 centimetres. The pay grows slowly here. I am studying for N1, because I would like to move to the design section in a few years.",
        ja: "自動車のプレス部品を作る工場にいます。最初の3か月はラインに立ち、足が痛くて眠れませんでした。今は新しい設備を立ち上げる仕事です。夜に機械が止まると電話が鳴ります。月に2回くらいです。8月の工場は38度になります。2024年に工場の改善賞をもらいました。棚を60センチ動かしただけです。給料の上がり方はゆっくりです。何年かしたら設計の部署に移りたいので、N1の勉強をしています。",
      },
    },
    askMe: {
      en: "A day in a factory, hour by hour\nWeb tests, if you are good at maths but slow\nEntering in the third year, and job-hunting one year later\nHow to hurry HR politely about the visa documents",
      ja: "工場の一日\n計算は得意なのに時間が足りない人のWebテスト\n3年次編入から1年での就職活動\n人事に書類を急いでもらう、失礼でない言い方",
    },
    notFor: {
      en: "I do not introduce candidates to my plant\nI cannot tell you how your application to immigration will end",
      ja: "工場への紹介はできません\n在留資格の申請の結果は予想できません",
    },
    levelThen: "n2",
    residenceRoad: "student-to-work",
    ways: ["industry-talk", "mock-interview", "after-offer"],
    companyShown: "industry",
    hours: [
      { weekday: 6, from: "14:00", until: "16:00" },
      { weekday: 7, from: "14:00", until: "16:00" },
    ],
    sessionsPerWeek: 2,
  },
  {
    email: "batbayar-dorj@shirube.example",
    headline: {
      ja: "N1があっても、最初の会議は一文もわかりませんでした",
    },
    road: {
      country: {
        ja: "ダルハンで生まれました。冬はマイナス30度まで下がる町です。父は鉄道員です。家の壁にはロシア語の時刻表が貼ってあり、テレビではよく日本の相撲を見ていました。2014年の秋、高校を出て札幌の日本語学校へ。空港を出て「暖かいですね」と言ったら、迎えに来た先生が上着のファスナーを上げながら笑いました。",
      },
      university: {
        ja: "札幌の隣の市にある大学で、情報システムを学びました。学科で初めてのモンゴル人だったそうです。寒さは平気でしたが、灯油代は平気ではありませんでした。最初の冬は月に1万6千円。コンビニのアルバイト代から払い、次の冬からは友だちと二人で部屋を借りました。N1は3年生の12月、3回目で合格しました。",
      },
      jobHunt: {
        ja: "札幌で働くと決めていたので、東京の会社は受けていません。札幌のITの会社にいる卒業生が見つからず、知らない人に11通メールを送りました。返事は5通、会えたのは4人。1通目には履歴書を添付してしまい、応募と間違えられて人事に転送されました。選考を受けたのは8社、内々定は2社です。今の会社では、私から「この3年で、客先に移った方は何人いますか」と聞きました。部長は笑って「5人。残念ながら」。隠さないところがよくて、ここに決めました。",
      },
      now: {
        ja: "最初の3年は客先で働きました。自分の会社に自分の席がないのは、思ったよりさびしいものです。昼休みに、よく同期に電話をしていました。4年目に自社のチームへ移り、今は農家向けのシステムを作っています。教科書にない会社の言葉を書いたノートは、220語になりました。先月、新人に貸したら、コーヒーのしみがついて返ってきました。",
      },
    },
    askMe: {
      ja: "客先で働く会社を選ぶ前に聞くこと\n知らない社会人に送る5行のメール\n東京に出ないで、札幌で働くこと\n会議に出てくる謎のカタカナ語",
    },
    notFor: {
      ja: "英語での相談は苦手です。日本語かモンゴル語でお願いします\n年収の交渉のことはわかりません",
    },
    levelThen: "n1",
    residenceRoad: "student-to-work",
    ways: ["first-step", "mock-interview", "industry-talk"],
    companyShown: "name",
    hours: [
      { weekday: 1, from: "19:00", until: "20:30" },
      { weekday: 4, from: "19:00", until: "20:30" },
    ],
    sessionsPerWeek: 2,
  },
  {
    email: "farhan-hossain@shirube.example",
    headline: {
      en: "N4 in my third year, one change of jobs, and one blue folder",
      ja: "3年生でN4、転職1回。書類は全部、青いファイルの中",
    },
    road: {
      country: {
        en: "I am from Khulna, the fourth of five children. I failed the entrance exam of the university my brothers had gone to, and at every wedding that year somebody mentioned it. An agent promised that in Japan a part-time job would pay for everything. That was not true, but by then I was here: October 2012. On the first day a teacher at the language school gave me a blue folder and said, “Put everything with a stamp in here.”",
        ja: "クルナの出身で、5人きょうだいの4番目です。兄たちが通った大学の入試に落ち、その年は、だれかの結婚式に行くたびにその話をされました。仲介業者は「日本ならアルバイトで全部払える」と言いました。うそでしたが、気づいたときにはもう日本にいました。2012年10月です。最初の日、日本語学校の先生が青いファイルをくれました。「はんこのある紙は全部ここに入れなさい」。",
      },
      university: {
        en: "Electrical engineering, from 2014. In lectures I held on to the formulas. I had four different part-time jobs in four years, and Japanese was what I did when I was too tired for anything else. I failed N3 twice. In the middle of my third year, N4 was still the only certificate I had. Then I gave up one job, moved to a cheaper room, ate a lot of lentils and studied from five to seven every morning. N3 in December 2016.",
        ja: "2014年から電気電子工学を学びました。講義は、数式を頼りについていきました。アルバイトは4年間で四つ。日本語の勉強は、疲れて何もできないときにするものになり、N3に2回落ちました。3年生の秋、持っていた証明書はN4だけです。そこでアルバイトを一つやめ、家賃の安い部屋に移り、豆のカレーばかり食べて、毎朝5時から7時まで勉強しました。2016年12月の試験で、やっとN3です。",
      },
      jobHunt: {
        en: "31 applications in 2017. For each no, I wrote down why I thought it had happened. In July I read the list: 19 of them had ended with documents or web tests, and not one company had ever seen me work. So I looked for companies that gave a task. One in Yokohama let me look for faults in a car window controller for an afternoon. I found six. They knew of five. The interviewer asked why I had written everything down so carefully. I said, because I could not say it in Japanese. Informal offer in September.",
        ja: "2017年に31社に応募しました。落ちるたびに、思い当たる理由を表に書きました。7月に読み返すと、19社が書類かWebテストで終わっていて、私が作業するところを見た会社は一つもありません。そこで、実技の課題がある会社を探しました。横浜の会社で、車の窓の制御装置の不具合を半日探しました。見つけたのは六つ。会社が知っていたのは五つでした。「なぜこんなに細かく書いたの」と聞かれ、「口では説明できないからです」と答えました。9月に内々定をもらいました。",
      },
      now: {
        en: "After five years of testing I moved in April 2023, to write the software myself. Offer in writing first, then my notice; two notifications to immigration, each within 14 days; then the certificate of authorised employment, which is voluntary. Seven offices wanted something, and the folder had it. In the last two weeks I was sure that it was a mistake. My pay went up by 40,000 yen a month, and Fridays from 12 to 2 are free for prayer. The canteen was better at the old place.",
        ja: "検査の仕事を5年続け、2023年4月に、自分で作る側の会社へ移りました。順番は、書面での内定、退職届、入管への届け出（退職と入社、それぞれ14日以内）、最後に就労資格証明書（これは任意）です。七つの窓口で書類を求められましたが、全部ファイルにありました。退職前の2週間は、失敗したとしか思えませんでした。給料は月に4万円上がり、金曜の12時から2時は礼拝のために空けてもらえます。食堂は前の会社のほうがおいしかったです。",
      },
    },
    askMe: {
      en: "Changing companies: which document, in which order\nJob-hunting with N3, or with less\nFinding companies that give a practical task\nAsking for flexitime and Friday prayers",
      ja: "転職の手続きと書類の順番\nN3、またはその前の段階での就職活動\n実技の課題がある会社の探し方\nフレックスタイムと金曜の礼拝の相談",
    },
    notFor: {
      en: "I am not a lawyer. For your own case, ask immigration\nI do not help anyone to leave without notice",
      ja: "法律の専門家ではありません。ご自身のケースは入管に確認してください\n突然辞める相談には乗れません",
    },
    levelThen: "n3",
    residenceRoad: "student-to-work",
    ways: ["first-step", "mock-interview", "after-offer"],
    companyShown: "industry",
    hours: [
      { weekday: 3, from: "20:00", until: "21:00" },
      { weekday: 7, from: "09:00", until: "11:00" },
    ],
    sessionsPerWeek: 2,
  },
  {
    email: "lucas-ferreira@shirube.example",
    headline: {
      en: "I left Hamamatsu at twelve and came back alone at eighteen",
      ja: "12歳で浜松を離れ、18歳のとき一人で戻ってきました",
    },
    road: {
      country: {
        en: "Born in Curitiba. My grandmother came to Brazil on a ship as a small girl and spoke a Japanese that nobody uses any more. When I was eight, my father found work in a parts factory in Hamamatsu, so I went to primary school there and was told off in two languages. In early 2009 the factory closed his line and we flew home. I was twelve. By then my Portuguese had holes. Soon my Japanese had them too.",
        ja: "クリチバ生まれです。祖母は子どものころに船でブラジルへ渡った人で、今ではだれも使わないような日本語を話しました。8歳のとき、父が浜松の部品工場で働くことになり、私は浜松の小学校に通って、二つの言葉でしかられました。2009年の初め、父のラインがなくなり、家族で帰国。12歳でした。そのころには私のポルトガル語は穴だらけで、やがて日本語も同じになりました。",
      },
      university: {
        en: "In Curitiba I spoke Japanese on Sundays, with my grandmother. At 18 I came back on my own as a long-term resident, because I am her grandson. The missing document was the copy of her family register: it came from a town office in Kumamoto and took four months. After a year of language classes I passed the exam for international applicants and studied mechanical engineering. I still talked like a boy of twelve. In my first seminar I said “ore” to the professor.",
        ja: "クリチバでは、日曜日に祖母とだけ日本語を話しました。18歳で、日系3世として「定住者」の在留資格（ビザ）で一人で来日。足りなかったのは祖母の戸籍謄本で、熊本の役場から届くまで4か月かかりました。1年間日本語を学び、外国人向けの入試で大学に入り、機械工学を専攻しました。話し方は12歳のままで、最初のゼミでは教授に「おれは」と言ってしまいました。",
      },
      jobHunt: {
        en: "Ten companies, all within an hour of Hamamatsu. The language part of the SPI cost me three of them. HR people read the name Ferreira and kindly began to explain the work visa; each time I had to say that my status has no limit on work and that nothing needs to change. One of them believed it only when I put the card on the table. In a final interview they asked, “Won’t you go back again?” I said that in 2009 it had not been my decision. Nobody spoke for a moment. That company hired me.",
        ja: "受けたのは10社、すべて浜松から1時間以内の会社です。SPIの言語で3社落ちました。人事の方は私の名前を見ると、親切に在留資格の変更の説明を始めます。そのたびに「就労の制限がないので、変更はいりません」と説明しました。在留カードを机に出すまで信じてもらえなかった会社もあります。最終面接で「また帰国することはありませんか」と聞かれました。「2009年に決めたのは、私ではありません」と答えると、少し静かになりました。採用してくれたのは、その会社です。",
      },
      now: {
        en: "Quality control for bearings, ten minutes by bicycle from the factory where my father worked. In the first year I was bored one day in three: the same ring, two hundred times. Then I asked for the ugliest complaint in the drawer, and it got better. On the line there are Brazilians of my father’s age. At lunch they bring me letters from the city office, and I read them aloud in Portuguese.",
        ja: "ベアリングの品質管理をしています。父が働いていた工場から自転車で10分です。1年目は3日に1日は退屈でした。同じリングを200回測るのです。「引き出しの中で一番やっかいなクレームをください」と頼んでから、おもしろくなりました。ラインには父と同じ年ごろのブラジル人がいます。昼休みに市役所からの手紙を持ってくるので、ポルトガル語にして読み上げています。",
      },
    },
    askMe: {
      en: "Leaving Japan and coming back: how to say it in an interview\nJob-hunting when your status already allows any work\nQuality control, including the boring year\nSounding like an adult in Japanese",
      ja: "帰国して戻ってきた経験を面接でどう話すか\n「定住者」など、変更がいらない人の就職活動\n品質管理の仕事（退屈な1年目も）\n子どもの日本語から大人の日本語へ",
    },
    notFor: {
      en: "I have never changed from a student status: please ask another senpai",
      ja: "「留学」からの変更は経験がないので、ほかの先輩に聞いてください",
    },
    levelThen: "n2",
    residenceRoad: "no-change-needed",
    ways: ["mock-interview", "industry-talk"],
    companyShown: "name",
    hours: [
      { weekday: 5, from: "19:00", until: "21:00" },
      { weekday: 6, from: "08:00", until: "10:00" },
    ],
    sessionsPerWeek: 3,
  },
  {
    email: "omar-haddad@shirube.example",
    headline: {
      en: "Doctorate in September, first day in April, six months in between",
    },
    road: {
      country: {
        en: "Alexandria. My grandfather was a fisherman who could smell tomorrow’s wind and was wrong half of the time. I wanted to do better than half. I did my bachelor’s and master’s degrees in Egypt, taught first-year students for a year, and came to Fukuoka in October 2018 with a scholarship for exactly three years.",
      },
      university: {
        en: "My thesis was about turbines, in English, and my Japanese was for the canteen. I joined an evening class because the dormitory was boring, and passed N2 in December 2020. That autumn I heard a talk about measuring wind on hills and asked the speaker which instrument they used. He seemed surprised that anybody cared. In January I spent three weeks with his team, with frozen fingers, and after two days I knew that I wanted to stay.",
      },
      jobHunt: {
        en: "I should have told them so in January. Instead I kept “both doors open” until four months before the end, and then wrote forty applications and a thesis in the same summer. The applications were bad and the thesis was late. One panel asked whether I really wanted the job or a postdoc, and I thought about it for too long. In July I called the wind people again, and they made me an offer for April. In August I learned that “Student” would not cover the wait. The pledge letter from the company was missing, and the man with the stamp was on holiday.",
      },
      now: {
        en: "It worked out, in a hurry: half a year on Designated Activities for people with an offer, a part-time job with a new permission, and money borrowed from my brother. Later I heard that October would have been fine for the company. I had never asked. Today I put up masts, check instruments and tell people that we do not know yet. On the hill my instructions come by radio, in dialect, in the wind. I repeat every number.",
      },
    },
    askMe: {
      en: "September graduates: what to ask on the day of the offer\nLeaving research, and telling your supervisor\nGetting a job by asking a question after a talk\nField work with N2",
    },
    notFor: {
      en: "I do not read theses or papers\nI can tell you my own visa story; I cannot judge yours",
    },
    levelThen: "n2",
    residenceRoad: "student-to-work",
    ways: ["industry-talk", "first-step", "after-offer"],
    companyShown: "name",
    hours: [
      { weekday: 2, from: "19:00", until: "21:00" },
      { weekday: 7, from: "17:00", until: "19:00" },
    ],
    sessionsPerWeek: 2,
  },
]
