import { openingOf } from "@shirube/contract/text/opening"
import type { Language } from "@shirube/vocabulary/language"
import type { Letter, LetterText } from "#api/kernel/mail/letters"
import type { NoticeLinks, NoticeWords } from "#api/kernel/notices/kinds"

/** Readers would skip a longer email. */
export const MOST_IN_DIGEST = 10
/** The longest quote per notification in a digest. */
const LONGEST_QUOTE = 160

const frames: Record<
  Language,
  (count: number) => Pick<LetterText, "subject"> & { lead: string; rest: string; label: string }
> = {
  en: (count) => ({
    subject: count === 1 ? "1 unread notification" : `${count} unread notifications`,
    lead:
      count === 1
        ? "This is your summary: one notification on Shirube that you have not read yet."
        : `This is your summary: ${count} notifications on Shirube that you have not read yet.`,
    rest: `And ${count - MOST_IN_DIGEST} more.`,
    label: "See all notifications",
  }),
  ja: (count) => ({
    subject: `まだ読んでいないお知らせが${count}件あります`,
    lead: `しるべで、まだ読んでいないお知らせが${count}件あります。まとめてお送りします。`,
    rest: `ほか${count - MOST_IN_DIGEST}件あります。`,
    label: "お知らせをすべて見る",
  }),
}

/** An unread notification with its URL. */
interface Unread {
  readonly words: NoticeWords
  readonly url: string
  /** The quoted post. */
  readonly quoted?: Record<Language, string> | undefined
}

export function digestLetter(unread: readonly Unread[], listUrl: string): Letter {
  const write = (language: Language): LetterText => {
    const { subject, lead, rest, label } = frames[language](unread.length)
    return {
      subject,
      paragraphs: [
        lead,
        ...unread.slice(0, MOST_IN_DIGEST).map(({ words, url, quoted }) => ({
          title: words[language].title,
          text: [words[language].text, ...(quoted ? [openingOf(quoted[language], LONGEST_QUOTE)] : [])].join(
            "\n",
          ),
          url,
        })),
        ...(unread.length > MOST_IN_DIGEST ? [rest] : []),
      ],
      link: { label, url: listUrl },
    }
  }
  return { en: write("en"), ja: write("ja") }
}

interface Additions extends Pick<Unread, "quoted"> {
  readonly links?: NoticeLinks | undefined
}

/** A single notification as an email. */
export function noticeLetter(words: NoticeWords, url: string, { quoted, links }: Additions): Letter {
  const write = (language: Language, label: string): LetterText => ({
    subject: words[language].title,
    paragraphs: [
      words[language].text,
      ...(quoted ? [quoted[language]] : []),
      ...(links ? [links[language].lead, ...links[language].items] : []),
    ],
    link: { label, url },
  })
  return { en: write("en", "Open it on Shirube"), ja: write("ja", "しるべで見る") }
}
