import type { CommentedNoun } from "@shirube/vocabulary/community/forum/choices"
import type { Db } from "#api/kernel/db/client"
import { findFacts } from "#api/kernel/features/personal-facts"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor } from "#api/kernel/security/session"
import { type PictureAt, previewedPictures } from "../pictures/service.ts"
import { mineFact } from "../subjects/service.ts"

const MINE = { mine: mineFact }

interface Post {
  readonly noun: CommentedNoun
  readonly id: string
}

/** Includes the pictures of a post only if the member may edit or translate it. */
export async function picturesFor(
  { autocommit: tx }: Db,
  deps: Pick<Platform, "vault" | "filePurposes">,
  { user, text, post, now }: { user: Actor; text: string; post: Post | undefined; now: Date },
): Promise<PictureAt> {
  const mine = post && (await findFacts(tx, user, [post], MINE)).mine(post)
  const mayWrite = mine !== undefined && (mine.may_edit || mine.may_translate)
  return previewedPictures(tx, deps, { writer: user, text, post: mayWrite ? post : undefined, now })
}
