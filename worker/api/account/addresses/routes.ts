import { sql } from 'drizzle-orm'
import { AddressChange, AddressList, AddressResponse, NewAddress } from '../../../../domain/contract/addresses.ts'
import { MAX_ADDRESSES } from '../../../../domain/limits.ts'
import { addresses } from '../../../db/schema.ts'
import { requires } from '../../http/access/requires.ts'
import { signedIn } from '../../http/access/viewer.ts'
import { type NamedTextResource, namedTexts, ownText } from '../../http/named-texts.ts'
import { describeRepeatable } from '../../http/openapi.ts'
import { commitWithoutBody } from '../../http/writes/commit.ts'

const RESOURCE: NamedTextResource = {
  tag: 'addresses',
  table: addresses,
  owner: addresses.user,
  ownerOf: (c) => signedIn(c).num,
  order: sql`main_at DESC, num`,
  most: MAX_ADDRESSES,
  failures: { unknown: 'address.unknown', tooMany: 'addresses.too-many' },
  rights: { read: 'account.read', edit: 'account.edit' },
  schemas: { list: AddressList, one: AddressResponse, added: NewAddress, change: AddressChange },
  summaries: {
    list: 'Places that one has goods delivered to; forms are filled in with the first',
    add: 'Saves an address',
    change: 'Changes an address',
    remove: 'Deletes an address',
  },
}

/** /api/profile/addresses (docs/behaviour.md, "Saved addresses") */
export const ownAddresses = namedTexts(RESOURCE).put(
  '/:id/main',
  describeRepeatable(
    'addresses',
    'Puts an address first: forms are filled in with it',
    { 204: null },
    { 404: 'No such id' },
  ),
  requires('account.edit'),
  async (c) => {
    const { num } = await ownText(c, RESOURCE)
    return commitWithoutBody(c, [sql`UPDATE addresses SET main_at = ${Date.now()} WHERE num = ${num}`])
  },
)
