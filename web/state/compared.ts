import { MAX_COMPARED } from '../../domain/compared.ts'
import { readStoredList } from './stored-list.ts'

export const COMPARED_KEY = 'compare'

/** Id of the form of the tray, to which every tick on a page belongs (components/compare-tray.tsx). */
export const COMPARE_FORM = 'compare'

/** A product chosen for the comparison: its entry in the address (domain/compared.ts), and its name. */
export interface ComparedChoice {
  entry: string
  name: string
}

/** The products chosen on this device, in the order of choosing. Stored as texts: the entry, a space, the name. */
export const readChosen = (storage: Storage): ComparedChoice[] =>
  readStoredList(storage, COMPARED_KEY)
    .slice(0, MAX_COMPARED)
    .map((text) => {
      const [entry = '', ...name] = text.split(' ')
      return { entry, name: name.join(' ') }
    })

export const storeChosen = (storage: Storage, chosen: ComparedChoice[]): void =>
  storage.setItem(COMPARED_KEY, JSON.stringify(chosen.map(({ entry, name }) => `${entry} ${name}`)))

/** @returns the products with this one added or, where it is among them, removed; unchanged where no more fit */
export function toggled(chosen: ComparedChoice[], { entry, name }: ComparedChoice): ComparedChoice[] {
  if (chosen.some((one) => one.entry === entry)) return chosen.filter((one) => one.entry !== entry)
  return chosen.length < MAX_COMPARED ? [...chosen, { entry, name }] : chosen
}
