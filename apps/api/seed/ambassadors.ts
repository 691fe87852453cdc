// Demo data for ambassadors: one application that is waiting for an editor.
import { type LanguageCode, namedId } from "../src/kernel/db/ids.ts"
import type { Platform } from "../src/kernel/process/platform.ts"
import { accountAt } from "../src/modules/identity/accounts/service.ts"
import { type Application, fileApplication } from "../src/modules/people/ambassador/service.ts"
import { once } from "./once.ts"

export const AMBASSADOR_MARK = "demo-ambassador"

const application: Application = {
  motivation: `1年生のとき、就活は3年生の3月から始めればいいと思っていました。インターンシップの締め切りが夏だと知ったのは、申し込みが終わったあとです。
しるべの記事をもっと早く読んでいたら、あの夏にあわてることはなかったと思います。後輩には同じ思いをしてほしくないので、応募しました。`,
  plan: `ベトナム人留学生会（約80人）の新入生歓迎会で、就活の1年の流れを15分で紹介します。
そのあとは月に1回、国際交流センターのラウンジで、エントリーシートを持ち寄って読み合う会を開きたいです。会場の予約は、センターの方に相談しています。`,
  languages: ["vi", "ja", "en"].map((code) => namedId<LanguageCode>(code)),
  hoursPerWeek: 3,
  contact: "verified@shirube.example（平日の18時以降は早く返事ができます）",
}

export async function loadAmbassadors({ db }: Pick<Platform, "db">, now: Date): Promise<void> {
  const student = await accountAt(db.autocommit, "verified@shirube.example")
  if (student) await once(db, AMBASSADOR_MARK, now, (tx) => fileApplication(tx, student.id, application, now))
}
