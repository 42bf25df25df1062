/** The shop's data in a feed before its first offer. */
import type { FeedEntry } from './feed.ts'
import { httpsAddress } from './pictures.ts'
import { currencyCode } from './price.ts'
import { UnusableInput } from './unusable-input.ts'

const ROOT = 'yml_catalog'

export interface FeedHead {
  /** The currency whose rate is 1, else the first one; '' when none is named. */
  currency: string
  website: string | null
  /** Whether the root element of a YML feed has been read. */
  begun: boolean
}

export const emptyHead = (): FeedHead => ({ currency: '', website: null, begun: false })

/**
 * Updates the head by an entry that is not an offer.
 * @throws UnusableInput when the file is not a YML feed.
 */
export function readHead(head: FeedHead, entry: FeedEntry): void {
  if (entry.kind === 'root') {
    if (entry.name !== ROOT)
      throw new UnusableInput(`No YML feed: the file begins with <${entry.name}>, not <${ROOT}>.`)
    head.begun = true
  } else if (entry.kind === 'shop' && entry.field === 'url') head.website = httpsAddress(entry.value)
  else if (entry.kind === 'currency' && (head.currency === '' || Number(entry.rate) === 1)) {
    head.currency = currencyCode(entry.id) || head.currency
  }
}

export function demandFeed(head: FeedHead): void {
  if (!head.begun) throw new UnusableInput(`No YML feed: there is no <${ROOT}> in the file.`)
}
