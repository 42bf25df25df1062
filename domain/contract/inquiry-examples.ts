/** What the examples of inquiries in the API's document have in common. */
import { NO_WISHES } from './wishes.ts'

export const CONTACT = { name: 'Li Wei', organization: 'Shenyang Valves', email: 'li.wei@valves.example' }

export const RECEIPT = '4f9a1c0be2d34417a6c5e8f70b123d96'

export const ITEM = {
  name: { text: 'Flanged ball valve DN 50 PN 16', lang: 'en' as const },
  sku: 'BV-F-50-16-L',
  options: [],
  unit: 'piece' as const,
  price: {
    amount: 110_000,
    currency: 'RUB' as const,
    vat: { included: false, rate: 22 },
    total: 11_000_000,
  },
}
/** An inquiry about one product, without wishes. */
export const NOTHING_MORE = { wishes: NO_WISHES, lines: [], lineCount: 0, files: [] }
