import type { ListItem, University } from "./service.ts"

export const presentGroup = ({ id, name, reading, also }: ListItem) => ({
  id,
  name,
  reading,
  also: [...also],
})

export const presentItem = ({ group, ...item }: ListItem) => ({
  ...presentGroup({ ...item, group }),
  group,
})

export const presentUniversity = ({
  id,
  name,
  reading,
  also,
  kind,
  prefecture,
  region,
  domains,
}: University) => ({
  id,
  name,
  reading,
  also: [...also],
  kind,
  prefecture,
  region,
  domains: [...domains],
})
