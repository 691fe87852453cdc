import type { ShownSubject } from "#api/kernel/features/review-kinds"

interface Word {
  readonly id: string
  readonly phrase: string
  readonly note: string
  readonly isHeld: boolean
  readonly adder: string | null
  readonly addedAt: Date
}

export const presentWord = ({ id, phrase, note, isHeld, adder, addedAt }: Word) => ({
  id,
  phrase,
  note,
  is_held: isHeld,
  added_by: adder,
  added_at: addedAt.toISOString(),
})

/** Shows the deciding editor why the text is in the queue. */
export const watchedFact = (
  finds: readonly { readonly phrase: string }[],
): ShownSubject["facts"][number][] =>
  finds.length === 0
    ? []
    : [
        {
          label: { en: "Watched words", ja: "注意する言葉" },
          text: {
            en: finds.map(({ phrase }) => `“${phrase}”`).join(", "),
            ja: finds.map(({ phrase }) => `「${phrase}」`).join(""),
          },
        },
      ]
