/** The suppliers that were sent a request from a list, in its address: `asked=ID,ID` (docs/behaviour.md, "More suppliers than a request takes"). */
import { ID_PATTERN } from '../ids.ts'

/** Ten requests to twenty suppliers each: an address of this length is accepted everywhere. */
const MOST = 200
const ID = new RegExp(`^${ID_PATTERN}$`)

/** @returns the ids; anything else is left out, since it would exclude no supplier anyway */
export const parseAsked = (text = ''): string[] =>
  [...new Set(text.split(','))].filter((one) => ID.test(one)).slice(-MOST)

/** @returns the key of the address with further suppliers */
export const withAsked = (text: string | undefined, ids: string[]): string => parseAsked([text, ...ids].join()).join()
