import * as contract from "@shirube/contract/profile"
import { photoAddress } from "#api/features/photo/service"
import { advance } from "#api/features/signup/service"
import { ok, slice } from "#api/platform/slice"
import { presentProfile, presentShown } from "./present.ts"
import {
  profileOf,
  type SavePart,
  type SentPart,
  saveBackground,
  saveGoals,
  saveIndustries,
  saveIntroduction,
  saveNames,
  saveRegion,
  saveSchool,
  saveStudy,
  saveUniversity,
  saveVisibility,
  saveWork,
} from "./service.ts"

/** Every part is saved as a step of signing up, and answered with the whole. */
const keep = async <Part>(
  { tx, user, body, visit }: SentPart<Part>,
  save: SavePart<Part>,
  name = user.name,
) => {
  const profile = await advance(tx, user, () => save(tx, user.id, body, visit))
  return ok(presentProfile(profile, name, visit.now))
}

export const routes = slice(({ implement }) => [
  implement(contract.getProfile, async ({ tx, user, now }) =>
    ok(presentProfile(await profileOf(tx, user.id), user.name, now)),
  ),
  implement(contract.previewProfile, async ({ tx, user, platform, now }) => {
    const photo = await photoAddress(tx, platform, user.id, "medium", now)
    return ok(presentShown(await profileOf(tx, user.id), { ...user, photo }))
  }),
  implement(contract.putNames, (sent) => keep(sent, saveNames, sent.body.display_name)),
  implement(contract.putBackground, (sent) => keep(sent, saveBackground)),
  implement(contract.putRegion, (sent) => keep(sent, saveRegion)),
  implement(contract.putUniversity, (sent) => keep(sent, saveUniversity)),
  implement(contract.putSchool, (sent) => keep(sent, saveSchool)),
  implement(contract.putStudy, (sent) => keep(sent, saveStudy)),
  implement(contract.putIndustries, (sent) => keep(sent, saveIndustries)),
  implement(contract.putWork, (sent) => keep(sent, saveWork)),
  implement(contract.putGoals, (sent) => keep(sent, saveGoals)),
  implement(contract.putIntroduction, (sent) => keep(sent, saveIntroduction)),
  implement(contract.putVisibility, (sent) => keep(sent, saveVisibility)),
])
