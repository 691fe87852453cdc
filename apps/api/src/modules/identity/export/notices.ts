import { noticeKind } from "#api/kernel/notices/kinds"
import { type Notices, on } from "#api/kernel/notices/sources"
import { exportReady } from "./events.ts"

const ready = noticeKind({
  name: "export_ready",
  category: "account",
  path: "/account/data",
  words: () => ({
    en: {
      title: "Your data is ready to download",
      text: "The archive stays for 7 days. Sign in to download it.",
    },
    ja: {
      title: "データのダウンロードの準備ができました",
      text: "データは7日間保管されます。サインインしてダウンロードしてください。",
    },
  }),
})

export const notices: Notices = {
  kinds: [ready],
  on: [
    on(exportReady, "notify-export", ({ userId, exportId }) => ready.to(userId, {}, `export ${exportId}`)),
  ],
}
