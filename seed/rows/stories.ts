import { idFrom } from '../../worker/db/id.ts'
import type { Leaf } from '../catalogue/model.ts'
import { chance } from '../chance.ts'
import { OPENED } from '../clock.ts'
import type { Drawings } from '../pictures.ts'
import type { StorySpec, TagSpec } from '../stories/model.ts'

/** @param leaves catalogue leaves by key; a story's cover is the drawing of one of the leaf's products. */
export function planStories(specs: StorySpec[], tags: TagSpec[], leaves: Map<string, Leaf>, drawings: Drawings) {
  const tagNums = new Map(tags.map(({ key }, at) => [key, at + 1]))
  const cover = (spec: StorySpec): string | null => {
    const leaf = leaves.get(spec.cover)
    return leaf ? drawings.of(leaf, Math.floor(chance(`${spec.key}:cover`) * leaf.products.length)) : null
  }
  return {
    tagRows: tags.map(({ key, name }, at) => ({ num: at + 1, id: idFrom(OPENED, at + 1), slug: key, names: name })),
    rows: specs.map((spec, at) => {
      const publishedAt = Date.parse(spec.publishedAt)
      return {
        num: at + 1,
        id: idFrom(publishedAt, at + 1),
        slug: spec.key,
        titles: spec.title,
        leads: spec.lead,
        bodies: spec.body,
        cover: cover(spec),
        publishedAt,
      }
    }),
    /** [tag, story] */
    tags: specs.flatMap(({ tags }, at) =>
      tags.flatMap((key) => {
        const tag = tagNums.get(key)
        return tag === undefined ? [] : [[tag, at + 1]]
      }),
    ),
    tagNames: new Map(tags.map(({ key, name }) => [key, name])),
  }
}
