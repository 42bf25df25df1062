import { ID_PATTERN } from '../../../domain/ids.ts'

const ID = new RegExp(`(?<![0-9a-z])${ID_PATTERN}(?![0-9a-z])`)

/** @returns the id in what was typed: an id, or an address that has one; null for anything else */
export const idIn = (typed: string | undefined): string | null => ID.exec(typed ?? '')?.[0] ?? null
