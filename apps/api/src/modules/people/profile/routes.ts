import * as contract from "@shirube/contract/people/profile/routes"
import { ok, slice } from "#api/kernel/http/slice"
import { photoAddress } from "#api/modules/identity/photo/service"
import { advance } from "#api/modules/people/sign-up/service"
import { presentProfile, presentShown, studentFacts } from "./present.ts"
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
  saveStudyPlace,
  saveUniversity,
  saveVisibility,
  saveWork,
} from "./service.ts"

/** Saves a part as a sign-up step, updates affected proofs in the same transaction, and returns the whole profile. */
const keep = async <Part extends object>(
  { tx, user, body, platform, visit }: SentPart<Part>,
  save: SavePart<Part>,
  name = user.name,
) => {
  const { profileProofs } = platform
  const profile = await advance(tx, platform, user, async () => {
    const before = await profileOf(tx, user.id)
    const after = await save(tx, user.id, body, visit)
    const isAccepted = "accepts_proof_change" in body && body.accepts_proof_change === true
    const change = { before: studentFacts(before), after: studentFacts(after), isAccepted }
    await profileProofs.keep(tx, platform, user.id, change, visit)
    return after
  })
  return ok(presentProfile(profile, { name, proofs: await profileProofs.of(tx, user.id) }, visit.now))
}

export const routes = slice(({ implement }) => [
  implement(contract.getProfile, async ({ tx, user, platform, now }) =>
    ok(
      presentProfile(
        await profileOf(tx, user.id),
        { name: user.name, proofs: await platform.profileProofs.of(tx, user.id) },
        now,
      ),
    ),
  ),
  implement(contract.previewProfile, async ({ tx, user, platform, now }) => {
    const photo = await photoAddress(tx, platform, user, "medium", now)
    return ok(presentShown(await profileOf(tx, user.id), { ...user, photo }))
  }),
  implement(contract.putNames, (sent) => keep(sent, saveNames, sent.body.display_name)),
  implement(contract.putBackground, (sent) => keep(sent, saveBackground)),
  implement(contract.putRegion, (sent) => keep(sent, saveRegion)),
  implement(contract.putUniversity, (sent) => keep(sent, saveUniversity)),
  implement(contract.putSchool, (sent) => keep(sent, saveSchool)),
  implement(contract.putStudyPlace, (sent) => keep(sent, saveStudyPlace)),
  implement(contract.putStudy, (sent) => keep(sent, saveStudy)),
  implement(contract.putIndustries, (sent) => keep(sent, saveIndustries)),
  implement(contract.putWork, (sent) => keep(sent, saveWork)),
  implement(contract.putGoals, (sent) => keep(sent, saveGoals)),
  implement(contract.putIntroduction, (sent) => keep(sent, saveIntroduction)),
  implement(contract.putVisibility, (sent) => keep(sent, saveVisibility)),
])
