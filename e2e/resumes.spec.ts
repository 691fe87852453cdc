// A rirekisho on a phone: from the profile to the PDF, whose text another program reads.
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, test } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { downloadedText } from "./support/pdf.ts"
import { beSignedIn } from "./support/session.ts"

const words = {
  en: {
    begin: "Begin a résumé",
    first: /^Step 1 of 6/,
    native: "Name in your own letters",
    birthday: "Date of birth",
    schools: "2. Education",
    addSchool: "Add a school",
    level: "Kind of school",
    country: "Country",
    school: "School in Japanese",
    usual: /^Fill in the usual months/,
    texts: "5. Texts",
    selfPr: "Self-PR (jiko PR)",
    wishes: "Your wishes",
    tooMany: /lines too many/,
    print: "6. Preview and print",
    notAll: "Not everything is printed",
    fits: "Everything fits.",
    page: "Page 1 of 2",
    download: "Download the PDF",
    english: "English résumé, A4",
    onlyPage: "Page 1 of 1",
    remove: "Delete",
    deleted: "The résumé is deleted.",
  },
  ja: {
    begin: "履歴書を作る",
    first: /^ステップ1／6/,
    native: "母語の文字での氏名",
    birthday: "生年月日",
    schools: "2. 学歴",
    addSchool: "学校を追加する",
    level: "学校の種類",
    country: "国・地域",
    school: "学校名",
    usual: /^一般的な年月を入れる/,
    texts: "5. 文章",
    selfPr: "自己PR",
    wishes: "本人希望記入欄",
    tooMany: /行多いため/,
    print: "6. プレビュー・印刷",
    notAll: "印刷されない部分があります",
    fits: "すべて収まっています。",
    page: "1／2ページ",
    download: "PDFをダウンロードする",
    english: "英文レジュメ（A4）",
    onlyPage: "1／1ページ",
    remove: "削除する",
    deleted: "履歴書を削除しました。",
  },
}

/** One account per language, because both do this at the same time. */
const people: Record<Language, string> = { en: "verified", ja: "applicant" }

test.describe("a rirekisho", () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test("is filled in from the profile, checked on its pages and printed", { tag: "@both" }, async ({
    page,
    context,
    baseURL,
    language,
  }) => {
    const w = words[language]
    await beSignedIn(context, baseURL, people[language])
    await page.goto("/career/career-builder/resumes")
    await untilRunning(page)
    await expectAccessible(page)
    await page.getByRole("link", { name: w.begin }).click()
    await expect(page.getByRole("heading", { name: w.first })).toBeVisible()
    await page.getByLabel(w.native).fill("Nguyễn Thị Hồng Phượng")
    await page.getByLabel(w.birthday, { exact: true }).fill("2003-04-09")
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await page.getByRole("button", { name: w.schools }).click()
    await page.getByRole("button", { name: w.addSchool }).click()
    await page.getByLabel(w.level).last().selectOption("high_school")
    await page.getByLabel(w.country).last().selectOption("VN")
    await page.getByLabel(w.school, { exact: true }).last().fill("ハノイ高等学校")
    await page.getByRole("button", { name: w.usual }).last().click()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await page.getByRole("button", { name: w.texts }).click()
    await page.getByLabel(w.selfPr, { exact: true }).fill("私の強みは、続ける力です。")
    await page.getByLabel(w.wishes, { exact: true }).fill("あ".repeat(1_000))
    await expect(page.getByText(w.tooMany)).toBeVisible()
    await page.getByRole("button", { name: w.print }).click()
    await expect(page.getByText(w.notAll, { exact: true })).toBeVisible()
    await page.getByRole("button", { name: w.texts }).click()
    await page.getByLabel(w.wishes, { exact: true }).fill("東京で働くことを希望します。")

    await page.getByRole("button", { name: w.print }).click()
    await expect(page.getByText(w.fits)).toBeVisible()
    await expect(page.getByRole("img", { name: w.page })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    const text = await downloadedText(page, w.download)
    for (const part of [
      "Nguyễn Thị Hồng Phượng",
      "2003年4月9日",
      "ハノイ高等学校（ベトナム）",
      "2018",
      "私の強みは、続ける力です。",
      "東京で働くことを希望します。",
    ])
      expect(text).toContain(part)

    await page.getByText(w.english).click()
    await expect(page.getByRole("img", { name: w.onlyPage })).toBeVisible()
    expect(await downloadedText(page, w.download)).toContain("EDUCATION")

    await page.getByRole("button", { name: w.remove, exact: true }).click()
    await page.getByRole("dialog").getByRole("button", { name: w.remove, exact: true }).click()
    await expect(page.getByText(w.deleted)).toBeVisible()
  })
})
