/** Summarises a file's own categories: how many goods each has, and the names, codes and parameters by which ours can be suggested. */
import { getOrCreate } from '../../domain/get-or-create.ts'
import { oneLine } from '../db/import/clean.ts'
import { type FeedOffer, fieldOf } from '../db/import/feed.ts'
import { offerName } from '../db/import/offer-name.ts'

/** Limits on the categories that are listed, and on what is noted of each. */
const MAX_CATEGORIES = 4_800
const MAX_NAMES = 3
const MAX_CODES = 5
const MAX_PARAMETERS = 20
const MAX_NAME_LENGTH = 100

export interface UsedCategory {
  /** Id of the category in the file. */
  id: string
  goods: number
  /** Names of its first goods. */
  names: string[]
  /** Customs codes with the number of goods. */
  codes: [code: string, goods: number][]
  /** Names of parameters. */
  parameters: string[]
}

interface Counted {
  goods: number
  names: string[]
  codes: Map<string, number>
  parameters: Set<string>
}

/** Counts the goods of each category of a file that is being read. */
export function categoryCounter() {
  const byId = new Map<string, Counted>()

  function take(offer: FeedOffer): void {
    const id = offer.fields
      .get('categoryid')
      ?.find((one) => one.trim() !== '')
      ?.trim()
    if (id === undefined || offer.broken !== null) return
    if (!byId.has(id) && byId.size >= MAX_CATEGORIES) return
    const counted = getOrCreate(byId, id, () => ({
      goods: 0,
      names: [],
      codes: new Map(),
      parameters: new Set<string>(),
    }))
    counted.goods += 1
    const { names, codes, parameters } = counted
    if (names.length < MAX_NAMES)
      names.push(...[offerName(offer)?.name.slice(0, MAX_NAME_LENGTH).toWellFormed() ?? []].flat())
    const code = oneLine(fieldOf(offer, 'tnved') || fieldOf(offer, 'tn-ved-codes')).replace(/\s/g, '')
    if (/^\d{6,10}$/.test(code) && (codes.has(code) || codes.size < MAX_CODES))
      codes.set(code, (codes.get(code) ?? 0) + 1)
    for (const { name } of offer.params) {
      if (parameters.size >= MAX_PARAMETERS) break
      parameters.add(oneLine(name).slice(0, MAX_NAME_LENGTH))
    }
  }

  return {
    take,
    /** The categories, those with most goods first. */
    used: (): UsedCategory[] =>
      [...byId]
        .map(([id, { goods, names, codes, parameters }]) => ({
          id,
          goods,
          names,
          codes: [...codes].sort(([, one], [, other]) => other - one),
          parameters: [...parameters],
        }))
        .sort((one, other) => other.goods - one.goods),
  }
}
