// Words that tell what a draft is about and in which language it is, so that an asker who writes in a language
// without many questions is still led to a topic and to what others asked. Loaded with the form only.
import { type Topic, topics } from "@shirube/vocabulary/topics"

/** In English, Japanese, Chinese, Korean, Vietnamese, Indonesian, Nepali, Thai, French and Spanish. */
const words: Readonly<Record<Topic, string>> = {
  "self-analysis":
    "self-analysis|strength|weakness|gakuchika|自己分析|強み|弱み|ガクチカ|自我分析|优点|缺点|優點|缺點|자기분석|장점|단점|điểm mạnh|điểm yếu|kelebihan|kekurangan|จุดแข็ง|forces et faiblesses|fortalezas|debilidades",
  companies:
    "company|companies|industry|startup|会社|企業|業界|公司|企业|行业|產業|기업|회사|업계|công ty|doanh nghiệp|ngành nghề|perusahaan|industri|कम्पनी|บริษัท|entreprise|empresa",
  "entry-sheets":
    "entry sheet|entry-sheet|resume|résumé|rirekisho|shiboudouki|エントリーシート|履歴書|志望動機|简历|簡歷|履历|이력서|자기소개서|자소서|지원동기|hồ sơ xin việc|sơ yếu lý lịch|riwayat hidup|surat lamaran|बायोडाटा|ประวัติย่อ|lettre de motivation|currículum",
  "aptitude-tests":
    "aptitude|tg-web|tamatebako|web test|spi test|適性検査|webテスト|玉手箱|能力测试|笔试|筆試|적성검사|인적성|bài kiểm tra|tes kemampuan|psikotes|แบบทดสอบ|test d'aptitude|prueba de aptitud",
  interviews:
    "interview|group discussion|面接|グループディスカッション|面试|面試|면접|phỏng vấn|wawancara|अन्तर्वार्ता|สัมภาษณ์|entretien|entrevista",
  internships:
    "internship|intern |インターン|实习|實習|인턴|thực tập|magang|इन्टर्न|ฝึกงาน|stage d'|stagiaire|prácticas",
  "ob-visits":
    "alumni|ob visit|ob訪問|og訪問|ob・og|校友|前辈|前輩|선배|동문|cựu sinh viên|tiền bối|senior di kantor|alumnus|ศิษย์เก่า|anciens élèves|exalumnos",
  "japanese-at-work":
    "keigo|business japanese|jlpt|敬語|ビジネス日本語|仕事の日本語|敬语|敬語|商务日语|비즈니스 일본어|존경어|경어|kính ngữ|tiếng nhật thương mại|bahasa jepang bisnis|ภาษาญี่ปุ่นธุรกิจ|japonais des affaires|japonés de negocios",
  "daily-work":
    "overtime|colleague|working hours|my boss|paid leave|残業|上司|同僚|有給|加班|同事|야근|상사|동료|연차|làm thêm giờ|tăng ca|đồng nghiệp|sếp|lembur|rekan kerja|atasan|ओभरटाइम|ล่วงเวลา|heures supplémentaires|collègue|horas extra|compañero",
  visa: "visa|residence card|residence status|immigration|在留|ビザ|入管|签证|簽證|居留|비자|체류|재류|thị thực|lưu trú|tư cách lưu trú|izin tinggal|imigrasi|भिसा|วีซ่า|titre de séjour|visado",
  offers:
    "job offer|naitei|salary|contract|内定|給料|労働条件|offer letter|薪资|薪水|合同|내정|연봉|계약서|lời mời làm việc|tiền lương|hợp đồng|tawaran kerja|gaji|kontrak|तलब|เงินเดือน|salaire|contrat|sueldo|salario|contrato",
  "career-change":
    "change jobs|changing jobs|quit my job|tenshoku|転職|退職|辞め|跳槽|换工作|換工作|辞职|이직|퇴사|chuyển việc|nghỉ việc|pindah kerja|resign|जागिर छोड|เปลี่ยนงาน|ลาออก|changer de travail|démission|cambiar de trabajo|renunciar",
}

const plain = (text: string) => text.normalize("NFKC").toLowerCase()
const lists = topics.map((topic) => ({ topic, found: words[topic].split("|").map(plain) }))

/** The topics whose words the draft contains, those with the most words first. */
export function topicsIn(draft: string): readonly Topic[] {
  const text = `${plain(draft)} `
  return lists
    .map(({ topic, found }) => ({ topic, count: found.filter((word) => text.includes(word)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ topic }) => topic)
}

/** Kana comes before Chinese characters: Japanese has both. Of the Latin scripts, only Vietnamese has letters of its own. */
const letters: readonly (readonly [string, RegExp])[] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["ko", /\p{Script=Hangul}/u],
  ["th", /\p{Script=Thai}/u],
  ["my", /\p{Script=Myanmar}/u],
  ["si", /\p{Script=Sinhala}/u],
  ["bn", /\p{Script=Bengali}/u],
  ["ne", /\p{Script=Devanagari}/u],
  ["vi", /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu],
]

/** The language that the draft's letters belong to; undefined where they do not tell. */
export const languageOf = (draft: string): string | undefined =>
  letters.find(([, letter]) => letter.test(draft.normalize("NFC")))?.[0]
