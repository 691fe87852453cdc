import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { ShowMore } from "#web/ui/list/show-more.tsx"
import { Row, Section } from "#web/ui/text/section.tsx"
import { blocksQuery } from "./queries.ts"

/** The people that the member has blocked, each with an unblock button. */
export function BlockedSection() {
  const t = useTranslations("members")
  const day = useDay()
  const list = useSuspenseInfiniteQuery(blocksQuery)
  const people = list.data.pages.flatMap((page) => page.items)
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? ""
  const unblock = useAction("DELETE /v1/blocks/{id}", {
    touches: ["blocks", "members"],
    done: (_, { params }) => t("unblocked", { name: nameOf(params.id) }),
  })
  return (
    <Section title={t("blockedTitle")} text={t("blockedText")}>
      {people.length === 0 ? <p className="text-ink-soft">{t("blockedNone")}</p> : null}
      <ul>
        {people.map(({ id, name, blockedAt }) => (
          <Row
            key={id}
            title={name}
            text={t("blockedOn", { day: day(blockedAt) })}
            actions={
              <Button
                variant="secondary"
                busy={unblock.underWay.some(({ params }) => params.id === id)}
                busyLabel={t("unblocking")}
                aria-label={t("unblockOf", { name })}
                onClick={() => void unblock.run({ params: { id } })}
              >
                {t("unblock")}
              </Button>
            }
          />
        ))}
      </ul>
      <ShowMore
        isQuiet
        list={list}
        label={t("more")}
        busyLabel={t("loading")}
        onPress={() => void list.fetchNextPage()}
      />
    </Section>
  )
}
