/** What goods and offers of CommerceML refer to: types of prices, and properties with their values. */
import { getOrCreate } from '../../domain/get-or-create.ts'
import { type CmlRecord, childText } from './records.ts'

interface PriceType {
  name: string
  currency: string
  /** Whether its prices include the tax; null where it does not say. */
  vatIncluded: boolean | null
}

export interface References {
  priceTypes: Map<string, PriceType>
  /** Names of properties by id; likewise `values` has the texts of their values. */
  properties: Map<string, string>
  values: Map<string, string>
}

export const emptyReferences = (): References => ({ priceTypes: new Map(), properties: new Map(), values: new Map() })

/** Limit on the values and properties of a file, which are in memory while it is read. */
const MAX_REFERENCES = 200_000

function noteText(texts: Map<string, string>, id: string, text: string): void {
  if (id !== '' && texts.size < MAX_REFERENCES) getOrCreate(texts, id, () => text)
}

/** Adds a record that others refer to. */
export function noteReference({ priceTypes, properties, values }: References, { kind, node }: CmlRecord): void {
  const id = childText(node, 'ид')
  if (kind === 'property') noteText(properties, id, childText(node, 'наименование'))
  else if (kind === 'value') noteText(values, childText(node, 'идзначения') || id, childText(node, 'значение'))
  else if (kind === 'priceType' && priceTypes.size < MAX_REFERENCES) {
    const taxes = node.children.filter(({ name }) => name === 'налог')
    const included = taxes.map((tax) => childText(tax, 'учтеновсумме')).find((text) => text !== '')
    priceTypes.set(id, {
      name: childText(node, 'наименование'),
      currency: childText(node, 'валюта'),
      vatIncluded: included === undefined ? null : included === 'true',
    })
  }
}
