import * as contract from "@shirube/contract/profile"
import { advance } from "#api/features/signup/service"
import { ok, slice } from "#api/platform/slice"
import { presentProfile, presentShown } from "./present.ts"
import {
  profileOf,
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

export const routes = slice(({ implement }) => [
  implement(contract.getProfile, async ({ tx, user, now }) =>
    ok(presentProfile(await profileOf(tx, user.id), user.name, now)),
  ),
  implement(contract.previewProfile, async ({ tx, user }) =>
    ok(presentShown(await profileOf(tx, user.id), user)),
  ),
  implement(contract.putNames, async ({ tx, user, body, visit }) =>
    ok(
      presentProfile(
        await advance(tx, user, () => saveNames(tx, user.id, body, visit)),
        body.display_name,
        visit.now,
      ),
    ),
  ),
  implement(contract.putBackground, async ({ tx, user, body, visit }) =>
    ok(
      presentProfile(
        await advance(tx, user, () => saveBackground(tx, user.id, body, visit)),
        user.name,
        visit.now,
      ),
    ),
  ),
  implement(contract.putRegion, async ({ tx, user, body, visit }) =>
    ok(
      presentProfile(
        await advance(tx, user, () => saveRegion(tx, user.id, body, visit)),
        user.name,
        visit.now,
      ),
    ),
  ),
  implement(contract.putUniversity, async ({ tx, user, body, visit }) =>
    ok(
      presentProfile(
        await advance(tx, user, () => saveUniversity(tx, user.id, body, visit)),
        user.name,
        visit.now,
      ),
    ),
  ),
  implement(contract.putSchool, async ({ tx, user, body, visit }) =>
    ok(
      presentProfile(
        await advance(tx, user, () => saveSchool(tx, user.id, body, visit)),
        user.name,
        visit.now,
      ),
    ),
  ),
  implement(contract.putStudy, async ({ tx, user, body, visit }) =>
    ok(
      presentProfile(
        await advance(tx, user, () => saveStudy(tx, user.id, body, visit)),
        user.name,
        visit.now,
      ),
    ),
  ),
  implement(contract.putIndustries, async ({ tx, user, body, visit }) =>
    ok(
      presentProfile(
        await advance(tx, user, () => saveIndustries(tx, user.id, body, visit)),
        user.name,
        visit.now,
      ),
    ),
  ),
  implement(contract.putWork, async ({ tx, user, body, visit }) =>
    ok(
      presentProfile(await advance(tx, user, () => saveWork(tx, user.id, body, visit)), user.name, visit.now),
    ),
  ),
  implement(contract.putGoals, async ({ tx, user, body, visit }) =>
    ok(
      presentProfile(
        await advance(tx, user, () => saveGoals(tx, user.id, body, visit)),
        user.name,
        visit.now,
      ),
    ),
  ),
  implement(contract.putIntroduction, async ({ tx, user, body, visit }) =>
    ok(
      presentProfile(
        await advance(tx, user, () => saveIntroduction(tx, user.id, body, visit)),
        user.name,
        visit.now,
      ),
    ),
  ),
  implement(contract.putVisibility, async ({ tx, user, body, visit }) =>
    ok(
      presentProfile(
        await advance(tx, user, () => saveVisibility(tx, user.id, body, visit)),
        user.name,
        visit.now,
      ),
    ),
  ),
])
