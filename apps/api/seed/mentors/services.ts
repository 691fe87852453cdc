// Pages of the senpai who look after goods and guests, and of two from the first accounts of the demo.
import type { DemoMentorPage } from "./page.ts"

export const servicePages: readonly DemoMentorPage[] = [
  {
    email: "prakash-gurung@shirube.example",
    headline: {
      en: "From a newspaper round to planning a warehouse. Money questions welcome",
      ja: "新聞配達から倉庫の計画へ。お金の相談、歓迎です",
    },
    road: {
      country: {
        en: "I am from a village above Pokhara, four hours on foot from the bus when it rains. My family borrowed 1.1 million rupees for my language school, and I knew that number better than my own birthday. I came in April 2014, two days before I turned nineteen, with hiragana, katakana and N5. Nobody had told us that the room would be empty. We slept on our coats, three of us.",
        ja: "ポカラから山を登ったところにある村の出身です。雨の日は、バスを降りてから歩いて4時間かかります。日本語学校のために、家族は110万ルピーを借りました。自分の誕生日より先に思い出す数字です。2014年4月、19歳になる2日前に来ました。読めるのはひらがなとカタカナ、日本語はN5。部屋に布団がないとはだれも教えてくれず、三人でコートを敷いて寝ました。",
      },
      university: {
        en: "For two years I delivered newspapers: up before three, 214 houses by bicycle, school at nine. On rainy days every paper goes into a bag, twenty minutes more. I slept in class, and my teacher let me, then asked me the question again after the bell. In 2016 I entered a university in Nagoya, economics. I paid every fee at once and on time, and ate accordingly. That you may ask to pay in parts I heard only after I had graduated.",
        ja: "最初の2年は新聞配達をしました。3時前に起きて、自転車で214軒、9時から学校です。雨の日は1部ずつ袋に入れるので、20分多くかかります。授業で寝ていると、先生は起こさずに、終わってから同じ質問をしてくれました。2016年に名古屋の大学の経済学部に入りました。学費は毎回、全額を期限までに払い、その分、食べるものを減らしました。分割の相談ができると知ったのは、卒業したあとです。",
      },
      jobHunt: {
        en: "I first went to the career centre in May 2019. That was late. 26 applications: hotels, trading, a bank because my friend applied there. In my entry sheet I was the proud member of a club I had visited four times. The interviewers noticed. At the 19th company somebody asked what my mornings had been like, and the newspapers came out: the houses, the six dogs, the map in my head. The man from the warehouse put down his pen. Offer in August. HR wrote that the work on the floor was training with an end date, and that planning came after it. In my case immigration asked nothing more.",
        ja: "キャリアセンターに初めて行ったのは2019年の5月で、遅かったです。応募は26社。ホテル、商社、友だちが受けるからと銀行まで。ESには、4回しか行っていないサークルのことを書きました。面接官にはわかります。19社目で朝の過ごし方を聞かれ、隠していた新聞配達の話をしました。214軒、犬のいる家が6軒、頭の中の地図。倉庫の責任者がペンを置きました。8月に内々定。会社は書類に、現場の作業は期間を決めた研修で、そのあとは計画の仕事だと書いてくれました。私の場合、入管から追加の質問はありませんでした。",
      },
      now: {
        en: "On 1 April 2020 I had 62,000 yen and thought I would be paid at the end of the month. Payday was 25 May. Rice and eggs, until a senior took me to the office, where they had an advance for exactly this. That year I also sent forty boxes to the wrong dock. Today I decide which goods go where in two halls; last year we cut the walking by almost a third. The loan at home has been paid back since 2023. I still wake up at three.",
        ja: "2020年4月1日の貯金は6万2千円。月末に給料が出ると思っていたら、給料日は5月25日でした。ご飯と卵でしのいでいると、先輩が総務に連れていってくれました。こういうときのための前払いがあったのです。その年は、40箱を違う出口に送ったこともあります。今は二つの棟で、どの荷物をどこに置くかを決めています。去年は、歩く距離を3割近く減らせました。家の借金は2023年に返し終わりました。朝は今も3時に目が覚めます。",
      },
    },
    askMe: {
      en: "Living from the first day at work to the first payday\nMaking a strong point of an ordinary part-time job\nFrom a language school to a company, step by step\nTelling your family that you cannot send money this month",
      ja: "入社の日から最初の給料日までの暮らし方\nアルバイトを強みとして話す方法\n日本語学校から会社員になるまでの順番\n「今月は送金できない」と家族に話すこと",
    },
    notFor: {
      en: "I do not lend money, and I cannot be your guarantor\nI do not recommend agents",
      ja: "お金を貸すことと、保証人になることはできません\n仲介業者の紹介はしません",
    },
    levelThen: "n2",
    residenceRoad: "student-to-work",
    ways: ["first-step", "es-review", "after-offer"],
    companyShown: "name",
    hours: [
      { weekday: 3, from: "20:00", until: "21:00" },
      { weekday: 6, from: "19:00", until: "21:00" },
      { weekday: 7, from: "19:00", until: "21:00" },
    ],
    sessionsPerWeek: 3,
  },
  {
    email: "siti-rahma@shirube.example",
    headline: {
      en: "Hotel front desk in Kyoto, in a navy blue hijab",
      ja: "京都のホテルのフロントで、紺色のヒジャブをして働いています",
    },
    road: {
      country: {
        en: "Surabaya: loud, hot, good food. My mother has a catering kitchen, and from the age of nine I carried trays at weddings and learned to see who has no spoon. At seventeen I came to Japan for ten days with my school. At the hotel, the woman at the desk showed us the direction for prayer before any of us had asked. I wanted to know how she knew.",
        ja: "スラバヤの出身です。にぎやかで暑くて、食べ物がおいしい町です。母が仕出しの店をしていて、私は9歳から結婚式で料理を運び、スプーンがない人をすぐに見つけられるようになりました。17歳のとき、学校の旅行で10日間日本へ。泊まったホテルで、フロントの方が、だれも聞かないうちにお祈りの方角を教えてくれました。どうしてわかったのだろう、と今も思います。",
      },
      university: {
        en: "A year and a half of language school, then Japanese studies in Kyoto from 2018. I sold sweets to tourists near a famous gate until March 2020, when my shifts disappeared in one afternoon. Classes moved into my six-mat room. I wrote a report on hotel announcements in four languages, mostly by reading the notices in lifts. In December 2020 I passed N1, because there was not much else to do.",
        ja: "日本語学校に1年半通い、2018年から京都の大学で日本語と日本文化を学びました。観光客に和菓子を売るアルバイトをしていましたが、2020年3月、ある日の午後にシフトが全部消えました。授業は六畳の部屋でオンラインに。ホテルの館内表示についてレポートを書き、いろいろなホテルのエレベーターの貼り紙を読んで歩きました。ほかにすることがなかったおかげか、その年の12月にN1に合格しました。",
      },
      jobHunt: {
        en: "2021 was a bad year for anyone who wanted to work in a hotel. Of the 23 on my list in Kyoto and Osaka, eleven were hiring. I applied to all eleven, and to four companies that were not hotels, which I kept from my mother. Two final interviews. Before them I wrote to HR about my hijab. One hotel never answered. The other asked for navy blue. It wrote my week in percentages for immigration: desk 60, website and bookings 25, planning 10, other 5. I applied on 28 January, had the card on 30 March, and do not recommend it.",
        ja: "2021年は、ホテルで働きたい人には厳しい年でした。京都と大阪で調べた23社のうち、採用をしていたのは11社。全部に応募し、ホテル以外も4社受けました（母には内緒です）。最終面接まで進んだのは2社。その前に、ヒジャブのことを人事にメールで伝えました。1社からは返事がなく、もう1社からは「紺色なら」と返ってきました。入管に出す書類には、フロント60、サイトと予約25、企画10、その他5と、1週間の割合を書いてくれました。申請は1月28日、カードの受け取りは3月30日。まねしないでください。",
      },
      now: {
        en: "I was hired to look after guests from abroad, and in April 2022 there were hardly any. For half a year I checked in families from Shiga and translated a website that nobody read. In October the border opened, and everybody came at once. Now I train the newcomers and write our booking pages in English and Indonesian. I pray in the room with the lost umbrellas. The shifts are the hard part: this year I missed two weddings of friends.",
        ja: "外国のお客様のために採用されたのに、2022年4月、外国のお客様はほとんどいませんでした。半年間、滋賀から来たご家族をお迎えし、だれも読まないサイトを翻訳していました。10月に入国の制限がゆるむと、急に忙しくなりました。今は新人の研修と、英語とインドネシア語の予約ページも担当しています。お祈りは、忘れ物の傘を置く部屋でしています。大変なのはシフトで、今年は友だちの結婚式に二度出られませんでした。",
      },
    },
    askMe: {
      en: "Telling a company about hijab or prayer: when, and in which words\nInterviews at hotels, round by round\nHow my hotel described the job for immigration\nKeigo with guests",
      ja: "ヒジャブやお祈りのことを、いつ、どう会社に伝えるか\nホテルの面接で、段階ごとに聞かれたこと\nフロントの仕事を入管の書類でどう説明したか\nお客様への敬語",
    },
    notFor: {
      en: "I cannot say whether your job fits the status of residence\nNo room discounts, sorry",
      ja: "あなたの仕事が在留資格に合うかどうかの判断はできません\n宿泊の割引はありません",
    },
    levelThen: "n1",
    residenceRoad: "student-to-work",
    ways: ["mock-interview", "industry-talk", "after-offer"],
    companyShown: "industry",
    hours: [
      { weekday: 2, from: "10:00", until: "12:00" },
      { weekday: 7, from: "19:30", until: "21:00" },
    ],
    sessionsPerWeek: 2,
  },
  {
    email: "sarah-lim@shirube.example",
    headline: {
      en: "Airport ground operations. My first day was moved by a year",
      ja: "空港の地上業務。入社が1年延期になりました",
    },
    road: {
      country: {
        en: "Penang. My father worked on the ferry, so at home we said “after the 6:40” instead of a time. I went to a Chinese school, which made kanji half free and their readings twice as confusing. I came in April 2016 for half a year of language school.",
        ja: "ペナンの出身です。父がフェリーで働いていたので、うちでは時刻の代わりに「6時40分の便のあとで」と言っていました。中国語の学校に通ったおかげで漢字は楽でしたが、読み方は二重に混乱しました。2016年4月に来日し、半年間、日本語学校に通いました。",
      },
      university: {
        en: "I started in the autumn of 2016, in Chiba, so I was always half a year out of step with everyone. I worked evenings at a suitcase rental counter at the airport. Each night before closing, one cargo plane left, and somebody on the ground waved it off with both arms. After a few months I wanted that job more than anything in my lectures. N1 in December 2018.",
        ja: "2016年の秋に千葉の大学に入学したので、いつもみんなと半年ずれていました。夕方は、空港にあるスーツケースのレンタルカウンターでアルバイト。毎晩、店を閉めるころに貨物機が1機出発し、地上の人が両手を振って見送ります。何か月か見ているうちに、講義のどの話よりも、その仕事のことが気になるようになりました。N1は2018年12月に合格しました。",
      },
      jobHunt: {
        en: "17 applications, all airlines and airport companies, because of that cargo plane. I had an offer for October 2020. Then flights stopped, and in May HR called: not cancelled, but one year later. I told nobody for three weeks. When I told my professor, he made two phone calls, and I had a part-time job in a library for the winter. I waited on Designated Activities for people with an offer; the company wrote a new letter with the new date. From February to April 2021 I was at home in Penang. Coming back meant a test and fourteen days in one room.",
        ja: "応募は17社、あの貨物機のせいで、全部が航空会社と空港の会社です。2020年10月入社の内定をもらいました。ところが飛行機が止まり、5月に人事から電話で「取り消しではなく、1年延期です」。3週間、だれにも言えませんでした。やっと教授に話すと、2本電話をかけてくれて、冬の間の図書館のアルバイトが決まりました。待つ間は内定者のための「特定活動」です。会社は、新しい入社日の書類を作り直してくれました。2021年の2月から4月はペナンの実家に。日本に戻ったときは、検査と14日間の隔離がありました。",
      },
      now: {
        en: "I started in October 2021: three years on the ramp with a radio, now in the room that decides the order. My work status is Designated Activities No. 46, which needs, among other things, N1 and a Japanese degree. In my case it suited a job that mixes guests, ramp and planning. My company’s name is in the designation document in my passport, so if I change jobs I have to apply again. I checked that before I signed. I work four nights a month and sleep badly after each of them.",
        ja: "2021年10月に入社し、3年間は無線機を持って駐機場で働き、今は出発の順番を決める部屋にいます。在留資格（ビザ）は特定活動46号です。N1があり、日本の大学を卒業していて、仕事に接客も現場も計画もあるので、私の場合はこれになりました。パスポートの指定書に会社の名前があり、転職するときは変更の申請が必要です。サインの前に確認しました。夜勤は月に4回で、夜勤明けの日はなかなか眠れません。",
      },
    },
    askMe: {
      en: "Waiting after an offer: money, status, what to tell people\nDesignated Activities No. 46, as I know it from my own card\nShift work at an airport: nights, pay, sleep\nJapanese on the radio and on the telephone",
      ja: "入社を待つ間のお金、在留資格、周りへの説明\n特定活動46号で働くということ\n空港のシフト勤務（夜勤、手当、睡眠）\n無線と電話の日本語",
    },
    notFor: {
      en: "I do not pass on applications to my company\nOn typhoon days I may cancel at short notice",
      ja: "会社への応募の取り次ぎはしません\n台風の日は、急にお休みすることがあります",
    },
    levelThen: "n1",
    residenceRoad: "designated-46",
    ways: ["after-offer", "first-step", "mock-interview"],
    companyShown: "name",
    hours: [
      { weekday: 4, from: "19:00", until: "20:30" },
      { weekday: 6, from: "16:00", until: "18:00" },
    ],
    sessionsPerWeek: 1,
  },
  {
    email: "senpai@shirube.example",
    headline: {
      en: "I graduated without an offer, got one more year, and found logistics",
      ja: "内定ゼロで卒業。1年延ばして、物流の会社に入りました",
    },
    road: {
      country: {
        en: "My parents have a small hotpot restaurant in Chengdu. Every evening I counted the crates of beer for my father, and if the number was wrong, we counted again together. I did not know that this was a profession. After the university entrance exam in 2013 I had a choice between a subject I did not want and a cousin in Nagoya. I came in October.",
        ja: "両親は成都で小さな火鍋の店をしています。毎晩、父の代わりにビールのケースを数え、数が合わないと二人で数え直しました。それが仕事になるとは思っていませんでした。2013年の大学入試のあと、希望していない学部に進むか、いとこのいる名古屋へ行くかで迷い、10月に日本に来ました。",
      },
      university: {
        en: "Language school until 2015, then commerce at a university in Nagoya. For three years I sorted parcels in the evening. For me it was money and nothing else. Nearly all my friends were Chinese, and my Japanese could pass tests but could not order a pizza by phone. I got N2 in my second year and stopped there, because a senior had said that N2 was enough.",
        ja: "2015年まで日本語学校、そのあと名古屋の大学で商学を学びました。3年間、夜は荷物の仕分けのアルバイト。お金のためで、それ以上のものだとは思っていませんでした。友だちはほとんど中国人で、日本語は試験なら解けるのに、電話でピザも頼めません。2年生でN2を取り、先輩に「N2で十分」と言われて、そこで止まりました。",
      },
      jobHunt: {
        en: "First season, 2018: 32 companies, whichever my friends applied to. Two final interviews, no offer. I graduated in March 2019 with nothing. With a letter from my university I changed to Designated Activities for continuing the job search: six months, extended once. Immigration wanted to see that I was really looking; I had kept every email and every briefing ticket. It used up 700,000 yen of savings. Second season: 12 companies, only logistics, and I talked about parcels. A director asked whether I would go home. “I have no such plans at present.” Offer in October 2019.",
        ja: "1年目の2018年は、友だちと同じ会社ばかり、32社に応募しました。最終面接が2社、内定はゼロ。2019年3月、何も決まらないまま卒業しました。大学に推薦状を書いてもらい、在留資格（ビザ）を「特定活動」（継続就職活動）に変更。私の場合は6か月で、1回更新しました。活動を続けていることを示す資料が必要でしたが、メールも説明会の参加票も全部残してあったので、助かりました。貯金は70万円減りました。2年目は物流だけ12社、仕分けの話をしました。役員に帰国のことを聞かれ、「今のところ、その予定はありません」と答えました。10月に内定が出ました。",
      },
      now: {
        en: "In interviews I had said: five years on the warehouse side, then planning. It became four and a half. Now I plan night trucks between the port and our customers, and when a truck is early, I worry more than when it is late. Eight of ten calls still come from the same fifteen companies, and the list from my first week is still on my desk. Some friends from my first season earn more than I do. I would not change places with them, but I know by how much.",
        ja: "面接では「5年は倉庫、そのあと企画」と話しました。実際は4年半でした。今は、港と取引先を結ぶ夜のトラックの計画を立てています。遅れより、早すぎる到着のほうが心配になる仕事です。電話の8割は今も同じ15社ほどからで、最初の週に作った一覧は机の上にあります。1年目に一緒に活動した友だちには、私より給料の高い人もいます。代わりたいとは思いませんが、いくら違うかは知っています。",
      },
    },
    askMe: {
      en: "Graduating without an offer: what to do, week by week\nThe extension for job-hunting: letter, evidence, money\nStarting a second season without copying the first\n“How long do you plan to stay in Japan?”",
      ja: "内定がないまま卒業するとき、いつ何をするか\n継続就職活動の特定活動（推薦状、資料、お金）\n2年目の就職活動で変えたこと\n「日本で何年働きますか」への答え方",
    },
    notFor: {
      en: "I cannot talk to your university about the letter\nI do not know the job market for engineers",
      ja: "推薦状について、大学への交渉はできません\nエンジニアの採用のことはわかりません",
    },
    levelThen: "n2",
    residenceRoad: "job-hunting-extension",
    ways: ["first-step", "es-review", "mock-interview"],
    companyShown: "name",
    hours: [
      { weekday: 2, from: "19:00", until: "21:00" },
      { weekday: 6, from: "13:00", until: "15:00" },
    ],
    sessionsPerWeek: 2,
  },
  {
    email: "nadia@shirube.example",
    headline: {
      en: "Hired with N3 after three refusals: my company’s first foreign graduate",
      ja: "N3で3社落ち、4社目で「最初の留学生」になりました",
    },
    road: {
      country: {
        en: "I grew up in Chattogram. My school had one computer, with a cover that the headmistress had sewn, and it was uncovered on Thursdays. I got eleven minutes a week and planned them for six days. Later I studied computer science in Dhaka, where 9 of 60 in my year were women. A visiting lecturer told us about a master’s programme in Japan in English. I came in April 2019.",
        ja: "チッタゴンで育ちました。学校にはパソコンが1台だけ。校長先生が縫ったカバーがかかっていて、木曜日にだけ外されます。一人11分。残りの6日間、その11分の使い方を考えていました。そのあとダッカの大学で情報工学を学びました。60人の学年に、女性は9人でした。講演に来た先生から、日本に英語で学べる修士課程があると聞き、2019年4月に来日しました。",
      },
      university: {
        en: "Everything in English: lectures, laboratory, seminars. It was comfortable, and after half a year I could say less than a four-year-old. Then my landlady, 78, began to return my notes about the rubbish with corrections in red. I wrote longer notes. She corrected those too. N3 in December 2019, and I brought her the certificate before I told my mother.",
        ja: "講義も研究室もゼミも、全部英語でした。楽でしたが、半年たっても4歳の子より話せません。そんなとき、78歳の大家さんに渡したごみ出しのメモが、赤ペンで直されて戻ってきました。それからは長いメモを書くことにし、全部直してもらいました。2019年12月にN3に合格。証明書は、母に知らせるより先に大家さんに見せに行きました。",
      },
      jobHunt: {
        en: "I looked for companies with a coding test and no SPI, and put two small projects online with a README in simple Japanese. Four interviews in Japanese, in 2020. In the first I thought that “heisha” (our company) was a Mr Heisha. In the second they switched to English for me, then turned me down for my Japanese. In the third I was silent. In the fourth I asked: “Would I be your first international graduate? If so, whom could I turn to?” The manager said “me”. HR had never done a change of status, so I brought the printed list. One document, a tax summary, was in the accountant’s drawer.",
        ja: "SPIがなく、コーディングテストのある会社を探し、小さな作品を二つ、やさしい日本語のREADMEをつけて公開しました。2020年、日本語の面接は4回。1回目は「弊社」をヘイシャさんという人だと思いました。2回目は英語に切り替えてくれたのに、日本語力を理由に不合格。3回目は黙ってしまいました。4回目は私から「私が最初の留学生になりますか。もしそうなら、どなたに相談できますか」と聞きました。答えは「私です」。在留資格（ビザ）の変更は人事も初めてで、一覧を印刷して渡しました。最後まで見つからなかった「法定調書合計表」は、経理の引き出しにありました。",
      },
      now: {
        en: "Backend engineer in Tokyo since April 2021. N1 took me until December 2024, one chapter every Sunday. We are now seven people from abroad out of sixty, and HR sends each of them to my desk for the list, which I have updated four times. My landlady is 85. I send her a New Year’s card every year, and she sends it back corrected.",
        ja: "2021年4月から、東京でバックエンドのエンジニアをしています。N1は、毎週日曜日に1章ずつ進めて、2024年12月にやっと合格しました。今は60人のうち7人が外国出身です。入社が決まった人がいると、人事は「書類のことはナディアさんに」と、私の席へ連れてきます。一覧は4回更新しました。大家さんは85歳になりました。毎年、年賀状を送ると、赤ペンで直して返してくれます。",
      },
    },
    askMe: {
      en: "Getting hired as an engineer with N3\nBeing the first foreign graduate in a company\nA README and a self-introduction in simple Japanese\nWhat HR has to find for the change of status, if it is new to them",
      ja: "N3でエンジニアとして採用されるまで\n会社で最初の「元留学生」になること\nやさしい日本語のREADMEと自己紹介\n人事も初めてのとき、在留資格の変更で用意してもらう書類",
    },
    notFor: {
      en: "I cannot help with SPI: I never took it\nA talk with me is not part of my company’s selection",
      ja: "SPIは受けたことがないので、わかりません\nここでの面談は、会社の選考とは関係ありません",
    },
    levelThen: "n3",
    residenceRoad: "student-to-work",
    ways: ["first-step", "mock-interview", "after-offer"],
    companyShown: "industry",
    hours: [
      { weekday: 3, from: "19:30", until: "20:30" },
      { weekday: 7, from: "13:00", until: "15:00" },
    ],
    sessionsPerWeek: 2,
  },
]
