// Pages of the senpai who work in trade, finance, law, consulting, marketing, design, education and travel.
import type { DemoMentorPage } from "./page.ts"

export const officePages: readonly DemoMentorPage[] = [
  {
    email: "wei-chen@shirube.example",
    headline: {
      en: "43 entry sheets, 7 final interviews, 2 offers. I kept the table.",
      ja: "ES43社、最終面接7社、内定2社。管理表はまだ持っています",
    },
    road: {
      country: {
        en: "Shenyang, in the north-east of China. My father repaired lathes in a factory full of Japanese machines, and the manuals ended up on our kitchen shelf. I could read the Japanese for “danger” before I could say hello. I studied economics in Dalian and took Japanese on the side, because half of the companies at our job fair were Japanese.",
        ja: "瀋陽の出身です。父が工場で日本製の旋盤を修理していたので、家の台所の棚には日本語の説明書が並んでいました。「こんにちは」より先に「危険」を覚えました。大連の大学では経済を専攻し、日本語も履修しました。学内の就職フェアに来る会社の半分が日系だったからです。",
      },
      university: {
        en: "I came to Kobe in October 2016: half a year as a research student, then the master’s. Three evenings a week I worked in a drugstore near Sannomiya and explained stomach medicine in two languages. N1 took me two attempts. The room cost 31,000 yen and was heated by one electric stove. Electricity for my first January: 14,200 yen. I write such things down.",
        ja: "2016年10月に神戸に来て、半年は研究生、そのあと修士に進みました。週に3回、三宮のドラッグストアで、胃薬の説明を2か国語でしていました。N1は2回目で合格。部屋は家賃3万1千円で、暖房は電気ストーブ1台だけ。最初の1月の電気代は14,200円でした。こういうことを、つい記録してしまいます。",
      },
      jobHunt: {
        en: "I began on 1 March 2018, too late for three companies I liked. 43 entry sheets, 26 passed, 19 first interviews, 7 finals, 2 offers. Seven interviewers asked about the broken printer, a story I had nearly left out. In my case I changed from Student straight to Highly Skilled Professional: I counted exactly 70 points, with an expected pay of 4,020,000 yen where the line was four million. HR had never done it for a new graduate. I brought the point table; the letter about my expected pay took them three weeks.",
        ja: "始めたのは2018年3月1日で、行きたかった3社には間に合いませんでした。ES43社、通過26社、一次面接19社、最終7社、内定2社。面接で7回も聞かれたのは、書かずにおこうと思っていた「壊れたプリンター」の話です。在留資格（ビザ）は、私の場合、留学から直接「高度専門職」に変えました。数えたらちょうど70点。年収の見込みは402万円で、基準の400万円をぎりぎり超えていました。人事も新卒では初めてだったので、ポイントの計算表は自分で持っていきました。年収見込みの証明書が出るまでに3週間かかりました。",
      },
      now: {
        en: "Eighth year. I sell bearings and seals to Vietnam and Mexico, mostly by email, at odd hours because of Mexico. In my first year I typed one zero too many and 400 seals became 4,000. The customer was kind about it. My boss was less kind, and then showed me how to check a quotation backwards, from the total to the first line. I still do that.",
        ja: "8年目です。ベアリングやパッキンをベトナムとメキシコに売っています。やり取りはほとんどメールで、メキシコのせいで時間が不規則です。1年目に見積書のゼロを一つ多く打ち、400個が4,000個になりました。お客様はやさしく、上司はそうでもありませんでした。ただ、そのあと見積書を合計から逆に確認する方法を教えてくれました。今もそうしています。",
      },
    },
    askMe: {
      en: "How many companies to apply to, and what to write in the table\nFinal interviews: I had seven and lost five\nTrading companies that sell parts, not oil fields\nCounting points for Highly Skilled Professional, as I did in 2019",
      ja: "何社に出すか、管理表に何を書くか\n最終面接（7回受けて5回落ちました）\n資源ではなく、部品を売る商社の仕事\n「高度専門職」のポイント計算（2019年の私の例）",
    },
    notFor: {
      en: "I do not rewrite your entry sheet. I ask about it until you do.\nI do not pass applications on to our HR.",
      ja: "ESの代筆はしません。自分で直したくなるまで質問します。\n人事への紹介や口利きはしません。",
    },
    levelThen: "n1",
    residenceRoad: "highly-skilled",
    ways: ["es-review", "mock-interview", "industry-talk"],
    companyShown: "name",
    hours: [
      { weekday: 3, from: "19:30", until: "21:00" },
      { weekday: 6, from: "10:00", until: "12:00" },
    ],
    sessionsPerWeek: 2,
  },
  {
    email: "mai-phuong@shirube.example",
    headline: {
      en: "Two spring seasons without an offer. Hired in December of the second.",
      ja: "春の就活は2年続けて内定ゼロ。2年目の12月に決まりました",
    },
    road: {
      country: {
        en: "Da Nang. My school was one of the few that taught Japanese from grade six, so at eighteen I believed I was good at it. My mother kept the books of the family hardware shop in a school notebook. When I was ten I was allowed to check her sums, for 500 dong per mistake. I did not get rich.",
        ja: "ダナンの出身です。中学校から日本語を教える、めずらしい学校に通っていたので、18歳のときは自分は日本語ができると思っていました。実家は金物屋で、母がノートに帳簿をつけていました。10歳から、その計算を確認するのが私の仕事でした。間違い一つで500ドン。母は計算が得意で、お金はたまりませんでした。",
      },
      university: {
        en: "I arrived in October 2015 with one thin jacket, spent six months at a language school in Osaka and entered university in April 2016. The accounting lectures went well. The seminar did not: fourteen Japanese students and me, and in the first term I spoke only when I was called. From the third year I worked at the university’s counter for international students. I counted their questions there, which later turned out to be useful.",
        ja: "2015年10月、薄い上着1枚で大阪に着きました。日本語学校に半年通い、2016年4月に大学に入りました。会計の講義はわかりました。つらかったのはゼミです。日本人14人と私。前期は、当てられたときしか話しませんでした。3年生からは、大学の留学生向けの窓口でアルバイトをしました。そこで質問の数を数えていたことが、あとで役に立ちました。",
      },
      jobHunt: {
        en: "Spring 2019: 28 companies. I failed five aptitude tests in one April, later passed two in five, and lost every interview. My professor agreed that I should leave the thesis for a fifth year: 535,800 yen in fees, and two letters to explain it when I extended my stay. Spring 2020: briefings cancelled, 24 companies, three final interviews, nothing. From July I told people I was busy with the thesis. In November an audit firm wanted assistants, outside any season. They asked what I had done for two years. I told them, with the numbers. The offer came on 11 December.",
        ja: "2019年の春は28社。4月に適性検査で5社続けて落ち、その後は5社に2社ほど通りましたが、面接は全滅でした。ゼミの先生と相談し、卒論を残して5年目へ。学費は535,800円。在留期間の更新では、理由書と先生の手紙を付けました。2020年の春は説明会が次々に中止になり、24社受けて最終面接が3社、内定はゼロ。7月からは「卒論で忙しい」と言っていました。11月、監査法人が季節外れにアシスタントを募集していました。「この2年、何をしていましたか」と聞かれ、数字も隠さずに話しました。内定は12月11日でした。",
      },
      now: {
        en: "Sixth year. I am an audit assistant, not a certified accountant. I check invoices and bank balances, and at the end of March I count boxes in unheated warehouses. The fifth year of university is on my rirekisho for everybody to see. Since the day I was hired, exactly one person has asked about it, and she had done the same.",
        ja: "6年目です。公認会計士ではなく、監査のアシスタントです。請求書や預金の残高を確認し、3月の終わりには暖房のない倉庫で箱を数えます。大学に5年いたことは、履歴書を見ればわかります。入社してからそれを聞いてきた人は一人だけで、その人も5年いたそうです。",
      },
    },
    askMe: {
      en: "The week after the last rejection: what I did, what I should have done\nSPI verbal for people who are good at numbers\nA fifth year at university: what it cost me, in yen and in letters\nHiring outside the season\nAudit work without a licence",
      ja: "全部落ちたあとの1週間にしたこと、すればよかったこと\n計算は得意で言語が苦手な人のSPI\n大学5年目にかかったお金と書類\n季節外れの採用の見つけ方\n資格なしで監査法人で働くこと",
    },
    notFor: {
      en: "I do not calculate your tax.\nFor an extension of your stay, please ask your international office first.",
      ja: "税金の計算はしません。\n在留期間の更新ができるかどうかは、先に大学の留学生課に聞いてください。",
    },
    levelThen: "n2",
    residenceRoad: "student-to-work",
    ways: ["first-step", "industry-talk"],
    companyShown: "industry",
    hours: [
      { weekday: 2, from: "20:00", until: "21:00" },
      { weekday: 7, from: "14:00", until: "17:00" },
    ],
    sessionsPerWeek: 2,
  },
  {
    email: "yu-ting-lin@shirube.example",
    headline: {
      en: "I asked for marketing and got a shop counter for two years.",
      ja: "マーケティング志望で入社して、店頭に2年。今は台湾向けの担当です",
    },
    road: {
      country: {
        en: "My grandmother sold soap and hair oil at a market in Tainan, and I did my homework behind the boxes. One summer she got a Japanese sunscreen whose Chinese label said, “Please put on your face before you leave the house.” We laughed about it for a week. Then I began to wonder who had written it, and whether that was a job.",
        ja: "祖母が台南の市場で石けんやヘアオイルを売っていて、私は箱の後ろで宿題をしていました。ある夏、日本の日焼け止めが入ってきました。中国語のラベルに「お出かけ前に顔をお付けください」と書いてあり、祖母と1週間笑いました。そのあと、これはだれが書いたのだろう、これも仕事なのだろうか、と考えるようになりました。",
      },
      university: {
        en: "Six months of language school in Tokyo, then business administration from April 2015. I bought three blankets in my first winter before a neighbour showed me that the gap under my window was as wide as a pencil. Tape cost 300 yen. I worked in a general goods shop in Ikebukuro and kept rewriting the product cards. Nobody had asked me to. The manager noticed after two months and gave me a better pen.",
        ja: "東京の日本語学校に半年通い、2015年4月に経営学部に入りました。最初の冬は寒くて毛布を3枚買いました。窓の下に鉛筆ほどのすき間があると隣の人に教えてもらったのは、そのあとです。テープは300円でした。アルバイトは池袋の雑貨店。頼まれていないのに、商品カードを何度も書き直していました。2か月後に気づいた店長が、書きやすいペンをくれました。",
      },
      jobHunt: {
        en: "My first entry sheet took eleven versions and went to one company. It failed. After that I sent 21 more, faster. In my first interview I introduced myself for three minutes, until the interviewer put his pen down. At my company they asked, “Which of our products would your grandmother refuse to buy?” I said the scented one, and why. Offer on 8 June 2018. In my case Immigration asked for a training plan, probably because I would begin in a shop. HR wrote two pages: about one year of sales, then head office. The card came on 20 March.",
        ja: "最初のESは11回書き直して1社に出し、落ちました。そのあとは速く書くことにして、21社に出しました。初めての面接では自己紹介を3分続け、面接官がペンを置きました。今の会社では「おばあさまが買わないと思う当社の商品は？」と聞かれ、香りの強いものを挙げて理由を話しました。内々定は2018年6月8日です。店頭から始まるためか、私の場合は入管から研修計画の提出を求められ、人事が2枚にまとめてくれました。「販売を約1年、その後本社」。新しい在留カードを受け取ったのは3月20日でした。",
      },
      now: {
        en: "The “about one year” became two, because 2020 came. The testers were taken off the shelves and I learned to sell lipstick to people in masks. Since spring 2021 I have done marketing for Taiwan and Singapore. Last year I rewrote the Chinese label of a sunscreen. I sent a photo to Tainan, and my grandmother found a comma she did not like.",
        ja: "「約1年」は、2020年になって2年に延びました。テスターが片づけられ、マスクのお客様に口紅を売りました。2021年の春からは、台湾とシンガポール向けのマーケティングです。去年、日焼け止めの中国語のラベルを書き直しました。台南に写真を送ったら、祖母から「ここの点はいらない」と返事が来ました。",
      },
    },
    askMe: {
      en: "Cutting a self-introduction from three minutes to one\nEntry sheets for people who cannot stop rewriting\nA first placement you did not choose\nWhat marketing at a cosmetics company does on an ordinary day",
      ja: "自己紹介を3分から1分にする方法\n書き直しがやめられない人のES\n希望と違う配属になったとき\n化粧品会社のマーケティングの、ふつうの1日",
    },
    notFor: {
      en: "I do not read entry sheets on the night of the deadline.\nNo product samples. (People do ask.)",
      ja: "締め切り当日の夜のES添削はしません。\n商品のサンプルは差し上げられません（ときどき聞かれます）。",
    },
    levelThen: "n1",
    residenceRoad: "student-to-work",
    ways: ["es-review", "industry-talk"],
    companyShown: "name",
    hours: [
      { weekday: 4, from: "19:00", until: "20:30" },
      { weekday: 6, from: "13:00", until: "15:00" },
    ],
    sessionsPerWeek: 2,
  },
  {
    email: "maria-santos@shirube.example",
    headline: {
      en: "I read 30 applications on a busy day. My own first 20 were rejected.",
      ja: "今は1日に30人分の書類を読む側。自分の最初の20社は全部落ちました",
    },
    road: {
      country: {
        en: "Eldest of five, from Iloilo. After college I did HR for a call centre in Manila, on the night shift, and helped to hire about three hundred people in two years. So when I came to Japan I thought: I know hiring. What I knew was hiring in English, at two in the morning, ten minutes per person.",
        ja: "イロイロの出身で、5人きょうだいの一番上です。大学を出てから、マニラのコールセンターの人事で夜勤をし、2年で300人ほどの採用にかかわりました。だから日本に来たとき、採用のことならわかる、と思っていました。私が知っていたのは、夜中の2時に、英語で、一人10分で決める採用でした。",
      },
      university: {
        en: "Master’s in sociology in Tokyo from September 2016, taught in English. I came with N5, so the lectures were easy to follow and the supermarket was not. I had Japanese lessons every morning at half past seven, passed N3 in July 2017 and N2 that December. On Saturdays I taught English to children in Kawasaki, who corrected my particles for free.",
        ja: "2016年9月に東京の大学院に入りました。専攻は社会学で、授業は英語です。来日したときはN5。授業はわかるのに、スーパーの表示が読めませんでした。毎朝7時半から日本語の授業に出て、2017年7月にN3、12月にN2に合格しました。土曜日は川崎で子どもたちに英語を教え、子どもたちは私の「は」と「が」を無料で直してくれました。",
      },
      jobHunt: {
        en: "My first 20 applications were my English CV, translated. All 20 were rejected. The career centre asked one question: “What did you do there, with your hands?” I wrote it again and sent twelve more. My company asked, “A student with N3 wants a job that asks for N1. What do you say?” I said, “I’d ask the company who decided on N1, and why.” They looked at each other, and I thought I had lost it. Offer in May 2018. I applied at Immigration in July, took the degree certificate there in September, got the card on the 27th and started on 1 October.",
        ja: "最初の20社には、英語の履歴書を訳したものを出して、全部落ちました。キャリアセンターの方に聞かれたのは一つだけです。「そこで、あなたは手を動かして何をしたんですか」。書き直して12社に出しました。今の会社の質問は「N3の学生が、N1が条件の求人に応募したいと言ったら？」。「N1と決めたのはだれか、なぜかを会社に聞きます」と答えると、面接官が顔を見合わせました。落ちたと思いましたが、2018年5月に内定をもらいました。在留資格（ビザ）の変更は7月に申請。9月に修了証明書を入管に持っていき、27日に在留カードを受け取って、10月1日に入社しました。",
      },
      now: {
        en: "I am in my ninth year at the staffing company. I recruit, and I train interviewers. Part of the job is the rejection emails. I send them before six in the evening and never on a Friday, because I remember the ones that came at 23:40. Last autumn I filled eleven places that had become free when students declined. There are some every October.",
        ja: "入社して9年目です。採用のほかに、面接官の研修も担当しています。お断りのメールを書くのも仕事です。夜6時より前に、金曜日は避けて送ります。23時40分に届いたメールを、今も覚えているからです。去年の秋は、内定辞退で空いた席に11人をご紹介しました。毎年10月には、そういう席がいくつかあります。",
      },
    },
    askMe: {
      en: "What a recruiter sees in the first ten seconds\nFrom an English CV to a Japanese entry sheet\nAutumn hiring, if you are still looking in October\nN3, and a job advert that asks for N1",
      ja: "採用担当が最初の10秒で見るところ\n英語の履歴書から日本語のESへ\n10月になっても内定がないときの秋採用\nN3で「N1必須」の求人を見つけたとき",
    },
    notFor: {
      en: "I do not place you in a job here; that is separate from my company.\nI do not comment on other agencies by name.",
      ja: "ここで求人の紹介はしません。会社の仕事とは別です。\nほかの人材会社の評判についてはお話ししません。",
    },
    levelThen: "n2",
    residenceRoad: "student-to-work",
    ways: ["es-review", "mock-interview", "first-step"],
    companyShown: "name",
    hours: [
      { weekday: 1, from: "19:00", until: "21:00" },
      { weekday: 4, from: "20:00", until: "21:00" },
      { weekday: 6, from: "09:00", until: "11:00" },
    ],
    sessionsPerWeek: 3,
  },
  {
    email: "adaeze-eze@shirube.example",
    headline: {
      en: "N2, three failed case interviews, and then a job as a consultant",
      ja: "N2、ケース面接は3連敗。そのあとコンサルタントになりました",
    },
    road: {
      country: {
        en: "Enugu, Nigeria. In my year of national service I worked for a small town whose water plan had been written by consultants. They had spelled the town’s name in two ways. I read all 96 pages and asked who had come to look at the pump. Nobody had. After that I stayed at home for a year with my grandmother, who was ill, and applied to the embassy of Japan from her kitchen table.",
        ja: "ナイジェリアのエヌグ出身です。大学を出て、国の制度で1年間、小さな町の役所で働きました。町の水道計画はコンサルタントが書いたもので、町の名前のつづりが2種類ありました。96ページ全部読んで、「ポンプを見に来た人はいますか」と聞いたら、だれも来ていませんでした。そのあと1年は、病気の祖母と家にいました。日本大使館の奨学金の書類は、祖母の台所で書きました。",
      },
      university: {
        en: "I landed in November 2020 and spent two weeks in a hotel room near the airport with three bentos a day. Half a year of Japanese on a screen, then the master’s in public policy, in English. My first winter coat cost 3,000 yen in a second-hand shop in Kunitachi, and it was a man’s coat. N2 in December 2021, by four points.",
        ja: "2020年11月に来日し、最初の2週間は空港の近くのホテルで、1日3食お弁当の隔離生活でした。半年間オンラインで日本語を勉強し、それから英語で学ぶ公共政策の修士へ。初めての冬のコートは国立の古着屋で3,000円、しかも男物でした。N2は2021年12月に、4点差で合格しました。",
      },
      jobHunt: {
        en: "I wrote to nine firms and asked for the aptitude test in English: six no, two yes, one did not need it. Then I failed three case interviews by thinking in silence. In interviews I apologised for my year at home for two minutes; I cut it to twenty seconds. In the final round a partner asked how many umbrellas are forgotten on Tokyo trains in a day. I said, “I don’t know your trains. I know buses in Enugu. May I start there?” We arrived at a number that was wrong, and I got the offer in July 2022. The change of status took four weeks.",
        ja: "9社に「適性検査は英語で受けられますか」とメールし、6社は不可、2社は可、1社は検査なしでした。ケース面接では黙って考え、3回落ちました。家にいた1年については、2分も謝っていたのを20秒に減らしました。最終面接で聞かれたのは「東京の電車で1日に忘れられる傘は何本か」。「東京の電車は知りません。エヌグのバスから考えてもいいですか」と答えました。出した数字は間違っていましたが、2022年7月に内定。在留資格（ビザ）の変更は、申請から4週間でした。",
      },
      now: {
        en: "Fourth year. City buses, two hospitals, and one project I may not name. I keep a list of every Japanese word I have had to ask about in a meeting: 1,140 so far. Number one is BPR, which is not even Japanese.",
        ja: "4年目です。市営バス、病院が二つ、それから名前を言えない仕事が一つ。会議で意味を聞いた言葉は全部リストにしていて、今は1,140語です。最初の一つは「BPR」。日本語ですらありませんでした。",
      },
    },
    askMe: {
      en: "Case interviews in a language that is not yours\nAsking a company for the English test\nExplaining a gap year in twenty seconds\nConsulting on an ordinary Tuesday",
      ja: "母語ではない言葉で受けるケース面接\n適性検査を英語で受けたいときの聞き方\n空白の1年を20秒で説明する\nコンサルタントの、ふつうの火曜日",
    },
    notFor: {
      en: "No real client cases, not even old ones.\nIn March I am slow to answer.",
      ja: "実際のお客様の事例は、古いものでも話せません。\n3月は返事が遅くなります。",
    },
    levelThen: "n2",
    residenceRoad: "student-to-work",
    ways: ["mock-interview", "industry-talk"],
    companyShown: "industry",
    hours: [
      { weekday: 6, from: "10:00", until: "12:30" },
      { weekday: 7, from: "16:00", until: "18:00" },
    ],
    sessionsPerWeek: 2,
  },
  {
    email: "daniel-weber@shirube.example",
    headline: {
      en: "Slow reader, slow writer. Eleven applications, one patent office.",
      ja: "読むのも書くのも遅い。11か所に応募して、特許事務所に入りました",
    },
    road: {
      country: {
        en: "Jena, a town of lenses and microscopes. I began Japanese at sixteen because the evening class in Spanish was full.",
        ja: "ドイツのイエナ、レンズと顕微鏡の町です。16歳で日本語を始めました。夜間講座のスペイン語が満員だったからです。",
      },
      university: {
        en: "Physics in Jena, with an exchange year in Tsukuba. I came back to Tsukuba in October 2013 and did the master’s there. Two years of measuring light in thin layers, then eleven days of writing it up. I noticed that I had preferred the eleven days.",
        ja: "イエナで物理を学び、途中の1年は筑波に交換留学しました。2013年10月に筑波に戻って、修士に進みました。薄い膜の中の光を2年間測り、論文は11日で書きました。楽しかったのは11日のほうだと気づきました。",
      },
      jobHunt: {
        en: "Eleven patent offices in 2015, one text, sent unchanged to all of them. Four answered. One gave me a claim of six lines to translate and forty minutes. I finished four lines. They read the four lines and asked why I was slow. I said that a wrong word in a claim is hard to correct later. They hired me. When I applied to change my status, I was asked what physics had to do with translation. I sent the contents page of my thesis and three published patents in the same field. Permission after six weeks.",
        ja: "2015年、特許事務所11か所に、同じ文章をそのまま送りました。返事は4か所。そのうちの一つで、6行の請求項を40分で訳す試験がありました。4行しか終わりませんでした。面接官は4行を読み、なぜ遅いのか聞きました。請求項の言葉を間違えると、あとから直すのは難しいからです、と答え、採用されました。在留資格（ビザ）の変更では、物理と翻訳の関係を聞かれました。論文の目次と、同じ分野の公開特許を三つ出しました。許可まで6週間でした。",
      },
      now: {
        en: "Eleventh year, same office, third job in it: translator, assistant to the engineers, patent engineer. I draft about thirty applications a year. Colleagues draft fifty. Mine come back less often.",
        ja: "同じ事務所で11年目、仕事は三つ目です。翻訳者、技術者の補助、そして特許技術者。年に30件ほど明細書を書きます。同僚は50件です。私のほうが、直しは少なめです。",
      },
    },
    askMe: {
      en: "Patent work with a science degree\nCutting Japanese text to fit a 400-character box\nChanging your work without changing the company",
      ja: "理系の学位と特許の仕事\n日本語の文章を400字に縮める方法\n会社を変えずに仕事を変える方法",
    },
    notFor: {
      en: "I am not a patent attorney. I do not look at inventions.\nNo mock interviews. I am bad at pretending.",
      ja: "弁理士ではありません。発明の相談は受けません。\n模擬面接はしません。演技が苦手です。",
    },
    levelThen: "n1",
    residenceRoad: "student-to-work",
    ways: ["es-review", "industry-talk"],
    companyShown: "name",
    hours: [{ weekday: 7, from: "10:00", until: "12:00" }],
    sessionsPerWeek: 1,
  },
  {
    email: "aigerim-sadykova@shirube.example",
    headline: {
      en: "I read contracts for an energy importer. Precise questions welcome.",
      ja: "エネルギー会社で契約書を読んでいます。質問は具体的にどうぞ",
    },
    road: {
      country: {
        en: "Almaty. One January the heating in our block failed for six days, at minus twenty. My father said that somebody had forgotten to renew a contract for coal. I was thirteen and wanted to see that contract.",
        ja: "アルマトイの出身です。13歳の1月、マイナス20度の中で、団地の暖房が6日間止まりました。父は「石炭の契約の更新をだれかが忘れたらしい」と言いました。その契約書を見てみたいと思いました。",
      },
      university: {
        en: "I came at eighteen, in April 2013, on a scholarship of about 120,000 yen a month: one year of Japanese in Tokyo, then four years of international relations in Tsukuba. My first essay on a treaty came back with two words from the professor: “Which article?” I have tried not to receive that comment again. A second-hand bicycle was 6,000 yen, and the wind in January was free.",
        ja: "2013年4月、18歳で来日しました。奨学金は月12万円ほど。東京で日本語を1年、筑波で国際関係を4年学びました。条約についての最初のレポートは、「第何条ですか」とだけ書かれて返ってきました。その後は、そう書かれないように気をつけています。中古の自転車は6,000円、1月の強い風は無料でした。",
      },
      jobHunt: {
        en: "Spring 2017: 18 entry sheets, six companies with interviews, two offers. One panel asked about my boyfriend and my parents’ jobs. I answered, was angry for a week and withdrew. My company had said at its briefing that one sentence can stop a ship, and I applied because of that sentence. At Immigration my name had two spellings: Aigerim on the card, Aygerim in the old passport and on a certificate. I had attached copies of both passports and one page of explanation. I recommend the page. For the guarantor form, my parents signed in Roman letters from Almaty.",
        ja: "2017年の春、ESは18社、面接は6社、内定は2社です。ある会社では恋人と両親の職業を聞かれました。その場では答えましたが、1週間腹が立って、辞退しました。今の会社は、説明会で「契約書の一文で船が止まる」と聞き、応募しました。在留資格（ビザ）の変更では、名前のつづりが二つあることを聞かれました。在留カードはAigerim、古いパスポートと証明書はAygerim。両方のパスポートの写しと、説明の紙を1枚、先に付けておきました。この1枚はおすすめです。身元保証書には、アルマトイの両親がローマ字で署名しました。",
      },
      now: {
        en: "Ninth year, in a legal section of seven people. For a year and a half I compared old versions with new ones. The first contract I marked alone had a delivery date in the wrong year; that was in my nineteenth month. I answer on Sunday evenings.",
        ja: "9年目です。法務は7人です。最初の1年半は、新旧の契約書を見比べる仕事でした。一人で任された最初の契約書で、納期の年の間違いを見つけました。入社19か月目のことです。返事は日曜の夜にします。",
      },
    },
    askMe: {
      en: "Legal work in a company without a law degree\nTurning a private question in an interview back to work\nNames that differ between passport, card and certificates\nOffer letters and guarantor forms: what to read first",
      ja: "法学部以外から企業の法務へ\n面接で私生活を聞かれたときの返し方\nパスポート、在留カード、証明書で名前が違うとき\n内定承諾書と身元保証書で最初に読むところ",
    },
    notFor: {
      en: "No legal advice on your contract or dispute. I am not a lawyer.\n“How is life in Japan?” is too wide for me.",
      ja: "個別の契約やトラブルの法律相談は受けません。弁護士ではありません。\n「日本はどうですか」のような広い質問は苦手です。",
    },
    levelThen: "n1",
    residenceRoad: "student-to-work",
    ways: ["after-offer", "industry-talk", "es-review"],
    companyShown: "industry",
    hours: [{ weekday: 7, from: "18:00", until: "21:00" }],
    sessionsPerWeek: 2,
  },
  {
    email: "jiaxin-li@shirube.example",
    headline: {
      ja: "銀行4年、証券4年。次を決めずに退職を伝え、2か月胃が痛かった人です",
    },
    road: {
      country: {
        ja: "済南の出身です。日本行きを決めたのは両親で、留学エージェントの説明会にも付いていっただけでした。2012年の秋、18歳。日本に着いた日に使えた日本語は「大丈夫です」だけでした。この一語で、最初の1年はずいぶん損をしました。布団を買うときも、携帯電話を契約するときも「大丈夫です」。気がつくと、使わないオプションが四つ付いていました。",
      },
      university: {
        ja: "日本語学校に1年半通い、2014年4月に横浜の大学へ。家賃は3万4千円、坂の上で、自転車は下りしか役に立ちません。区役所の窓口で困っている同じ国の人を手伝ううちに、窓口の方に名前を覚えられました。ここで働きたいと自分で思ったのは、そのころです。携帯電話のオプションも、ようやく自分で解約しました。",
      },
      jobHunt: {
        ja: "2017年3月から30社。大手10社、地方10社、中小10社と決めて出しました。SPIを6週間勉強したのに、銀行10行のうち7行は玉手箱でした。最終面接で「第一志望群です」と言って2回落ちています。内定は二つ、どちらも真ん中の10社からです。銀行の面接で「雨の日も自転車で回れますか」と聞かれ、冗談だと思って笑って「はい」と答えました。冗談ではありませんでした。留学からの在留資格（ビザ）の変更は1月に申請して、許可は3月上旬でした。",
      },
      now: {
        ja: "銀行では4年間、商店街のお店を1日12軒回りました。2022年4月の終わり、次を決めずに退職を伝えました。引き継いだお客様は86件。今の会社の内定が出たのは6月20日で、それまで胃薬が手放せませんでした。7月から証券会社です。辞めたときと入ったときに、それぞれ14日以内に入管へ届け出ました。義務ではない就労資格証明書も、安心したくて取りました。銀行の元上司からは、今も年賀状が来ます。雨の日の話が必ず書いてあります。",
      },
    },
    askMe: {
      ja: "銀行と証券の1日の違い\n金融のWebテストと「第一志望ですか」の答え方\n辞めると決めてから、次が決まるまでの順番\n引き継ぎと、気持ちのいい辞め方\n親が決めた留学を、面接でどう話すか",
    },
    notFor: {
      ja: "株や投資信託のおすすめはしません。\n英語での面談は難しいです。日本語か中国語でお願いします。",
    },
    levelThen: "n1",
    residenceRoad: "student-to-work",
    ways: ["mock-interview", "industry-talk"],
    companyShown: "industry",
    hours: [
      { weekday: 3, from: "19:30", until: "21:00" },
      { weekday: 5, from: "19:30", until: "20:30" },
      { weekday: 6, from: "10:00", until: "12:00" },
    ],
    sessionsPerWeek: 2,
  },
  {
    email: "chayanee-suksai@shirube.example",
    headline: {
      en: "Came with N4, hunted with N3, the quietest in every group",
      ja: "N4で来日、N3で就活。グループではいつも一番静かでした",
    },
    road: {
      country: {
        en: "Khon Kaen. My aunt makes chilli paste in a pot as big as a bathtub, and I was the one who tasted, because I didn’t talk with my mouth full. I didn’t talk much anyway. I studied food science at home and was accepted as a research student in Kobe for October 2021. The border was closed, so I joined the lab meetings from my bedroom for half a year.",
        ja: "コンケンの出身です。おばが、お風呂くらい大きい鍋で唐辛子のペーストを作っていて、味見は私の係でした。食べながらしゃべらないからです。食べていなくても、あまりしゃべりません。地元の大学で食品科学を勉強し、2021年10月から神戸の大学の研究生になりました。でも、コロナで入国できず、半年は自分の部屋からオンラインでゼミに出ました。",
      },
      university: {
        en: "I arrived in April 2022, with N4, on the Saturday before the master’s began. In the seminar I understood the Latin names of the bacteria. At night I put labels on boxes in a bento factory. N3 in July. In my first winter I stayed in the lab until ten because it was warm there, and my gas bill was 2,100 yen. My professor thought I was very hard-working.",
        ja: "2022年4月、修士が始まる前の土曜日に、N4で来日しました。ゼミでわかったのは、菌のラテン語の名前だけです。夜はお弁当の工場でラベルを貼りました。7月にN3に合格。最初の冬は、暖かいので夜10時まで研究室にいました。ガス代は2,100円でした。先生は、私をとても熱心な学生だと思っていました。",
      },
      jobHunt: {
        en: "In June 2022 I joined six one-day events online and typed my questions, because typing is not speaking. One led to five days in September. From March 2023 I applied to eleven companies. I kept a list: in three group discussions I spoke nine times in total, and I passed two. I accepted an offer in May, got another one in June, and went to the first company to apologise, with sweets. They had not asked for that. At Immigration I had signed the form in Thai letters, and had to sign again as in my passport.",
        ja: "2022年6月、1日のオンラインイベントに6回出て、質問はチャットで送りました。打つのは、話すのとは違います。その一つから、9月の5日間のインターンに呼ばれました。2023年3月からは11社に応募。グループディスカッションは3回で、発言は全部で9回。2回通りました。5月に内定を承諾し、6月に今の会社にも受かり、最初の会社へお菓子を持って謝りに行きました。来てくださいとは言われていません。入管では、申請書にタイ文字で署名していて、パスポートと同じ署名で書き直しました。",
      },
      now: {
        en: "Third year in sauces, in Osaka. I passed N2 after I had the offer. One product took 64 test batches, and I tasted all of them. My aunt’s pot was good training. The bottle with three uses, the idea I was hired with, has been rejected twice. I am working on version three.",
        ja: "大阪でソースを作って3年目です。N2は内定のあとに合格しました。一つの商品で試作が64回。全部味見しました。おばの鍋がいい練習になっていました。面接で話した「一本で三通りに使えるソース」は、社内で2回落ちました。今、3回目の案を作っています。",
      },
    },
    askMe: {
      en: "Group discussion when you are quiet\nStarting from N4 with two years until graduation\nHow to use one-day events online\nFood companies: what development people really do\nAnything you do not dare to ask the loud ones",
      ja: "静かな人のグループディスカッション\nN4で来て、卒業まで2年しかないとき\nオンラインの1日イベントの使い方\n食品の商品開発の、本当の仕事\n元気な先輩には聞きにくいこと",
    },
    notFor: {
      en: "I cannot teach you to be loud.\nRecipes are secret, even the failed ones.",
      ja: "声を大きくする方法は教えられません。\nレシピは秘密です。失敗したものも秘密です。",
    },
    levelThen: "n3",
    residenceRoad: "student-to-work",
    ways: ["first-step", "industry-talk"],
    companyShown: "name",
    hours: [
      { weekday: 5, from: "19:00", until: "20:30" },
      { weekday: 7, from: "09:00", until: "11:00" },
    ],
    sessionsPerWeek: 1,
  },
  {
    email: "camille-laurent@shirube.example",
    headline: {
      en: "Eleven months of silence, three projects, hired in September",
      ja: "返事のない11か月。作品を3点に絞り、9月に採用されました",
    },
    road: {
      country: {
        en: "Nantes. I drew wine labels in a small studio for two years. Castle, gold line, castle. When a client asked for “the same, but with more castle”, I applied to Tokyo.",
        ja: "ナントの出身です。小さなデザイン事務所で2年間、ワインのラベルを描いていました。お城、金の線、またお城。「同じものを、もっとお城を大きく」と言われた週に、東京の大学院に出願しました。",
      },
      university: {
        en: "Media design in Tokyo from September 2016, mostly in English. My savings were 9,000 euros, and by the first February half was gone: deposit, key money, a bicycle, and a second-hand kotatsu for 8,900 yen, the only purchase I have never regretted. N2 in December 2017. I learned more Japanese from the man at the copy shop, who had opinions about my paper.",
        ja: "2016年9月から東京の大学院でメディアデザインを学びました。授業はほとんど英語です。貯金は9,000ユーロ。敷金、礼金、自転車で、最初の2月には半分になりました。中古のこたつ8,900円だけは、一度も後悔していません。N2は2017年12月に合格。日本語は、私の紙の選び方にうるさいコピー店のおじさんから、一番教わりました。",
      },
      jobHunt: {
        en: "October 2017 to September 2018. Nine one-day events, eight applications, polite silence. In summer a designer closed my portfolio after one minute, so I cut thirty projects to three. From 27 August I helped a small agency for two weeks and stayed for lunch. Offer on 7 September. I asked for October and they said yes. We applied for the change of status on the 11th and I had the card on the 28th. Seventeen days. That was luck, with every document ready; friends waited two months. Do not plan like me.",
        ja: "2017年10月から2018年9月まで。1日イベントに9回、応募は8社、返ってきたのは丁寧な沈黙でした。夏に、あるデザイナーが私のポートフォリオを1分で閉じました。それで30点を3点にしました。8月27日から2週間、小さな制作会社を手伝い、お昼を一緒に食べ、9月7日に内定。「10月入社は可能ですか」と聞いたら「はい」。在留資格（ビザ）の変更を11日に申請し、28日にカードを受け取りました。17日です。書類が全部そろっていて、運もよかっただけです。友人は2か月待ちました。まねしないでください。",
      },
      now: {
        en: "Eight years at the same agency. I watch people fail to find a button, and then I explain to the client that it is not the people’s fault. I leave first almost every day. My Japanese is still N2 on paper, and in meetings it is better than my French, which has started to sound translated. My mother says so.",
        ja: "同じ会社で8年たちました。ボタンを見つけられない人を横で観察し、「使う人のせいではありません」とお客様に説明する仕事です。ほぼ毎日、一番先に帰ります。日本語は今も資格の上ではN2ですが、会議では困りません。困るのはフランス語のほうで、「翻訳みたい」と母に言われます。",
      },
    },
    askMe: {
      en: "Which three projects to keep\nSmall agencies, and how to write to one\nAsking for an October start after a September graduation\nLooking after yourself when nobody answers",
      ja: "どの3点を残すか\n小さな制作会社への連絡のしかた\n9月卒業で10月入社をお願いするとき\n返事が来ない間の過ごし方",
    },
    notFor: {
      en: "I will not say that it is nice if it is not.\nI do not redesign your portfolio. You cut, I watch.\nNot for aptitude tests. I have never passed one.",
      ja: "よくないものを「いいですね」とは言いません。\nポートフォリオの作り直しはしません。削るのはあなたです。\n適性検査のことはわかりません。通ったことがないので。",
    },
    levelThen: "n2",
    residenceRoad: "student-to-work",
    ways: ["es-review", "industry-talk"],
    companyShown: "name",
    hours: [
      { weekday: 2, from: "19:00", until: "20:00" },
      { weekday: 6, from: "14:00", until: "17:00" },
    ],
    sessionsPerWeek: 2,
  },
  {
    email: "emily-carter@shirube.example",
    headline: {
      en: "Hired from Oregon with no Japanese, changed jobs by the side door",
    },
    road: {
      country: {
        en: "A mill town in Oregon. A friend filled in the JET form and dared me to do the same. In February 2014 I had my interview at the consulate in Portland. They asked me to teach the word “slippery” without speaking. The floor was polished, so I used the floor, and somebody laughed. My friend was not chosen. In May a letter said Chichibu, and I could not find it on the map. The visa was put into my passport in Portland, so I have never been a student here.",
      },
      university: {
        en: "A state university, English literature, June 2014. Don’t ask me about seminars or career centres in Japan. My classroom was elementary school lunch in Chichibu: two hundred teachers of Japanese, none older than twelve. The first winter took 18 litres of kerosene a week, about 1,800 yen, and one pipe froze. The woman next door taught me to leave the tap dripping, and the word for it. N5 in 2015, N3 in December 2017.",
      },
      jobHunt: {
        en: "My contract ended in July 2018. From April I sent 26 applications through mid-career sites: no SPI, no entry sheets, interviews at seven companies. One man said, “You have only taught. What can you do?” For the next interview I brought the newsletter I had written for 42 other teachers. That company needed somebody whom teachers trust. Offer on 20 August. I had notified Immigration within 14 days of my last day at school. The change from Instructor to gijinkoku, the usual status for office work, took five weeks. Two months without pay cost me 310,000 yen.",
      },
      now: {
        en: "I have been at the ed-tech company in Saitama for eight years. I look after the teachers who use our product: newsletter, community, angry phone calls. N2 came in 2021. The choir is on Wednesdays. My landlady in Saitama leaves vegetables at my door, and in July it is only cucumbers.",
      },
    },
    askMe: {
      en: "Getting hired when you are not a new graduate\nBeing hired from abroad: what I sent, and when\nLeaving teaching for a company\nInterviews with N3\nUncomfortable messages from somebody you met on an OB visit",
    },
    notFor: {
      en: "Not for SPI, entry sheets or the March season. I never did them.\nSessions in English, please. That is the language I explain well in.",
    },
    levelThen: "n3",
    residenceRoad: "from-abroad",
    ways: ["first-step", "mock-interview"],
    companyShown: "name",
    hours: [
      { weekday: 1, from: "19:30", until: "20:30" },
      { weekday: 4, from: "19:00", until: "21:00" },
      { weekday: 6, from: "16:00", until: "18:00" },
      { weekday: 7, from: "09:00", until: "12:00" },
    ],
    sessionsPerWeek: 3,
  },
  {
    email: "zarina-yusupova@shirube.example",
    headline: {
      en: "28 colleagues in Kanazawa, found by an email nobody had asked for",
      ja: "募集のない会社に「5日だけ」とメールして、今そこで働いています",
    },
    road: {
      country: {
        en: "I grew up five minutes from the Registan in Samarkand, so tourists asked me the way from the time I was six. At ten I could say “left” and “right” in seven languages and nothing else in any of them. The Japanese guests were the ones who came back an hour later to say thank you. My mother wanted medicine for me. I wanted to know where those people lived.",
        ja: "サマルカンドのレギスタン広場まで歩いて5分の家で育ちました。6歳のころから観光客に道を聞かれ、10歳で「右」と「左」だけは7か国語で言えました。ほかは何も言えません。1時間後にわざわざお礼を言いに戻ってくるのは、日本のお客さんでした。母は医学部に行ってほしかったようですが、私はあの人たちの町を見てみたかったのです。",
      },
      university: {
        en: "Language school in Kanazawa from October 2018, university from April 2020. There was no entrance ceremony, and I met my classmates in person in October. In January 2021 it snowed for days. I did not own a shovel, so I cleared the steps with a frying pan until the neighbour came out, laughing, and gave me hers. Boots: 4,800 yen. I worked in a tea house in the old quarter and learned what visitors ask when nobody from the tourist office is listening.",
        ja: "2018年10月から金沢の日本語学校、2020年4月から大学です。入学式はなく、同級生に会えたのは10月でした。2021年1月の大雪のとき、スコップがなくて、フライパンで階段の雪をかいていたら、隣の方が笑いながらスコップを貸してくれました。長靴は4,800円。アルバイトは茶屋街の喫茶店で、観光案内所では聞けないようなお客さんの本音を、たくさん聞きました。",
      },
      jobHunt: {
        en: "I sent seven emails to companies with no internship page. Two said yes. In February 2023 I spent five days at one of them, with a programme on one sheet of paper. By June I had its offer and one from a large company. My mother wanted the large one. I took the small one, whose president had never employed anybody from abroad. He called Immigration the next morning while I sat there. One tax form was missing, the summary of the staff’s pay, and the accountant looked for the stamped copy for two weeks. N1 came with the December test.",
        ja: "インターンの案内がない会社7社にメールし、2社が「いいですよ」。2023年2月、そのうちの1社で5日間、予定表1枚のインターンをしました。6月には、そこと大きい会社から内定をもらいました。母は大きいほうがいいと言いましたが、小さいほうに決めました。社長は外国人を雇うのが初めてで、次の朝、私の前で入管に電話をかけました。足りなかったのは「法定調書合計表」。受付印のある控えを、経理の方が2週間探してくれました。N1は12月の試験で合格しました。",
      },
      now: {
        en: "The Noto earthquake came on 1 January 2024, three months before I started. Bookings disappeared in a day. On the 5th the president wrote, “Your desk is here. Come in April.” In my first year I hid from the telephone. Now, in my third, I plan trips to workshops and small inns, and some of my routes go to Noto again, to the towns that have asked for guests. My mother calls on Fridays and wants to know if I have eaten.",
        ja: "2024年1月1日、入社の3か月前に能登半島地震が起きました。予約は1日で消えました。5日に社長からメールが来ました。「あなたの席はあります。4月に来てください」。1年目は電話から逃げていました。3年目の今は、工房や小さな宿をめぐる旅を作っています。お客さんに来てほしいという能登の町にも、また行くようになりました。金曜日には母から電話があり、「ちゃんと食べているの」と聞かれます。",
      },
    },
    askMe: {
      en: "Writing to a company that has no internship\nSmall company or large one: how I chose\nBeing the first foreign employee, and the documents for it\nWork in tourism away from Tokyo\nThe telephone",
      ja: "募集のない会社へのインターンの頼み方\n小さい会社と大きい会社、どう選んだか\n会社で初めての外国人社員になること、その書類\n東京以外での観光の仕事\n電話がこわいとき",
    },
    notFor: {
      en: "I do not plan your holiday. (Well, one restaurant.)\nI cannot say which status fits you; Immigration can.",
      ja: "旅行の相談は受けません。お店を一つ教えるくらいなら。\nあなたの在留資格（ビザ）の判断はできません。入管に聞いてください。",
    },
    levelThen: "n2",
    residenceRoad: "student-to-work",
    ways: ["first-step", "industry-talk", "after-offer"],
    companyShown: "name",
    hours: [
      { weekday: 2, from: "19:30", until: "21:00" },
      { weekday: 7, from: "13:00", until: "15:00" },
    ],
    sessionsPerWeek: 2,
  },
]
