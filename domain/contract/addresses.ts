/** /api/profile/addresses: places that a buyer has goods delivered to (docs/behaviour.md, "Saved addresses"). */
import * as v from 'valibot'
import { NamedText } from './named-texts.ts'
import { Line, OptionalLine } from './text-input.ts'
import { STORED } from './values.ts'

/** UTF-16 units of a place that a request names. */
export const MAX_PLACE_LENGTH = 200
/** Of the name that its owner gives an address. */
const MAX_NAME_LENGTH = 60

const EXAMPLE = { name: 'Warehouse', text: '12 Mashinistov St, Yekaterinburg, Russia' }

const Name = v.pipe(OptionalLine(MAX_NAME_LENGTH), v.description('May be empty: the address is then shown alone'))

export const NewAddress = v.pipe(
  v.object({ name: v.optional(Name, ''), text: Line(MAX_PLACE_LENGTH) }),
  v.examples([EXAMPLE]),
)
export const AddressChange = v.pipe(
  v.object({ name: v.optional(Name), text: v.optional(Line(MAX_PLACE_LENGTH)) }),
  v.examples([EXAMPLE]),
)

export const AddressResponse = v.pipe(v.object({ data: NamedText }), v.examples([{ data: { ...STORED, ...EXAMPLE } }]))
export const AddressList = v.pipe(
  v.object({ data: v.array(NamedText) }),
  v.examples([{ data: [{ ...STORED, ...EXAMPLE }] }]),
)
