/** What a file says about its supplier and about all of its prices, before or after its offers. */
import type { FeedEntry } from './feed.ts'
import { httpsAddress } from './pictures.ts'
import { currencyCode } from './price.ts'

export interface FeedHead {
  /** The currency whose rate is 1, else the first one; '' when none is named. */
  currency: string
  website: string | null
}

export const emptyHead = (): FeedHead => ({ currency: '', website: null })

/** Updates the head with an entry that is not an offer. */
export function updateHead(head: FeedHead, entry: FeedEntry): void {
  if (entry.kind === 'shop' && entry.field === 'url') head.website = httpsAddress(entry.value)
  else if (entry.kind === 'currency' && (head.currency === '' || Number(entry.rate) === 1)) {
    head.currency = currencyCode(entry.id) || head.currency
  }
}
