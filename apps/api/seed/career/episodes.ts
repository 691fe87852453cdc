// Episodes of the demo's student, as she wrote them down: in the languages that she thinks in.
import type { EpisodeContent } from "@shirube/contract/career/career-documents/episode"

export const BAKERY = "3e9a4b70-2c15-4d8e-8f1a-6b7c90d2e101"
export const TREASURER = "3e9a4b70-2c15-4d8e-8f1a-6b7c90d2e102"
export const SEMINAR = "3e9a4b70-2c15-4d8e-8f1a-6b7c90d2e103"
export const MAP = "3e9a4b70-2c15-4d8e-8f1a-6b7c90d2e104"
export const FAIR = "3e9a4b70-2c15-4d8e-8f1a-6b7c90d2e105"

export interface DemoEpisode {
  readonly id: string
  /** Days before the demo begins. */
  readonly days: number
  readonly content: EpisodeContent
}

const episode = (content: Omit<EpisodeContent, "kind" | "prompt">): EpisodeContent => ({
  kind: "episode",
  prompt: null,
  ...content,
})

export const demoEpisodes: readonly DemoEpisode[] = [
  {
    id: BAKERY,
    days: 40,
    content: episode({
      title: "Training new staff at the bakery",
      setting: "part-time",
      from: "2024-06",
      to: null,
      situation:
        "I have worked at a bakery in Kyoto for two years. Every spring a few new students join us. In 2025 two of the four left within two months, and the manager thought that they were not serious. I remembered my own first weeks: sixty kinds of bread without labels at the till, and no quiet moment to ask.",
      action:
        "I asked the people who had left what had been hardest. All of them said the names and prices. I made a list with photos in the order of how often each bread sells, so that a newcomer learns the twenty most important ones in the first week. I also asked the manager for five minutes at the end of each shift, only for questions.",
      result:
        "All four who joined in 2026 stayed longer than three months. They worked the till alone after three weeks; the year before it had taken five. The manager now uses the list in the second shop, too.",
      learned:
        "When people give up, I ask them before I judge them. Most of the time the way of working is the problem, and that can be changed.",
      strengths: ["listening", "problem-solving", "initiative"],
    }),
  },
  {
    id: TREASURER,
    days: 36,
    content: episode({
      title: "From a loss to a surplus as treasurer",
      setting: "club",
      from: "2024-10",
      to: "2026-03",
      situation:
        "I became treasurer of the African Students’ Circle in my first year. At the university festival our stall lost 50,000 yen. With another loss like that we would have had to stop.",
      action:
        "I put the sales of the last two years into a table, dish by dish, and saw that we always bought the same amount of everything. I made a shopping plan by hour and dish. Some members said that this would take the fun away, so I spoke with each of them and promised that the money we saved would pay for the welcome party.",
      result:
        "The next festival ended with 38,000 yen more than we had spent. Thirty-two people came to the welcome party, twice as many as before.",
      learned:
        "Numbers are a reason to talk, not a reason to be right. People agreed when they knew what the money was for.",
      strengths: ["analysis", "communication", "responsibility"],
    }),
  },
  {
    id: SEMINAR,
    days: 30,
    content: episode({
      title: "Asking twelve food makers about exports",
      setting: "research",
      from: "2026-04",
      to: "2026-09",
      situation:
        "In my seminar we study why small Japanese companies do not export. Most papers use statistics. I wanted to know what the owners themselves say about markets in Africa.",
      action:
        "I wrote to 40 food makers in Kyoto, in Japanese and by post, because emails were not answered. Twelve invited me. My professor corrected my questions twice, and I practised the first five minutes with a friend until I could say them without paper.",
      result:
        "Nine of the twelve were interested in West Africa, and all nine named the same two worries: being paid, and quality on the way. I presented this at the seminar of three universities in September and came second.",
      learned:
        "A letter that shows I have read about the company opens more doors than perfect keigo. And I want to work exactly at this gap.",
      strengths: ["perseverance", "curiosity", "analysis"],
    }),
  },
  {
    id: MAP,
    days: 22,
    content: episode({
      title: "A disaster map that everyone in the dormitory can read",
      setting: "life-in-japan",
      from: "2025-09",
      to: "2026-09",
      situation:
        "At the disaster drill of 2025, 4 of the 28 international students in my dormitory knew where the shelter is. The notice had been given out on paper and in Japanese only.",
      action:
        "With three friends I visited the head of the neighbourhood association and asked whether we could make a map together. The first answer was no, because there is a fixed form. We joined the monthly cleaning for half a year. Then the neighbours showed us the dangerous corners, and the students marked the words they could not read.",
      result:
        "The map is in easy Japanese, English and Chinese. At this year’s drill 21 students took part, and the next neighbourhood uses the map as well.",
      learned: "Trust comes before a good idea. Half a year of sweeping leaves was not a detour.",
      strengths: ["perseverance", "cross-cultural", "teamwork"],
    }),
  },
  {
    id: FAIR,
    days: 12,
    content: episode({
      title: "Interprète d’un jour au salon de Kobe",
      setting: "volunteering",
      from: "2026-05",
      to: "2026-05",
      situation:
        "En mai, j’ai été interprète bénévole dans un salon professionnel à Kobe. Une petite entreprise japonaise de matériel de cuisine recevait deux acheteurs venus d’Abidjan. Le premier jour, la discussion s’est arrêtée au bout de dix minutes : les acheteurs voulaient un prix, et le patron voulait d’abord les connaître.",
      action:
        "Pendant la pause, j’ai expliqué à chacun ce que l’autre attendait. J’ai proposé au patron de donner une fourchette de prix dès le début, et aux acheteurs de parler d’abord de leurs clients. Le soir, j’ai préparé une liste de quarante mots techniques en français, en anglais et en japonais.",
      result:
        "Le lendemain, la réunion a duré plus d’une heure. Les acheteurs ont commandé des échantillons, et l’entreprise m’a demandé de traduire leurs courriels pendant l’été.",
      learned:
        "Traduire les mots ne suffit pas : il faut aussi traduire les attentes. C’est le travail que je voudrais faire plus tard.",
      strengths: ["communication", "cross-cultural", "attentiveness"],
    }),
  },
]
