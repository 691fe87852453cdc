/** Included in the archive. */
export const readMe = `Everything that Shirube holds about you
========================================

Each .json file is one table of our database, with the rows that are about you and no one else. Times are in UTC.
Left out: passwords and other secrets that only a machine reads, and links that are good for minutes.
The folder "files" has the pictures that you have sent us.

しるべが保管しているあなたのデータ
========================================

.jsonファイルは、データベースの表ごとに、あなたに関する行だけを書き出したものです。時刻は協定世界時（UTC）です。
パスワードなど機械だけが読む情報と、数分で無効になるリンクは含まれていません。
「files」フォルダーには、あなたが送った画像が入っています。
`
