import { idFrom } from '../../worker/db/id.ts'
import { OPENED } from '../clock.ts'
import type { ServiceSpec } from '../companies/model.ts'

/** The kinds of services as rows, in the order of the seed. */
export function planServices(specs: ServiceSpec[]) {
  const nums = new Map(specs.map(({ key }, at) => [key, at + 1]))
  return {
    numOf: (key: string): number | undefined => nums.get(key),
    nameOf: new Map(specs.map(({ key, name }) => [key, name])),
    rows: specs.map(({ key, parent, name, about }, at) => ({
      num: at + 1,
      id: idFrom(OPENED, at + 1),
      slug: key,
      parent: parent === undefined ? null : nums.get(parent),
      position: at,
      names: name,
      about,
    })),
  }
}
